import KeisenPrimitives
import KeisenScales

/// What stands for a value of a dimension: a number in the units of the projection, or an instant.
///
/// Numbers of different types may be mixed: `Position(x: Timestamp("2012-01-31"), y: 5.5)`.
public protocol DataValueConvertible {
  /// The value, exact; NaN and infinities are refused by whoever takes it.
  var dataValue: DataValue { get }
}

extension DataValue: DataValueConvertible {
  /// Itself.
  public var dataValue: DataValue { self }

  /// Makes an instant; that of `Timestamp.missing` is NaN.
  public init(_ timestamp: Timestamp) {
    if timestamp == .missing {
      self.init(.nan, unit: .nanoseconds)
    } else {
      self.init(0, origin: timestamp.nanoseconds, unit: .nanoseconds)
    }
  }
}

extension Timestamp: DataValueConvertible {
  /// The instant; NaN where it is missing.
  public var dataValue: DataValue { DataValue(self) }
}

extension Double: DataValueConvertible {
  /// The number in the units of the projection.
  public var dataValue: DataValue { DataValue(self) }
}

extension Float: DataValueConvertible {
  /// The number in the units of the projection.
  public var dataValue: DataValue { DataValue(Double(self)) }
}

extension Int: DataValueConvertible {
  /// The number in the units of the projection, exact.
  public var dataValue: DataValue { DataValue(integerLiteral: Int64(self)) }
}

extension Int64: DataValueConvertible {
  /// The number in the units of the projection, exact.
  public var dataValue: DataValue { DataValue(integerLiteral: self) }
}
