import KeisenPrimitives

/// How a dimension spreads data values over its length.
///
/// A scale is a plain value without a range: the range (min, max, relative to an origin) belongs to
/// a projection. Every scale knows the same few verbs: `map` (whose result maps and inverts),
/// `ticks`, `minorTicks`, `labels` and `nice`. All are total: reversed, empty and impossible ranges
/// have a defined result.
public enum Scale: Hashable, Sendable {
  /// Equal differences are equal lengths.
  case linear
  /// Equal ratios are equal lengths; values that are not positive have no position.
  ///
  /// The base (finite, above 1) decides where ticks stand, not how values are spread.
  case log(base: Double = 10)
  /// Linear up to ±`threshold` (finite, positive), logarithmic beyond, smooth between: sign(v)
  /// log(1 + |v|/threshold).
  case symlog(base: Double = 10, threshold: Double = 1)
  /// sign(v) √|v|.
  case squareRoot
  /// Names at the integers from 0, each in the middle of a band of length 1.
  case category(CategoryScale)
  /// Instants, on the steps of a calendar.
  case time(TimeScale)
  /// Functions of the caller's: equal differences of what `forward` returns are equal lengths.
  case custom(CustomScale)
}

extension Scale {
  /// Checks the numbers.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a base is not finite and above 1, a
  ///   threshold is not finite and positive, or the cuts of a time scale leave nothing.
  public func validate() throws(KeisenError) {
    switch self {
    case .log(let base), .symlog(let base, _):
      guard base > 1, base.isFinite else {
        throw .invalidArgument("base must be finite and above 1, got \(base)")
      }
    case .time(let scale): try scale.cuts.validate()
    case .linear, .squareRoot, .category, .custom: break
    }
    if case .symlog(_, let threshold) = self {
      guard threshold > 0, threshold.isFinite else {
        throw .invalidArgument("threshold must be finite and positive, got \(threshold)")
      }
    }
  }

  /// Whether both ends of a finite range have a place on the scale.
  package func shows(origin: Int64, min: Double, max: Double) -> Bool {
    let (first, last) = (Double(origin) + min, Double(origin) + max)
    switch self {
    case .log: return first > 0 && last > 0
    case .custom(let scale): return scale.shows(first) && scale.shows(last)
    case .linear, .symlog, .squareRoot, .category, .time: return true
    }
  }
}
