@testable import KeisenScales

/// Reads what a tick format writes, with the standard library's parser.
enum LabelReader {
  static func value(of label: String, _ style: TickFormat.Style = .automatic) -> Double? {
    var text = ""
    for character in label {
      switch character {
      case "\u{2212}": text += "-"
      case ",", "\u{202F}": break
      case "×": text += "e"
      case "⁻": text += "-"
      default:
        if let digit = Array("⁰¹²³⁴⁵⁶⁷⁸⁹").firstIndex(of: character) {
          text += String(digit)
        } else {
          text.append(character)
        }
      }
    }
    // "2.5e1012" of 2.5×10¹²: the base of the power goes.
    if let power = text.firstIndex(of: "e") {
      let base = text.index(after: power)..<text.index(power, offsetBy: 3)
      guard text[base] == "10" else { return nil }
      text.removeSubrange(base)
    } else if label.contains(where: { "⁰¹²³⁴⁵⁶⁷⁸⁹".contains($0) }) {
      // "10-8" of 10⁻⁸.
      guard text.hasPrefix("10") else { return nil }
      text = "1e" + text.dropFirst(2)
    }
    let powers = Array("qryzafpn\u{B5}m kMGTPEZYRQ")
    if style == .percent, text.last == "%" {
      text.removeLast()
      return scaled(text, -2)
    }
    if style == .si, let last = text.last, let place = powers.firstIndex(of: last) {
      text.removeLast()
      return scaled(text, 3 * (place - 10))
    }
    return Double(text)
  }

  private static func scaled(_ text: String, _ exponent: Int) -> Double? {
    Double(text.contains("e") ? text : text + "e\(exponent)")
  }
}
