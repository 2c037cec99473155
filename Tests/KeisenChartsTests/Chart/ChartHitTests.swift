import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Chart.hit")
struct ChartHitTests {
  private func chart() throws -> Chart {
    let chart = try Chart(size: Size(width: 300, height: 200))
    try chart.addLine(x: nil, y: Column([0.0, 4, 2]))
    try chart.fit(margins: false)
    return chart
  }

  @Test("sees the layout of a frame, with its axes and at its pixel ratio")
  func layout() throws {
    let chart = try chart()
    try chart.setTitle("A title")
    let before = try #require(try chart.hit(at: Point(x: 150, y: 100), within: .infinity))
    try chart.frame(pixelRatio: 1) { _ in }
    let plot = try #require(chart.frameRecord).plot
    #expect(before.position == Point(x: plot.midX, y: plot.minY) && before.row == 1)
    try chart.setPadding(.fixed(Insets(top: 10.4, left: 20.4, bottom: 30, right: 40)))
    for pixelRatio in [1, 3.0] {
      let hit = try chart.hit(at: Point(x: 250, y: 50), within: .infinity, pixelRatio: pixelRatio)
      try chart.frame(pixelRatio: pixelRatio) { _ in }
      let plot = try #require(chart.frameRecord).plot
      #expect(hit?.position == Point(x: plot.maxX, y: plot.midY))
      // That of the last frame, where none is given.
      let again = try chart.hit(at: Point(x: 250, y: 50), within: .infinity)
      #expect(again?.position == hit?.position)
    }
  }

  @Test("finds nothing outside of the plot, and all on its border")
  func outside() throws {
    let chart = try chart()
    try chart.setPadding(.fixed(Insets(top: 20, left: 30, bottom: 40, right: 50)))
    func isHit(_ x: Double, _ y: Double) throws -> Bool {
      try chart.hit(at: Point(x: x, y: y), within: .infinity) != nil
    }
    for (x, y) in [(30.0, 20.0), (250, 20), (30, 160), (250, 160), (100, 100)] {
      #expect(try isHit(x, y))
    }
    for (x, y) in [(29.9, 20.0), (30, 19.9), (250.1, 160), (250, 160.1), (-1e300, 1e300)] {
      #expect(try !isHit(x, y))
    }
    try chart.setPadding(.fixed(Insets(top: 200, left: 30, bottom: 40, right: 50)))
    #expect(try !isHit(100, 200))
    #expect(try Chart.whole(10, 10).hit(at: Point(x: 5, y: 5), within: .infinity) == nil)
  }

