import KeisenPrimitives
import KeisenText
import Testing

@testable import KeisenDrawing

@Suite("GlyphRun.forEachGlyph")
struct GlyphRunPlacementTests {
  private func glyphs(
    _ text: String = "H",
    size: Double = 12,
    at origin: Point = Point(x: 50, y: 50),
    angle: Double = 0,
    ratio: Double = 1
  ) -> [PlacedGlyph] {
    var glyphs: [PlacedGlyph] = []
    let run = GlyphRun(
      text: Font.regular.shape(text, size: size),
      origin: origin,
      angle: angle,
      color: .black
    )
    run.forEachGlyph(pixelRatio: ratio) { glyphs.append($0) }
    return glyphs
  }

  @Test("moves upright text by quarter pixels to the right and by whole ones down")
  func phases() throws {
    for (x, pixel, phase) in [(10.0, 10, 0), (10.24, 10, 1), (10.5, 10, 2), (10.9, 11, 0)] {
      let glyph = try #require(glyphs(at: Point(x: x, y: 20.4)).first)
      #expect(glyph.key.phaseX == UInt8(phase) && glyph.key.phaseY == 0)
      #expect(glyph.x == pixel + glyph.bitmap.left && glyph.y == 20 + glyph.bitmap.top)
    }
  }

  @Test("reads upwards when turned by 90 degrees, on a whole column of pixels")
  func quarterTurns() throws {
    let upright = try #require(glyphs("I").first)
    let turned = try #require(glyphs("I", at: Point(x: 50.3, y: 50.3), angle: 90).first)
    #expect(turned.bitmap.width == upright.bitmap.height)
    #expect(turned.bitmap.height == upright.bitmap.width)
    // The baseline is the right side of the column.
    #expect(turned.x + turned.bitmap.width == 50)
    #expect(turned.key.phaseX == 0 && turned.key.phaseY == 1)
    #expect(glyphs("I", at: Point(x: 50.3, y: 50.3), angle: -270).first?.key == turned.key)
    #expect(glyphs("I", at: Point(x: 50.3, y: 50.3), angle: 450).first?.key == turned.key)
  }

  @Test("draws nothing where numbers are no places")
  func nowhere() {
    for value in [Double.nan, .infinity, 1e300, -1e18] {
      #expect(glyphs(at: Point(x: value, y: 0)).isEmpty)
      #expect(glyphs(at: Point(x: 0, y: value)).isEmpty)
      #expect(glyphs(ratio: value).isEmpty)
    }
    #expect(glyphs(angle: .nan).isEmpty)
    #expect(glyphs(angle: .infinity).isEmpty)
    #expect(glyphs(size: 1e-9).isEmpty)
    #expect(glyphs(size: 0).isEmpty)
  }

  @Test("accepts any finite turn", arguments: [1e300, -1e300, 359.999_999_9, -1e-300, 1e17])
  func turns(angle: Double) {
    #expect(glyphs("Hamburg", angle: angle).count == 7)
  }
}
