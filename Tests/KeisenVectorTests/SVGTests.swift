import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenText
import Testing

@testable import KeisenVector

@Suite struct SVGTests {
  private let red = Color(rgb: 0xff0000)

  @Test func `A line is one path, with its joins and caps`() throws {
    var list = emptyList()
    let stroke = Stroke(width: 0.25, color: red.opacity(0.5), join: .mitre, cap: .butt)
    list.draw(.polyline(try polyline([(1, 2), (3, 4), (5, 2), (7, 2)], starts: [0, 2], stroke)))
    #expect(
      try svgLines(list) == [
        "<path fill=\"none\" stroke=\"#ff0000\" stroke-opacity=\".5\" stroke-width=\".25\" "
          + "stroke-miterlimit=\"4\" d=\"M1 2l2 2m2-2h2\"/>"
      ]
    )
  }

  @Test func `A run of one vertex is a disc, whatever the caps`() throws {
    var list = emptyList()
    let stroke = Stroke(width: 2, color: red, join: .bevel, cap: .square)
    list.draw(.polyline(try polyline([(1, 1), (2, 1), (5, 5)], starts: [0, 2], stroke)))
    #expect(
      try svgLines(list) == [
        "<path fill=\"none\" stroke=\"#ff0000\" stroke-width=\"2\" stroke-linejoin=\"bevel\" "
          + "stroke-linecap=\"square\" d=\"M1 1h1\"/>",
        "<path fill=\"none\" stroke=\"#ff0000\" stroke-width=\"2\" stroke-linejoin=\"bevel\" "
          + "stroke-linecap=\"round\" d=\"M5 5h0\"/>",
      ]
    )
  }

  @Test func `What has no width or no colour is not there`() throws {
    var list = emptyList()
    for stroke in [Stroke(width: 0), Stroke(width: .nan), Stroke(color: .clear)] {
      list.draw(.polyline(try polyline([(1, 1), (2, 1)], stroke)))
    }
    let rect = Rect(x: 1, y: 1, width: 2, height: 2)
    list.draw(.rectangle(Rectangle(rect: rect, fill: .color(.clear))))
    list.draw(.rectangle(Rectangle(rect: .zero, fill: .color(red))))
    list.draw(.markers(try markers([(1, 1)], size: .one(0))))
    #expect(try svgLines(list) == [])
  }

  @Test func `An envelope is a stroke along its intervals`() throws {
    var list = emptyList()
    let envelope = Envelope(
      firstMiddle: 2,
      step: 0.5,
      columnStarts: try buffer([0, 1, 1, 3, 5]),
      intervals: try buffer([
        [1, 3], [5, 5], [6, 8], [.nan, 2], [4, 2],
      ]),
      width: 1.5,
      color: red
    )
    list.draw(.envelope(envelope))
    #expect(
      try svgLines(list) == [
        "<path fill=\"none\" stroke=\"#ff0000\" stroke-width=\"1.5\" stroke-linejoin=\"round\" "
          + "stroke-linecap=\"round\" d=\"M2 1v2m1 2h0m0 1v2\"/>"
      ]
    )
  }

  @Test func `A rectangle is filled, then its border is drawn`() throws {
    var list = emptyList()
    list.draw(
      .rectangle(
        Rectangle(
          rect: Rect(x: 1, y: 2, width: 3, height: 4),
          fill: .color(red),
          border: Rectangle.Border(width: 1, color: .black)
        )
      )
    )
    let lines = try svgLines(list)
    #expect(lines[0] == "<path fill=\"#ff0000\" d=\"M1 2h3v4h-3z\"/>")
    #expect(lines[1].contains("stroke=\"#000000\" stroke-width=\"1\""))
    #expect(lines.count == 2)
  }

  @Test func `A gradient is defined before what it fills`() throws {
    var list = emptyList()
    let gradient = Gradient(
      start: Point(x: 0, y: 0),
      end: Point(x: 0, y: 9),
      startColor: red,
      endColor: .white
    )
    list.draw(
      .rectangle(
        Rectangle(rect: Rect(x: 1, y: 2, width: 3, height: 4), fill: .gradient(gradient))
      )
    )
    let lines = try svgLines(list)
    let name = try #require(lines[0].firstMatch(of: /id="([^"]*)"/)?.output.1)
    #expect(
      lines[0].hasSuffix(
        "x1=\"0\" y1=\"0\" x2=\"0\" y2=\"9\"><stop offset=\"0\" stop-color=\"#ff0000\"/>"
          + "<stop offset=\"1\" stop-color=\"#ffffff\"/></linearGradient>"
      )
    )
    #expect(lines[1].contains("fill=\"url(#\(name))\""))
  }

  @Test func `Commands of one clip are one group, and a clip is defined once`() throws {
    var list = emptyList()
    let clip = Clip(rect: Rect(x: 0, y: 0, width: 9, height: 9))
    let line = Primitive.polyline(try polyline([(1, 1), (2, 2)], Stroke()))
    for shape in [clip, clip, nil, clip] {
      list.clip(to: shape)
      list.draw(line)
    }
    let tags = try svgLines(list).map { $0.prefix { $0.isLetter || $0 == "<" || $0 == "/" } }
    #expect(
      tags == ["<clipPath", "<g", "<path", "<path", "</g", "<path", "<g", "<path", "</g"]
    )
  }

  @Test func `Markers of one kind are defined once`() throws {
    var list = emptyList()
    list.draw(
      .markers(
        try markers(
          [(1, 2), (3, 4), (.nan, 1)],
          fill: .each(
            try buffer([MarkerColor(red), MarkerColor(red.opacity(0.5)), MarkerColor(red)])
          )
        )
      )
    )
    let lines = try svgLines(list)
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("<defs><g id="))
    #expect(lines[2].hasSuffix("x=\"1\" y=\"2\" fill=\"#ff0000\"/>"))
    #expect(lines[3].hasSuffix("x=\"3\" y=\"4\" fill=\"#ff0000\" fill-opacity=\".5\"/>"))
  }

  @Test func `A marker's border keeps its own opacity`() throws {
    for (alpha, written) in [(1, "fill-opacity=\"1\""), (0.25, "fill-opacity=\".25\"")] {
      var list = emptyList()
      let border = Markers.Border(width: 1, color: red.opacity(Float(alpha)))
      list.draw(
        .markers(try markers([(9, 9)], fill: .one(Color.black.opacity(0.5)), border: border))
      )
      let lines = try svgLines(list)
      #expect(lines[0].contains("<path fill=\"#ff0000\" \(written) fill-rule"))
      // What is within it has that of the series.
      #expect(lines[0].contains("<path fill-rule=\"evenodd\" d="))
      #expect(lines[1] == "<g fill=\"#000000\" fill-opacity=\".5\">")
    }
  }

  @Test func `Markers of many sizes are scaled, and drawn one by one where they have borders`()
    throws
  {
    var list = emptyList()
    let sizes = Markers.Size.each(try buffer([2, 0, 3]))
    let places: [(Float, Float)] = [(1, 2), (3, 4), (5, 6)]
    list.draw(.markers(try markers(places, size: sizes)))
    let scaled = try svgLines(list)
    #expect(scaled[2].contains("transform=\"translate(1 2)scale(2)\""))
    #expect(scaled.count == 5)

    var bordered = emptyList()
    let border = Markers.Border(width: 0.5, color: red)
    bordered.draw(.markers(try markers(places, size: sizes, border: border)))
    let paths = try svgLines(bordered)
    #expect(paths.count == 4)
    #expect(paths.allSatisfy { $0.hasPrefix("<path") })
  }

  @Test func `More markers than 50,000 are a picture`() throws {
    for (count, isPicture) in [
      (DisplayList.maxMarkers, false), (DisplayList.maxMarkers + 1, true),
    ] {
      var list = emptyList()
      list.draw(.markers(try markers(Array(repeating: (3, 4), count: count))))
      let lines = try svgLines(list)
      #expect((lines.count == 1) == isPicture)
      #expect(lines[0].hasPrefix("<image") == isPicture)
    }
  }

  @Test func `A few large cells are shapes that leave no seam`() throws {
    var list = emptyList()
    let colors = try buffer([0xff00_00ff, 0xff00_ff00, 0, 0xff00_0000] as [UInt32])
    let rect = Rect(x: 4, y: 2, width: 20, height: 10)
    list.draw(.cells(try #require(Cells(rect, columns: 2, rows: 2, colors: colors))))
    #expect(
      try svgLines(list) == [
        // Below the second one, but not below the clear one.
        "<path fill=\"#ff0000\" d=\"M4 2h20v5h-20z\"/>",
        "<path fill=\"#00ff00\" d=\"M14 2h10v10h-10z\"/>",
        "<path fill=\"#000000\" d=\"M14 7h10v5h-10z\"/>",
      ]
    )
  }

  @Test func `Many, small or translucent cells are a picture`() throws {
    for (columns, width, alpha) in [
      (5_001, 20_000.0, 0xff00_0000 as UInt32), (30, 20, 0xff00_0000), (3, 20, 0x8000_0000),
    ] {
      var list = DisplayList(size: Size(width: 20_000, height: 10), pixelRatio: 1)
      let colors = try buffer((0..<columns).map { alpha | UInt32($0) })
      let rect = Rect(x: 0, y: 0, width: width, height: 10)
      list.draw(.cells(try #require(Cells(rect, columns: columns, rows: 1, colors: colors))))
      let lines = try svgLines(list)
      #expect(lines.count == 2)
      #expect(lines[1].contains("\" x=\"0\" y=\"0\" width=\"\(Int(width))\" height=\"10\""))
    }
  }

  @Test func `A path keeps its curves, and its rule`() throws {
    let outline = PathOutline()
    // What has no beginning begins at its first point.
    try outline.line(to: Point(x: 1, y: 1))
    try outline.line(to: Point(x: 4, y: 1))
    try outline.quadratic(Point(x: 4, y: 4), to: Point(x: 1, y: 4))
    try outline.close()
    try outline.line(to: Point(x: 0, y: 0))
    var list = emptyList()
    list.draw(.path(Path(outline, .fill(.color(red), .evenOdd))))
    list.draw(.path(Path(outline, .stroke(Stroke(width: 2, color: red, join: .bevel)))))
    let data = "d=\"M1 1h0h3c0 2-1 3-3 3zl-1-1\"/>"
    #expect(
      try svgLines(list) == [
        "<path fill=\"#ff0000\" fill-rule=\"evenodd\" \(data)",
        "<path fill=\"none\" stroke=\"#ff0000\" stroke-width=\"2\" stroke-linejoin=\"bevel\" "
          + "stroke-linecap=\"round\" \(data)",
      ]
    )
  }

  @Test
  func
    `A path far outside is cut where it can't be seen, and a point that is no number is left out`()
    throws
  {
    let outline = PathOutline()
    for (x, y) in [(1e30, 4.0), (3, 4), (.nan, 4), (3, 1e30)] {
      try outline.line(to: Point(x: x, y: y))
    }
    var list = emptyList()
    list.draw(.path(Path(outline, .fill(.color(red), .nonzero))))
    let stroke = Stroke(width: 2, color: red, join: .bevel, cap: .butt)
    list.draw(.path(Path(outline, .stroke(stroke))))
    let lines = try svgLines(list)
    // 1 point beyond the picture is seen, 65,536 more are kept; of a stroke 1.5 points more.
    #expect(lines[0] == "<path fill=\"#ff0000\" d=\"M65577 4h-65574v65553h65574z\"/>")
    #expect(lines[1].hasSuffix("stroke-linejoin=\"bevel\" d=\"M65578.5 4h-65575.5v65554.5\"/>"))
    #expect(lines.count == 2)
  }

  @Test func `What can't be seen is not there`() throws {
    var list = emptyList()
    list.clip(to: Clip(rect: Rect(x: 10, y: 5, width: 10, height: 10)))
    let rect = Rect(x: 30, y: 5, width: 5, height: 5)
    let outline = PathOutline()
    try outline.ellipse(in: rect)
    let border = Rectangle.Border(width: 1, color: red)
    list.draw(.rectangle(Rectangle(rect: rect, fill: .color(red), border: border)))
    list.draw(.path(Path(outline, .fill(.color(red), .nonzero))))
    list.draw(.path(Path(outline, .stroke(Stroke(width: 1, color: red)))))
    list.draw(.polyline(try polyline([(30, 5), (35, 5)], Stroke(width: 1))))
    list.draw(.picture(PlacedImage(try Image(width: 1, height: 1, pixelRatio: 1), in: rect)))
    let text = Font.regular.shape("A", size: 2)
    list.draw(.glyphRun(GlyphRun(text: text, origin: Point(x: 30, y: 8), color: red)))
    // Of a clip beside the picture nothing is left, not even its group.
    list.clip(to: Clip(rect: Rect(x: 50, y: 5, width: 10, height: 10)))
    list.draw(.rectangle(Rectangle(rect: rect, fill: .color(red))))
    #expect(try svgLines(list).filter { $0.hasPrefix("<path") || $0.hasPrefix("<im") } == [])
    #expect(try svgLines(list).filter { $0.hasPrefix("<g") || $0.hasPrefix("<text") }.count == 1)
  }

  @Test func `Rectangles and texts that go far beyond the picture are cut`() throws {
    var list = emptyList()
    let rect = Rect(x: -1e9, y: 4, width: 2e9, height: 1e9)
    let border = Rectangle.Border(width: 2, color: red)
    list.draw(.rectangle(Rectangle(rect: rect, fill: .color(red), border: border)))
    list.draw(
      .rectangle(Rectangle(rect: rect, radii: CornerRadii(1e8), fill: .color(red)))
    )
    // Larger than letters that viewers know; the picture is within the stem.
    let text = Font.regular.shape("I", size: 1e6)
    list.draw(.glyphRun(GlyphRun(text: text, origin: Point(x: -1.4e5, y: 3e5), color: red)))
    let lines = try svgLines(list)
    #expect(lines[0] == "<path fill=\"#ff0000\" d=\"M-65537 4h131114v65553h-131114z\"/>")
    #expect(lines[1].hasSuffix("d=\"M-65541 4h131122\"/>"))
    #expect(lines.count == 4 && lines.allSatisfy { $0.hasPrefix("<path") && $0.count < 200 })
  }

  @Test func `A line wider than 65,536 points is a shape, a curve a picture of what is seen of it`()
    throws
  {
    var list = emptyList()
    list.clip(to: Clip(rect: Rect(x: 10, y: 5, width: 10, height: 10)))
    let wide = Stroke(width: 1e5, color: red, cap: .butt)
    list.draw(.polyline(try polyline([(-1e6, 50_008), (1e6, 50_008)], wide)))
    // None of it is seen: its end is beside the picture.
    list.draw(.polyline(try polyline([(-2e5, 3), (-1e5, 3)], wide)))
    let far = PathOutline()
    try far.ellipse(in: Rect(x: -4e5, y: -4e5, width: 3e5, height: 3e5))
    let near = PathOutline()
    try near.ellipse(in: Rect(x: -1e5, y: -1e5, width: 2e5, height: 1e5))
    for outline in [far, near] { list.draw(.path(Path(outline, .stroke(wide)))) }
    let lines = try svgLines(list).filter { $0.hasPrefix("<path") || $0.hasPrefix("<image") }
    #expect(lines[0] == "<path fill=\"#ff0000\" d=\"M-65527 8h131084v65544h-131084z\"/>")
    #expect(lines.count == 2 && lines[1].contains("width=\"12\" height=\"12\""))
  }

  @Test
  func `A picture that is stretched far beyond the picture is a picture of what is seen of it`()
    throws
  {
    var list = emptyList()
    let image = try Image(width: 2, height: 1, pixelRatio: 1)
    image.target.base.storeBytes(of: 0xff00_00ff, as: UInt32.self)
    image.target.base.storeBytes(of: 0, toByteOffset: 4, as: UInt32.self)
    list.draw(.picture(PlacedImage(image, in: Rect(x: -1e6, y: -1e6, width: 1e7, height: 1e7))))
    let lines = try svgLines(list)
    #expect(lines.count == 1)
    #expect(lines[0].contains("\" x=\"0\" y=\"0\" width=\"40\" height=\"20\""))
  }

  @Test func `A contour of one place is a dot, whatever the caps`() throws {
    let outline = PathOutline()
    try outline.move(to: Point(x: 5, y: 5))
    try outline.line(to: Point(x: 5, y: 5))
    try outline.move(to: Point(x: 6, y: 5))
    try outline.line(to: Point(x: 8, y: 5))
    var list = emptyList()
    list.draw(.path(Path(outline, .stroke(Stroke(width: 2, color: red, cap: .butt)))))
    let head = "<path fill=\"none\" stroke=\"#ff0000\" stroke-width=\"2\" stroke-linejoin=\"round\""
    #expect(
      try svgLines(list) == [
        "\(head) d=\"M6 5h2\"/>", "\(head) stroke-linecap=\"round\" d=\"M5 5h0\"/>",
      ]
    )
  }

  @Test func `A picture is a picture`() throws {
    var list = emptyList()
    let image = try Image(width: 1, height: 1, pixelRatio: 1)
    image.target.base.storeBytes(of: 0xff00_00ff, as: UInt32.self)
    list.draw(.picture(PlacedImage(image, in: Rect(x: 1, y: 2, width: 30, height: 4))))
    list.draw(.picture(PlacedImage(image, in: .zero)))
    let lines = try svgLines(list)
    #expect(lines.count == 1)
    #expect(lines[0].contains("\" x=\"1\" y=\"2\" width=\"30\" height=\"4\""))
  }

  @Test func `A picture that is drawn again is held once, at each size`() throws {
    var list = emptyList()
    let places = [(1.0, 2.0, 8.0), (12, 3.5, 8), (20, 2, 9), (1, 2, 8)]
    for (index, place) in places.enumerated() {
      // One with equal pixels is the same.
      let image = try Image(width: 1, height: 1, pixelRatio: 1)
      image.target.base.storeBytes(of: index == 3 ? 0xff : 0xff00_00ff, as: UInt32.self)
      let rect = Rect(x: place.0, y: place.1, width: place.2, height: 4)
      list.draw(.picture(PlacedImage(image, in: rect)))
    }
    let lines = try svgLines(list)
    #expect(lines.map { $0.prefix(4) } == ["<ima", "<use", "<ima", "<ima"])
    let name = try #require(lines[0].firstMatch(of: /id="([^"]*)"/)).output.1
    #expect(lines[1] == "<use href=\"#\(name)\" x=\"11\" y=\"1.5\"/>")
  }

  @Test func `A document tells its title and what it shows`() throws {
    let document = VectorDocument(title: "a & b", description: "<x>")
    let text = contents(of: try emptyList().svg(document, renderer: RasterRenderer()))
    let names = try #require(text.firstMatch(of: /aria-labelledby="([^ ]*) ([^ ]*)"/)).output
    #expect(text.contains("<title id=\"\(names.1)\">a &amp; b</title>\n"))
    #expect(text.contains("<desc id=\"\(names.2)\">&lt;x&gt;</desc>\n"))
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\""))
    #expect(text.contains("role=\"img\""))
  }

  @Test func `The same list gives the same bytes, another one other names`() throws {
    var list = emptyList()
    list.draw(.markers(try markers([(1, 2)])))
    let first = try svgLines(list)
    #expect(try svgLines(list) == first)
    list.draw(.markers(try markers([(3, 2)])))
    #expect(try svgLines(list)[0] != first[0])
  }

  @Test func `A picture without a size is an error`() {
    for size in [
      Size(width: 0, height: 1), Size(width: .nan, height: 1), Size(width: 1e300, height: 1),
    ] {
      let list = DisplayList(size: size, pixelRatio: 1)
      #expect(throws: KeisenError.self) { try list.svg(renderer: RasterRenderer()) }
      #expect(throws: KeisenError.self) { try list.pdf(renderer: RasterRenderer()) }
    }
  }
}
