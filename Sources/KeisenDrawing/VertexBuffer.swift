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

  /// Makes room for `capacity` vertices in all and returns where they begin.
  ///
  /// What was written there stays, counted or not; `commit` makes it count.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func reserve(_ capacity: Int) throws(KeisenError) -> UnsafeMutablePointer<SIMD2<Float>> {
    if capacity > self.capacity || storage == nil {
      let wanted = max(64, capacity)
      let (bytes, overflow) = wanted.multipliedReportingOverflow(
        by: MemoryLayout<SIMD2<Float>>.stride
      )
      guard !overflow, let grown = realloc(storage, bytes) else {
        throw .outOfMemory(bytes, for: "vertices")
      }
      storage = grown.assumingMemoryBound(to: SIMD2<Float>.self)
      self.capacity = wanted
    }
    guard let storage else { throw .internal("vertices without memory") }
    return storage
  }

  /// Counts the first `count` vertices, which were written after `reserve`.
  package func commit(_ count: Int) {
    precondition(count >= 0 && count <= capacity, "\(count) vertices of \(capacity)")
    self.count = count
  }

  /// Adds one vertex.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  public func append(_ vertex: SIMD2<Float>) throws(KeisenError) {
    let base = try reserve(count < capacity ? capacity : capacity + capacity / 2 + 1)
    base[count] = vertex
    count += 1
  }
}
