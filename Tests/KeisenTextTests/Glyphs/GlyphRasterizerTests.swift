import Glibc
import Testing

@testable import KeisenText

@Suite struct GlyphRasterizerTests {
  private let font = Font.regular

  private func draw(_ key: GlyphKey) -> GlyphBitmap? {
    var rasterizer = GlyphRasterizer()
    return rasterizer.draw(key, of: font)
  }

  @Test("stands on the baseline and right of the origin", arguments: [11.0, 12, 16, 24.5, 200])
  func baseline(_ pixels: Double) throws {
    let bitmap = try #require(draw(GlyphKey(font.glyph("I"), pixels: pixels)))
    #expect(bitmap.top < 0)
    #expect(bitmap.top + bitmap.height == 0)
    #expect(bitmap.left >= 0)
    #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
    let hanging = try #require(draw(GlyphKey(font.glyph("p"), pixels: pixels)))
    #expect(hanging.top < 0)
    #expect(hanging.top + hanging.height > 0)
  }

  @Test("moves by quarter pixels", arguments: ["l", "8", "W"] as [Character])
  func phases(_ character: Character) throws {
    // A pixel counts at its centre, wherever in it the ink is: hence the tolerance.
    let glyph = font.glyph(character)
    let base = try #require(draw(GlyphKey(glyph, pixels: 13))).ink
    for phaseX in 0...3 {
      for phaseY in 0...3 {
        let key = GlyphKey(glyph, pixels: 13, phaseX: UInt8(phaseX), phaseY: UInt8(phaseY))
        let ink = try #require(draw(key)).ink
        #expect(abs(ink.x - base.x - Double(phaseX) / 4) < 0.07)
        #expect(abs(ink.y - base.y - Double(phaseY) / 4) < 0.07)
        #expect(abs(ink.mass - base.mass) < 0.1)
      }
    }
  }

  @Test("turns by quarters exactly", arguments: ["R", "g", "4", "%"] as [Character])
  func quarterTurns(_ character: Character) throws {
    let glyph = font.glyph(character)
    let upright = try #require(draw(GlyphKey(glyph, pixels: 17)))
    for turns in 1...3 {
      let turned = try #require(
        draw(GlyphKey(glyph, pixels: 17, angle: UInt16(turns * 16_384)))
      )
      var worst = 0
      for row in -20..<20 {
        for column in -20..<20 {
          // The pixel from (x, y) to (x + 1, y + 1), turned counter-clockwise with y down.
          var (x, y) = (column, row)
          for _ in 0..<turns { (x, y) = (y, -x - 1) }
          worst = max(worst, abs(turned.coverage(x, y) - upright.coverage(column, row)))
        }
      }
      #expect(worst <= 2)
    }
  }

  @Test("turns by any angle, counter-clockwise as seen on screen")
  func turns() throws {
    let glyph = font.glyph("F")
    let upright = try #require(draw(GlyphKey(glyph, pixels: 40))).ink
    for angle in stride(from: 0, to: 65_536, by: 4_321) {
      let ink = try #require(draw(GlyphKey(glyph, pixels: 40, angle: UInt16(angle)))).ink
      let radians = Double(angle) / 65_536 * 2 * Double.pi
      let (cosine, sine) = (cos(radians), sin(radians))
      #expect(abs(ink.x - (upright.x * cosine + upright.y * sine)) < 0.03)
      #expect(abs(ink.y - (upright.y * cosine - upright.x * sine)) < 0.03)
      #expect(abs(ink.mass - upright.mass) < 0.01 * upright.mass)
    }
  }

  @Test("covers the area of the outline")
  func area() throws {
    // The box of missing characters, in units of an em of 2816 (scripts/make-fonts).
    let (width, height, stroke) = (1408.0, 2048.0, 201.0)
    let outline = width * height - (width - 2 * stroke) * (height - 2 * stroke)
    for pixels in [8.0, 11, 16, 37.5, 300] {
      let bitmap = try #require(draw(GlyphKey(0, pixels: pixels)))
      let expected = outline * (pixels / 2816) * (pixels / 2816)
      #expect(abs(bitmap.ink.mass - expected) < 0.02 * expected)
    }
  }

  @Test("draws missing characters as a hollow box")
  func box() throws {
    let bitmap = try #require(draw(GlyphKey(0, pixels: 64)))
    let (right, bottom) = (bitmap.left + bitmap.width - 1, bitmap.top + bitmap.height - 1)
    let (middleX, middleY) = ((bitmap.left + right) / 2, (bitmap.top + bottom) / 2)
    #expect(bitmap.coverage(middleX, middleY) == 0)
    for step in 1...3 {
      #expect(bitmap.coverage(bitmap.left + step, middleY) == 255)
      #expect(bitmap.coverage(right - step, middleY) == 255)
      #expect(bitmap.coverage(middleX, bitmap.top + step) == 255)
      #expect(bitmap.coverage(middleX, bottom - step) == 255)
    }
  }

  @Test("draws nothing for a blank, a glyph beyond the last, and absurd sizes")
  func nothing() {
    let glyph = font.glyph("A")
    #expect(draw(GlyphKey(font.glyph(" "), pixels: 12)) == nil)
    for index in [60_000, 65_536, UInt32.max] {
      #expect(draw(GlyphKey(index, pixels: 12)) == nil)
    }
    for size in [0, -1, .min, .max, 4096 * 64 + 1] as [Int32] {
      #expect(
        draw(GlyphKey(glyph: glyph, size: size, angle: 0, phaseX: 0, phaseY: 0)) == nil
      )
    }
  }

  @Test("draws the least and the greatest size")
  func extremes() throws {
    let glyph = font.glyph("A")
    let largest = try #require(
      draw(GlyphKey(glyph: glyph, size: 4096 * 64, angle: 8_192, phaseX: 3, phaseY: 3))
    )
    #expect(largest.height > 3000)
    let minimum = draw(GlyphKey(glyph: glyph, size: 1, angle: 0, phaseX: 0, phaseY: 0))
    #expect((minimum?.pixels.count ?? 0) <= 1)
  }

  @Test("draws every glyph of both faces", arguments: [Font.regular, .semibold])
  func everything(_ font: Font) {
    var rasterizer = GlyphRasterizer()
    var inked = 0
    for glyph in 0..<700 as Range<UInt32> {
      let key = GlyphKey(glyph, pixels: 12, angle: UInt16(glyph) &* 97, phaseX: 1, phaseY: 2)
      guard let bitmap = rasterizer.draw(key, of: font) else { continue }
      inked += 1
      #expect(1..<60 ~= bitmap.width && 1..<60 ~= bitmap.height)
    }
    #expect(inked > 650)
  }

  @Test("keeps few faces open, and draws the same with one that is opened anew")
  func faces() {
    var rasterizer = GlyphRasterizer()
    let key = GlyphKey(font.glyph("R"), pixels: 20)
    let first = rasterizer.draw(key, of: font).map { Array($0.pixels) }
    for _ in 0..<100 {
      _ = rasterizer.draw(key, of: Font(file: font.file))
      #expect(rasterizer.faceCount <= 32)
    }
    #expect(rasterizer.draw(key, of: font).map { Array($0.pixels) } == first)
  }
}
