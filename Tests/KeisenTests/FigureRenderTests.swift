import Glibc
import Keisen
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("Figure.render")
struct FigureRenderTests {
  private let cpu: any Renderer

  init() throws {
    cpu = try Renderers.make(RendererOptions(.cpu))
  }

  /// Charts with every primitive: lines, an envelope, coverage, markers, cells, paths, images,
  /// texts.
  private func charts(_ size: Size) throws -> [Chart] {
    var random = SeededGenerator(seed: 5)
    func noise(_ count: Int) -> [Double] {
      (0..<count).map { _ in Double.random(in: 0...1, using: &random) }
    }
    let many = try Column(noise(60_000))
    let line = try Chart(size: size, title: "Many rows")
    try line.addLine(x: nil, y: many, label: "envelope")
    let loop = try Chart(size: size, xTitle: "x", yTitle: "y")
    try loop.addLine(x: many, y: Column(noise(60_000)), label: "coverage")
    let points = try Chart(size: size)
    try points.addPoints(PointColumns(x: nil, y: Column(noise(200)), size: Column(noise(200))))
    try points.addLegend(.outsideRight)
    let map = try Chart(size: size)
    let heatmap = try map.addHeatmap(values: Column(noise(35)), columns: 7)
    try map.addColorBar(of: heatmap)
    let bars = try Chart(size: size, theme: .dark)
    try bars.addBars(names: ["a", "b", "c"], values: Column(noise(3)))
    let area = try Chart(size: size, background: Color(rgb: 0xffeecc))
    try area.add(AreaMark(x: nil, y: Column(noise(30))))
    try area.addText("note", at: Position(x: .plot(0.5), y: .plot(0.5)))
    return [line, loop, points, map, bars, area]
  }

  @Test("gives the bytes of its only chart", arguments: [1, 2, 1.25])
  func alone(ratio: Double) throws {
    let size = Size(width: 301.5, height: 200)
    for chart in try charts(size) {
      let figure = try Figure(size: size)
      try figure.add(chart, row: 0, column: 0)
      let own = try chart.render(pixelRatio: ratio, renderer: cpu)
      let drawn = try figure.render(pixelRatio: ratio, renderer: cpu)
      #expect(drawn.hasSameBytes(as: own), "\(chart.title)")
    }
  }

  @Test("draws each chart as alone at the size of its cell", arguments: [1, 2])
  func cells(ratio: Double) throws {
    let figure = try Figure(size: Size(width: 900, height: 500), rows: 2, columns: 3)
    figure.isAligned = false
    let charts = try charts(Size(width: 300, height: 250))
    for (place, chart) in charts.enumerated() {
      try figure.add(chart, row: place / 3, column: place % 3)
    }
    let whole = try figure.render(pixelRatio: ratio, renderer: cpu)
    for (place, chart) in charts.enumerated() {
      let own = try chart.render(pixelRatio: ratio, renderer: cpu)
      let (left, top) = (place % 3 * own.width, place / 3 * own.height)
      var maximum = 0
      for y in 0..<own.height {
        for x in 0..<own.width {
          guard let one = own[x, y], let other = whole[left + x, top + y] else { continue }
          for channel in 0..<4 {
            maximum = max(maximum, abs(Int(one[channel]) - Int(other[channel])))
          }
        }
      }
      // Positions are floats: farther from the corner they are coarser.
      #expect(maximum <= 2, "chart \(place)")
    }
  }

  @Test("draws a random list that was moved as where it was, but for what is cut")
  func moved() throws {
    var tested = 0
    for seed in 0..<40 {
      let size = Size(width: 90, height: 70)
      var random = RandomPicture(seed: 900 + UInt64(seed), size: size)
      let list = try random.list(count: 14, pixelRatio: 1)
      // Round corners that are cut are square.
      let isCut = list.clips.contains { clip in
        let inside = clip.rect.intersection(
          Rect(x: 0, y: 0, width: size.width, height: size.height)
        )
        return clip.radii != .zero && inside != clip.rect
      }
      guard !isCut else { continue }
      tested += 1
      var whole = DisplayList(
        size: Size(width: 200, height: 150),
        pixelRatio: 1,
        background: list.background
      )
      let place = Rect(x: 64, y: 32, width: size.width, height: size.height)
      try whole.append(list.moved(by: Point(x: place.x, y: place.y)), within: place)
      let (own, drawn) = (try cpu.render(list), try cpu.render(whole))
      var maximum = 0
      for y in 0..<drawn.height {
        for x in 0..<drawn.width {
          let inside =
            place.minX <= Double(x) && Double(x) < place.maxX
            && place.minY <= Double(y) && Double(y) < place.maxY
          let wanted = inside ? own[x - 64, y - 32] : drawn[0, 0]
          guard let one = wanted, let other = drawn[x, y] else { continue }
          for channel in 0..<4 {
            maximum = max(maximum, abs(Int(one[channel]) - Int(other[channel])))
          }
        }
      }
      #expect(maximum <= 2, "seed \(seed)")
    }
    #expect(tested > 5)
  }

