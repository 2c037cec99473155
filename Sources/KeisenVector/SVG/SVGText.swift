import KeisenText

/// A line of text as characters at places, such that any viewer that has the font draws the glyphs
/// where they are, and one that has not a text that can be read.
///
/// A line with a letter is one piece, whatever the font: in another one words that stand at places
/// of their own would run into each other or fall apart. Figures and signs alone, as on axes, are
/// placed one by one, moved such that the ink of a viewer's glyph is where that of ours is: ours
/// are of one width each, which is about that of the figures of any font.
struct SVGText {
  /// Characters at a place.
  struct Piece {
    /// The characters.
    var scalars: [Unicode.Scalar]
    /// Where they begin, from the start of the line, in points.
    var x: Double
  }

  /// The pieces, left to right.
  private(set) var pieces: [Piece] = []
  /// Whether the line reads from right to left.
  let isRightToLeft: Bool
  /// Whether pieces may be moved against each other.
  let isDivided: Bool
  /// Whether a viewer draws the figures of a line in one piece as ours only if it is asked for such
  /// of one width.
  let hasTabularFigures: Bool

  /// Divides a text.
  init(_ text: ShapedText) {
    let clusters = TextCluster.all(of: text)
    let starts = clusters.map(\.scalars.startIndex)
    isRightToLeft = starts.count > 1 && zip(starts, starts.dropFirst()).allSatisfy { $0 > $1 }
    isDivided =
      text.font.isEmbedded && !isRightToLeft
      && !text.source.unicodeScalars.contains { $0.properties.isAlphabetic }
    guard isDivided else {
      let scalars = Array(text.source.unicodeScalars)
      if !text.glyphs.isEmpty { pieces = [Piece(scalars: scalars, x: 0)] }
      hasTabularFigures = clusters.contains { cluster in
        guard let first = cluster.scalars.first, "0"..."9" ~= first else { return false }
        return text.font.nominalGlyph(for: first) != text.glyphs[cluster.glyphs.lowerBound].id
      }
      return
    }
    hasTabularFigures = false
    for cluster in clusters {
      guard let first = cluster.scalars.first else { continue }
      let glyph = text.glyphs[cluster.glyphs.lowerBound]
      if first == " ", !pieces.isEmpty {
        pieces[pieces.count - 1].scalars += cluster.scalars
        continue
      }
      var x = glyph.x
      if let nominal = text.font.nominalGlyph(for: first), nominal != glyph.id {
        let font = text.font
        x += (font.leftBearing(of: glyph.id) - font.leftBearing(of: nominal)) * text.size
      }
      pieces.append(Piece(scalars: Array(cluster.scalars), x: x))
    }
  }
}
