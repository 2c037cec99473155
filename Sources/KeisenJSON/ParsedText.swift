import CJansson

/// A text as Jansson has read it.
final class ParsedText {
  /// Why a text is none.
  struct Failure: Error {
    /// What is wrong, in Jansson's words.
    var reason: String
    /// Where, in bytes from the beginning.
    var position: Int
    /// Whether it is a number that neither 64 bits nor a double can hold.
    var isOutOfRange: Bool
  }

  /// The outermost value, which lives as long as this does.
  let root: UnsafeMutablePointer<json_t>
  /// Numbers that are out of range, as they are written, by the place that a null has for each
  /// among all nulls.
  let outOfRange: [Int: String]

  /// Reads a text in UTF-8, whose strings may hold NUL.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - flags: What else is allowed or refused, of Jansson's `JSON_...`.
  ///   - outOfRange: The numbers that nulls stand for.
  /// - Throws: Where the text is none, or has a number that is out of range.
  init(
    _ text: UnsafeRawBufferPointer,
    flags: Int32 = JSON_REJECT_DUPLICATES,
    outOfRange: [Int: String] = [:]
  ) throws(Failure) {
    var error = json_error_t()
    let start = text.baseAddress?.assumingMemoryBound(to: CChar.self)
    let flags = Int(flags | JSON_ALLOW_NUL)
    guard let start, let root = json_loadb(start, text.count, flags, &error) else {
      let reason = withUnsafeBytes(of: error.text) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw Failure(
        reason: reason,
        position: Int(error.position),
        isOutOfRange: json_error_code(&error) == json_error_numeric_overflow
      )
    }
    self.root = root
    self.outOfRange = outOfRange
  }

  deinit {
    json_decref(root)
  }

  /// Reads a text as `init`, with numbers that are out of range.
  ///
  /// - Throws: As `init`.
  static func withOutOfRange(_ text: UnsafeRawBufferPointer) throws(Failure) -> ParsedText {
    do throws(Failure) {
      return try ParsedText(text)
    } catch {
      guard error.isOutOfRange else { throw error }
    }
    let found = OutOfRangeNumbers(in: text)
    let parsed = found.text.withUnsafeBytes { bytes in
      Result { () throws(Failure) in try ParsedText(bytes, outOfRange: found.numbers) }
    }
    return try parsed.get()
  }
}
