import Glibc
import KeisenPrimitives

/// A growing sequence of positions in points, as floats relative to the picture's top left corner.
///
/// Its memory is checked when taken, since its size is decided by a caller's data. It is filled by
/// one owner, then only read.
public final class VertexBuffer: @unchecked Sendable {
  /// Number of vertices.
  public private(set) var count = 0
  private var capacity = 0
  private var storage: UnsafeMutablePointer<SIMD2<Float>>?

  /// Makes an empty sequence.
  public init() {}

  deinit {
    free(storage)
  }

  /// The vertices.
  ///
  /// They live as long as the buffer does.
  public var vertices: UnsafeBufferPointer<SIMD2<Float>> {
    UnsafeBufferPointer(start: storage, count: count)
  }

  /// Makes room for `additional` more vertices and returns where they go; `commit` makes them count.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func reserve(
    _ additional: Int
  ) throws(KeisenError) -> UnsafeMutablePointer<SIMD2<Float>> {
    let needed = count + additional
    if needed > capacity || storage == nil {
      let wanted = max(64, max(needed, capacity + capacity / 2))
      let bytes = wanted * MemoryLayout<SIMD2<Float>>.stride
      guard let grown = realloc(storage, bytes) else { throw .outOfMemory(bytes, for: "vertices") }
      storage = grown.assumingMemoryBound(to: SIMD2<Float>.self)
      capacity = wanted
    }
    guard let storage else { throw .internal("vertices without memory") }
    return storage + count
  }

  /// Counts `additional` vertices that were written after `reserve`.
  package func commit(_ additional: Int) {
    precondition(additional >= 0 && count + additional <= capacity, "vertices not reserved")
    count += additional
  }

  /// Adds one vertex.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  public func append(_ vertex: SIMD2<Float>) throws(KeisenError) {
    try reserve(1).initialize(to: vertex)
    count += 1
  }
}
