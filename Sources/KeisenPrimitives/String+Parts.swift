/// Texts in texts, byte by byte, so that a mark on a character hides none.
///
/// The standard library's `replacing` and `contains` of texts bring its regular expressions with
/// them, which would be a sixteenth of the library.
extension String {
  /// Whether `part` stands somewhere in the text, as an empty one does in any.
  package func has(_ part: String) -> Bool {
    var rest = utf8[...]
    while !rest.starts(with: part.utf8) {
      guard rest.popFirst() != nil else { return false }
    }
    return true
  }

  /// Returns the text with `new` where `old` stands, from the start on; unchanged for an empty one.
  package func substituting(_ old: String, with new: String) -> String {
    guard !old.isEmpty, has(old) else { return self }
    var (rest, bytes) = (utf8[...], [UInt8]())
    while let first = rest.first {
      if rest.starts(with: old.utf8) {
        bytes += new.utf8
        rest = rest.dropFirst(old.utf8.count)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
