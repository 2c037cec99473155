import KeisenPrimitives

/// The type of a column's values in memory, in the byte order of the machine.
public enum ElementType: Hashable, Sendable {
  /// IEEE 754 single precision.
  case float32
  /// IEEE 754 double precision.
  case float64
  /// Signed, 1 byte.
  case int8
  /// Signed, 2 bytes.
  case int16
  /// Signed, 4 bytes.
  case int32
  /// Signed, 8 bytes.
  case int64
  /// Unsigned, 1 byte.
  case uint8
  /// Unsigned, 2 bytes.
  case uint16
  /// Unsigned, 4 bytes.
  case uint32
  /// Unsigned, 8 bytes.
  case uint64
  /// A signed number of units since 1970 in UTC, 8 bytes.
  ///
  /// The least number (numpy's NaT) is a gap.
  case timestamp(TimeUnit)

  /// The unit of timestamps, nil for numbers.
  public var timeUnit: TimeUnit? {
    if case .timestamp(let unit) = self { unit } else { nil }
  }

  /// Whether values are whole numbers that are no times.
  package var isInteger: Bool {
    switch self {
    case .float32, .float64, .timestamp: false
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64: true
    }
  }

  /// Bytes of one value.
  public var byteCount: Int {
    switch self {
    case .int8, .uint8: 1
    case .int16, .uint16: 2
    case .float32, .int32, .uint32: 4
    case .float64, .int64, .uint64, .timestamp: 8
    }
  }
}
