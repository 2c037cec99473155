import KeisenData
import KeisenPrimitives

/// Rows in memory that are handed out as those of a file are, and counted.
public final class MemorySource<Value: BitwiseCopyable & Comparable & Sendable>: RowSource {
  /// What was asked so far, and what is answered.
  public struct State: Sendable {
    /// How often rows were read.
    public var reads = 0
    /// How many rows were read.
    public var rows = 0
    /// How often bounds of blocks were told.
    public var summaries = 0
    /// Thrown where a row is read from there on.
    public var firstMissing = Int.max
  }

  private let values: [Value]
  private let nothing: (low: Value, high: Value)
  private let isValue: @Sendable (Value) -> Bool
  private let tellsBounds: Bool
  private let content = Locked(State())

  /// Hands out values.
  ///
  /// - Parameters:
  ///   - values: The rows.
  ///   - nothing: The bounds of no row.
  ///   - tellsBounds: Whether it tells bounds of blocks, too.
  ///   - isValue: Whether a row is no gap.
  public init(
    _ values: [Value],
    nothing: (low: Value, high: Value),
    tellsBounds: Bool = false,
    isValue: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) {
    (self.values, self.nothing, self.tellsBounds) = (values, nothing, tellsBounds)
    self.isValue = isValue
  }

  /// What was asked so far; what is set is what is answered from then on.
  public var state: State {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }

  /// Hands out rows.
  public func read(_ rows: Range<Int>, into target: UnsafeMutableRawPointer) throws(KeisenError) {
    let missing = content.withLock { state in
      state.reads += 1
      state.rows += rows.count
      return state.firstMissing
    }
    guard rows.upperBound <= missing else {
      throw KeisenError(.io, "rows from \(missing) on are gone", systemError: 5)
    }
    let target = target.assumingMemoryBound(to: Value.self)
    for row in rows { target[row - rows.lowerBound] = values[row] }
  }

  /// Tells bounds of blocks, the slow way.
  public func summarize(
    _ blocks: RowBlocks,
    into bounds: BlockBounds
  ) throws(KeisenError) -> Bool {
    guard tellsBounds else { return false }
    content.withLock { $0.summaries += 1 }
    let lows = bounds.lows.assumingMemoryBound(to: Value.self)
    let highs = bounds.highs.assumingMemoryBound(to: Value.self)
    for (slot, block) in blocks.numbers.enumerated() {
      let end = min(values.count, (block + 1) * blocks.rowsPerBlock)
      let rows = values[block * blocks.rowsPerBlock..<end]
      let shown = rows.filter(isValue)
      lows[slot] = shown.min() ?? nothing.low
      highs[slot] = shown.max() ?? nothing.high
      bounds.gaps[slot] = shown.count < rows.count
    }
    return true
  }
}

extension MemorySource where Value: BinaryFloatingPoint {
  /// Hands out numbers.
  public convenience init(_ values: [Value], tellsBounds: Bool = false) {
    let nothing = (low: Value.infinity, high: -Value.infinity)
    self.init(values, nothing: nothing, tellsBounds: tellsBounds) { $0.isFinite }
  }
}
