import KeisenText

/// A line of text as characters at places, such that any viewer that has the font draws the glyphs where they are.
///
/// In the embedded fonts words stand together, since viewers kern as we do; figures and signs stand alone, moved such that the
/// ink of a viewer's glyph is where that of ours is: ours are of one width each. In all other fonts the line is one
/// piece, as letters may join.
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

  /// Divides a text.
  init(_ text: ShapedText) {
    let clusters = TextCluster.all(of: text)
    let starts = clusters.map(\.scalars.startIndex)
    isRightToLeft = starts.count > 1 && zip(starts, starts.dropFirst()).allSatisfy { $0 > $1 }
    isDivided = text.font.isEmbedded && !isRightToLeft
    guard isDivided else {
      let scalars = Array(text.source.unicodeScalars)
      if !text.glyphs.isEmpty { pieces = [Piece(scalars: scalars, x: 0)] }
      return
    }
    var mayGoOn = false
    for cluster in clusters {
      guard let first = cluster.scalars.first else { continue }
      let glyph = text.glyphs[cluster.glyphs.lowerBound]
      if first == " ", !pieces.isEmpty {
        pieces[pieces.count - 1].scalars += cluster.scalars
        mayGoOn = false
        continue
      }
      var x = glyph.x
      var isPlain = first.properties.isAlphabetic
      if let nominal = text.font.nominalGlyph(for: first), nominal != glyph.id {
        let font = text.font
        x += (font.leftBearing(of: glyph.id) - font.leftBearing(of: nominal)) * text.size
        isPlain = false
      }
      if mayGoOn, isPlain {
        pieces[pieces.count - 1].scalars += cluster.scalars
      } else {
        pieces.append(Piece(scalars: Array(cluster.scalars), x: x))
      }
      mayGoOn = isPlain
    }
  }
}
