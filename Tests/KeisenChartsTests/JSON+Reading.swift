import KeisenJSON

extension JSON {
  /// Reads a text.
  init(reading text: String) throws {
    self = try Array(text.utf8).withUnsafeBytes { bytes in try JSON(parsing: bytes) }
  }

  /// The values of a list; none of anything else.
  var values: [JSON] {
    if case .array(let values) = self { values } else { [] }
  }

  /// The text; nil of anything else.
  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }
}