  @Test("refuses coordinates that are not finite, and a reach that is none")
  func refused() throws {
    let chart = try chart()
    for (x, y, reach, message) in [
      (Double.nan, 0.0, 1.0, "x must be finite, got nan"),
      (0, .infinity, 1, "y must be finite, got inf"),
      (0, 0, -1, "within must not be negative or NaN, got -1.0"),
      (0, 0, .nan, "within must not be negative or NaN, got nan"),
    ] {
      #expect(throws: KeisenError(.invalidArgument, message)) {
        try chart.hit(at: Point(x: x, y: y), within: reach)
      }
    }
    #expect(
      throws: KeisenError(.invalidArgument, "pixel ratio must be positive and finite, got 0.0")
    ) {
      try chart.hit(at: Point(x: 0, y: 0), pixelRatio: 0)
    }
    #expect(chart.frameRecord == nil)
  }

  @Test("looks at the ranges of unset projections as they are, and stores nothing")
  func followsData() throws {
    let chart = try Chart.whole(300, 200)
    let growing = Column(growing: .float64)
    try growing.append([0.0, 4, 2])
    try chart.addLine(x: nil, y: growing)
    let low = try #require(try chart.hit(at: Point(x: 150, y: 0), within: .infinity))
    #expect(low.row == 1 && abs(low.position.y - 200 * 0.05 / 1.1) < 1e-9)
    #expect(chart.space.x.follows && chart.space.y.follows && chart.frameRecord == nil)
    try growing.append([96.0])
    let high = try #require(try chart.hit(at: Point(x: 300, y: 0), within: .infinity))
    #expect(high.row == 3 && abs(high.position.x - 300 * 1.05 / 1.1) < 1e-9)
    #expect(chart.space.x.follows && chart.space.y.follows)
    // What can't be fitted is an error, and nothing is fitted then.
    let other = try Chart.whole(100, 100)
    try other.addLine(x: nil, y: Column([-1.7e308, 1.7e308]))
    #expect(throws: KeisenError.self) { try other.hit(at: Point(x: 0, y: 0)) }
    #expect(other.space.x.follows && other.space.y.follows)
  }

  @Test("asks series of any kind")
  func custom() throws {
    final class Everywhere: Series {
      let kindNames = SeriesNames("Own")
      let label = ""
      let describedRows: DescribedSeries? = nil
      let space: Space
      init(_ space: Space) { self.space = space }
      func extent(in dimension: Dimension) throws(KeisenError) -> Extent { .empty }
      func positiveExtent(in dimension: Dimension) throws(KeisenError) -> Extent { .empty }
      func hitKind(ofRow row: Int) -> HitKind { .row(.x) }
      func timeUnit(in dimension: Dimension) -> TimeUnit? { nil }
      func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError)
        -> SeriesRecord
      {
        SeriesRecord(rows: 0, gaps: 0)
      }
      func hit(_ query: HitQuery, in frame: FrameContext) throws(KeisenError) -> Hit? {
        Hit(
          series: self,
          row: frame.seriesIndex,
          x: DataValue(0),
          y: DataValue(0),
          position: query.point,
          distance: 5
        )
      }
    }
    let chart = try Chart.whole(100, 100)
    _ = chart.addFixed()
    let first = Everywhere(chart.space)
    let second = Everywhere(chart.space)
    chart.add(first)
    chart.add(second)
    let hit = try chart.hit(at: Point(x: 5, y: 5))
    #expect(hit?.series === second && hit?.row == 2)
    #expect(try chart.hit(at: Point(x: 5, y: 5), of: first)?.row == 1)
    #expect(try chart.hit(at: Point(x: 5, y: 5), within: 4) == nil)
  }

  @Test("may not be asked within a formatter of the chart, and asks formatters as a frame does")
  func formatters() throws {
    let chart = try chart()
    let axis = try #require(chart.attachments(.above).first as? Axis)
    let calls = Locked(0)
    axis.formatter = { tick in
      calls.withLock { $0 += 1 }
      return tick.text
    }
    _ = try chart.hit(at: Point(x: 0, y: 0))
    let once = calls.withLock { $0 }
    #expect(once > 0)
    _ = try chart.hit(at: Point(x: 0, y: 0))
    try chart.frame { _ in }
    #expect(calls.withLock { $0 } == once)
    axis.formatter = { tick in
      _ = try chart.hit(at: Point(x: 0, y: 0))
      return tick.text
    }
    let message = "tick formatter of an axis must not draw a chart that has this axis"
    #expect(throws: KeisenError(.callback, "tick formatter failed: \(message)")) {
      try chart.hit(at: Point(x: 0, y: 0))
    }
    axis.formatter = nil
  }

  @Test("may be asked from several threads while rows are appended and frames are drawn")
  func threads() throws {
    let chart = try Chart.whole(200, 100)
    let y = Column(growing: .float64)
    try y.append([0.0, 1])
    let line = try chart.addLine(x: nil, y: y)
    try chart.setDirectRows(100)
    try chart.space.x.setRange(min: 0, max: 20_000)
    try chart.space.y.setRange(min: 0, max: 1)
    onThreads(4) { thread in
      for step in 0..<200 {
        switch thread {
        case 0: try? y.append((0..<100).map { Double(($0 + step) % 7) / 7 })
        case 1: try? chart.frame { _ in }
        default:
          let point = Point(x: Double(step), y: 50)
          let hit = try? chart.hit(at: point, within: .infinity, mode: thread == 2 ? .x : .nearest)
          #expect(hit?.series === line && (hit?.row ?? -1) >= 0)
        }
      }
    }
    #expect(try chart.hit(at: Point(x: 200, y: 0), within: .infinity)?.row ?? 0 > 19_900)
  }
}
