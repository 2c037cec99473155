import KeisenPrimitives
import KeisenScales

/// What a projection holds at one moment: a range, its origin and its scale.
public struct ProjectionRange: Hashable, Sendable {
  /// Reference value in data units, exact.
  public var origin: Int64
  /// Value at the left or at the bottom, relative to `origin`.
  public var min: Double
  /// Value at the right or at the top, relative to `origin`.
  public var max: Double
  /// How data becomes distance.
  public var scale: Scale
  /// What values, relative to the origin, are spread by instead of the scale, for the length of a
  /// frame.
  package var distribution: Distribution?

  /// Makes a range.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a bound is NaN or infinite, `max -
  ///   min` overflows, or the scale has no place for a bound: a log scale for one that is not
  ///   positive, one of the caller's for one that is not in its domain.
  public init(
    origin: Int64 = 0,
    min: Double,
    max: Double,
    scale: Scale = .linear
  ) throws(KeisenError) {
    guard min.isFinite, max.isFinite else {
      throw .invalidArgument("range must be finite, got (\(min), \(max))")
    }
    guard (max - min).isFinite else {
      throw .invalidArgument("length of the range (\(min), \(max)) overflows")
    }
    guard scale.shows(origin: origin, min: min, max: max) else {
      let place = origin == 0 ? "" : " of \(origin)"
      throw .invalidArgument("range of \(scale.domainRule), got (\(min), \(max))\(place)")
    }
    (self.origin, self.min, self.max, self.scale) = (origin, min, max, scale)
  }

  private init(unitOn scale: Scale) {
    origin = 0
    min = 0
    max = 1
    self.scale = scale
  }

  /// From 0 to 1.
  package static let unit = ProjectionRange(unitOn: .linear)

  /// What a step of one is worth on a time scale, else nil.
  public var timeUnit: TimeUnit? { scale.timeUnit }

  /// Returns the map from values relative to the origin to positions between `first` and `last`.
  package func map(to first: Double, _ last: Double) -> ScaleMap {
    if let distribution {
      let (low, high) = min <= max ? (first, last) : (last, first)
      return .distribution(DistributionMap(distribution, to: low, high))
    }
    return scale.map(origin: origin, min: min, max: max, to: first, last)
  }

  /// Returns what the range shares with the values between two others, in its own direction, or nil
  /// where that is nothing.
  package func part(_ first: Double, _ last: Double) -> ProjectionRange? {
    let (low, high) = first < last ? (first, last) : (last, first)
    guard low <= Swift.max(min, max), high >= Swift.min(min, max) else { return nil }
    var part = self
    part.min = Swift.min(high, Swift.max(low, min))
    part.max = Swift.min(high, Swift.max(low, max))
    return part
  }

  /// Returns the same range told relative to another origin, rounded to the nearest doubles.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the range overflows there.
  package func rebased(to other: Int64) throws(KeisenError) -> ProjectionRange {
    let shift = Int128(origin) - Int128(other)
    return try ProjectionRange(
      origin: other,
      min: Self.sum(min, shift),
      max: Self.sum(max, shift),
      scale: scale
    )
  }

  /// Returns the double nearest to the sum of a finite double and an integer of at most 65 bits.
  ///
  /// The integer is two doubles. Of the errors of the first sum the last bit is made odd where it
  /// is not exact, so that the last rounding is the only one.
  ///
  /// - SeeAlso: S. Boldo, G. Melquiond, “Emulation of FMA and Correctly Rounded Sums: Proved
  ///   Algorithms Using Rounding to Odd”, IEEE Transactions on Computers 57 (4), 2008.
  static func sum(_ value: Double, _ integer: Int128) -> Double {
    // Wide integers become doubles slowly, and most origins are 0.
    if integer == 0 { return value + 0 }
    let high = Double(integer)
    let low = Double(integer - Int128(high))
    let (sum, error) = exactSum(value, high)
    guard sum.isFinite else { return sum }
    var (rest, restError) = exactSum(error, low)
    if restError != 0, rest.significandBitPattern.isMultiple(of: 2) {
      rest = restError > 0 ? rest.nextUp : rest.nextDown
    }
    return sum + rest
  }

  /// Returns the rounded sum of two doubles and what it lacks, exactly: Knuth's TwoSum.
  private static func exactSum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
    let sum = a + b
    let partOfB = sum - a
    return (sum, (a - (sum - partOfB)) + (b - partOfB))
  }
}

extension Scale {
  /// Itself and what its values must be, for messages.
  var domainRule: String {
    guard case .custom(let own) = self else { return "a log scale must be positive" }
    return "the \(own.label) scale must be in (\(own.domain.lowerBound), \(own.domain.upperBound))"
  }
}
