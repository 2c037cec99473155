import KeisenPrimitives

/// A Swift type whose arrays become columns.
///
/// A type of your own may conform where its values are in memory as `elementType` says.
public protocol ColumnElement: BitwiseCopyable, Sendable {
  /// The type of the column.
  static var elementType: ElementType { get }
}

extension ColumnElement {
  /// Returns the type of the column, once values are known to have its size.
  static func checkedElementType() throws(KeisenError) -> ElementType {
    let type = elementType
    guard MemoryLayout<Self>.stride == type.byteCount else {
      throw .invalidArgument(
        "values of \(Self.self) take \(MemoryLayout<Self>.stride) bytes, \(type) \(type.byteCount)"
      )
    }
    return type
  }
}

extension Float: ColumnElement {
  /// `.float32`.
  public static var elementType: ElementType { .float32 }
}

extension Double: ColumnElement {
  /// `.float64`.
  public static var elementType: ElementType { .float64 }
}

extension Int8: ColumnElement {
  /// `.int8`.
  public static var elementType: ElementType { .int8 }
}

extension Int16: ColumnElement {
  /// `.int16`.
  public static var elementType: ElementType { .int16 }
}

extension Int32: ColumnElement {
  /// `.int32`.
  public static var elementType: ElementType { .int32 }
}

extension Int64: ColumnElement {
  /// `.int64`.
  public static var elementType: ElementType { .int64 }
}

extension Int: ColumnElement {
  /// `.int64`.
  public static var elementType: ElementType { .int64 }
}

extension UInt8: ColumnElement {
  /// `.uint8`.
  public static var elementType: ElementType { .uint8 }
}

extension UInt16: ColumnElement {
  /// `.uint16`.
  public static var elementType: ElementType { .uint16 }
}

extension UInt32: ColumnElement {
  /// `.uint32`.
  public static var elementType: ElementType { .uint32 }
}

extension UInt64: ColumnElement {
  /// `.uint64`.
  public static var elementType: ElementType { .uint64 }
}

extension UInt: ColumnElement {
  /// `.uint64`.
  public static var elementType: ElementType { .uint64 }
}
