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

  /// Makes a range.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a bound is NaN or infinite, or
  ///   `max - min` overflows.
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
    self.origin = origin
    self.min = min
    self.max = max
    self.scale = scale
  }

  private init(unitOn scale: Scale) {
    origin = 0
    min = 0
    max = 1
    self.scale = scale
  }

  /// From 0 to 1.
  static let unit = ProjectionRange(unitOn: .linear)

  /// Returns the map from values relative to the origin to positions between `first` and `last`.
  func map(to first: Double, _ last: Double) -> ScaleMap {
    scale.map(min: min, max: max, to: first, last)
  }

  /// Returns the same range told relative to another origin, rounded to the nearest doubles.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the range overflows there.
  func rebased(to other: Int64) throws(KeisenError) -> ProjectionRange {
    let (difference, overflow) = origin.subtractingReportingOverflow(other)
    let shift = overflow ? Double(origin) - Double(other) : Double(difference)
    return try ProjectionRange(origin: other, min: min + shift, max: max + shift, scale: scale)
  }
}
