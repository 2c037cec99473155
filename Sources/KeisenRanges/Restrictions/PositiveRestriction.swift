import KeisenPrimitives

/// Keeps what is not positive out of the range, for log scales; on any scale.
///
/// A lower end that is not above 0 becomes what of these is first below the upper end: `min`, the
/// lowest positive value of the data, a tenth of the upper end, or 1 where that is infinite. Where
/// the upper end is not above 0 either, the range goes from `min`, or 1, to ten times this. An
/// empty range stays empty; an upper end that is infinite stays.
public final class PositiveRestriction: Restriction {
  /// What a lower end becomes that is not positive; nil leaves it to the data.
  public let min: DataValue?

  /// Makes a restriction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the value is NaN, infinite or not
  ///   positive.
  public init(min: DataValue? = nil) throws(KeisenError) {
    try min?.validateLength("min", allowsZero: false)
    self.min = min
  }

  /// As C calls it.
  public static var typeName: String { "positive" }

  /// Rewrites a range, as the type says.
  public func restrict(_ range: inout ProposedRange, in context: RangeContext) throws {
    guard !range.isEmpty, context.absolute(range.min) <= 0 else { return }
    func allows(_ low: Double) -> Bool {
      low < range.max && context.absolute(low) > 0 && low.isFinite
    }
    let given = min.map(context.relative).flatMap { $0.isFinite ? $0 : nil }
    let top = context.absolute(range.max)
    let tenth = context.relative(absolute: top == .infinity ? 1 : Swift.max(top, 0) / 10)
    if let given, allows(given) {
      range.min = given
    } else if case let low = try context.positiveSource().min, allows(low) {
      range.min = low
    } else if allows(tenth) {
      range.min = tenth
    } else {
      let lowest = given.map(context.absolute) ?? 1
      range = .decade(from: lowest > 0 ? lowest : 1, origin: context.origin)
    }
  }
}
