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

@Suite("Columns of category bars")
struct CategoryBarColumnTests {
  /// What of a column of device pixels is covered, in pixels: tips and the baseline stand between
  /// them.
  private struct Part: Hashable {
    var column: Int
    var isHighlighted: Bool
    var top: Int
    var bottom: Int
  }

  private static let highlight = Color(rgb: 0xff0000)

  /// Many bars of any kind in a chart without anything around its plot.
  private func chart(_ random: inout SeededGenerator) throws -> Chart {
    let count = random.pick([700, 3000, 40_000])
    let values = RandomRows.withGaps(RandomRows.values(count, &random), &random)
    let style = CategoryBarStyle(
      baseline: random.pick([0, 0, 2.3]),
      barWidth: random.pick([0.1, 0.6, 1]),
      color: .black,
      highlight: random.pick([.none, .color(Self.highlight)]),
      baselineWidth: 0,
      showsValueLabels: false
    )
    let column =
      try Bool.random(using: &random)
      ? Column(values) : Column(values.map { Int64(exactly: $0.rounded()) ?? 7 })
    let chart = try Chart.whole(200, 100)
    try chart.addBars(names: (0..<count).map { "\($0)" }, values: column, style: style)
    let y = chart.space.y
    try y.setScale(random.pick([nil, .linear, .log(), .symlog(threshold: 2)]))
    for projection in [chart.space.x, y] {
      try projection.fit()
      let range = try projection.range()
      func end(_ part: Double) -> Double { range.min + part * (range.max - range.min) }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try? projection.setRange(min: range.max, max: range.min)
      case 1: try? projection.setRange(min: end(0.2), max: end(0.8))
      default: break
      }
    }
    return chart
  }

  private func parts(_ rectangles: [Rectangle], _ pixelRatio: Double) -> [Part] {
    rectangles.map { rectangle in
      #expect(abs(rectangle.rect.width * pixelRatio - 1) < 1e-6)
      return Part(
        column: Int((rectangle.rect.midX * pixelRatio).rounded(.down)),
        isHighlighted: rectangle.fill == .color(Self.highlight),
        top: Int((rectangle.rect.minY * pixelRatio).rounded()),
        bottom: Int((rectangle.rect.maxY * pixelRatio).rounded())
      )
    }
  }

  /// The union of what each bar by itself covers, and of each that stands out.
  private func slow(_ chart: Chart, _ pixelRatio: Double) throws -> [Part]? {
    let bars = try #require(chart.series.first as? CategoryBarSeries)
    let (frame, _) = try Chart.begin(chart.state.withLock { $0 }, pixelRatio: pixelRatio)
    let geometry = CategoryBarGeometry(bars.mark, in: bars.space, frame)
    guard geometry.areColumns else { return nil }
    var unions: [SIMD2<Int>: Part] = [:]
    for index in geometry.shown {
      var height = 0.0
      geometry.read(index..<index + 1, into: &height)
      guard case .bar(let bar) = geometry.place(of: index, height), bar.rect.height > 0 else {
        continue
      }
      let column = Int((bar.rect.midX * pixelRatio).rounded(.down))
      // Up, down, and on top.
      var sides = [bar.rect.minY < geometry.base ? 0 : 1]
      if bar.isMaximum, bars.style.highlight != .none { sides.append(2) }
      for side in sides {
        let old = unions[SIMD2(column, side)]
        unions[SIMD2(column, side)] = Part(
          column: column,
          isHighlighted: side == 2,
          top: min(old?.top ?? .max, Int((bar.rect.minY * pixelRatio).rounded())),
          bottom: max(old?.bottom ?? .min, Int((bar.rect.maxY * pixelRatio).rounded()))
        )
      }
    }
    return Array(unions.values)
  }

  @Test("are what all bars together cover, whether each is looked at or not", arguments: 0..<8)
  func bruteForce(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(5000 + seed))
    var looked = 0
    for number in 0..<25 {
      let chart = try chart(&random)
      let pixelRatio = random.pick([1, 1.5, 2])
      guard let slow = try slow(chart, pixelRatio) else { continue }
      looked += 1
      try chart.setDirectRows(0)
      let fast = try chart.frame(pixelRatio: pixelRatio) { $0.rectangles }
      let record = try #require(chart.frameRecord?.series.first)
      #expect(record.tier == .envelope && record.boundPixels == 0 && record.boundChannel == 0)
      let exact = try chart.frame(pixelRatio: pixelRatio, isExact: true) { $0.rectangles }
      #expect(chart.frameRecord?.series.first?.tier == .direct)
      #expect(fast == exact, "chart \(number)")
      let parts = self.parts(fast, pixelRatio)
      #expect(Set(parts) == Set(slow), "chart \(number)")
      #expect(parts.count == slow.count)
      #expect(
        parts.lastIndex { !$0.isHighlighted } ?? -1 < parts.firstIndex(where: \.isHighlighted)
          ?? .max
      )
    }
    #expect(looked > 10)
  }

  @Test("keep the one maximum of a hundred thousand in sight, and its value above it")
  func maximum() throws {
    let count = 100_000
    var values = (0..<count).map { Double($0 % 13) }
    values[61_234] = 50
    let chart = try Chart.whole(400, 200)
    let style = CategoryBarStyle(highlight: .color(Self.highlight), baselineWidth: 0)
    try chart.addBars(names: values.indices.map { "\($0)" }, values: Column(values), style: style)
    let list = try chart.frame { $0 }
    let red = list.rectangles.filter { $0.fill == .color(Self.highlight) }
    #expect(red.count == 1)
    #expect(abs(try #require(red.first).rect.midX - 400 * 61_234 / 100_000) < 1)
    #expect(list.labels.map(\.text) == ["50"])
    #expect(list.rectangles.count == 401)
    #expect(chart.frameRecord?.series.first?.rows == count)
  }

  @Test("tell integers apart that doubles do not")
  func largeIntegers() throws {
    var values = [Int64](repeating: .max - 1, count: 30_000)
    values[20_000] = .max
    let chart = try Chart.whole(100, 100)
    let style = CategoryBarStyle(highlight: .color(Self.highlight), showsValueLabels: false)
    try chart.addBars(names: values.indices.map { "\($0)" }, values: Column(values), style: style)
    let red = try chart.frame { $0.rectangles.filter { $0.fill == .color(Self.highlight) } }
    #expect(red.map { Int($0.rect.minX) } == [66])
  }

  @Test("are not made of bars with colours of their own, which are drawn one by one")
  func ownColors() throws {
    let count = 3000
    let chart = try Chart.whole(100, 100)
    let style = CategoryBarStyle(colors: [.black], highlight: .none, baselineWidth: 0)
    try chart.addBars(
      names: (0..<count).map { "\($0)" },
      values: Column((0..<count).map { Double($0 + 1) }),
      style: style
    )
    let rectangles = try chart.frame { $0.rectangles }
    #expect(rectangles.count == count)
    #expect(rectangles.allSatisfy { abs($0.rect.width - 1) < 1e-9 })
  }
}
