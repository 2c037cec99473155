import CJansson
import KeisenPrimitives

extension JSON {
  /// Depth of lists and objects in each other beyond which a text is refused.
  package static let maxLevels = 64

  /// Reads a text that is one object or list, in UTF-8, with or without a byte order mark.
  ///
  /// Numbers become the doubles nearest to them, save integers of 64 bits, which are kept.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsUnusable: Whether numbers that neither 64 bits nor a double can hold, and texts with
  ///     a NUL, are read instead of refused: then whoever asks decides about each value.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the text is anything else, has a
  ///   name twice in an object or with a NUL, or more than `maxLevels` levels.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(
    parsing text: UnsafeRawBufferPointer,
    keepsUnusable: Bool = false
  ) throws(KeisenError) {
    let mark = text.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    let rest = UnsafeRawBufferPointer(rebasing: text[mark...])
    guard !rest.isEmpty else { throw .invalidArgument("not JSON: there is nothing") }
    let parsed: ParsedText
    do throws(ParsedText.Failure) {
      parsed = keepsUnusable ? try .withOutOfRange(rest) : try ParsedText(rest)
    } catch {
      throw .invalidArgument("not JSON: \(error.reason) at byte \(error.position + mark)")
    }
    var reader = Reader(parsed: parsed, keepsNUL: keepsUnusable)
    self = try reader.value(of: parsed.root, level: 0)
  }

  /// Goes through what Jansson has read, in the order of the text.
  private struct Reader {
    let parsed: ParsedText
    let keepsNUL: Bool
    /// Nulls so far.
    var nulls = 0

    mutating func value(
      of node: UnsafeMutablePointer<json_t>,
      level: Int
    ) throws(KeisenError) -> JSON {
      guard level < JSON.maxLevels else {
        throw .invalidArgument("not JSON for us: more than \(JSON.maxLevels) levels")
      }
      switch node.pointee.type {
      case JSON_OBJECT:
        var members: [Member] = []
        members.reserveCapacity(json_object_size(node))
        var next = json_object_iter(node)
        while let iterator = next {
          if let name = json_object_iter_key(iterator),
            let child = json_object_iter_value(iterator)
          {
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
      case JSON_STRING: return .string(try text(of: node))
      case JSON_INTEGER: return .integer(Int64(json_integer_value(node)))
      case JSON_REAL: return .number(json_real_value(node))
      case JSON_TRUE: return .bool(true)
      case JSON_FALSE: return .bool(false)
      default:
        defer { nulls += 1 }
        return parsed.outOfRange[nulls].map { .outOfRange($0) } ?? .null
      }
    }

    private func text(of node: UnsafeMutablePointer<json_t>) throws(KeisenError) -> String {
      let bytes = UnsafeRawBufferPointer(
        start: json_string_value(node),
        count: json_string_length(node)
      )
      guard keepsNUL || !bytes.contains(0) else {
        throw .invalidArgument("not JSON for us: a text with a NUL")
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
