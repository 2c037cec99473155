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

@Suite("Error bars")
struct ErrorBarMarkTests {
  private func chart(_ mark: ErrorBarMark) throws -> Chart {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 10)
    chart.add(try ErrorBarSeries(mark, in: chart.space))
    return chart
  }

  /// Each rule as its box.
  private func boxes(_ chart: Chart, _ width: Float = 2) throws -> [Rect] {
    try chart.frame { list in
      list.polylines.flatMap { line in
        line.runs.map { run in
          let (a, b) = (run[0], run[run.count - 1])
          let across: SIMD2<Float> = a.x == b.x ? SIMD2(width / 2, 0) : SIMD2(0, width / 2)
          let (low, high) = (pointwiseMin(a, b) - across, pointwiseMax(a, b) + across)
          return Rect(
            left: Double(low.x),
            top: Double(low.y),
            right: Double(high.x),
            bottom: Double(high.y)
          )
        }
      }
    }
  }

  @Test("reach to both ends with a cap at each, on whole device pixels, as one shape")
  func caps() throws {
    let mark = ErrorBarMark(
      x: try Column([5.04]),
      y: try Column([5.0]),
      yLow: try Column([2.0]),
      yHigh: try Column([9.0]),
      style: ErrorBarStyle(width: 2, capLength: 8)
    )
    let chart = try chart(mark)
    #expect(try chart.frame { $0.polylines.count } == 1)
    #expect(
      try boxes(chart) == [
        Rect(left: 49, top: 10, right: 51, bottom: 80),
        Rect(left: 46, top: 79, right: 54, bottom: 81),
        Rect(left: 46, top: 9, right: 54, bottom: 11),
      ]
    )
  }

  @Test("have one side where the other end is none, and none where both are")
  func oneSided() throws {
    let mark = ErrorBarMark(
      x: try Column([2.0, 4, 6, .nan]),
      y: try Column([5.0, 5, 5, 5]),
      yLow: try Column([.nan, 3, .infinity, 1]),
      yHigh: try Column([7.0, .nan, -.infinity, 9]),
      style: ErrorBarStyle(width: 2, capLength: 0)
    )
    let chart = try chart(mark)
    #expect(
      try boxes(chart) == [
        Rect(left: 19, top: 30, right: 21, bottom: 50),
        Rect(left: 39, top: 50, right: 41, bottom: 70),
      ]
    )
    #expect(chart.frameRecord?.series.first?.gaps == 1)
  }

  @Test("lie level for ends in x")
  func level() throws {
    let mark = ErrorBarMark(
      y: try Column([5.0, 5]),
      xLow: try Column([.nan, 0.5]),
      xHigh: try Column([.nan, 3]),
      style: ErrorBarStyle(width: 2, capLength: 6)
    )
    #expect(
      try boxes(chart(mark)) == [
        Rect(left: 5, top: 49, right: 30, bottom: 51),
        Rect(left: 4, top: 47, right: 6, bottom: 53),
        Rect(left: 29, top: 47, right: 31, bottom: 53),
      ]
    )
  }

  @Test("lead out of the plot without a cap where a log scale has no place for their end")
  func logScale() throws {
    let mark = ErrorBarMark(
      x: try Column([5.0, 6]),
      y: try Column([10.0, -1]),
      yLow: try Column([-1.0, -2]),
      style: ErrorBarStyle(width: 2, capLength: 6)
    )
    let chart = try chart(mark)
    try chart.space.y.setRange(min: 1, max: 100)
    try chart.space.y.setScale(.log())
    let found = try boxes(chart)
    #expect(found.count == 1 && found[0].minY == 50 && found[0].maxY > 100)
    #expect(chart.frameRecord?.series.first?.dropped == 1)
  }

  @Test(
    "cover the same of many rows as row by row, caps aside, in whatever order they stand",
    arguments: 0..<12
  )
  func many(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(40 + seed))
    // Of the last as many that several threads look at them.
    let count = seed < 10 ? random.pick([10, 500, 3000]) : 100_000
    func column(_ range: ClosedRange<Double>) throws -> Column {
      try Column(
        RandomRows.withGaps(
          (0..<count).map { _ in Double.random(in: range, using: &random) },
          &random
        )
      )
    }
    let sorted = (0..<count).map { _ in Double.random(in: -3...13, using: &random) }.sorted()
    let x =
      switch seed % 4 {
      case 1: try Column(sorted)
      case 3: try Column(Array(sorted.reversed()))
      default: try column(-1...11)
      }
    let mark = ErrorBarMark(
      x: x,
      y: try column(-2...12),
      xLow: seed % 2 == 0 ? try column(-3...12) : nil,
      yLow: try column(-3...12),
      yHigh: try column(-3...12),
      style: ErrorBarStyle(width: random.pick([1, 2, 3]), capLength: 0)
    )
    let chart = try chart(mark)
    // What is covered of the middles of device pixels.
    func covered() throws -> Set<SIMD2<Int>> {
      var pixels: Set<SIMD2<Int>> = []
      for box in try boxes(chart, Float(mark.style.width)) {
        let isUpright = box.width == mark.style.width
        let (low, high) = isUpright ? (box.minY, box.maxY) : (box.minX, box.maxX)
        guard high > 0, low < 100 else { continue }
        let (first, last) = isUpright ? (box.minX, box.maxX) : (box.minY, box.maxY)
        for across in Int(first.rounded())..<Int(last.rounded()) where 0..<100 ~= across {
          for along in 0..<100 where Double(along) + 0.5 > low && Double(along) + 0.5 < high {
            pixels.insert(isUpright ? SIMD2(across, along) : SIMD2(along, across))
          }
        }
      }
      return pixels
    }
    let slow = try covered()
    try chart.setDirectRows(0)
    let fast = try covered()
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.tier == .envelope)
    #expect(seed % 2 == 0 || record.rows < count, "only what may be in view is read")
    #expect(fast.symmetricDifference(slow).isEmpty)
  }

  @Test("have their caps again where few of many are in view")
  func zoomed() throws {
    let y = try Column((0..<5000).map { Double($0 % 7) })
    let mark = ErrorBarMark(y: y, yHigh: try Column((0..<5000).map { Double($0 % 7 + 1) }))
    let chart = try chart(mark)
    try chart.setDirectRows(1000)
    #expect(try chart.frame { $0.polylines.flatMap(\.runs).count } > 11)
    #expect(chart.frameRecord?.series.first?.tier == .direct)
    try chart.space.x.setRange(min: 0, max: 5000)
    try chart.frame { _ in }
    #expect(chart.frameRecord?.series.first?.tier == .envelope)
  }

  @Test("are hit along their lines, and their ends are in the extents")
  func hits() throws {
    let mark = ErrorBarMark(
      x: try Column([2.0, 8]),
      y: try Column([5.0, 6]),
      yLow: try Column([1.0, 6]),
      yHigh: try Column([7.0, 9]),
      style: ErrorBarStyle(width: 2)
    )
    let chart = try chart(mark)
    var hit = try #require(try chart.hit(at: Point(x: 24, y: 80)))
    #expect(hit.row == 0 && hit.distance == 3 && hit.position == Point(x: 20, y: 50))
    hit = try #require(try chart.hit(at: Point(x: 70, y: 99), within: 50, mode: .x))
    #expect(hit.row == 1 && hit.distance == 10)
    #expect(try chart.hit(at: Point(x: 50, y: 50)) == nil)
    let extent = try mark.extent(in: .y, onlyPositive: false)
    #expect(extent == Extent(min: .real(1), max: .real(9)))
    // Nothing of the first row but its line is there.
    let range = try ProjectionRange(min: 2, max: 3)
    let within = try mark.extent(in: .x, within: range, of: .y, onlyPositive: false)
    #expect(within == Extent(min: .real(2), max: .real(2)))
  }

  @Test("refuse columns of other lengths and styles that are not allowed")
  func errors() throws {
    let space = try Chart.whole(10, 10).space
    #expect(throws: KeisenError(.invalidArgument, "y low has 1 values, y has 2")) {
      try ErrorBarSeries(ErrorBarMark(y: Column([1.0, 2]), yLow: Column([1.0])), in: space)
    }
    #expect(throws: KeisenError.self) {
      try ErrorBarSeries(
        ErrorBarMark(y: Column([1.0]), style: ErrorBarStyle(capLength: -1)),
        in: space
      )
    }
  }

  @Test("of any width take memory that goes with the plot", arguments: [1e12, 1e300])
  func widest(width: Double) throws {
    let mark = ErrorBarMark(
      y: try Column([1.0, 2, 3]),
      yHigh: try Column([2.0, 3, 4]),
      style: ErrorBarStyle(width: width, capLength: width)
    )
    let chart = try chart(mark)
    for rows in [1, 100] {
      try chart.setDirectRows(rows)
      #expect(try chart.frame { $0.polylines.count } == 1)
    }
  }

  @Test("leave room for their caps")
  func fit() throws {
    let chart = try Chart.whole(100, 100)
    let y = try Column([1.0, 2])
    try chart.add(ErrorBarMark(y: y, yLow: try Column([0.0, 1]), yHigh: try Column([2.0, 3])))
    let caps = try chart.frame { list in list.polylines.flatMap(\.runs).flatMap(\.self) }
    #expect(caps.count == 12)
    for place in caps {
      #expect(place.x >= 0 && place.x <= 100 && place.y >= 0 && place.y <= 100, "\(caps)")
    }
  }

  @Test("have colours by a column, one shape each, row by row and reduced", arguments: [1, 100])
  func colors(directRows: Int) throws {
    let mark = ErrorBarMark(
      x: try Column([2.0, 5, 8]),
      y: try Column([4.0, 4, 4]),
      yLow: try Column([2.0, 2, 2]),
      color: try Column([0.0, 1, 1]),
      style: ErrorBarStyle(width: 2, capLength: 0)
    )
    let chart = try chart(mark)
    try chart.setDirectRows(directRows)
    let lines = try chart.frame { list in list.polylines.map { ($0.stroke.color, $0.runs.count) } }
    #expect(lines.count == 2 && lines[0].1 == 1 && lines[1].1 == 2)
    #expect(lines[0].0 != lines[1].0)
    let hit = try #require(try chart.hit(at: Point(x: 80, y: 70)))
    #expect(hit.row == 2 && hit.value.offset == 1)
  }
}
