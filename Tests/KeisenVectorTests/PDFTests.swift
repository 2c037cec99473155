import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenText
import Testing

@testable import KeisenVector

@Suite struct PDFTests {
  private let red = Color(rgb: 0xff0000)

  @Test func `A line is one stroke`() throws {
    var list = emptyList()
    let stroke = Stroke(width: 0.25, color: red.opacity(0.5), join: .mitre, cap: .butt)
    list.draw(.polyline(try polyline([(1, 2), (3, 4), (5, 2), (7, 2)], starts: [0, 2], stroke)))
    #expect(
      try pdfLines(list) == [
        "1 0 0 RG", "/A500 gs", ".25 w 0 j 4 M 0 J", "1 2 m", "3 4 l", "5 2 m", "7 2.005 l", "S",
      ]
    )
  }

  @Test func `A contour of one point is a dot`() throws {
    var list = emptyList()
    list.draw(.polyline(try polyline([(1, 1), (5, 5)], starts: [0, 1], Stroke(width: 2))))
    #expect(try pdfLines(list).suffix(5) == ["1 1 m", "1 1 l", "5 5 m", "5 5 l", "S"])
  }

  @Test func `Fills and clips are paths`() throws {
    var list = emptyList()
    list.clip(to: Clip(rect: Rect(x: 0, y: 0, width: 9, height: 9)))
    list.draw(
      .rectangle(Rectangle(rect: Rect(x: 1, y: 2, width: 3, height: 4), fill: .color(red)))
    )
    #expect(
      try pdfLines(list) == [
        "q", "0 0 m", "9 0 l", "9 9 l", "0 9 l", "h", "W n", "1 0 0 rg", "/A1000 gs", "1 2 m",
        "4 2 l", "4 6 l", "1 6 l", "h", "f", "Q",
      ]
    )
  }

  @Test func `A gradient is a shading, with a mask where opacity changes`() throws {
    for (end, masks) in [(Color.white, 0), (.clear, 1)] {
      var list = emptyList()
      let gradient = Gradient(
        start: Point(x: 0, y: 0),
        end: Point(x: 0, y: 9),
        startColor: red,
        endColor: end
      )
      let rect = Rect(x: 1, y: 2, width: 3, height: 4)
      list.draw(.rectangle(Rectangle(rect: rect, fill: .gradient(gradient))))
      let lines = try pdfLines(list)
      #expect(lines.contains("/S0 sh"))
      #expect(lines.filter { $0 == "/M0 gs" }.count == masks)
    }
  }

  @Test func `Markers are placed forms`() throws {
    var list = emptyList()
    list.draw(.markers(try markers([(1, 2), (3, 4)], fill: .one(red))))
    #expect(
      try pdfLines(list) == [
        "q", "1 0 0 rg", "/A1000 gs", "q", "1 0 0 1 1 2 cm", "/I0 Do", "Q", "q", "1 0 0 1 3 4 cm",
        "/I0 Do", "Q", "Q",
      ]
    )
  }

  @Test func `Text is glyphs of a subset, moved where advances do not put them`() throws {
    var list = emptyList()
    let text = Font.regular.shape("AVA", size: 10)
    list.draw(
      .glyphRun(GlyphRun(text: text, origin: Point(x: 9, y: 18.2), color: red))
    )
    let lines = try pdfLines(list)
    #expect(lines[5] == "1 0 0 -1 9.125 18.02 Tm")
    #expect(lines.prefix(5) == ["1 0 0 rg", "/A1000 gs", "BT", "0 Tr", "/F0 10 Tf"])
    // A and V are kerned.
    #expect(lines[6].wholeMatch(of: /\[<(....)>[0-9.]+<(....)>[0-9.]+<(....)>\]TJ/) != nil)
    let codes = lines[6].matches(of: /<(....)>/).map { String($0.output.1) }
    #expect(codes.count == 3 && codes[0] == codes[2] && codes[0] != codes[1])
    #expect(lines.last == "ET")
  }

  @Test func `Characters that a glyph does not report are reported beside it`() throws {
    var list = emptyList()
    // Both are drawn as the box of missing characters.
    let text = Font.regular.shape("\u{E000}\u{E001}", size: 10)
    list.draw(.glyphRun(GlyphRun(text: text, origin: Point(x: 0, y: 9), color: red)))
    let reported = try pdfLines(list).filter { $0.hasPrefix("/Span") }
    #expect(reported == ["/Span<</ActualText<FEFFE000>>>BDC", "/Span<</ActualText<FEFFE001>>>BDC"])
  }

  @Test func `A document tells its title and what it shows, and no date`() throws {
    let document = VectorDocument(title: "線", description: "(")
    let text = contents(of: try emptyList().pdf(document, renderer: RasterRenderer()))
    #expect(text.hasPrefix("%PDF-1.7\n") && text.hasSuffix("%%EOF\n"))
    #expect(text.contains("/Title<FEFF7DDA>/Subject<FEFF0028>/Creator(Keisen)"))
    #expect(text.contains("/MediaBox[0 0 40 20]"))
    #expect(!text.contains("Date"))
  }

  @Test func `The table of objects tells where each begins`() throws {
    var list = emptyList()
    let text = Font.regular.shape("12", size: 10)
    list.draw(.glyphRun(GlyphRun(text: text, origin: Point(x: 0, y: 9), color: red)))
    let bytes = byteArray(of: try list.pdf(renderer: RasterRenderer()))
    let tail = String(decoding: bytes.suffix(4000), as: UTF8.self)
    let places = tail.matches(of: /(\d{10}) 00000 n/).compactMap { Int($0.output.1) }
    #expect(places.count > 8)
    for (index, place) in places.enumerated() {
      let head = String(decoding: bytes[place..<place + 8], as: UTF8.self)
      #expect(head.hasPrefix("\(index + 1) 0 obj"))
    }
  }

  @Test func `The same list gives the same bytes`() throws {
    var list = emptyList()
    let text = Font.semibold.shape("12", size: 10)
    list.draw(.glyphRun(GlyphRun(text: text, origin: Point(x: 0, y: 9), color: red)))
    let first = byteArray(of: try list.pdf(renderer: RasterRenderer()))
    #expect(byteArray(of: try list.pdf(renderer: RasterRenderer())) == first)
  }

  @Test func `A page longer than 14,400 points has a larger unit`() throws {
    let list = DisplayList(size: Size(width: 20_000, height: 100), pixelRatio: 1)
    let text = contents(of: try list.pdf(renderer: RasterRenderer()))
    #expect(text.contains("/MediaBox[0 0 10000 50]/UserUnit 2"))
  }

  @Test func `A picture that is drawn again is held once`() throws {
    var list = emptyList()
    for (index, x) in [1.0, 9, 17].enumerated() {
      let image = try Image(width: 1, height: 1, pixelRatio: 1)
      image.target.base.storeBytes(of: index == 2 ? 0xff00_0000 : 0xff00_00ff, as: UInt32.self)
      let rect = Rect(x: x, y: 2, width: 4 + x, height: 4)
      list.draw(.picture(PlacedImage(image, in: rect)))
    }
    let names = try pdfLines(list).filter { $0.hasSuffix(" Do") }
    #expect(names == ["/I0 Do", "/I0 Do", "/I1 Do"])
  }

  @Test func `A picture has a mask where it is not opaque`() throws {
    for (pixel, mask) in [(0x80ff_ffff as UInt32, true), (0xffff_ffff, false)] {
      let image = try Image(width: 2, height: 1, pixelRatio: 1)
      image.target.base.storeBytes(of: pixel, as: UInt32.self)
      image.target.base.storeBytes(of: 0xff00_00ff, toByteOffset: 4, as: UInt32.self)
      let file = PDFFile()
      _ = try PDFImage(image).write(to: file)
      let text = contents(of: try file.finish(root: 1, info: 1))
      #expect(text.contains("/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB"))
      // Where it is made larger, neighbours are mixed, in colours and in the mask.
      #expect(text.ranges(of: "/Interpolate true").count == (mask ? 2 : 1))
      #expect(text.contains("/SMask 1 0 R") == mask)
    }
  }

  @Test func `Sides that are not on pixels lean, so that viewers leave them where they are`() throws
  {
    var list = emptyList()
    let rect = Rect(x: 1, y: 2, width: 3.5, height: 4)
    list.draw(.rectangle(Rectangle(rect: rect, fill: .color(red))))
    let butt = Stroke(width: 1, color: red, cap: .butt)
    list.draw(.polyline(try polyline([(2.25, 1), (2.25, 5)], butt)))
    list.draw(.polyline(try polyline([(2.5, 1), (2.5, 5)], butt)))
    let lines = try pdfLines(list)
    #expect(lines[2..<6] == ["1.01 2.012 m", "4.488 2.01 l", "4.49 5.988 l", "1.012 5.99 l"])
    #expect(lines.contains("2.255 5 l") && lines.contains("2.5 5 l"))
  }

  @Test func `Turned text is outlines, and text that is not seen`() throws {
    for (angle, mode) in [(0.0, "0 Tr"), (90, "3 Tr"), (30, "3 Tr")] {
      var list = emptyList()
      let text = Font.regular.shape("il", size: 10)
      let origin = Point(x: 9, y: 18)
      list.draw(.glyphRun(GlyphRun(text: text, origin: origin, angle: angle, color: red)))
      let lines = try pdfLines(list)
      #expect(lines.contains(mode) && lines.contains("f") == (angle != 0))
    }
  }
}
