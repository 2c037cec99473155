/// A text after layout: lines of glyphs of any number of fonts, in a box of its own.
///
/// Positions are in points from the box's top left corner, y down. Immutable and shared: the same
/// text in the same style is laid out once and then found in a cache.
package final class TextBlock: Sendable {
  /// Glyphs of one font and size along a baseline.
  package struct Run: Sendable {
    /// The glyphs.
    package let text: ShapedText
    /// Where the run begins.
    package let x: Double
    /// Its baseline.
    package let y: Double
  }

  /// One line.
  package struct Line: Hashable, Sendable {
    /// Where its ink begins.
    package let x: Double
    /// Its baseline.
    package let baseline: Double
    /// Its advance.
    package let width: Double
  }

  /// All runs, line by line, left to right.
  package let runs: [Run]
  /// The lines, from the top; none for an empty text.
  package let lines: [Line]
  /// Width of the widest line.
  package let width: Double
  /// From the top of the capitals in the first line to the descent below the last one.
  package let height: Double
  /// From the last baseline down to the bottom of the box.
  package let descent: Double
  /// Characters for which no font has a glyph; each is a box.
  package let missing: Int
  /// The text that was laid out.
  package let source: String

  /// Makes a block.
  package init(
    runs: [Run],
    lines: [Line],
    width: Double,
    height: Double,
    descent: Double,
    missing: Int,
    source: String
  ) {
    (self.runs, self.lines, self.width, self.height) = (runs, lines, width, height)
    (self.descent, self.missing, self.source) = (descent, missing, source)
  }

  /// Whether nothing is to be seen.
  package var isEmpty: Bool { lines.isEmpty }
}

extension TextBlock {
  /// From the top of the first line's capitals to the last baseline.
  package var capitals: Double { height - descent }

  /// Height of the first line's capitals.
  package var firstCapitals: Double { lines.first?.baseline ?? 0 }
}
