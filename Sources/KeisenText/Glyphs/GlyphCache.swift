import KeisenPrimitives

extension Font {
  /// Returns the coverage of a glyph of this font, from a cache shared by the process.
  ///
  /// The same key gives the same object while the cache holds it. Any thread may call.
  ///
  /// - Returns: Nil for a glyph without ink, and for one that can't be drawn (size 0 or absurd).
  package func bitmap(_ key: GlyphKey) -> GlyphBitmap? {
    GlyphCache.shared.withLock { $0.bitmap(key, of: self) }
  }
}

/// Bitmaps of glyphs, bounded in bytes.
struct GlyphCache {
  /// The cache of the process.
  static let shared = Locked(GlyphCache(capacity: 16 << 20))

  private struct Key: Hashable {
    var font: Int
    var glyph: GlyphKey
  }

  private var bitmaps: GenerationCache<Key, GlyphBitmap?>
  private var rasterizer = GlyphRasterizer()

  /// Bytes held.
  var byteCount: Int { bitmaps.cost }

  /// Makes an empty cache that holds at most `capacity` bytes.
  init(capacity: Int) {
    bitmaps = GenerationCache(capacity: capacity)
  }

  /// Returns a glyph's bitmap, drawn when it is not held.
  mutating func bitmap(_ glyph: GlyphKey, of font: Font) -> GlyphBitmap? {
    let key = Key(font: font.serial, glyph: glyph)
    if let held = bitmaps.find(key) { return held }
    let bitmap = rasterizer.draw(glyph, of: font)
    // Pixels, the object, and its share of the table.
    bitmaps.insert(bitmap, for: key, cost: (bitmap?.pixels.count ?? 0) + 256)
    return bitmap
  }
}
