import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

/// Copies nanoseconds since 1970.
private func column(nanoseconds: [Int64]) throws -> Column {
  try nanoseconds.withUnsafeBytes { bytes in
    try Column(
      copying: bytes.baseAddress,
      type: .timestamp(.nanoseconds),
      count: nanoseconds.count
    )
  }
}

@Suite("Hits of lines")
struct LineHitTests {
  /// Expects a hit to be that of looking at each row; returns whether there is one.
  private func expectSlow(
    _ chart: Chart,
    _ places: [SIMD2<Double>],
    _ query: HitQuery,
    width: Double,
    in plot: Rect,
    _ name: String
  ) throws -> Bool {
    let (point, reach) = (query.point, query.reach)
    let all = SlowHit.all(places, SIMD2(point.x, point.y), query.mode, width: width, in: plot)
    let hit = try chart.hit(at: point, within: reach, mode: query.mode, pixelRatio: 1)
    let slow = SlowHit.best(all, within: reach)
    let reported = (hit?.row, hit?.distance, slow?.row, slow?.distance)
    let note = Comment(rawValue: "\(name), \(query): \(reported)")
    guard let hit else {
      // Rounding may decide what is just within reach.
      if let slow { #expect(abs(slow.distance - reach) < 1e-6, note) }
      return false
    }
    let own = try #require(all.first { $0.row == hit.row }, note)
    #expect(abs(own.distance - hit.distance) < 1e-6, note)
    #expect(SIMD2(hit.position.x, hit.position.y) == places[hit.row], note)
    guard hit.row != slow?.row else { return true }
    let best = slow ?? SlowHit(row: 0, distance: reach, second: own.second)
    #expect(abs(own.distance - best.distance) < 1e-6, note)
    #expect(abs(own.second - best.second) < 1e-6, note)
    return true
  }

  @Test("are those of looking at each row", arguments: 0..<12)
  func bruteForce(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1000 + seed))
    var found = 0
    for chartNumber in 0..<60 {
      let rows = try RandomRows(&random)
      let chart =
        try Bool.random(using: &random)
        ? Chart.whole(300, 200) : Chart(size: Size(width: 300, height: 200))
      let width: Double = random.pick([0.2, 1.5, 12])
      let line = try chart.addLine(x: rows.x, y: rows.y, style: LineStyle(width: width))
      try chart.setScales(using: &random)
      let (plot, places) = try chart.places(of: line)
      guard !plot.isEmpty else { continue }
      for _ in 0..<20 {
        let point = plot.point(near: places, using: &random)
        let mode: HitQuery.Mode = Int.random(in: 0..<3, using: &random) == 0 ? .x : .nearest
        let reach: Double = random.pick([0, 3, 10, 1000, .infinity])
        let isFound = try expectSlow(
          chart,
          places,
          HitQuery(point, mode: mode, within: reach),
          width: width,
          in: plot,
          "chart \(chartNumber)"
        )
        if isFound { found += 1 }
      }
    }
    #expect(found > 200)
  }

  @Test("are the rows of a million, whichever tier draws them")
  func many() throws {
    let count = 1_000_000
    var random = SeededGenerator(seed: 77)
    var walk = 0.0
    let noise = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }
    let walks = noise.map { value in
      walk += value - 0.5
      return value > 0.999 ? .nan : walk
    }
    let times = (0..<count).map { 1_700_000_000_000_000_000 + 1_003 * Int64($0) }
    let x = try column(nanoseconds: times)
    var clusters = noise.map { $0 * $0 * $0 }
    clusters.sort()
    for (x, y) in [
      (nil, noise), (x, walks), (try Column(clusters), walks), (try Column(walks), noise),
      (try Column([Double](repeating: 3, count: count)), noise),
    ] {
      let chart = try Chart(size: Size(width: 640, height: 400))
      let line = try chart.addLine(x: x, y: Column(y))
      for part in [1.0, 0.3, 1e-5] {
        let (plot, places) = try chart.places(of: line)
        for _ in 0..<4 {
          let point = plot.point(near: places, using: &random)
          for mode in [HitQuery.Mode.nearest, .x] {
            let reach = random.pick([5, .infinity])
            let query = HitQuery(point, mode: mode, within: reach)
            _ = try expectSlow(chart, places, query, width: 1.5, in: plot, "\(part)")
          }
        }
        let range = try chart.space.x.range()
        let half = (range.max - range.min) / 2
        try chart.space.x.setRange(
          min: range.min + half * (1 - part),
          max: range.min + half * (1 + part)
        )
      }
    }
  }

  /// Ten rows in a picture of 90 by 100 points: a point stands 10 times its row from the left.
  private func chart(_ y: [Double], width: Double = 2) throws -> Chart {
    let chart = try Chart.whole(90, 100)
    try chart.addLine(x: nil, y: Column(y), style: LineStyle(width: width))
    try chart.space.x.setRange(min: 0, max: 9)
    try chart.space.y.setRange(min: 100, max: 0)
    return chart
  }

  @Test("tell row, exact values, where the row stands, and the distance from the pen's edge")
  func answer() throws {
    let chart = try chart([50, 50, 50, 50, 50, 50, 50, 50, 50, 50])
    let line = try #require(chart.series.first)
    let hit = try #require(try chart.hit(at: Point(x: 42, y: 54)))
    #expect(hit.series === line && hit.row == 4)
    #expect(hit.x == DataValue(0, origin: 4) && hit.y == DataValue(50))
    #expect(hit.position == Point(x: 40, y: 50) && hit.distance == 3)
    #expect(try chart.hit(at: Point(x: 42, y: 50.5))?.distance == 0)
    #expect(try chart.hit(at: Point(x: 42, y: 60))?.distance == 9)
    #expect(try chart.hit(at: Point(x: 42, y: 61))?.distance == 10)
    #expect(try chart.hit(at: Point(x: 42, y: 61.001)) == nil)
    #expect(try chart.hit(at: Point(x: 42, y: 53), within: 2)?.row == 4)
    #expect(try chart.hit(at: Point(x: 42, y: 53.01), within: 2) == nil)
    #expect(try chart.hit(at: Point(x: 42, y: 100), within: .infinity)?.row == 4)
    // Halfway the lower row.
    #expect(try chart.hit(at: Point(x: 45, y: 50))?.row == 4)
    #expect(try chart.hit(at: Point(x: 45.001, y: 50))?.row == 5)
  }

  @Test("are of long segments too, whose rows are out of view")
  func longSegments() throws {
    let chart = try chart([0, 100])
    try chart.space.x.setRange(min: 0.4, max: 0.45)
    let hit = try #require(try chart.hit(at: Point(x: 45, y: 42.5)))
    #expect(hit.row == 0 && hit.distance == 0 && hit.position.x < -700)
    try chart.space.x.setRange(min: 0.55, max: 0.6)
    #expect(try chart.hit(at: Point(x: 45, y: 57.5))?.row == 1)
    // Beyond the last row there is no line.
    try chart.space.x.setRange(min: 1.1, max: 2)
    #expect(try chart.hit(at: Point(x: 1, y: 99), within: .infinity) == nil)
  }

  @Test("are of rows between gaps as dots, and not of what gaps interrupt")
  func gaps() throws {
    let chart = try chart([10, .nan, 50, .nan, 90, 90, .infinity, 10, 10, 10])
    #expect(try chart.hit(at: Point(x: 20, y: 52))?.row == 2)
    #expect(try chart.hit(at: Point(x: 20, y: 52))?.distance == 1)
    #expect(try chart.hit(at: Point(x: 10, y: 30)) == nil)
    #expect(try chart.hit(at: Point(x: 60, y: 50), within: 20) == nil)
    #expect(try chart.hit(at: Point(x: 46, y: 90))?.row == 5)
  }

  @Test("along x are of the row that stands nearest along x, of these the nearest along y")
  func alongX() throws {
    let chart = try Chart.whole(90, 100)
    try chart.space.x.setRange(min: 0, max: 9)
    try chart.space.y.setRange(min: 100, max: 0)
    let x = try Column([0.0, 1, 1, 1, 2, 9])
    let low = try chart.addLine(x: x, y: Column([0.0, 10, 90, 40, 0, 0]))
    func hit(_ x: Double, _ y: Double, within reach: Double = 100) throws -> Hit? {
      try chart.hit(at: Point(x: x, y: y), within: reach, mode: .x)
    }
    #expect(try hit(12, 99)?.row == 2 && hit(12, 99)?.distance == 2)
    #expect(try hit(12, 50)?.row == 3 && hit(12, 12)?.row == 1)
    #expect(try hit(54, 50)?.row == 4 && hit(56, 50)?.row == 5)
    #expect(try hit(54, 50, within: 33) == nil)
    // Of lines at the same x the one nearer along y, of those the one on top.
    let high = try chart.addLine(x: x, y: Column([99.0, 99, 99, 99, 99, 99]))
    #expect(try hit(88, 60)?.series === high && hit(88, 40)?.series === low)
    #expect(try hit(88, 49.5)?.series === high)
  }

  @Test("of several lines are of the nearest, of those that cover the point of the one on top")
  func series() throws {
    let chart = try chart([50, 50, 50, 50, 50, 50, 50, 50, 50, 50], width: 10)
    let below = try #require(chart.series.first)
    let above = try chart.addLine(x: nil, y: Column([54.0, 54]), style: LineStyle(width: 2))
    #expect(try chart.hit(at: Point(x: 5, y: 54))?.series === above)
    #expect(try chart.hit(at: Point(x: 5, y: 52))?.series === below)
    #expect(try chart.hit(at: Point(x: 5, y: 58))?.series === above)
    #expect(try chart.hit(at: Point(x: 5, y: 58), of: below)?.series === below)
    chart.remove(above)
    #expect(try chart.hit(at: Point(x: 5, y: 54), of: above) == nil)
    #expect(try chart.hit(at: Point(x: 5, y: 54))?.series === below)
  }

  @Test("are not of lines that are not drawn")
  func invisible() throws {
    for style in [LineStyle(width: 0), LineStyle(color: .clear)] {
      let chart = try Chart.whole(90, 100)
      try chart.addLine(x: nil, y: Column([0.0, 1, 2]), style: style)
      #expect(try chart.hit(at: Point(x: 45, y: 50), within: .infinity) == nil)
    }
  }

  @Test("tell every type's values exactly")
  func types() throws {
    func value<Element: ColumnElement>(_ values: [Element]) throws -> DataValue? {
      let chart = try Chart.whole(90, 100)
      try chart.addLine(x: nil, y: Column(values))
      return try chart.hit(at: Point(x: 90, y: 0), within: .infinity)?.y
    }
    #expect(try value([0, Int64.max]) == DataValue(0, origin: .max))
    #expect(try value([0, UInt64.max]) == DataValue(0x1p63, origin: .max))
    #expect(try value([0, UInt64(1) << 63]) == DataValue(0x1p63, origin: 0))
    #expect(try value([0, UInt64(7)]) == DataValue(0, origin: 7))
    #expect(try value([0, Float(0.1)]) == DataValue(Double(Float(0.1))))
    #expect(try value([0, 0.1]) == DataValue(0.1))
    #expect(try value([0, Int8.max]) == DataValue(0, origin: 127))
    let time = [Int64(1_700_000_000_123_456_789), 1_700_000_000_123_456_790]
    let chart = try Chart.whole(90, 100)
    try chart.addLine(x: try column(nanoseconds: time), y: Column([0.0, 1]))
    let hit = try chart.hit(at: Point(x: 90, y: 0))
    #expect(hit?.x == DataValue(0, origin: time[1], unit: .nanoseconds))
  }
}
