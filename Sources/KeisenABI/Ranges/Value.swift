import CKeisen
import Keisen

extension TimeUnit {
  /// Reads a unit; nil for automatic.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  static func chosen(_ unit: keisen_time_unit) throws(KeisenError) -> TimeUnit? {
    switch unit {
    case KEISEN_TIME_UNIT_AUTOMATIC: nil
    case KEISEN_TIME_UNIT_SECONDS: .seconds
    case KEISEN_TIME_UNIT_MILLISECONDS: .milliseconds
    case KEISEN_TIME_UNIT_MICROSECONDS: .microseconds
    case KEISEN_TIME_UNIT_NANOSECONDS: .nanoseconds
    default: throw KeisenError(.invalidArgument, "time unit \(unit.number) is unknown")
    }
  }

  /// The unit as C has it.
  var c: keisen_time_unit {
    switch self {
    case .seconds: KEISEN_TIME_UNIT_SECONDS
    case .milliseconds: KEISEN_TIME_UNIT_MILLISECONDS
    case .microseconds: KEISEN_TIME_UNIT_MICROSECONDS
    case .nanoseconds: KEISEN_TIME_UNIT_NANOSECONDS
    }
  }
}

extension DataValue {
  /// Reads a value.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the unit is unknown or the offset is
  ///   NaN or infinite.
  init(_ value: keisen_value, _ name: String) throws(KeisenError) {
    guard value.offset.isFinite else {
      throw KeisenError(.invalidArgument, "\(name) must be finite, got \(value.offset)")
    }
    self.init(value.offset, origin: value.origin, unit: try TimeUnit.chosen(value.unit))
  }
}

extension keisen_value {
  /// Tells a value.
  init(_ value: DataValue) {
    let unit = value.unit?.c ?? KEISEN_TIME_UNIT_AUTOMATIC
    self.init(origin: value.origin, offset: value.offset, unit: unit)
  }

  /// Tells the value that stands at a point: its offset is NaN where none does, and where it is
  /// infinite.
  init(atPoint value: DataValue) {
    self.init(value)
    if !offset.isFinite { offset = .nan }
  }
}
