import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("hits of AreaMark")
struct AreaHitTests {
  /// Places that lie densely in the area, and the distance of the nearest one in view from a point.
  private func distance(_ samples: [SIMD2<Double>], _ point: Point) -> Double {
    samples.reduce(.infinity) { min($0, hypot($1.x - point.x, $1.y - point.y)) }
  }

  @Test("is 0 within, else the way to what is in view", arguments: 0..<6)
  func nearest(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = 12
    var y = (0..<count).map { _ in Double.random(in: -15...15, using: &random) }
    let y2 = (0..<count).map { _ in Double.random(in: -15...15, using: &random) }
    y[5] = .nan
    let chart = try Chart.whole(120, 80)
    try chart.space.x.setRange(min: 0, max: 11)
    try chart.space.y.setRange(min: -10, max: 10)
    let isBand = seed % 2 == 1
    let mark = AreaMark(x: nil, y: try Column(y), y2: isBand ? try Column(y2) : nil)
    let area = try AreaSeries(mark, in: chart.space)
    chart.add(area)
    func place(_ x: Double, _ y: Double) -> SIMD2<Double> {
      SIMD2(x * 120 / 11, 40 - y * 4)
    }
    var samples: [SIMD2<Double>] = []
    for row in 0..<count - 1 where y[row].isFinite && y[row + 1].isFinite {
      for step in 0...60 {
        let part = Double(step) / 60
        func height(_ values: [Double]) -> Double {
          values[row] + (values[row + 1] - values[row]) * part
        }
        let (from, to) = (height(y), isBand ? height(y2) : 0)
        for across in 0...120 {
          let sample = place(Double(row) + part, from + (to - from) * Double(across) / 120)
          if sample.y >= 0, sample.y <= 80 { samples.append(sample) }
        }
      }
    }
    try chart.frame { _ in }
    for _ in 0..<60 {
      let point = Point(
        x: .random(in: 0...120, using: &random),
        y: .random(in: 0...80, using: &random)
      )
      let want = distance(samples, point)
      let found = try chart.hit(at: point, within: 500)
      let have = try #require(found)
      #expect(have.distance <= want + 1e-6)
      // Samples are this far from each other.
      #expect(have.distance >= want - 0.7, "\(point.x), \(point.y): \(have.distance), \(want)")
      #expect(y[have.row].isFinite)
      #expect(have.y == DataValue(y[have.row]) && have.x == DataValue(0, origin: Int64(have.row)))
      guard want > 2 else { continue }
      let none = try chart.hit(at: point, within: want - 1)
      #expect(none.map(\.row) == nil)
    }
  }

  @Test("takes the row nearest along x in mode x")
  func alongX() throws {
    let chart = try Chart.whole(100, 50)
    let y = try Column([1.0, .nan, 3, 4])
    chart.add(try AreaSeries(AreaMark(x: Column([0.0, 1, 2, 10]), y: y), in: chart.space))
    try chart.fit(margins: false)
    for (x, row) in [(0.0, 0), (9, 0), (12, 2), (50, 2), (70, 3), (100, 3)] {
      let hit = try chart.hit(at: Point(x: x, y: 25), within: .infinity, mode: .x)
      #expect(hit?.row == row, "\(x)")
    }
  }

  @Test("counts the line along y as wide as it is drawn")
  func line() throws {
    let chart = try Chart.whole(100, 50)
    try chart.space.x.setRange(min: 0, max: 1)
    try chart.space.y.setRange(min: 0, max: 50)
    let style = AreaStyle(line: LineStyle(width: 6))
    let mark = AreaMark(x: nil, y: try Column([20.0, 20]), style: style)
    chart.add(try AreaSeries(mark, in: chart.space))
    let hit = try chart.hit(at: Point(x: 40, y: 25), within: 10)
    #expect(hit?.distance == 2 && hit?.row == 0)
  }
}
