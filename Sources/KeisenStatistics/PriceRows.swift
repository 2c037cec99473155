import KeisenPrimitives

/// Columns of prices, for use within a closure that has them.
///
/// For a series of single trades all four are the same column.
package struct PriceRows {
  /// The first price of each row's span of time.
  package let open: UnsafeBufferPointer<Double>
  /// The greatest one.
  package let high: UnsafeBufferPointer<Double>
  /// The least one.
  package let low: UnsafeBufferPointer<Double>
  /// The last one.
  package let close: UnsafeBufferPointer<Double>
  /// How much was traded; nil where it is not known.
  package let volume: UnsafeBufferPointer<Double>?

  /// Puts columns together.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when they are not equally long.
  package init(
    open: UnsafeBufferPointer<Double>,
    high: UnsafeBufferPointer<Double>,
    low: UnsafeBufferPointer<Double>,
    close: UnsafeBufferPointer<Double>,
    volume: UnsafeBufferPointer<Double>? = nil
  ) throws(KeisenError) {
    for other in [high, low, close, volume ?? open] where other.count != open.count {
      throw .invalidArgument(
        "columns of prices must be equally long, got \(open.count) and \(other.count) rows"
      )
    }
    (self.open, self.high, self.low, self.close) = (open, high, low, close)
    self.volume = volume
  }
}
