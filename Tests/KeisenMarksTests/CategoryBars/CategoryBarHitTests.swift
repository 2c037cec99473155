import Glibc
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

@Suite("Hits of bars")
struct CategoryBarHitTests {
  /// The rectangle of each bar that has a height: bars tell their numbers by their colours.
  private func rectangles(_ chart: Chart) throws -> [(row: Int, rect: Rect)] {
    try chart.frame(pixelRatio: 1) { list in
      list.rectangles.compactMap { rectangle in
        guard case .color(let color) = rectangle.fill else { return nil }
        let row = (color.red * 255).rounded() * 256 + (color.green * 255).rounded()
        return (Int(row), rectangle.rect)
      }
    }
  }

  /// A colour for each bar, after which it can be told.
  private func colors(_ count: Int) -> [Color] {
    (0..<count).map { Color(red: Float($0 >> 8) / 255, green: Float($0 & 255) / 255, blue: 0) }
  }

  /// Bars of any kind in a chart without anything around its plot.
  private func chart(_ random: inout SeededGenerator) throws -> Chart {
    let count = random.pick([0, 1, 2, 5, 63, 300, 2000])
    let values = RandomRows.withGaps(RandomRows.values(count, &random), &random)
      // What stands on the baseline is not drawn.
      .map { $0 == 0 ? 0.125 : $0 }
    let names = (0..<count).map { "n\($0)" }
    let style = CategoryBarStyle(
      baseline: random.pick([0, 0, 2.3]),
      barWidth: random.pick([0.1, 0.6, 1]),
      colors: colors(count).map { Color(red: $0.red, green: $0.green, blue: 1) },
      cornerRadius: random.pick([0, 5]),
      baselineWidth: 0,
      showsValueLabels: false
    )
    let chart = try Chart.whole(300, 200)
    try chart.addBars(names: names, values: Column(values), style: style)
    if Int.random(in: 0..<4, using: &random) == 0 {
      // On another scale some bars have no place, and some have one together.
      let known = names.shuffled(using: &random).prefix(max(1, count / 2))
      try chart.space.x.setScale(.category(CategoryScale(Array(known))))
      try chart.space.x.fit()
    }
    let y = chart.space.y
    try y.setScale(random.pick([nil, .linear, .log(), .symlog(threshold: 2)]))
    try y.fit()
    for projection in [chart.space.x, y] {
      try projection.fit()
      let range = try projection.range()
      func end(_ part: Double) -> Double { range.min + part * (range.max - range.min) }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try? projection.setRange(min: range.max, max: range.min)
      case 1: try? projection.setRange(min: end(0.4), max: end(0.6))
      default: break
      }
    }
    return chart
  }

  @Test("are those of looking at each rectangle", arguments: 0..<8)
  func bruteForce(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(3000 + seed))
    var found = 0
    let plot = Rect(x: 0, y: 0, width: 300, height: 200)
    for number in 0..<60 {
      let chart = try chart(&random)
      let bars = try rectangles(chart).filter {
        $0.rect.maxX >= 0 && $0.rect.minX <= 300 && $0.rect.maxY >= 0 && $0.rect.minY <= 200
      }
      for _ in 0..<20 {
        let tips = bars.map { SIMD2($0.rect.midX, $0.rect.minY) }
        let point = plot.point(near: tips, using: &random)
        let mode: HitQuery.Mode = Int.random(in: 0..<3, using: &random) == 0 ? .x : .nearest
        let reach: Double = random.pick([0, 3, 10, 1000, .infinity])
        let ranked = bars.map { bar in
          let box = PlaceBox(bar.rect, grownBy: 0)
          let delta = box.distances(from: SIMD2(point.x, point.y))
          return mode == .x
            ? (delta.x, delta.y, -bar.row) : (hypot(delta.x, delta.y), 0, -bar.row)
        }
        let slow = ranked.filter { $0.0 <= reach }.min { $0 < $1 }
        let hit = try chart.hit(at: point, within: reach, mode: mode, pixelRatio: 1)
        let note: Comment = "chart \(number), \(point), \(mode), \(reach): \(hit as Any)"
        #expect((hit == nil) == (slow == nil), note)
        guard let hit, let slow else { continue }
        found += 1
        #expect(abs(hit.distance - slow.0) < 1e-9, note)
        // Rounding may decide between neighbours at the same distance.
        let own = try #require(ranked.first { $0.2 == -hit.row }, note)
        #expect(hit.row == -slow.2 || abs(own.0 - slow.0) + abs(own.1 - slow.1) < 1e-9, note)
      }
    }
    #expect(found > 200)
  }

  /// Three bars, 40 points wide, from 20, 80 and 140 on.
  private func three(_ style: CategoryBarStyle = CategoryBarStyle()) throws -> Chart {
    let chart = try Chart.whole(200, 100)
    try chart.addBars(names: ["a", "b", "c"], values: Column([4, 0, UInt64.max]), style: style)
    try chart.space.y.setRange(min: 0, max: 10)
    return chart
  }

  @Test("tell the number of the bar, the place of its name, its exact value, and its distance")
  func answer() throws {
    let chart = try three()
    let hit = try #require(try chart.hit(at: Point(x: 25, y: 90)))
    #expect(hit.row == 0 && hit.distance == 0 && hit.value.offset.isNaN)
    #expect(hit.x == DataValue(0, origin: 0) && hit.y == DataValue(0, origin: 4))
    #expect(hit.position == Point(x: 40, y: 60))
    #expect(try chart.hit(at: Point(x: 40, y: 51))?.distance == 9)
    #expect(try chart.hit(at: Point(x: 40, y: 49)) == nil)
    #expect(try chart.hit(at: Point(x: 17, y: 56))?.distance == 5)
    #expect(try chart.hit(at: Point(x: 160, y: 1))?.y == DataValue(0x1p63, origin: .max))
    // A bar without height is found where it would begin, and along x.
    #expect(try chart.hit(at: Point(x: 100, y: 97))?.row == 1)
    #expect(try chart.hit(at: Point(x: 100, y: 30), mode: .x)?.row == 1)
    #expect(try chart.hit(at: Point(x: 128, y: 30), mode: .x)?.row == 1)
    #expect(try chart.hit(at: Point(x: 132, y: 30), mode: .x)?.row == 2)
  }

  @Test("are not of bars that are not drawn")
  func invisible() throws {
    let chart = try three(CategoryBarStyle(colors: [.clear], highlight: .none))
    #expect(try chart.hit(at: Point(x: 40, y: 90), within: 0) == nil)
    let bordered = CategoryBarStyle(colors: [.clear], borderWidth: 1)
    #expect(try three(bordered).hit(at: Point(x: 40, y: 90), within: 0)?.row == 0)
    let gap = try Chart.whole(200, 100)
    try gap.addBars(names: ["a", "b"], values: Column([Double.nan, -.infinity]))
    #expect(try gap.hit(at: Point(x: 40, y: 90), within: .infinity) == nil)
  }

  @Test("of bars of several series at one name are of the one on top")
  func series() throws {
    let chart = try three()
    let above = try chart.addBars(names: ["c", "a"], values: Column([2.0, 1]))
    #expect(try chart.hit(at: Point(x: 40, y: 95))?.series === above)
    let hit = try #require(try chart.hit(at: Point(x: 160, y: 95)))
    #expect(hit.series === above && hit.row == 0 && hit.x == DataValue(0, origin: 2))
    #expect(try chart.hit(at: Point(x: 40, y: 70))?.row == 0)
    #expect(try chart.hit(at: Point(x: 40, y: 70))?.series !== above)
  }
}
