import Glibc
import Keisen
import Testing

@Suite struct ChartVectorTests {
  private func chart() throws -> Chart {
    let chart = try Chart(size: Size(width: 120, height: 80))
    try chart.addLine(x: nil, y: Column([1.0, 3, 2]))
    try chart.setTitle("CO$_2$ & more")
    return chart
  }

  @Test func `A document tells the chart's title without markup, and its words`() throws {
    let chart = try chart()
    let svg = String(decoding: try bytes(chart.svg()), as: UTF8.self)
    #expect(svg.contains(">CO₂ &amp; more</title>"))
    #expect(svg.contains(">Line chart &quot;CO₂ &amp; more&quot;: x 0 to 2, y 1 to 3.</desc>"))
    let pdf = String(decoding: try bytes(chart.pdf()), as: UTF8.self)
    #expect(pdf.contains("/Title<FEFF0043004F2082"))
  }

  @Test(
    "A file's name tells its format",
    arguments: [("a.png", "\u{89}PNG"), ("a.svg", "<svg"), ("A.SVG", "<svg"), ("a.pdf", "%PDF")]
  )
  func format(name: String, head: String) throws {
    let path = "/tmp/keisen-\(getpid())-\(name)"
    defer { unlink(path) }
    try chart().write(to: path, renderer: Renderers.make(RendererOptions(.cpu)))
    let file = try #require(fopen(path, "rb"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4)
    #expect(fread(&bytes, 1, 4, file) == 4)
    #expect(bytes.map(Unicode.Scalar.init) == Array(head.unicodeScalars))
  }

  @Test func `The formats that there are stand in the error`() throws {
    let error = #expect(throws: KeisenError.self) { try chart().write(to: "picture.eps") }
    #expect(error?.code == .unsupported)
    #expect(error?.message == "path must end in one of .png, .svg, .pdf, got \"picture.eps\"")
  }

  @Test func `A document is a frame of the chart`() throws {
    let chart = try chart()
    _ = try chart.svg()
    #expect(chart.frameRecord?.frame == 1)
    #expect(throws: KeisenError.self) { try chart.pdf(pixelRatio: .nan) }
    #expect(chart.frameRecord?.frame == 1)
  }

  @Test func `Shapes that are pixels in a picture are shapes in a document`() throws {
    let chart = try Chart(size: Size(width: 120, height: 80))
    let corners = 0..<18_000
    let x: [Double] = corners.map { corner in Double(corner / 3 % 100 + corner % 3) }
    let y: [Double] = corners.map { corner in Double(corner / 300 + corner % 2) }
    let groups: [Double] = corners.map { corner in Double(corner / 3) }
    try chart.add(PolygonMark(x: Column(x), y: Column(y), groups: Column(groups)))
    let svg = String(decoding: try bytes(chart.svg()), as: UTF8.self)
    #expect(!svg.contains("<image"))
    #expect(chart.frameRecord?.series.first?.tier == .direct)
    _ = try chart.render(renderer: Renderers.make(RendererOptions(.cpu)))
    #expect(chart.frameRecord?.series.first?.tier == .coverage)
  }

  /// Returns the heights of the rectangles of one colour in an SVG document.
  private func heights(_ chart: Chart, pixelRatio: Double = 1) throws -> [Double] {
    let svg = String(decoding: try bytes(chart.svg(pixelRatio: pixelRatio)), as: UTF8.self)
    return svg.matches(of: /<path fill="#ff0000" d="M[-.0-9]+[ -][.0-9]+h[.0-9]+v([.0-9]+)h/)
      .compactMap { Double($0.output.1) }
  }

  @Test(arguments: [1.0, 2, 0.5])
  func `Bars are exact, not on pixels`(pixelRatio: Double) throws {
    let values = [0.4, 0.5, 0.6, 0.7, 0.8, 100]
    let chart = try Chart(size: Size(width: 480, height: 300))
    let style = BarStyle(color: Color(rgb: 0xff0000))
    try chart.add(BarMark(value: Column(values), style: style))
    let heights = try heights(chart, pixelRatio: pixelRatio)
    #expect(heights.count == values.count)
    for (value, height) in zip(values, heights) {
      #expect(abs(height - value / 100 * (heights.last ?? 0)) < 0.002, "\(value)")
    }
  }

  @Test func `Category bars and names' bars are exact too`() throws {
    let names = ["a", "b", "c"]
    let chart = try Chart(size: Size(width: 480, height: 300))
    let style = CategoryBarStyle(colors: Array(repeating: Color(rgb: 0xff0000), count: 3))
    try chart.addBars(names: names, values: Column([0.4, 0.5, 100]), style: style)
    let heights = try heights(chart)
    #expect(heights.count == 3)
    let last = try #require(heights.last)
    #expect(abs(heights[0] - last * 0.004) < 0.002 && abs(heights[1] - last * 0.005) < 0.002)
  }

  @Test func `Fonts are embedded unless asked for otherwise, in files too`() throws {
    let chart = try chart()
    let path = "/tmp/keisen-\(getpid())-fonts.svg"
    defer { unlink(path) }
    for fonts in [nil, VectorFonts.embedded, .named, .outlines] {
      if let fonts {
        try chart.write(to: path, fonts: fonts)
      } else {
        try chart.write(to: path)
      }
      let file = try #require(fopen(path, "rb"))
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 1 << 20)
      let svg = String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
      #expect(svg.contains("@font-face") == (fonts == nil || fonts == .embedded))
      #expect(svg.contains("<text") == (fonts != .outlines))
      #expect(
        svg == String(decoding: try self.bytes(chart.svg(fonts: fonts ?? .embedded)), as: UTF8.self)
      )
    }
  }

  private func bytes(_ buffer: ByteBuffer) -> [UInt8] {
    buffer.withUnsafeBytes { [UInt8]($0) }
  }
}
