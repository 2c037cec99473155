import KeisenPrimitives
import KeisenScales

/// Gives each point of the plot the same length of data, whatever the range, and so may be zoomed.
///
/// A window may be longer than the data; one that would overflow is as long as the range.
public final class ScaledWindowLength: WindowLength {
  /// What a point is worth in the beginning.
  public let initial: DataValue
  /// The least that a point may be worth.
  public let min: DataValue
  /// The most that a point may be worth.
  public let max: DataValue
  private let current: Watched<DataValue>

  /// Makes a length.
  ///
  /// - Parameters:
  ///   - unitsPerPoint: What a point is worth, in values or in a unit of time; it is brought
  ///     between both limits.
  ///   - min: The least that a point may be worth.
  ///   - max: The most; the same as `min` leaves nothing to zoom.
  /// - Throws: `KeisenError` with code `.invalidArgument` when one of them is NaN, infinite or not
  ///   positive, `min` is above `max`, or some are in a unit of time and some are not.
  public init(
    unitsPerPoint: DataValue,
    min: DataValue,
    max: DataValue
  ) throws(KeisenError) {
    try unitsPerPoint.validateLength("units per point", allowsZero: false)
    try min.validateLength("min", allowsZero: false)
    try max.validateLength("max", allowsZero: false)
    try DataValue.requireOrder(min, max, ("min", "max"))
    guard (min.unit == nil) == (max.unit == nil), (min.unit == nil) == (unitsPerPoint.unit == nil)
    else {
      throw .invalidArgument("units per point and their limits must all be times, or none of them")
    }
    self.min = min
    self.max = max
    initial = Self.clamped(unitsPerPoint, min, max)
    current = Watched(initial)
  }

  /// When it was zoomed last.
  public var latestChange: Change { current.latestChange }

  /// What a point is worth now.
  public var unitsPerPoint: DataValue { current.withLock { $0 } }

  /// Makes data longer on the screen by a factor, as far as the limits allow.
  ///
  /// - Parameter factor: What lengths on the screen are multiplied by; above 1 shows less data.
  /// - Returns: Whether anything changed.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the factor is NaN, infinite or not
  ///   positive.
  @discardableResult
  public func zoom(by factor: Double) throws(KeisenError) -> Bool {
    try DataValue(factor).validateLength("factor", allowsZero: false)
    return current.change { current in
      let before = current
      let number = ProjectionRange.sum(current.offset, Int128(current.origin)) / factor
      if number.isFinite, number > 0 {
        current = Self.clamped(DataValue(number, unit: current.unit), min, max)
      } else {
        current = number > 0 ? max : min
      }
      return current != before
    }
  }

  /// Goes back to the beginning.
  ///
  /// - Returns: Whether anything changed.
  @discardableResult
  public func reset() -> Bool {
    current.change { current in
      defer { current = initial }
      return current != initial
    }
  }

  /// Returns the length, in values.
  ///
  /// - Throws: As `RangeContext.length`.
  public func length(
    viewport: Double,
    range: ProposedRange,
    in context: RangeContext
  ) throws(KeisenError) -> Double {
    let length = viewport * (try context.length(unitsPerPoint))
    return length.isFinite ? length : range.length
  }

  private static func clamped(_ value: DataValue, _ min: DataValue, _ max: DataValue) -> DataValue {
    if value.isLess(than: min) == true { return min }
    return max.isLess(than: value) == true ? max : value
  }
}
