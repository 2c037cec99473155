import CJansson
import Glibc
import KeisenPrimitives

extension JSON {
  /// Returns the value as JSON for people to read and to change: names sorted, two spaces a level,
  /// a line feed at the end.
  ///
  /// Jansson writes it. Numbers have 15 digits, or 16 or 17 where one of them needs as many to be
  /// read as it is; one that is a double has a fraction or an exponent.
  ///
  /// - Returns: The text.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the value is no object or list, a
  ///   number is not finite or out of range, or a text or a name holds a NUL; `.outOfMemory`.
  package func document() throws(KeisenError) -> String {
    switch self {
    case .object, .array: break
    default: throw .invalidArgument("a document must be an object or a list, got \(kind)")
    }
    let root = try node()
    defer { json_decref(root) }
    let digits = max(15, maxDigits)
    // JSON_INDENT and JSON_REAL_PRECISION are macros with arguments.
    let flags = Int(JSON_SORT_KEYS) | 2 | digits << 11
    guard let text = json_dumps(root, flags) else { throw .outOfMemory(0, for: "JSON") }
    defer { free(text) }
    return String(cString: text) + "\n"
  }

  /// The value as Jansson has it; the caller gives the reference back.
  private func node() throws(KeisenError) -> UnsafeMutablePointer<json_t> {
    let node: UnsafeMutablePointer<json_t>?
    switch self {
    case .null: node = json_null()
    case .bool(let value): node = value ? json_true() : json_false()
    case .integer(let value): node = json_integer(json_int_t(value))
    case .number(let value):
      guard value.isFinite else {
        throw .invalidArgument("JSON has finite numbers only, got \(value)")
      }
      node = json_real(value)
    case .outOfRange(let number):
      throw .invalidArgument("JSON of ours has no numbers out of range, got \(number)")
    case .string(let value): node = json_string(try Self.withoutNUL(value))
    case .array(let values):
      node = json_array()
      try Self.fill(node) { (list) throws(KeisenError) in
        for value in values { json_array_append_new(list, try value.node()) }
      }
    case .object(let members):
      node = json_object()
      try Self.fill(node) { (object) throws(KeisenError) in
        for member in members {
          json_object_set_new(object, try Self.withoutNUL(member.name), try member.value.node())
        }
      }
    }
    guard let node else { throw .outOfMemory(0, for: "JSON") }
    return node
  }

  /// Calls `body`, and gives the node back where that fails.
  private static func fill(
    _ node: UnsafeMutablePointer<json_t>?,
    _ body: (UnsafeMutablePointer<json_t>) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    guard let node else { return }
    do throws(KeisenError) {
      try body(node)
    } catch {
      json_decref(node)
      throw error
    }
  }

  private static func withoutNUL(_ text: String) throws(KeisenError) -> String {
    guard !text.utf8.contains(0) else {
      throw .invalidArgument("text must not contain NUL, got \(String(reflecting: text))")
    }
    return text
  }

  /// The most digits that any of the numbers needs to be read as it is.
  private var maxDigits: Int {
    switch self {
    case .number(let value): Self.digits(of: value)
    case .array(let values): values.map(\.maxDigits).max() ?? 0
    case .object(let members): members.map(\.value.maxDigits).max() ?? 0
    default: 0
    }
  }

  /// The fewest digits that give a double again, at most 17: a decimal with as many that is nearest
  /// does.
  private static func digits(of value: Double) -> Int {
    let digits = value.description.prefix { $0 != "e" }.filter(\.isNumber)
    let first = digits.drop { $0 == "0" }
    return first.reversed().drop { $0 == "0" }.count
  }
}
