/// One finite value of a column, exact.
public enum ColumnValue: Hashable, Sendable {
  /// Of signed integers and timestamps.
  case integer(Int64)
  /// Of unsigned integers.
  case unsigned(UInt64)
  /// Of floats and doubles.
  case real(Double)

  /// Whether the value is above 0.
  var isPositive: Bool {
    switch self {
    case .integer(let value): value > 0
    case .unsigned(let value): value > 0
    case .real(let value): value > 0
    }
  }

  /// Returns the value in another unit minus `origin`, which is in that unit.
  func relative(to origin: Int64, _ conversion: TimeConversion?) -> Double {
    guard let conversion, case .integer(let value) = self else { return relative(to: origin) }
    return conversion.double(value, minus: origin)
  }

  /// Returns the value minus `origin`.
  ///
  /// Integers are subtracted exactly and rounded once; a real value is subtracted from the double
  /// nearest to `origin`.
  public func relative(to origin: Int64) -> Double {
    switch self {
    case .integer(let value): Differences.double(value, minus: origin)
    case .unsigned(let value): Differences.double(value, minus: origin)
    case .real(let value): value - Double(origin)
    }
  }
}
