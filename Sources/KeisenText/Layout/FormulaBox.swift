/// A piece of a formula after layout: glyphs around a baseline that begins at 0.
struct FormulaBox {
  /// Parts with their places, y down from the baseline.
  var runs: [TextBlock.Run] = []
  /// Its advance.
  var width = 0.0
  /// What the glyphs cover.
  var ink = InkBox()
  /// Characters without a glyph.
  var missing = 0
  /// Whether a line may end behind it.
  var mayEndLine = false
  /// Width of the whole formula, of which it is a piece that is not the first; 0 for the first one.
  var wholeWidth = 0.0

  /// Adds another one, with its baseline lower by `y`, without an advance.
  mutating func place(_ other: FormulaBox, x: Double, y: Double) {
    for run in other.runs {
      runs.append(TextBlock.Run(text: run.text, x: x + run.x, y: y + run.y))
    }
    ink.form(other.ink, movedBy: x, downBy: y)
    missing += other.missing
  }

  /// Adds another one at the end.
  mutating func append(_ other: FormulaBox) {
    place(other, x: width, y: 0)
    width += other.width
  }
}