  @Test("lays an inset over its parent, with what shows its part")
  func inset() throws {
    let figure = try Figure(size: Size(width: 400, height: 300))
    let whole = try Chart(size: Size(width: 1, height: 1))
    try whole.addLine(x: nil, y: Column([0.0, 1, 0, 1]))
    let part = try Chart(size: Size(width: 1, height: 1), background: Color(rgb: 0x00ff00))
    try part.addLine(x: nil, y: Column([0.0, 1, 0, 1]))
    try whole.fit(margins: false)
    try part.space.x.setRange(min: 1, max: 2)
    try part.space.y.setRange(min: 0.25, max: 0.75)
    try figure.add(whole, row: 0, column: 0)
    let red = Color(rgb: 0xff0000)
    try figure.addInset(
      part,
      in: whole,
      at: Rect(x: 0.6, y: 0.1, width: 0.3, height: 0.4),
      style: .init(borderWidth: 0, showsRegion: true, regionColor: red)
    )
    let image = try figure.render(renderer: cpu)
    let box = try #require(try figure.place(of: part)).place
    #expect(image[Int(box.minX) + 1, Int(box.minY) + 1] == SIMD4(0, 255, 0, 255))
    let plot = try #require(try figure.place(of: whole)).plot
    let left = Int((plot.minX + plot.width / 3).rounded())
    let row = Int(plot.minY + plot.height * 0.6)
    let reds = (left - 1...left + 1).count { image[$0, row] == SIMD4(255, 0, 0, 255) }
    #expect(reds == 1, "the side of the region is one pixel wide")
    figure.remove(part)
    let plain = try figure.render(renderer: cpu)
    #expect(plain[left, row] != SIMD4(255, 0, 0, 255))
  }

  @Test("agrees with itself on any number of frames, and writes files of every kind")
  func files() throws {
    let figure = try Figure(size: Size(width: 600, height: 300), columns: 2, title: "Files & <all>")
    for (column, chart) in try charts(Size(width: 1, height: 1)).prefix(2).enumerated() {
      try figure.add(chart, row: 0, column: column)
    }
    try figure.addLegend(.outsideBottom)
    let first = try figure.render(renderer: cpu)
    #expect(try figure.render(renderer: cpu).hasSameBytes(as: first))
    var memory = [UInt8](repeating: 7, count: 2400 * 300)
    try memory.withUnsafeMutableBytes {
      try figure.render(into: $0, bytesPerRow: 2400, renderer: cpu)
    }
    first.withUnsafeBytes { #expect(memory.elementsEqual($0)) }
    let svg = try figure.svg().withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    #expect(svg.contains(">Files &amp; &lt;all&gt;</title>"))
    #expect(svg.contains("of 2 charts. Line chart"))
    let path = "/tmp/keisen-\(getpid())-figure"
    for ending in ["png", "svg", "pdf"] {
      defer { unlink("\(path).\(ending)") }
      try figure.write(to: "\(path).\(ending)", renderer: cpu)
      let size = try #require(FileSize(path: "\(path).\(ending)"))
      #expect(size.bytes > 100, "\(ending)")
    }
    #expect(throws: KeisenError.self) { try figure.write(to: "\(path).gif", renderer: cpu) }
  }

  @Test("is told where a row is, in the topmost chart at a point")
  func hits() throws {
    let figure = try Figure(size: Size(width: 400, height: 200), columns: 2)
    let charts = try charts(Size(width: 1, height: 1))
    try figure.add(charts[0], row: 0, column: 0)
    try figure.add(charts[2], row: 0, column: 1)
    _ = try figure.render(pixelRatio: 2, renderer: cpu)
    for chart in [charts[0], charts[2]] {
      let (place, plot) = try #require(try figure.place(of: chart))
      let point = Point(x: plot.minX + plot.width / 2, y: plot.minY + plot.height / 2)
      let found = try #require(try figure.hit(at: point, within: .infinity))
      #expect(found.chart === chart)
      #expect(found.place == place)
      #expect(found.hit.position.x >= place.minX - 1e-9)
      try chart.setSize(Size(width: place.width, height: place.height))
      let own = Point(x: point.x - place.x, y: point.y - place.y)
      // Their plots share top and bottom, so the chart is another one alone; rows along x are the
      // same.
      let alone = try #require(try chart.hit(at: own, within: .infinity, mode: .x, pixelRatio: 2))
      let along = try #require(try figure.hit(at: point, within: .infinity, mode: .x))
      #expect(abs(alone.row - along.hit.row) <= 60_000 / 100)
    }
    #expect(try figure.hit(at: Point(x: -5, y: 5), within: .infinity) == nil)
    #expect(throws: KeisenError.self) { try figure.hit(at: Point(x: .nan, y: 0)) }
    #expect(throws: KeisenError.self) { try figure.hit(at: .zero, within: -1) }
  }
}

/// How long a file is; nil where there is none.
private struct FileSize {
  let bytes: Int

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    bytes = Int(status.st_size)
  }
}
