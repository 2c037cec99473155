import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenText

@Suite struct GlyphCacheTests {
  private let font = Font.regular

  @Test("gives one object for one key")
  func identity() {
    var cache = GlyphCache(capacity: 1 << 20)
    let key = GlyphKey(font.glyph("R"), pixels: 12)
    let first = cache.bitmap(key, of: font)
    #expect(first != nil)
    let bytes = cache.byteCount
    #expect(bytes > 100)
    #expect(cache.bitmap(key, of: font) === first)
    #expect(cache.byteCount == bytes)
  }

  @Test("tells fonts and every field of the key apart")
  func keys() {
    var cache = GlyphCache(capacity: 1 << 20)
    let key = GlyphKey(font.glyph("R"), pixels: 12)
    let changes: [(inout GlyphKey) -> Void] = [
      { $0.glyph += 1 }, { $0.size += 1 }, { $0.angle += 1 }, { $0.phaseX += 1 },
      { $0.phaseY += 1 },
    ]
    let first = cache.bitmap(key, of: font)
    #expect(first != nil)
    for change in changes {
      var other = key
      change(&other)
      let bitmap = cache.bitmap(other, of: font)
      #expect(bitmap != nil)
      #expect(bitmap !== first)
    }
    let bold = cache.bitmap(key, of: .semibold)
    #expect(bold != nil)
    #expect(bold !== first)
    #expect(cache.bitmap(key, of: font) === first)
  }

  @Test("remembers that a glyph has no ink")
  func blank() {
    var cache = GlyphCache(capacity: 1 << 20)
    let key = GlyphKey(font.glyph(" "), pixels: 12)
    #expect(cache.bitmap(key, of: font) == nil)
    let bytes = cache.byteCount
    #expect(bytes > 0)
    #expect(cache.bitmap(key, of: font) == nil)
    #expect(cache.byteCount == bytes)
  }

  @Test("never holds more than its capacity, and keeps what is used")
  func bounded() {
    let capacity = 50_000
    var cache = GlyphCache(capacity: capacity)
    let favourite = GlyphKey(font.glyph("0"), pixels: 12)
    let first = cache.bitmap(favourite, of: font)
    #expect(first != nil)
    var random = SeededGenerator(seed: 3)
    var fullest = 0
    for _ in 0..<3000 {
      let pixels = Double.random(in: 1...60, using: &random)
      let glyph = UInt32.random(in: 0..<700, using: &random)
      _ = cache.bitmap(GlyphKey(glyph, pixels: pixels), of: font)
      #expect(cache.bitmap(favourite, of: font) === first)
      fullest = max(fullest, cache.byteCount)
    }
    #expect(fullest <= capacity)
    #expect(fullest > capacity / 2)
  }

  @Test("forgets what is not used")
  func forgets() {
    var cache = GlyphCache(capacity: 20_000)
    weak let first = cache.bitmap(GlyphKey(font.glyph("0"), pixels: 12), of: font)
    #expect(first != nil)
    for size in 0..<200 {
      _ = cache.bitmap(GlyphKey(font.glyph("1"), pixels: 20 + Double(size) / 64), of: font)
    }
    #expect(first == nil)
  }

  @Test("draws a bitmap too large to hold")
  func large() {
    var cache = GlyphCache(capacity: 10_000)
    let bitmap = cache.bitmap(GlyphKey(font.glyph("W"), pixels: 200), of: font)
    #expect(bitmap != nil)
    #expect((bitmap?.pixels.count ?? 0) > 10_000)
    #expect(cache.byteCount == 0)
  }

  @Test("gives one object per key to many threads at once")
  func threads() {
    // A size that no other test uses, so that all threads start without.
    let keys = (0..<200).map { GlyphKey(UInt32($0), pixels: 14.25, phaseX: UInt8($0 % 4)) }
    var rasterizer = GlyphRasterizer()
    let expected = keys.map { rasterizer.draw($0, of: font).map { Array($0.pixels) } }
    let seen = Locked([[GlyphBitmap?]]())
    let wrong = Locked(0)
    onThreads(8) { index in
      var bitmaps = [GlyphBitmap?](repeating: nil, count: keys.count)
      for round in 0..<20 {
        for step in keys.indices {
          let place = (step + 25 * index + round) % keys.count
          let bitmap = Font.regular.bitmap(keys[place])
          if bitmap.map({ Array($0.pixels) }) != expected[place] { wrong.withLock { $0 += 1 } }
          bitmaps[place] = bitmap
        }
      }
      seen.withLock { $0.append(bitmaps) }
    }
    #expect(wrong.withLock { $0 } == 0)
    let all = seen.withLock { $0 }
    #expect(all.count == 8)
    for bitmaps in all { #expect(zip(bitmaps, all[0]).allSatisfy { $0 === $1 }) }
  }
}
