import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

@Suite("Markers of the caller's own in charts")
struct CustomMarkerSeriesTests {
  private static let pin = [
    Point(x: 0, y: 0), Point(x: -1, y: -2), Point(x: -1, y: -3), Point(x: 1, y: -3),
    Point(x: 1, y: -2),
  ]

  private func marker(anchor: Point? = nil) throws -> CustomMarker {
    try CustomMarker(contours: [Self.pin], anchor: anchor)
  }

  /// A chart whose plot is 100 x 100 points for x and y in 0...100.
  private func chart() throws -> Chart {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: 0, max: 100)
    try chart.space.y.setRange(min: 0, max: 100)
    return chart
  }

  private func numbers(_ count: Int, _ range: ClosedRange<Double>, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in Double.random(in: range, using: &random) }
  }

  @Test(
    "are a path each on points, lines, stems, strips and in legends, one where a row has a place"
  )
  func everywhere() throws {
    let marker = try marker()
    let y = try Column([10, .nan, 50, 90])
    let point = PointStyle(size: 8, customMarker: marker)
    func paths(_ add: (Chart) throws -> Void) throws -> Int {
      let chart = try chart()
      try add(chart)
      let list = try chart.frame { $0 }
      #expect(!list.commands.contains { if case .markers = $0.primitive { true } else { false } })
      return list.paths.count
    }
    #expect(try paths { try $0.addPoints(PointColumns(x: nil, y: y), style: point) } == 3)
    #expect(
      try paths {
        let variant = LineVariant(marker: point)
        $0.add(try LineSeries(x: nil, y: y, in: $0.space, variant: variant))
      } == 3
    )
    #expect(
      try paths {
        let style = StemStyle(size: 8, customMarker: marker)
        try $0.add(StemMark(value: y, style: style))
      } == 3
    )
    #expect(
      try paths {
        let columns = GroupColumns(values: y)
        try $0.add(StripMark(columns, style: StripStyle(point: point)))
      } == 3
    )
    let bordered = PointStyle(size: 8, borderWidth: 1, customMarker: marker)
    #expect(try paths { try $0.addPoints(PointColumns(x: nil, y: y), style: bordered) } == 6)
  }

  @Test("are drawn as what they are on each pixel where they are many", arguments: [0.4, 1])
  func many(alpha: Double) throws {
    let count = 600
    let (x, y) = (numbers(count, -5...105, seed: 1), numbers(count, -5...105, seed: 2))
    let (sizes, values) = (numbers(count, 0...12, seed: 3), numbers(count, 0...1, seed: 4))
    for isVaried in [false, true] {
      func image(directRows: Int) throws -> (Image, SeriesRecord) {
        let chart = try chart()
        try chart.setDirectRows(directRows)
        var columns = PointColumns(x: try Column(x), y: try Column(y))
        if isVaried { (columns.size, columns.color) = (try Column(sizes), try Column(values)) }
        let style = PointStyle(size: 7, alpha: alpha, customMarker: try marker(anchor: Self.pin[0]))
        try chart.addPoints(columns, style: style)
        let list = try chart.frame(pixelRatio: 2) { $0 }
        let record = try #require(chart.frameRecord?.series.first)
        return (try ReferenceRenderer().render(list), record)
      }
      let (exact, exactRecord) = try image(directRows: 100_000)
      let (painted, record) = try image(directRows: 2_000)
      #expect(exactRecord.tier == .direct && record.tier == .coverage)
      #expect(record.boundChannel == ShapeCells.boundChannel && record.rows == count)
      let maximum = zip(exact.bytes, painted.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
      // The reference samples edges, where the cells have areas; ShapeBoundTests compares with the
      // renderers' own.
      #expect(maximum <= 48, "\(isVaried): \(maximum)")
      let mean =
        zip(exact.bytes, painted.bytes).map { Double(abs(Int($0) - Int($1))) }.reduce(0, +)
        / Double(exact.bytes.count)
      #expect(mean < 2, "\(isVaried): \(mean)")
    }
  }

  @Test("are drawn at any size where they are many, also those that are all but a line")
  func thin() throws {
    let outline = PathOutline()
    try outline.move(to: Point(x: 0, y: 0))
    try outline.quadratic(Point(x: 50, y: 0.12), to: Point(x: 100, y: 0))
    try outline.close()
    let marker = try CustomMarker(outline)
    for size in [1e-3, 1, 30, 1e9, 1e300] {
      let chart = try chart()
      try chart.setDirectRows(0)
      let (x, y) = (numbers(50, -5...105, seed: 5), numbers(50, -5...105, seed: 6))
      let style = PointStyle(size: size, customMarker: marker)
      try chart.addPoints(PointColumns(x: try Column(x), y: try Column(y)), style: style)
      _ = try chart.frame { $0 }
      #expect(chart.frameRecord?.series.first?.tier == .coverage)
    }
  }

  @Test("are drawn as far as they reach into the plot from beyond it")
  func beyond() throws {
    let chart = try chart()
    // 40 points above the plot's bottom edge lies the pin's head, its tip 10 below.
    let style = PointStyle(size: 40, customMarker: try marker(anchor: Self.pin[0]))
    try chart.addPoints(PointColumns(x: try Column([50]), y: try Column([-45])), style: style)
    #expect(try chart.frame { $0.paths.count } == 1)
    try chart.space.y.setRange(min: 40, max: 100)
    #expect(try chart.frame { $0.paths.count } == 0)
  }

  @Test("fill a swatch of a legend, whatever their anchor")
  func legend() throws {
    for anchor in [nil, Point(x: 0, y: 0), Point(x: 20, y: 20)] {
      let style = PointStyle(size: 100, customMarker: try marker(anchor: anchor))
      var list = DisplayList(size: Size(width: 40, height: 40), pixelRatio: 1)
      let swatch = Rect(x: 10, y: 10, width: 20, height: 12)
      try style.drawSwatch(in: swatch, color: .black, .light, into: &list)
      let points = try #require(list.paths.first).outline.points.vertices
      let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
      #expect(abs(top - 10) < 1e-3 && abs(bottom - 22) < 1e-3)
      let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
      #expect(abs(left + right - 40) < 1e-3 && right - left < 20)
    }
  }

  @Test("leave room at the ends of a fit for as far as they reach")
  func fit() throws {
    let plain = PointStyle(size: 10)
    var own = plain
    own.customMarker = try marker(anchor: Self.pin[0])
    func length(_ style: PointStyle) throws -> Double {
      let chart = try Chart.whole(100, 100)
      let columns = PointColumns(x: nil, y: try Column([0, 1]))
      try chart.addPoints(columns, style: style)
      let range = try chart.space.y.range()
      return range.max - range.min
    }
    #expect(try length(own) > length(plain) + 0.02)
  }

  @Test("are drawn by a painter, in colours and sizes of their own")
  func painter() throws {
    let chart = try chart()
    let style = PointStyle(size: 10, alpha: 0.5, borderWidth: 2, customMarker: try marker())
    chart.add(CustomSeries(PainterMark(style: style), in: chart.space))
    let paths = try chart.frame { $0.paths }
    // Of three points one is NaN, each of the others has a border.
    #expect(paths.count == 4)
    guard case .fill(.color(let fill), .evenOdd) = paths[2].paint else {
      Issue.record("\(paths[2].paint)")
      return
    }
    #expect(abs(fill.alpha - 0.5) < 1e-3 && fill.blue > 0.99 && fill.red < 0.01)
  }
}

/// Three markers of a style.
private struct PainterMark: CustomMark {
  let style: PointStyle
  let columns: [MarkColumn] = []

  func draw(with painter: Painter) throws -> CustomCount {
    try painter.markers(
      at: [Point(x: 5, y: 5), Point(x: 9, y: .nan), Point(x: 50, y: 60)],
      style: style,
      sizes: [4, 5, 6],
      colors: [Color(rgb: 0xff0000), Color(rgb: 0x00ff00), Color(rgb: 0x0000ff)]
    )
    return CustomCount(rows: 3)
  }
}
