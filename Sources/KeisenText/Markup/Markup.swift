/// Finds formulas in a text: by the rule of Pandoc, and only where it can't be money.
///
/// A formula stands between a dollar and the next one: the first has no space behind it, the second
/// none before it and no digit behind it, and what is between them is mathematics
/// (`isMathematics`). `\$` is a dollar. Everything else is a text as it is.
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
  /// - Returns: The scalars with a mark for each formula, and the formulas by the places of their
  ///   marks.
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
  /// Commands become their characters, scripts raised or lowered characters where Unicode has them
  /// all; other upper scripts stand behind a `^`, other lower ones as they are. Lines are joined by
  /// a space.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - hasMarkup: Whether there is markup; else all that is done is to join the lines.
  /// - Returns: The plain text.
  package static func plainText(of text: String, hasMarkup: Bool = true) -> String {
    var result = ""
    for line in text.split(whereSeparator: \.isNewline) {
      if !result.isEmpty { result += " " }
      let scalars = line.unicodeScalars.map { isControl($0.value) ? 0x20 : $0.value }
      guard hasMarkup else {
        result += String(scalars: scalars[...])
        continue
      }
      forEachPart(of: scalars) {
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
  /// - Complexity: O(*n*): a formula holds no dollar, so what is between two is read once.
  static func forEachPart(
    of scalars: [UInt32],
    parse: (String) -> [FormulaNode]? = FormulaParser.parse,
    _ body: (Range<Int>, Part) -> Void
  ) {
    let dollars = dollars(of: scalars)
    func formula(from start: Int) -> (nodes: [FormulaNode], end: Int)? {
      guard scalars[start] == dollar, start + 1 < scalars.count, !isBlank(scalars[start + 1]),
        // Not the dollar right behind: `$$` holds nothing.
        let end = dollars[start + 1], end > start + 1, end - start - 1 <= longestFormula,
        !isBlank(scalars[end - 1]), !(end + 1 < scalars.count && isDigit(scalars[end + 1])),
        isMathematics(scalars[start + 1..<end]),
        let nodes = parse(String(scalars: scalars[start + 1..<end]))
      else { return nil }
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

  /// Whether what stands between two dollars can't be money, or words between two amounts.
  ///
  /// It begins with a letter, a script, a command, a bracket or a sign, and has a script or a
  /// command somewhere, or else has only single letters, numbers and signs: `CO_2`, `x`, `n = 5`,
  /// `p < 0.05`. What begins with a number may be an amount, unless that is all of it, or its first
  /// word has a script or a command, or the second one is one: `10^{-3}`, `2\pi`, `5 \times 10^3`,
  /// and neither `5 to x_2` nor `5M`.
  static func isMathematics(_ content: ArraySlice<UInt32>) -> Bool {
    let rest = content.drop { $0 == minus || isMathSymbol($0) }
    // Signs alone.
    guard let first = rest.first else { return true }
    if isDigit(first) || first == 0x2E {
      let behind = rest.drop { isDigit($0) || $0 == 0x2E || $0 == 0x2C }
      guard !behind.isEmpty else { return rest.contains(where: isDigit) }
      let word = behind.prefix { !isBlank($0) }
      return word.contains(where: isMarkup)
        || word.isEmpty && behind.first { !isBlank($0) } == backslash
    }
    guard isLetter(first) || isMarkup(first) || openings.contains(first) else { return false }
    if rest.contains(where: isMarkup) { return true }
    var isBehindLetter = false
    for scalar in rest {
      let isLetter = isLetter(scalar)
      if isLetter, isBehindLetter { return false }
      isBehindLetter = isLetter
      guard
        isLetter || isDigit(scalar) || isBlank(scalar) || scalar == minus || isMathSymbol(scalar)
          || openings.contains(scalar) || inner.contains(scalar)
      else { return false }
    }
    return true
  }

  private static let minus: UInt32 = 0x2D
  private static let backslash: UInt32 = 0x5C
  /// Brackets with which a formula may begin, beside letters and signs.
  private static let openings = Set("([{".unicodeScalars.map(\.value))
  /// What may stand within a formula, and not at its start.
  private static let inner = Set(")]}.,:;/*!'′·°…".unicodeScalars.map(\.value))

  private static func isDigit(_ scalar: UInt32) -> Bool { 0x30...0x39 ~= scalar }

  /// Whether a scalar begins a script or a command.
  private static func isMarkup(_ scalar: UInt32) -> Bool {
    scalar == 0x5E || scalar == 0x5F || scalar == backslash
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isAlphabetic ?? false
  }

  private static func isMathSymbol(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.generalCategory == .mathSymbol
  }

  private static let dollar: UInt32 = 0x24

  private static func isBlank(_ scalar: UInt32) -> Bool { isSpace(scalar) || scalar == 0xA0 }

  private static func isEscapedDollar(_ scalars: [UInt32], _ index: Int) -> Bool {
    scalars[index] == 0x5C && index + 1 < scalars.count && scalars[index + 1] == dollar
  }

  /// Returns, for each place, the next dollar from there on, escaped ones apart.
  private static func dollars(of scalars: [UInt32]) -> [Int?] {
    var dollars = [Int?](repeating: nil, count: scalars.count + 1)
    for index in scalars.indices.reversed() {
      let isDollar = scalars[index] == dollar && !(index > 0 && scalars[index - 1] == 0x5C)
      dollars[index] = isDollar ? index : dollars[index + 1]
    }
    return dollars
  }
}
