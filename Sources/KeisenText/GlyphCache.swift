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
///
/// Two generations stand in for an order of use: what is used moves to the young one; when that is
/// full it becomes the old one, and the old one is dropped.
struct GlyphCache {
  /// The cache of the process.
  static let shared = Locked(GlyphCache(capacity: 16 << 20))

  private struct Key: Hashable {
    var font: ObjectIdentifier
    var glyph: GlyphKey
  }

  private let capacity: Int
  private var young: [Key: GlyphBitmap?] = [:]
  private var old: [Key: GlyphBitmap?] = [:]
  private var youngBytes = 0
  private var oldBytes = 0
  private var rasterizer = GlyphRasterizer()

  /// Bytes held.
  var byteCount: Int { youngBytes + oldBytes }

  /// Makes an empty cache that holds at most `capacity` bytes.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns a glyph's bitmap, drawn when it is not held.
  mutating func bitmap(_ glyph: GlyphKey, of font: Font) -> GlyphBitmap? {
    let key = Key(font: ObjectIdentifier(font), glyph: glyph)
    if let held = young[key] { return held }
    let bitmap = old[key] ?? rasterizer.draw(glyph, of: font)
    insert(bitmap, for: key)
    return bitmap
  }

  private mutating func insert(_ bitmap: GlyphBitmap?, for key: Key) {
    // Pixels, the object, and its share of the table.
    let bytes = (bitmap?.pixels.count ?? 0) + 256
    guard bytes <= capacity / 2 else { return }
    if youngBytes + bytes > capacity / 2 {
      old = young
      oldBytes = youngBytes
      young = [:]
      youngBytes = 0
    }
    young[key] = .some(bitmap)
    youngBytes += bytes
  }
}
