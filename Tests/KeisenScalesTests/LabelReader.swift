/// Reads what a tick format writes, with the standard library's parser.
enum LabelReader {
  static func value(of label: String) -> Double? {
    var text = ""
    for character in label {
      switch character {
      case "\u{2212}": text += "-"
      case ",": break
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
    }
    return Double(text)
  }
}
