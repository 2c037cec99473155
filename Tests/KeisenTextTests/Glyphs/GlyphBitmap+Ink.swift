@testable import KeisenText

extension GlyphBitmap {
  /// Coverage of the pixel at a column and row relative to the glyph's pixel origin.
  func coverage(_ column: Int, _ row: Int) -> Int {
    guard 0..<width ~= column - left, 0..<height ~= row - top else { return 0 }
    return Int(pixels[(row - top) * width + column - left])
  }

  /// Sum of the coverage, in pixels, and its centre relative to the glyph's pixel origin.
  var ink: (mass: Double, x: Double, y: Double) {
    var (mass, x, y) = (0.0, 0.0, 0.0)
    for row in top..<top + height {
      for column in left..<left + width {
        let value = Double(coverage(column, row)) / 255
        mass += value
        x += value * (Double(column) + 0.5)
        y += value * (Double(row) + 0.5)
      }
    }
    return (mass, x / mass, y / mass)
  }
}

extension Font {
  /// The glyph that a single character is shaped to.
  func glyph(_ character: Character) -> UInt32 {
    let glyphs = shape(String(character), size: 1).glyphs
    precondition(glyphs.count == 1, "\(glyphs.count) glyphs for \(character)")
    return glyphs[0].id
  }
}

extension GlyphKey {
  /// A key with everything but the glyph and the size set to 0 unless given.
  init(_ glyph: UInt32, pixels: Double, angle: UInt16 = 0, phaseX: UInt8 = 0, phaseY: UInt8 = 0) {
    self.init(
      glyph: glyph,
      size: Int32(pixels * 64),
      angle: angle,
      phaseX: phaseX,
      phaseY: phaseY
    )
  }
}
