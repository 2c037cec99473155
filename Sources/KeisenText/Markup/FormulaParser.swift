/// Reads the markup of a formula: a small part of TeX's.
///
/// `^x` and `^{...}` raise, `_x` and `_{...}` lower, up to three levels deep; `\name` is a
/// character; `\,` is a thin space; `\text{...}` holds words. A single letter is a quantity and
/// slants; several are a word or a unit and do not, and within `\mathrm{...}` none does; `\sin` and
/// other functions are upright. `\left` and `\right` change nothing. What is not understood is
/// shown as it was written.
struct FormulaParser {
  /// How deep raising and lowering may be nested.
  static let deepestScript = 3
  /// How deep braces may be nested; with more of them nothing is a formula.
  private static let deepestGroup = 32

  private let characters: [Character]
  private var index = 0
  /// Whether letters stand upright, as within `\mathrm`.
  private var isUpright = false

  /// Reads a formula, nil when its braces are not in pairs.
  static func parse(_ text: String) -> [FormulaNode]? {
    var parser = FormulaParser(characters: Array(text))
    guard let nodes = parser.list(depth: 0, groups: 0), parser.index == parser.characters.count
    else { return nil }
    return nodes
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  /// Reads until a brace closes or the formula ends.
  private mutating func list(depth: Int, groups: Int) -> [FormulaNode]? {
    guard groups <= Self.deepestGroup else { return nil }
    var nodes: [FormulaNode] = []
    while let character = next, character != "}" {
      if character == "^" || character == "_", depth < Self.deepestScript, hasArgument {
        let base = Self.takeBase(from: &nodes)
        guard let node = scripts(on: base, depth: depth, groups: groups) else { return nil }
        nodes.append(node)
      } else {
        guard let atom = atom(depth: depth, groups: groups, isArgument: false) else { return nil }
        nodes += atom
      }
    }
    return nodes
  }

  /// Whether something follows the sign at which the parser stands.
  private var hasArgument: Bool {
    guard index + 1 < characters.count else { return false }
    return !["}", "^", "_", " "].contains(characters[index + 1])
  }

  /// Reads the scripts of one base: a lower one, an upper one, or both in any order.
  private mutating func scripts(
    on base: [FormulaNode],
    depth: Int,
    groups: Int
  ) -> FormulaNode? {
    var lower: [FormulaNode]?
    var upper: [FormulaNode]?
    while let sign = next, sign == "^" && upper == nil || sign == "_" && lower == nil, hasArgument {
      index += 1
      let content =
        if next == "{" { group(depth: depth + 1, groups: groups) } else {
          atom(depth: depth + 1, groups: groups, isArgument: true)
        }
      guard let content else { return nil }
      if sign == "^" { upper = content } else { lower = content }
    }
    // A raised ring is the sign of degrees, which stands high by itself.
    if lower == nil, upper == FormulaSymbols.node("circ").map({ [$0] }) {
      return .group(base + [.text("°", isItalic: false, .ordinary)])
    }
    return .scripts(base: base, lower: lower ?? [], upper: upper ?? [])
  }

  /// Takes away the node that a script belongs to.
  private static func takeBase(from nodes: inout [FormulaNode]) -> [FormulaNode] {
    switch nodes.last {
    // Not what has scripts already: nothing nests deeper for another one.
    case nil, .space, .scripts, .text(_, _, .binary), .text(_, _, .relation): []
    default: [nodes.removeLast()]
    }
  }

  private mutating func group(depth: Int, groups: Int) -> [FormulaNode]? {
    index += 1
    guard let content = list(depth: depth, groups: groups + 1), next == "}" else { return nil }
    index += 1
    return content
  }

  /// Reads one thing; as an argument it is one character long.
  private mutating func atom(depth: Int, groups: Int, isArgument: Bool) -> [FormulaNode]? {
    guard let character = next else { return [] }
    switch character {
    case "{": return group(depth: depth, groups: groups).map { [.group($0)] }
    case "\\": return command(depth: depth, groups: groups)
    case " ":
      while next == " " { index += 1 }
      return [.space(0.25)]
    case "'": return one(.text("′", isItalic: false, .ordinary))
    case "-": return one(.text("−", isItalic: false, .binary))
    case _ where Self.isLatin(character):
      let word = run(isArgument, Self.isLatin)
      return [.text(word, isItalic: word.count == 1 && !isUpright, .ordinary)]
    case "0"..."9":
      let number = run(isArgument) { $0.isNumber || ".,".contains($0) }
      return [.text(number, isItalic: false, .ordinary)]
    case "α"..."ω": return one(.text(String(character), isItalic: !isUpright, .ordinary))
    default:
      return one(.text(String(character), isItalic: false, FormulaSymbols.kind(character)))
    }
  }

  private mutating func one(_ node: FormulaNode) -> [FormulaNode] {
    index += 1
    return [node]
  }

  /// Reads the characters that belong together, or one of them.
  private mutating func run(_ isSingle: Bool, _ belongs: (Character) -> Bool) -> String {
    let start = index
    index += 1
    while !isSingle, let character = next, belongs(character) { index += 1 }
    return String(characters[start..<index])
  }

  private static func isLatin(_ character: Character) -> Bool {
    character.isLetter && character.unicodeScalars.first.map { $0.value < 0x250 } == true
  }

  /// Reads a backslash and what it names.
  private mutating func command(depth: Int, groups: Int) -> [FormulaNode]? {
    let start = index
    index += 1
    guard let first = next else { return [.text("\\", isItalic: false, .ordinary)] }
    guard first.isASCII, first.isLetter else {
      index += 1
      switch first {
      case ",": return [.space(1.0 / 6)]
      case "\\", "{", "}", "$", "^", "_", "%", "&", "#":
        return [.text(String(first), isItalic: false, .ordinary)]
      default: return [.text("\\\(first)", isItalic: false, .ordinary)]
      }
    }
    while let character = next, character.isASCII, character.isLetter { index += 1 }
    let name = String(characters[start + 1..<index])
    if name == "text", let words = words() { return [.text(words, isItalic: false, .ordinary)] }
    if name == "mathrm", next == "{" {
      let outside = isUpright
      isUpright = true
      defer { isUpright = outside }
      return group(depth: depth, groups: groups).map { [.group($0)] }
    }
    if name == "left" || name == "right" {
      while next == " " { index += 1 }
      // A bracket that is not to be seen.
      if next == "." { index += 1 }
      return []
    }
    guard let node = FormulaSymbols.node(name) else {
      let shown = FormulaNode.text("\\" + name, isItalic: false, .ordinary)
      guard next == "{" else { return [shown] }
      func brace(_ text: String) -> FormulaNode { .text(text, isItalic: false, .ordinary) }
      return group(depth: depth, groups: groups).map { [shown, brace("{")] + $0 + [brace("}")] }
    }
    // A space ends the name and is not shown.
    if next == " " { index += 1 }
    return [node]
  }

  /// Reads words in braces, nil and nothing read where there are none.
  private mutating func words() -> String? {
    guard next == "{" else { return nil }
    var open = 0
    var end = index
    while end < characters.count {
      if characters[end] == "{" { open += 1 }
      if characters[end] == "}" { open -= 1 }
      if open == 0 { break }
      end += 1
    }
    guard end < characters.count else { return nil }
    defer { index = end + 1 }
    return String(characters[index + 1..<end])
  }
}
