import KeisenPrimitives

/// Keeps what is not positive out of the range, for log scales; on any scale.
///
/// A lower end that is not above 0 becomes `least`, else the least positive value of the data, else a tenth of the upper end.
/// Where the upper end is not above 0 either, or is below all that, the range becomes `least`, or 1, and ten times this. An
/// empty range stays empty; an upper end that is infinite stays.
public final class PositiveRestriction: Restriction {
  /// What a lower end becomes that is not positive; nil leaves it to the data.
  public let least: DataValue?

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the value is NaN, infinite or not positive.
  public init(least: DataValue? = nil) throws(KeisenError) {
    try least?.validateLength("least", allowsZero: false)
    self.least = least
  }

  public var name: String { "Positive" }

  public func restrict(_ range: inout ProposedRange, in context: RangeContext) throws {
    guard !range.isEmpty, context.absolute(range.min) <= 0 else { return }
    let given = least.map(context.relative)
    if context.absolute(range.max) > 0 {
      let tenth = range.max == .infinity ? 1 : context.absolute(range.max) / 10
      let data = try given == nil ? context.positiveSource().min : .infinity
      for low in [given ?? data, context.relative(absolute: tenth)] {
        guard low < range.max, context.absolute(low) > 0 else { continue }
        range.min = low
        return
      }
    }
    let least = given.map(context.absolute) ?? 1
    range = ProposedRange(
      min: context.relative(absolute: least),
      max: context.relative(absolute: 10 * least)
    )
  }
}
