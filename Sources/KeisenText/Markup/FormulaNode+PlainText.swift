extension FormulaNode {
  /// Returns what a formula says, in characters on one line; spaces that follow each other are one.
  static func plainText(of nodes: [FormulaNode], isScript: Bool = false) -> String {
    var text = ""
    func append(_ part: String) {
      text += text.last == " " ? part.drop { $0 == " " } : part[...]
    }
    for (node, space) in FormulaSetter.spaced(nodes, isScript: isScript) {
      if space.before > 0 { append(" ") }
      append(node.plainText(isScript: isScript))
      if space.after > 0 { append(" ") }
    }
    return text
  }

  private func plainText(isScript: Bool) -> String {
    switch self {
    case .text(let text, _, _): return text
    case .space: return " "
    case .group(let nodes): return Self.plainText(of: nodes, isScript: isScript)
    case .scripts(let base, let lower, let upper):
      var text = Self.plainText(of: base, isScript: isScript)
      let low = Self.plainText(of: lower, isScript: true)
      text += Self.mapped(low, Self.lowered) ?? low
      let high = Self.plainText(of: upper, isScript: true)
      guard !high.isEmpty else { return text }
      if let raised = Self.mapped(high, Self.raised) { return text + raised }
      return text + (high.count == 1 ? "^\(high)" : "^(\(high))")
    }
  }

  /// Returns a text in other characters, nil where one of its own has no other.
  private static func mapped(_ text: String, _ characters: [Character: Character]) -> String? {
    var result = ""
    for character in text {
      guard let other = characters[character] else { return nil }
      result.append(other)
    }
    return result
  }

  private static let raised = Dictionary(
    uniqueKeysWithValues: zip("0123456789+−=()in′", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ′")
  )

  private static let lowered = Dictionary(
    uniqueKeysWithValues: zip(
      "0123456789+−=()aehijklmnoprstuvx",
      "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"
    )
  )
}
