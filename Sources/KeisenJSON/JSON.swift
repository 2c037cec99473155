/// A value of JSON (RFC 8259).
package enum JSON: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without a fraction and an exponent.
  case integer(Int64)
  /// A finite number.
  case number(Double)
  /// A number that neither 64 bits nor a double can hold, as it is written, or the beginning of a
  /// long one; never written.
  case outOfRange(String)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Names and values, in the order of the text; no name comes twice.
  case object([Member])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: JSON

    /// Makes a member.
    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// Returns the value of a member; nil where there is none, or this is no object.
  package subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The number, however it was written; nil for anything else.
  package var double: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  /// What it is, for messages: `a text`.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .integer, .number, .outOfRange: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
