/// Finds formulas in a text, by the rule of Pandoc.
///
/// A formula stands between two dollars: the first has no space behind it, the second none before it
/// and no digit behind it. `\$` is a dollar. Everything else is a text as it is.
enum Markup {
  /// Takes formulas out of a paragraph.
  ///
  /// - Returns: The scalars with a mark for each formula, and the formulas by the places of their marks.
  static func read(_ scalars: [UInt32], _ face: TextFace) -> ([UInt32], [Int: FormulaBox]) {
    guard scalars.contains(dollar) else { return (scalars, [:]) }
    let closers = closers(of: scalars)
    var text: [UInt32] = []
    var formulas: [Int: FormulaBox] = [:]
    var index = 0
    while index < scalars.count {
      if isEscapedDollar(scalars, index) {
        text.append(dollar)
        index += 2
      } else if scalars[index] == dollar, index + 1 < scalars.count, !isBlank(scalars[index + 1]),
        // Not the dollar right behind: `$$` holds nothing.
        let end = closers[index + 1] == index + 1 ? nil : closers[index + 1],
        let nodes = FormulaParser.parse(String(scalars: scalars[index + 1..<end]))
      {
        for piece in FormulaSetter(face).pieces(nodes) {
          formulas[text.count] = piece
          text.append(Paragraph.formulaMark)
        }
        index = end + 1
      } else {
        text.append(scalars[index])
        index += 1
      }
    }
    return (text, formulas)
  }

  private static let dollar: UInt32 = 0x24

  private static func isBlank(_ scalar: UInt32) -> Bool { isSpace(scalar) || scalar == 0xA0 }

  private static func isEscapedDollar(_ scalars: [UInt32], _ index: Int) -> Bool {
    scalars[index] == 0x5C && index + 1 < scalars.count && scalars[index + 1] == dollar
  }

  /// Returns, for each place, the next dollar from there on that may end a formula.
  private static func closers(of scalars: [UInt32]) -> [Int?] {
    var closers = [Int?](repeating: nil, count: scalars.count + 1)
    for index in scalars.indices.reversed() {
      let isCloser =
        scalars[index] == dollar && index > 0 && !isBlank(scalars[index - 1])
        && scalars[index - 1] != 0x5C
        && !(index + 1 < scalars.count && 0x30...0x39 ~= scalars[index + 1])
      closers[index] = isCloser ? index : closers[index + 1]
    }
    return closers
  }
}
