/// Text as XML 1.0 holds it.
enum XMLText {
  /// Returns a text for content and for attributes: signs of XML are escaped, control characters
  /// become spaces, and what XML has no place for becomes U+FFFD.
  static func escaped(_ text: some Sequence<Unicode.Scalar>) -> String {
    var escaped = ""
    for scalar in text {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}": escaped += " "
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The same of a string.
  static func escaped(_ text: String) -> String { escaped(text.unicodeScalars) }
}
