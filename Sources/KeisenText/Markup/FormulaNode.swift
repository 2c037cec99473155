/// A part of a formula.
indirect enum FormulaNode: Equatable {
  /// How a piece of text stands to its neighbours.
  enum Kind: Equatable {
    /// A name, a number, anything that has no room around it.
    case ordinary
    /// A sign between two operands, like a plus.
    case binary
    /// A sign between two sides, like an equals sign.
    case relation
    /// A bracket that opens: a sign behind it has no left operand.
    case opening
    /// The name of a function, which stands a little apart from its argument.
    case function
  }

  /// Characters, upright or slanted.
  case text(String, isItalic: Bool, Kind)
  /// A blank, in ems.
  case space(Double)
  /// A group in braces.
  case group([FormulaNode])
  /// What stands at the upper and lower right of a base.
  case scripts(base: [FormulaNode], lower: [FormulaNode], upper: [FormulaNode])
}
