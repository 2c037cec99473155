import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// A projection's range as an axis shows it: in its own values, or in converted ones.
struct ShownRange: Hashable, Sendable {
  let origin: Int64
  let min: Double
  let max: Double
  let scale: Scale
  private let conversion: Axis.Style.Conversion?
  /// What the origin of the projection reads, converted.
  private let zero: Double

  /// Makes the range that an axis shows.
  init(_ range: ProjectionRange, _ conversion: Axis.Style.Conversion?) {
    self.conversion = conversion
    guard let conversion else {
      (origin, min, max, scale) = (range.origin, range.min, range.max, range.scale)
      zero = 0
      return
    }
    zero = Double(range.origin) * conversion.factor + conversion.offset
    origin = 0
    min = zero + range.min * conversion.factor
    max = zero + range.max * conversion.factor
    switch range.scale {
    // Functions of the caller's take the projection's values alone.
    case .category, .time, .custom: scale = .linear
    case .linear, .log, .symlog, .squareRoot: scale = range.scale
    }
  }

  /// Whether there is nothing between its ends.
  var isConstant: Bool { min == max }

  /// Returns the projection's value, relative to its origin, of a shown value.
  func value(of shown: Double) -> Double {
    guard let conversion else { return shown }
    return (shown - zero) / conversion.factor
  }

  /// Returns a shown value, relative to `origin`, as a caller's.
  func dataValue(_ shown: Double) -> DataValue {
    if case .time(let time) = scale { return DataValue(shown, origin: origin, unit: time.unit) }
    return DataValue(shown, origin: origin)
  }
}
