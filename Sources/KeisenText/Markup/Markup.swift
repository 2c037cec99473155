/// Finds formulas in a text, by the rule of Pandoc.
///
/// A formula stands between two dollars: the first has no space behind it, the second none before it
/// and no digit behind it. `\$` is a dollar. Everything else is a text as it is.
package enum Markup {
  /// The longest formula, in scalars between its dollars.
  package static let longestFormula = 1000

  /// What a paragraph is made of.
  enum Part {
    /// A scalar as it is.
    case scalar(UInt32)
    /// What stood between two dollars.
    case formula([FormulaNode])
  }

  /// Takes formulas out of a paragraph.
  ///
  /// - Returns: The scalars with a mark for each formula, and the formulas by the places of their marks.
  static func read(_ scalars: [UInt32], _ face: TextFace) -> ([UInt32], [Int: FormulaBox]) {
    guard scalars.contains(dollar) else { return (scalars, [:]) }
    var text: [UInt32] = []
    var formulas: [Int: FormulaBox] = [:]
    forEachPart(of: scalars) { _, part in
      switch part {
      case .scalar(let scalar): text.append(scalar)
      case .formula(let nodes):
        for piece in FormulaSetter(face).pieces(nodes) {
          formulas[text.count] = piece
          text.append(Paragraph.formulaMark)
        }
      }
    }
    return (text, formulas)
  }

  /// Returns what a text says, on one line and without markup.
  ///
  /// Commands become their characters, scripts raised or lowered characters where Unicode has them all;
  /// other upper scripts stand behind a `^`, other lower ones as they are. Lines are joined by a space.
  package static func plainText(of text: String) -> String {
    var result = ""
    for line in text.split(whereSeparator: \.isNewline) {
      if !result.isEmpty { result += " " }
      forEachPart(of: line.unicodeScalars.map { isControl($0.value) ? 0x20 : $0.value }) {
        _,
        part in
        switch part {
        case .scalar(let scalar): result += String(scalars: [scalar])
        case .formula(let nodes): result += FormulaNode.plainText(of: nodes)
        }
      }
    }
    return result
  }

  /// Returns where a text can't be cut: formulas and escaped dollars, in scalars from its start.
  package static func formulas(in text: String) -> [Range<Int>] {
    guard text.utf8.contains(UInt8(dollar)) else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let scalars = line.map { isControl($0.value) ? 0x20 : $0.value }
      forEachPart(of: scalars) { range, _ in
        if range.count > 1 { ranges.append(start + range.lowerBound..<start + range.upperBound) }
      }
      start += scalars.count + 1
    }
    return ranges
  }

  /// Divides a paragraph into formulas and scalars.
  ///
  /// - Parameters:
  ///   - scalars: The paragraph.
  ///   - parse: Reads what is between two dollars, nil where that is no formula.
  ///   - body: Takes each part and its place.
  /// - Complexity: O(*n*): what is between dollars is read once for each dollar that may end a formula.
  static func forEachPart(
    of scalars: [UInt32],
    parse: (String) -> [FormulaNode]? = FormulaParser.parse,
    _ body: (Range<Int>, Part) -> Void
  ) {
    let closers = closers(of: scalars)
    // A dollar that ended no formula ends none, or each dollar before it would be tried with it.
    var refused: Int?
    func formula(from start: Int) -> (nodes: [FormulaNode], end: Int)? {
      guard scalars[start] == dollar, start + 1 < scalars.count, !isBlank(scalars[start + 1]),
        // Not the dollar right behind: `$$` holds nothing.
        let end = closers[start + 1], end > start + 1, end != refused,
        end - start - 1 <= longestFormula
      else { return nil }
      guard let nodes = parse(String(scalars: scalars[start + 1..<end])) else {
        refused = end
        return nil
      }
      return (nodes, end + 1)
    }
    var index = 0
    while index < scalars.count {
      if isEscapedDollar(scalars, index) {
        body(index..<index + 2, .scalar(dollar))
        index += 2
      } else if let formula = formula(from: index) {
        body(index..<formula.end, .formula(formula.nodes))
        index = formula.end
      } else {
        body(index..<index + 1, .scalar(scalars[index]))
        index += 1
      }
    }
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
