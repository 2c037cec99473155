/// How a dimension spreads data values over its length.
///
/// A scale is a plain value without a range: the range (min, max, relative to an origin) belongs to
/// a projection. Every scale knows the same few verbs: `map` (whose result maps and inverts), `ticks`,
/// `minorTicks`, `labels` and `nice`. All are total: reversed, empty and impossible ranges have a
/// defined result.
public enum Scale: Hashable, Sendable {
  /// Equal differences are equal lengths.
  case linear
  /// Equal ratios are equal lengths; values that are not positive have no position.
  ///
  /// The base (finite, above 1) decides where ticks stand, not how values are spread.
  case log(base: Double = 10)
  /// Linear up to ±`threshold` (finite, positive), logarithmic beyond, smooth between: sign(v) log(1 + |v|/threshold).
  case symlog(base: Double = 10, threshold: Double = 1)
  /// sign(v) √|v|.
  case squareRoot
  /// Names at the integers from 0, each in the middle of a band of length 1.
  case category(CategoryScale)
  /// Instants, on the steps of a calendar.
  case time(TimeScale)
}
