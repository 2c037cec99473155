/// The index of the first vertex of each run of a polyline, and after the last the vertex count.
///
/// Where a line has millions of runs - gaps, dashes - they are in checked memory, not in an array.
public struct RunStarts: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
  private enum Storage: Sendable {
    case array([Int])
    case buffer(GrowingBuffer<Int>)
  }

  private let storage: Storage

  /// Takes the starts of a few runs.
  public init(_ starts: [Int]) {
    storage = .array(starts)
  }

  /// Takes the starts of any number of runs; nobody writes to them any more.
  public init(_ starts: GrowingBuffer<Int>) {
    storage = .buffer(starts)
  }

  /// Takes the starts of a few runs.
  public init(arrayLiteral elements: Int...) {
    self.init(elements)
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// One more than the number of runs.
  public var endIndex: Int {
    switch storage {
    case .array(let starts): starts.count
    case .buffer(let starts): starts.count
    }
  }

  /// The index of the first vertex of run `index`.
  public subscript(index: Int) -> Int {
    withUnsafeBufferPointer { $0[index] }
  }

  /// Calls `body` with all of them.
  public func withUnsafeBufferPointer<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Int>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch storage {
    case .array(let starts):
      return try starts.withUnsafeBufferPointer(body)
    case .buffer(let starts):
      defer { withExtendedLifetime(starts) {} }
      return try body(starts.elements)
    }
  }
}
