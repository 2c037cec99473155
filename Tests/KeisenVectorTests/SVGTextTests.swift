import KeisenDrawing
import KeisenPrimitives
import KeisenText
import Testing

@testable import KeisenVector

@Suite struct SVGTextTests {
  private func pieces(_ source: String) -> [String] {
    SVGText(Font.regular.shape(source, size: 10)).pieces
      .map { String(String.UnicodeScalarView($0.scalars)) }
  }

  @Test(
    arguments: ["Sea level 1.5", "Tokyo & Ōsaka", "a", "1e9", "-∞ to 5 km²", "AVATAR Type 11"]
  )
  func `A line with a letter is one piece, so that it can't fall apart in another font`(
    source: String
  ) {
    #expect(pieces(source) == [source])
  }

  @Test func `Figures and signs alone stand one by one`() {
    #expect(pieces("−1.5 %") == ["−", "1", ".", "5 ", "%"])
    #expect(pieces("12:30") == ["1", "2", ":", "3", "0"])
  }

  @Test func `Figures in a line of words are asked for in one width`() throws {
    for (source, isAsked) in [("Q3 2026", true), ("no figure", false)] {
      let text = SVGText(Font.regular.shape(source, size: 10))
      #expect(text.hasTabularFigures == isAsked)
      var list = emptyList()
      let shaped = Font.regular.shape(source, size: 10)
      list.draw(.glyphRun(GlyphRun(text: shaped, origin: Point(x: 1, y: 9), color: .black)))
      #expect(try svgLines(list)[0].contains("'tnum'") == isAsked)
    }
  }

  @Test func `The ink of a viewer's figure is where that of ours is`() throws {
    // Inter's own 1 is narrower than ours, which has the width of all figures.
    let shaped = Font.regular.shape("11", size: 2816)
    let pieces = SVGText(shaped).pieces
    let one = try #require(Font.regular.nominalGlyph(for: "1"))
    let bearing = Font.regular.leftBearing(of: one) * 2816
    #expect(abs(pieces[0].x + bearing - 428) < 1e-6)
    #expect(abs(pieces[1].x - pieces[0].x - 1824) < 1e-6)
  }

  @Test func `A line of another font is one piece`() throws {
    let style = TextStyle(size: 12)
    for (source, isRightToLeft) in [("罫線を引く", false), ("مرحبا", true), ("नमस्ते", false)] {
      let block = TextLayout.block(source, style: style)
      // One font for all, where the machine has one.
      guard block.missing == 0, block.runs.count == 1, let run = block.runs.first else { continue }
      let text = SVGText(run.text)
      #expect(text.pieces.count == 1 && text.pieces[0].x == 0)
      #expect(text.pieces[0].scalars == Array(run.text.source.unicodeScalars))
      #expect(text.isRightToLeft == isRightToLeft)
    }
  }

  @Test func `Clusters cover all characters once`() {
    for source in ["office", "e\u{301}a", "", "  ", "a\nb", "\u{1F600}x"] {
      let shaped = Font.regular.shape(source, size: 10)
      let clusters = TextCluster.all(of: shaped)
      #expect(clusters.flatMap(\.scalars) == Array(source.unicodeScalars), "\(source)")
      #expect(clusters.flatMap(\.glyphs) == Array(shaped.glyphs.indices))
    }
  }

  @Test func `A line lies on a row of pixels, as in a picture of pixels`() {
    let text = Font.regular.shape("x", size: 10)
    func start(_ angle: Double) -> SIMD2<Double> {
      GlyphRun(text: text, origin: Point(x: 3.3, y: 7.7), angle: angle, color: .black)
        .start(pixelRatio: 2)
    }
    #expect(start(0) == [3.3, 7.5] && start(-180) == [3.3, 7.5])
    #expect(start(90) == [3.5, 7.7] && start(630) == [3.5, 7.7])
    #expect(start(45) == [3.3, 7.7])
  }

  @Test func `A turned text turns about its start`() throws {
    var list = emptyList()
    let text = Font.semibold.shape("up & on", size: 12)
    list.draw(
      .glyphRun(GlyphRun(text: text, origin: Point(x: 9, y: 18), angle: 90, color: .black))
    )
    let lines = try svgLines(list)
    #expect(lines.count == 1)
    #expect(
      lines[0].hasPrefix(
        "<text transform=\"rotate(-90 9 18)\" x=\"9\" y=\"18\" "
          + "font-family=\"Inter,sans-serif\" font-size=\"12\" font-weight=\"600\" "
          + "fill=\"#000000\" textLength="
      )
    )
    #expect(lines[0].hasSuffix(" xml:space=\"preserve\">up &amp; on</text>"))
  }

  @Test func `Letters are shapes when asked for`() throws {
    var list = emptyList()
    let text = Font.regular.shape("Type 1", size: 12)
    list.draw(.glyphRun(GlyphRun(text: text, origin: Point(x: 3, y: 18), color: .black)))
    let lines = try svgLines(list, fonts: .outlines)
    #expect(lines.count == 1 && lines[0].hasPrefix("<path fill=\"#000000\" d=\"M"))
  }

  @Test func `Fonts are embedded when asked for`() throws {
    var list = emptyList()
    let text = Font.italic.shape("a1", size: 12)
    list.draw(.glyphRun(GlyphRun(text: text, origin: Point(x: 9, y: 18), color: .black)))
    #expect(!(try svgLines(list)).contains { $0.contains("font-face") })
    let lines = try svgLines(list, fonts: .embedded)
    let name = try #require(lines[0].firstMatch(of: /font-family="([^,]*),Inter,sans-serif"/))
      .output.1
    let face = try #require(lines.first { $0.contains("@font-face") })
    #expect(
      face.hasPrefix("@font-face{font-family:\(name);font-style:italic;src:url(data:font/otf")
    )
    #expect(face.utf8.count < 10_000)
  }
}
