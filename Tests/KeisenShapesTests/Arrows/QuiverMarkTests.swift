import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges
@testable import KeisenShapes

@Suite("QuiverMark")
struct QuiverMarkTests {
  /// A chart whose plot is 100 x 100 points for x and y in 0...100.
  private func chart() throws -> Chart {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: 0, max: 100)
    try chart.space.y.setRange(min: 0, max: 100)
    return chart
  }

  private func mark(
    _ arrows: [(x: Double, y: Double, u: Double, v: Double)],
    color: [Double]? = nil,
    style: QuiverStyle = QuiverStyle(scale: 1)
  ) throws -> QuiverMark {
    QuiverMark(
      x: try Column(arrows.map(\.x)),
      y: try Column(arrows.map(\.y)),
      u: try Column(arrows.map(\.u)),
      v: try Column(arrows.map(\.v)),
      color: try color.map { try Column($0) },
      style: style
    )
  }

  /// The tips of the arrows of a list: the fourth of seven corners.
  private func tips(_ list: DisplayList) -> [SIMD2<Float>] {
    list.drawnPaths.flatMap { path in
      stride(from: 3, to: path.outline.points.count, by: 7).map { path.outline.points.vertices[$0] }
    }
  }

  @Test("point along u and up along v, from their tail, their middle or to their tip")
  func directions() throws {
    for (pivot, tip) in [
      (QuiverStyle.Pivot.tail, SIMD2<Float>(80, 40)), (.middle, SIMD2<Float>(65, 45)),
      (.tip, SIMD2<Float>(50, 50)),
    ] {
      let chart = try chart()
      try chart.add(
        try mark([(50, 50, 30, 10)], style: QuiverStyle(scale: 1, pivot: pivot))
      )
      let found = try tips(chart.frame { $0 })
      #expect(found.count == 1)
      let off = found[0] - tip
      #expect(abs(off.x) < 1e-4 && abs(off.y) < 1e-4)
    }
  }

  @Test("go on beyond the plot where their length is beyond all numbers")
  func endless() throws {
    let chart = try chart()
    try chart.add(
      try mark([(50, 50, 1e308, -1e308), (50, 50, 0, 1e300)], style: QuiverStyle(scale: 20))
    )
    let found = try tips(chart.frame { $0 })
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.rows == 2 && record.dropped == 0 && record.gaps == 0)
    #expect(found.count == 2)
    #expect(found[0].x > 101 && found[0].x == found[0].y, "\(found)")
    #expect(abs(found[1].x - 50) < 1e-4 && found[1].y < -1)
  }

  @Test("lead from (x, y) to (x + u, y + v) where lengths are those of the axes")
  func dataUnits() throws {
    let chart = try chart()
    try chart.space.y.setRange(min: 100, max: 0)
    try chart.add(
      try mark([(10, 20, 30, 40)], style: QuiverStyle(units: .data))
    )
    let found = try tips(chart.frame { $0 })
    #expect(found.count == 1 && abs(found[0].x - 40) < 1e-4 && abs(found[0].y - 60) < 1e-4)
  }

  @Test("shorter than a pixel are dots, those out of view are left out, and gaps are counted")
  func dots() throws {
    let chart = try chart()
    try chart.add(
      try mark([
        (50, 50, 0, 0), (60, 50, 0.1, 0.1), (500, 50, 3, 3), (10, 10, .nan, 1), (10, .nan, 1, 1),
        (20, 20, 10, 0),
      ])
    )
    let list = try chart.frame { $0 }
    #expect(list.markers.map(\.count) == [2])
    #expect(tips(list).count == 1)
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.rows == 6 && record.gaps == 2 && record.dropped == 0)
  }

  @Test("have room by default: 19 of 20 are no longer than the way between evenly spread rows")
  func automaticScale() throws {
    typealias Arrow = (x: Double, y: Double, u: Double, v: Double)
    let arrows: [Arrow] = (0..<100).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: 10)
      return (Double(10 * column), Double(10 * row), Double(index), 0)
    }
    let mark = try mark(arrows, style: QuiverStyle())
    let plot = Rect(x: 0, y: 0, width: 100, height: 100)
    let scale = try mark.pointsOfOne(plot)
    #expect(abs(scale * 94.05 - 10) < 1e-9)
    #expect(try self.mark([], style: QuiverStyle()).pointsOfOne(plot) == 0)
    #expect(try self.mark([(1, 1, 0, 0)], style: QuiverStyle()).pointsOfOne(plot) == 0)
    #expect(try self.mark([(1, 1, 5, 0)], style: QuiverStyle()).pointsOfOne(plot) == 8)
  }

  @Test("of values have the colours of these, all of one colour as one shape")
  func colors() throws {
    let chart = try chart()
    let series = try chart.add(
      try mark([(10, 10, 9, 0), (20, 20, 9, 0), (30, 30, 9, 0)], color: [1, 0, 1])
    )
    let list = try chart.frame { $0 }
    let map = try #require(series.colorScale?.style.steadyMap)
    #expect(
      list.drawnPaths.map(\.paint) == [
        .fill(.color(map.color(at: 0)), .nonzero), .fill(.color(map.color(at: 1)), .nonzero),
      ]
    )
    #expect(list.drawnPaths.map { $0.outline.points.count } == [7, 14])
  }

  @Test("are found by the line from their beginning to their end", arguments: 0..<8)
  func hits(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 4)
    func randomMarks(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let arrows = (0..<30).map { _ in
      (
        x: randomMarks(0...100), y: randomMarks(0...100), u: randomMarks(-20...20),
        v: randomMarks(-20...20)
      )
    }
    let chart = try chart()
    let series = try chart.add(try mark(arrows, style: QuiverStyle(scale: 1, width: 0)))
    for _ in 0..<50 {
      let point = SIMD2(randomMarks(0...100), randomMarks(0...100))
      let wanted = arrows.map { arrow in
        (0...4000).map { step in
          let part = Double(step) / 4000
          let place = SIMD2(arrow.x + arrow.u * part, 100 - arrow.y - arrow.v * part)
          return ((place - point) * (place - point)).sum().squareRoot()
        }.min()!
      }
      let hit = try #require(try chart.hit(at: Point(x: point.x, y: point.y), within: .infinity))
      #expect(hit.series === series)
      #expect(abs(hit.distance - wanted.min()!) < 0.02)
      #expect(abs(wanted[hit.row] - wanted.min()!) < 0.02)
    }
  }

  @Test("have a key of a round length in a legend")
  func legend() throws {
    let chart = try chart()
    try chart.setSize(Size(width: 400, height: 300))
    let style = QuiverStyle(scale: 2.5, keyUnit: "m/s")
    let series = try chart.add(try mark([(50, 50, 4, 3)], style: style), label: "Wind")
    chart.add(try Legend(), to: .above)
    let list = try chart.frame { $0 }
    #expect(list.labels.map(\.text).contains("Wind (5 m/s)"))
    try series.setStyle(QuiverStyle(units: .data))
    #expect(try chart.frame { $0 }.labels.map(\.text).contains("Wind"))
  }

  @Test("refuse what does not fit, in one line")
  func refusals() throws {
    let (two, three) = (try Column([1.0, 2]), try Column([1.0, 2, 3]))
    let bad: [(QuiverMark, String)] = [
      (QuiverMark(x: two, y: two, u: three, v: two), "u has 3 values, x has 2"),
      (
        QuiverMark(x: two, y: two, u: two, v: two, style: .init(scale: -1)),
        "scale must be finite and not negative, got -1.0"
      ),
      (
        QuiverMark(x: two, y: two, u: two, v: two, style: .init(alpha: 2)),
        "alpha must be in 0...1, got 2.0"
      ),
    ]
    for (mark, message) in bad {
      let error = #expect(throws: KeisenError.self) {
        try MarkSeries(mark, in: Space(x: Projection(), y: Projection()))
      }
      #expect(error?.message == message)
    }
  }

  @Test("are fitted with both ends where lengths are those of the axes")
  func extents() throws {
    let arrows = [(x: 0.0, y: 0.0, u: 5.0, v: -1.0), (1, 1, 5, .nan), (1, 1, 2, 1)]
    let wanted: [(QuiverStyle.Pivot, Extent, Extent)] = [
      (.tail, .real(0, 5), .real(-1, 2)), (.tip, .real(-5, 1), .real(0, 1)),
      (.middle, .real(-2.5, 2.5), .real(-0.5, 1.5)),
    ]
    for (pivot, x, y) in wanted {
      let some = try mark([arrows[0], arrows[2]], style: QuiverStyle(units: .data, pivot: pivot))
      #expect(try some.extent(in: .x, onlyPositive: false) == x)
      #expect(try some.extent(in: .y, onlyPositive: false) == y)
    }
    let all = try mark(arrows, style: QuiverStyle(scale: 2, units: .data))
    #expect(try all.extent(in: .x, onlyPositive: true) == .real(1, 11))
    #expect(try all.extent(in: .y, onlyPositive: true) == .real(1, 3))
    #expect(try mark(arrows).extent(in: .x, onlyPositive: false) == .real(0, 1))
  }
}
