/// The names of characters in formulas.
enum FormulaSymbols {
  /// Returns what a command shows, nil for one that is not known.
  static func node(_ command: String) -> FormulaNode? {
    if let letter = greek[command] {
      // Capitals stand upright, as TeX and ISO 80000 for most of them have it.
      return .text(letter, isItalic: command.first?.isLowercase == true, .ordinary)
    }
    if let letter = letters[command] { return .text(letter, isItalic: false, .ordinary) }
    if let sign = relations[command] { return .text(sign, isItalic: false, .relation) }
    if let sign = binaries[command] { return .text(sign, isItalic: false, .binary) }
    if functions.contains(command) { return .text(command, isItalic: false, .function) }
    return nil
  }

  /// Returns how a character that was typed stands to its neighbours.
  static func kind(_ character: Character) -> FormulaNode.Kind {
    switch character {
    case "=", "<", ">", "≤", "≥", "≈", "≠", "→", "←", "↔", "∈", "∝", "≡", "∼", "⇒", "⇐", "⇔":
      .relation
    case "+", "−", "±", "×", "∓": .binary
    case "(", "[", "{": .opening
    default: .ordinary
    }
  }

  private static let greek = [
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "varepsilon": "ε",
    "zeta": "ζ", "eta": "η", "theta": "θ", "vartheta": "ϑ", "iota": "ι", "kappa": "κ",
    "lambda": "λ", "mu": "μ", "nu": "ν", "xi": "ξ", "omicron": "ο", "pi": "π", "rho": "ρ",
    "sigma": "σ", "varsigma": "ς", "tau": "τ", "upsilon": "υ", "phi": "φ", "varphi": "φ",
    "chi": "χ", "psi": "ψ", "omega": "ω",
    "Alpha": "Α", "Beta": "Β", "Gamma": "Γ", "Delta": "Δ", "Epsilon": "Ε", "Zeta": "Ζ",
    "Eta": "Η", "Theta": "Θ", "Iota": "Ι", "Kappa": "Κ", "Lambda": "Λ", "Mu": "Μ", "Nu": "Ν",
    "Xi": "Ξ", "Omicron": "Ο", "Pi": "Π", "Rho": "Ρ", "Sigma": "Σ", "Tau": "Τ",
    "Upsilon": "Υ", "Phi": "Φ", "Chi": "Χ", "Psi": "Ψ", "Omega": "Ω",
  ]

  private static let letters = [
    "degree": "°", "infty": "∞", "sqrt": "√", "partial": "∂", "nabla": "∇", "sum": "∑",
    "prod": "∏", "int": "∫", "prime": "′", "hbar": "ħ", "ell": "ℓ", "angstrom": "Å", "ohm": "Ω",
    "micro": "µ", "permil": "‰", "circ": "∘", "ldots": "…", "cdot": "·", "celsius": "℃",
  ]

  private static let relations = [
    "le": "≤", "leq": "≤", "ge": "≥", "geq": "≥", "ne": "≠", "neq": "≠", "approx": "≈",
    "rightarrow": "→", "to": "→", "leftarrow": "←", "in": "∈", "propto": "∝",
  ]

  private static let binaries = ["times": "×", "pm": "±"]

  private static let functions: Set = [
    "sin", "cos", "tan", "log", "ln", "exp", "lim", "max", "min",
  ]
}
