import KeisenPrimitives

/// Values of a number that a caller's rows decide, in memory that was checked when it was taken.
package final class RowBuffer<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  /// Values.
  package let count: Int
  private let memory: AlignedMemory

  /// Takes memory, not set yet; `purpose` names it in the error.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init(count: Int, for purpose: String) throws(KeisenError) {
    let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    guard !isTooLarge, count >= 0 else { throw .outOfMemory(.max, for: purpose) }
    self.count = count
    memory = try AlignedMemory(byteCount: bytes, for: purpose)
    memory.base.bindMemory(to: Element.self, capacity: count)
  }

  /// Takes memory and sets every value.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package convenience init(
    repeating value: Element,
    count: Int,
    for purpose: String
  ) throws(KeisenError) {
    try self.init(count: count, for: purpose)
    mutable.initialize(repeating: value)
  }

  /// All values, valid while the buffer is held.
  var mutable: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(
      start: memory.base.assumingMemoryBound(to: Element.self),
      count: count
    )
  }

  /// All values, valid while the buffer is held.
  var values: UnsafeBufferPointer<Element> { UnsafeBufferPointer(mutable) }

  /// The value at `index`, which is one of `0..<count`.
  package subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count)
    return values[index]
  }

  /// Calls `body` with all values.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package func withValues<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { extendLifetime(self) }
    return try body(values)
  }

  /// Calls `body` with all values, to be set.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package func withMutableValues<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { extendLifetime(self) }
    return try body(mutable)
  }

  /// Calls `body` with the values of several buffers, in their order.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package static func withValues<Result, Failure: Error>(
    of buffers: [RowBuffer],
    _ body: ([UnsafeBufferPointer<Element>]) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { extendLifetime(buffers) }
    return try body(buffers.map(\.values))
  }
}
