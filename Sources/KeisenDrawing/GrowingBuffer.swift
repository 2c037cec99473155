import Glibc
import KeisenPrimitives

/// A growing sequence whose memory is checked when taken, since a caller's data decides its size.
///
/// It is filled by one owner, then only read.
public final class GrowingBuffer<Element: BitwiseCopyable>: @unchecked Sendable {
  /// Number of elements.
  @inlinable public var count: Int { length }
  /// Elements for which there is memory.
  package var capacity: Int { room }

  // It has one owner while it grows: Swift's own check of that would take longer than the adding.
  @exclusivity(unchecked) @usableFromInline var length = 0
  @exclusivity(unchecked) @usableFromInline var room = 0
  @exclusivity(unchecked) @usableFromInline var storage: UnsafeMutablePointer<Element>?

  /// Makes an empty sequence.
  public init() {}

  deinit {
    free(storage)
  }

  /// The elements.
  ///
  /// They live as long as the buffer does.
  public var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: storage, count: count)
  }

  /// Makes room for `capacity` elements in all and returns where they begin.
  ///
  /// What was written there stays, counted or not; `commit` makes it count.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func reserve(_ capacity: Int) throws(KeisenError) -> UnsafeMutablePointer<Element> {
    if let storage, capacity <= self.capacity { return storage }
    let wanted = max(64, capacity)
    let (bytes, overflow) = wanted.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    guard !overflow, let grown = realloc(storage, bytes) else {
      throw .outOfMemory(bytes, for: "a drawing")
    }
    let elements = grown.assumingMemoryBound(to: Element.self)
    storage = elements
    room = wanted
    return elements
  }

  /// Counts the first `count` elements, which were written after `reserve`.
  package func commit(_ count: Int) {
    precondition(count >= 0 && count <= capacity, "\(count) elements of \(capacity)")
    length = count
  }

  /// Adds some of the elements to another sequence.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func copy(_ part: Range<Int>, to other: GrowingBuffer) throws(KeisenError) {
    let end = other.count + part.count
    let target = try other.reserve(end)
    let copied = UnsafeBufferPointer(rebasing: elements[part])
    if let source = copied.baseAddress {
      (target + other.count).update(from: source, count: copied.count)
    }
    other.commit(end)
  }

  /// Adds one element.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  @inlinable
  public func append(_ element: Element) throws(KeisenError) {
    if length == room { try grow() }
    storage?[length] = element
    length += 1
  }

  /// Makes room for half as many elements again.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  @usableFromInline
  func grow() throws(KeisenError) {
    _ = try reserve(room + room / 2 + 1)
  }
}

/// Positions in points, as floats relative to the picture's top left corner.
public typealias VertexBuffer = GrowingBuffer<SIMD2<Float>>

extension VertexBuffer {
  /// The vertices.
  ///
  /// They live as long as the buffer does.
  public var vertices: UnsafeBufferPointer<SIMD2<Float>> { elements }
}
