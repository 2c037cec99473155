extension Preferences {
  /// What a key stands for.
  ///
  /// Literals make values: `3` an integer, `3.0` a double.
  public enum Value: Hashable, Sendable {
    /// An integer of 64 bits.
    case int(Int64)
    /// A finite double.
    case double(Double)
    /// A text without a NUL.
    case string(String)
    /// True or false.
    case bool(Bool)

    /// Which of the four it is.
    public var kind: Kind {
      switch self {
      case .int: .int
      case .double: .double
      case .string: .string
      case .bool: .bool
      }
    }
  }

  /// The kind of a value: four that never mix.
  public enum Kind: Int32, Hashable, Sendable, CaseIterable {
    /// An integer of 64 bits.
    case int = 1
    /// A finite double.
    case double = 2
    /// A text.
    case string = 3
    /// True or false.
    case bool = 4

    /// What messages call it.
    var name: String {
      switch self {
      case .int: "int"
      case .double: "double"
      case .string: "string"
      case .bool: "bool"
      }
    }
  }
}

extension Preferences.Value: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  /// An integer.
  public init(integerLiteral value: Int64) { self = .int(value) }
  /// A double.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
