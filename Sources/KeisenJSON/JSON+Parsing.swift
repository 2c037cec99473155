import CJansson
import KeisenPrimitives

extension JSON {
  /// Depth of lists and objects in each other beyond which a text is refused.
  package static let mostLevels = 64

  /// Reads a text that is one object or list, in UTF-8.
  ///
  /// Numbers become the doubles nearest to them, save integers of 64 bits, which are kept.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the text is anything else, has a number beyond the
  ///   doubles or 64 bits, a name twice in an object, or more than `mostLevels` levels.
  package init(parsing text: UnsafeRawBufferPointer) throws(KeisenError) {
    var error = json_error_t()
    let start = text.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard let start, let root = json_loadb(start, text.count, Self.flags, &error) else {
      throw .invalidArgument("not JSON: \(text.isEmpty ? "there is nothing" : Self.reason(error))")
    }
    defer { json_decref(root) }
    self = try Self.value(of: root, level: 0)
  }

  private static let flags = Int(JSON_REJECT_DUPLICATES)

  /// What is wrong, and where.
  private static func reason(_ error: json_error_t) -> String {
    let text = withUnsafeBytes(of: error.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return "\(text) at byte \(error.position)"
  }

  private static func value(
    of node: UnsafeMutablePointer<json_t>,
    level: Int
  ) throws(KeisenError) -> JSON {
    guard level < mostLevels else {
      throw .invalidArgument("not JSON for us: more than \(mostLevels) levels")
    }
    switch node.pointee.type {
    case JSON_OBJECT:
      var members: [Member] = []
      members.reserveCapacity(json_object_size(node))
      var next = json_object_iter(node)
      while let iterator = next {
        if let name = json_object_iter_key(iterator), let child = json_object_iter_value(iterator) {
          let value = try value(of: child, level: level + 1)
          members.append(Member(String(cString: name), value))
        }
        next = json_object_iter_next(node, iterator)
      }
      return .object(members)
    case JSON_ARRAY:
      var values: [JSON] = []
      values.reserveCapacity(json_array_size(node))
      for index in 0..<json_array_size(node) {
        guard let child = json_array_get(node, index) else { break }
        values.append(try value(of: child, level: level + 1))
      }
      return .array(values)
    case JSON_STRING:
      guard let characters = json_string_value(node) else { return .null }
      return .string(String(cString: characters))
    case JSON_INTEGER: return .integer(Int64(json_integer_value(node)))
    case JSON_REAL: return .number(json_real_value(node))
    case JSON_TRUE: return .bool(true)
    case JSON_FALSE: return .bool(false)
    default: return .null
    }
  }
}
