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

  private func bytes(_ buffer: ByteBuffer) -> [UInt8] {
    buffer.withUnsafeBytes { [UInt8]($0) }
  }
}
