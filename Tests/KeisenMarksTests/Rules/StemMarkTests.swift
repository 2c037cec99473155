import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Stems")
struct StemMarkTests {
  private func chart(_ mark: StemMark) throws -> Chart {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 10)
    chart.add(try StemSeries(mark, in: chart.space))
    return chart
  }

  @Test("go from the baseline to their values, with a marker there")
  func places() throws {
    let style = StemStyle(baseline: 1, width: 2, marker: .square, size: 5)
    let mark = StemMark(
      position: try Column([2.0, 5, .nan, 8]),
      value: try Column([4.0, 1, 3, .infinity]),
      style: style
    )
    let chart = try chart(mark)
    let (lines, markers) = try chart.frame { list in
      (list.polylines.flatMap(\.runs), list.markers.map { ($0.count, $0.shape) })
    }
    #expect(lines == [[SIMD2(20, 60), SIMD2(20, 90)]])
    #expect(markers.count == 1 && markers[0] == (2, .square))
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.rows == 4 && record.gaps == 2)
    #expect(try mark.extent(in: .y, onlyPositive: false) == .real(1, 4))
  }

  @Test("lie level where values are of x, at row numbers too")
  func level() throws {
    let style = StemStyle(width: 2)
    let mark = StemMark(value: try Column([3.0, 4]), orientation: .horizontal, style: style)
    let chart = try chart(mark)
    let (lines, count) = try chart.frame { list in
      (list.polylines.flatMap(\.runs), list.markers.first?.count)
    }
    #expect(
      lines == [[SIMD2(0, 90), SIMD2(40, 90)], [SIMD2(0, 100), SIMD2(30, 100)]]
    )
    #expect(count == 2)
  }

  @Test("begin below everything where a log scale has no place for the baseline")
  func logScale() throws {
    let chart = try chart(StemMark(position: try Column([5.0, 6]), value: try Column([10.0, -1])))
    try chart.space.y.setRange(min: 1, max: 100)
    try chart.space.y.setScale(.log())
    let lines = try chart.frame { $0.polylines.flatMap(\.runs) }
    #expect(lines.count == 1)
    let ends = lines[0].map(\.y).sorted()
    #expect(ends[0] == 50 && ends[1] > 100)
    #expect(chart.frameRecord?.series.first?.dropped == 1)
  }

  @Test("cover of many rows what they cover row by row")
  func many() throws {
    var random = SeededGenerator(seed: 9)
    let positions = (0..<4000).map { _ in Double.random(in: -1...11, using: &random) }
    let values = (0..<4000).map { _ in Double.random(in: -3...12, using: &random) }
    let chart = try chart(
      StemMark(
        position: try Column(positions),
        value: try Column(values),
        style: StemStyle(baseline: 3, size: 0)
      )
    )
    func columns() throws -> [Float: SIMD2<Float>] {
      var columns: [Float: SIMD2<Float>] = [:]
      let runs = try chart.frame { $0.polylines.flatMap(\.runs) }
      for run in runs
      where run[0].x > 0 && run[0].x < 100 {
        let ends = run.map { max(0, min(100, $0.y)) }
        let known = columns[run[0].x] ?? SIMD2(.infinity, -.infinity)
        columns[run[0].x] = SIMD2(min(known.x, ends.min() ?? 0), max(known.y, ends.max() ?? 0))
      }
      return columns
    }
    let slow = try columns()
    try chart.setDirectRows(10)
    #expect(try columns() == slow && slow.count > 90)
    // One for each column of pixels, and for those that a rule's width and two more reach beyond
    // either side.
    #expect(try chart.frame { $0.polylines.flatMap(\.runs).count } <= 100 + 2 * 4)
  }

  @Test("are hit at their lines and markers")
  func hits() throws {
    let mark = StemMark(
      position: try Column([2.0, 8]),
      value: try Column([4.0, 6]),
      style: StemStyle(width: 2, size: 10)
    )
    let chart = try chart(mark)
    #expect(try chart.hit(at: Point(x: 24, y: 60))?.distance == 0)
    let hit = try #require(try chart.hit(at: Point(x: 24, y: 90)))
    #expect(hit.row == 0 && hit.distance == 3 && hit.position == Point(x: 20, y: 60))
    #expect(try chart.hit(at: Point(x: 50, y: 90)) == nil)
  }

  @Test("of any width take memory that goes with the plot", arguments: [1e12, 1e300])
  func widest(width: Double) throws {
    let mark = StemMark(
      value: try Column([1.0, 2, 3]),
      style: StemStyle(width: width, size: width)
    )
    let chart = try chart(mark)
    for rows in [1, 100] {
      try chart.setDirectRows(rows)
      #expect(try chart.frame { $0.polylines.count } == 1)
      #expect(try chart.hit(at: Point(x: 50, y: 50))?.distance == 0)
    }
  }

  @Test("leave room for their markers, but none beyond the baseline")
  func fit() throws {
    let cases: [([Double], ClosedRange<Double>)] = [
      ([1, 2, 3], 0...3.15), ([-1, -3], -3.15...0), ([-2, 2], -2.2...2.2),
    ]
    for (values, wanted) in cases {
      let chart = try Chart.whole(100, 100)
      try chart.add(StemMark(value: try Column(values)))
      _ = try chart.frame { $0.size }
      let (x, y) = (try chart.space.x.range(), try chart.space.y.range())
      #expect(abs(y.min - wanted.lowerBound) < 1e-12 && abs(y.max - wanted.upperBound) < 1e-12)
      #expect(x.min < 0 && x.max > Double(values.count - 1))
    }
    let bare = StemMark(value: try Column([1.0, 2]), style: StemStyle(size: 0))
    #expect(try bare.fitMargin(in: .x) == .around(strokes: 1))
  }

  @Test("of which few are in view are drawn by themselves, of however many")
  func zoomed() throws {
    let values = (0..<100_000).map { Double($0 % 7 + 1) }
    let mark = StemMark(value: try Column(values), style: StemStyle(width: 1, size: 0))
    let chart = try chart(mark)
    try chart.setDirectRows(1000)
    #expect(try chart.frame { $0.polylines.flatMap(\.runs).count } >= 10)
    var record = try #require(chart.frameRecord?.series.first)
    #expect(record.tier == .direct && record.rows < 20)
    try chart.space.x.setRange(min: 0, max: 99_999)
    // All of them stand side by side, the highest everywhere.
    let boxes = try chart.frame { $0.polylines.flatMap(\.runs).map(\.first) }
    record = try #require(chart.frameRecord?.series.first)
    #expect(record.tier == .envelope && record.rows == 100_000)
    #expect(boxes.count >= 100 && boxes.count <= 102)
  }

  @Test(
    "have colours and sizes of markers by columns, row by row and reduced",
    arguments: [1, 100]
  )
  func columns(directRows: Int) throws {
    let scale = ColorScale()
    let mark = StemMark(
      position: try Column([2.0, 5, 8]),
      value: try Column([4.0, 4, 4]),
      size: try Column([4.0, .nan, 10]),
      color: try Column([0.0, 1, 1]),
      colorScale: scale,
      style: StemStyle(width: 2)
    )
    let chart = try chart(mark)
    try chart.setDirectRows(directRows)
    let (lines, sizes) = try chart.frame { list in
      (
        list.polylines.map { ($0.stroke.color, $0.runs.count) },
        list.markers.map { markers -> [Float] in
          if case .each(let sizes) = markers.size { Array(sizes.elements) } else { [] }
        }
      )
    }
    #expect(lines.count == 2 && lines[0].1 == 1 && lines[1].1 == 2)
    #expect(lines[0].0 != lines[1].0)
    #expect(sizes == [[4, 10]])
    let hit = try #require(try chart.hit(at: Point(x: 84, y: 60)))
    #expect(hit.row == 2 && hit.distance == 0 && hit.value.offset == 1)
    #expect(try mark.colorExtent(onlyPositive: false) == .real(0, 1))
  }
}
