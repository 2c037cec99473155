import KeisenPrimitives
import KeisenScales

/// Keeps what is in view within a range of data, and its length between two.
///
/// The window is the range in view of the neutral state, before a `UserInteractiveRestriction`.
/// Scales are from window/longest to window/shortest; translations from -(accessible.max -
/// w.max)/window to -(accessible.min - w.min)/window, where w is the window of the scale, about the
/// same middle. A window longer than what is accessible may stand anywhere around it. For scales
/// that are straight in the values; on others give bounds of the state.
public final class RangeStateRestriction: StateRestriction {
  /// The dimension.
  public let dimension: Dimension
  /// The scales that are allowed.
  public let scales: ClosedRange<Double>
  /// The ends of what is accessible from the window's middle, in windows.
  package let accessible: (low: Double, high: Double)

  /// Makes a restriction.
  ///
  /// - Parameters:
  ///   - dimension: The dimension.
  ///   - accessible: The least and the greatest value that may be in view.
  ///   - window: The ends of the range in view of the neutral state.
  ///   - minLength: The length of the shortest range in view, a plain number among instants in the
  ///     unit of the first of them; nil for any.
  ///   - maxLength: That of the longest one; nil for any.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a value is not finite, the
  ///   accessible range is reversed, the window or a length is not positive, the least length is
  ///   above the greatest one, or a length is in a unit of time and no value is.
  public init(
    _ dimension: Dimension,
    accessible: (min: DataValue, max: DataValue),
    window: (min: DataValue, max: DataValue),
    minLength: DataValue? = nil,
    maxLength: DataValue? = nil
  ) throws(KeisenError) {
    let units = [accessible.min, accessible.max, window.min, window.max].compactMap(\.unit)
    let scale = units.first.map { Scale.time(TimeScale(unit: $0)) } ?? .linear
    let place = try ProjectionRange(origin: window.min.origin, min: 0, max: 1, scale: scale)
    func length(_ first: DataValue, _ last: DataValue, _ name: String) throws(KeisenError) -> Double
    {
      let length = place.relative(last) - place.relative(first)
      try requireFinite(length, name)
      return length
    }
    let whole = try length(window.min, window.max, "length of the window")
    let low = try length(window.min, accessible.min, "least accessible value")
    let high = try length(window.min, accessible.max, "greatest accessible value")
    guard whole > 0 else {
      throw .invalidArgument("length of the window must be positive, got \(whole)")
    }
    guard low <= high else {
      throw .invalidArgument("accessible range must be ordered, got a length of \(high - low)")
    }
    let steps = try ProjectionRange(min: 0, max: 1, scale: scale)
    func scaleFor(_ length: DataValue?, _ name: String, or other: Double) throws(KeisenError)
      -> Double
    {
      guard let length else { return other }
      if let unit = length.unit, units.isEmpty {
        let number = ProjectionRange.sum(length.offset, Int128(length.origin))
        throw .invalidArgument("\(name) of \(number) \(unit) needs a window of instants")
      }
      let steps = steps.relative(length)
      guard steps.isFinite, steps > 0 else {
        throw .invalidArgument("\(name) must be finite and positive, got \(steps)")
      }
      return whole / steps
    }
    let minimum = try scaleFor(maxLength, "greatest length", or: 0)
    let maximum = try scaleFor(minLength, "least length", or: .infinity)
    guard minimum <= maximum else {
      throw .invalidArgument(
        "least length must not be above the greatest one, \(whole / minimum), got \(whole / maximum)"
      )
    }
    self.dimension = dimension
    self.accessible = (low / whole - 0.5, high / whole - 0.5)
    scales = minimum...maximum
  }

  /// Those that are allowed, or any scale along the other dimension.
  public func scales(along dimension: Dimension) -> ClosedRange<Double> {
    dimension == self.dimension ? scales : .all
  }

  /// Those that are allowed, or any translation along the other dimension.
  public func translations(along dimension: Dimension, at scale: Double) -> ClosedRange<Double> {
    guard dimension == self.dimension else { return .all }
    let half = 0.5 / scale
    let (first, last) = (half - accessible.high, -half - accessible.low)
    guard !first.isNaN, !last.isNaN else { return .all }
    return min(first, last)...max(first, last)
  }
}
