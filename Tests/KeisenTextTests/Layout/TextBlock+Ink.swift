@testable import KeisenText

extension [TextBlock.Run] {
  /// The edges of all coverage in points, as drawn at eight pixels per point.
  var ink: (left: Double, right: Double, top: Double, bottom: Double) {
    var ink = (left: Double.infinity, right: -Double.infinity, top: Double.infinity, bottom: 0.0)
    for run in self {
      for glyph in run.text.glyphs {
        let key = GlyphKey(glyph.id, pixels: run.text.size * 8)
        guard let bitmap = run.text.font.bitmap(key) else { continue }
        let (x, y) = (run.x + glyph.x, run.y + glyph.y)
        ink.left = Swift.min(ink.left, x + Double(bitmap.left) / 8)
        ink.right = Swift.max(ink.right, x + Double(bitmap.left + bitmap.width) / 8)
        ink.top = Swift.min(ink.top, y + Double(bitmap.top) / 8)
        ink.bottom = Swift.max(ink.bottom, y + Double(bitmap.top + bitmap.height) / 8)
      }
    }
    return ink
  }
}
