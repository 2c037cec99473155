import Testing

@testable import KeisenText

@Suite struct FontMetricsTests {
  @Test("orders the heights", arguments: [Font.regular, .semibold])
  func order(_ font: Font) {
    let metrics = font.metrics(size: 10)
    #expect(metrics.xHeight > 0)
    #expect(metrics.capHeight > metrics.xHeight)
    #expect(metrics.ascent > metrics.capHeight)
    #expect(metrics.descent > 0)
    #expect(metrics.descent < metrics.xHeight)
  }

  @Test("grows with the size")
  func linear() {
    let one = Font.regular.metrics(size: 1)
    for size in [0, 0.5, 11, 4096, -3] {
      let metrics = Font.regular.metrics(size: size)
      #expect(metrics.ascent == one.ascent * size)
      #expect(metrics.descent == one.descent * size)
      #expect(metrics.capHeight == one.capHeight * size)
      #expect(metrics.xHeight == one.xHeight * size)
    }
    #expect(Font.regular.metrics(size: .nan).ascent.isNaN)
  }

  @Test("agrees with the ink of H, x and p", arguments: [Font.regular, .semibold])
  func ink(_ font: Font) throws {
    let metrics = font.metrics(size: 1000)
    let capital = try #require(font.bitmap(GlyphKey(font.glyph("H"), pixels: 1000)))
    #expect(abs(Double(-capital.top) - metrics.capHeight) <= 1)
    let small = try #require(font.bitmap(GlyphKey(font.glyph("x"), pixels: 1000)))
    #expect(abs(Double(-small.top) - metrics.xHeight) <= 1)
    let deep = try #require(font.bitmap(GlyphKey(font.glyph("p"), pixels: 1000)))
    #expect(Double(deep.top + deep.height) <= metrics.descent)
  }

  @Test("puts capitals and small letters on whole pixels at 11 pixels")
  func grid() {
    let metrics = Font.regular.metrics(size: 11)
    #expect(abs(metrics.capHeight - 8) < 1e-12)
    #expect(abs(metrics.xHeight - 6) < 1e-12)
  }
}
