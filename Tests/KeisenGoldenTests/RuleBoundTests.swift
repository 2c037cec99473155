import Glibc
import Keisen
import KeisenTestSupport
import Testing

@Suite("Rule bound")
struct RuleBoundTests {
  private func chart(seed: UInt64) throws -> (chart: Chart, random: SeededGenerator) {
    let chart = try Chart(bare: Size(width: 301, height: 151))
    try chart.setDirectRows(0)
    try chart.space.x.setRange(min: 0, max: 301)
    try chart.space.y.setRange(min: 0, max: 151)
    return (chart, SeededGenerator(seed: seed))
  }

  private func compare(_ chart: Chart, pixelRatio: Double) throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    let exact = Picture(try chart.render(pixelRatio: pixelRatio, isExact: true, renderer: cpu))
    let direct = try #require(chart.frameRecord?.series.first)
    let fast = Picture(try chart.render(pixelRatio: pixelRatio, renderer: cpu))
    let record = try #require(chart.frameRecord?.series.first)
    #expect(direct.tier == .direct && record.tier == .envelope)
    #expect(record.boundPixels == 0 && record.boundChannel == 0)
    #expect(exact.maxDifference(from: fast) == 0)
  }

  @Test(
    "stems that end in one pixel are drawn as one shape, few or many",
    arguments: [0.3, 1, 3, 40],
    [BarMark.Orientation.vertical, .horizontal]
  )
  func stems(width: Double, orientation: BarMark.Orientation) throws {
    for (seed, reach) in [(1, 0.9), (2, 30), (3, 400)] as [(UInt64, Double)] {
      var (chart, random) = try chart(seed: seed)
      let places = (0..<4000).map { _ in Double.random(in: -9...310, using: &random) }
      let values = places.map { _ in 60.4 + Double.random(in: -reach...reach, using: &random) }
      try chart.add(
        StemMark(
          position: Column(places),
          value: Column(values),
          orientation: orientation,
          style: StemStyle(baseline: 60.4, width: width, color: .black, size: 0)
        )
      )
      for ratio in [1, 1.5, 2] { try compare(chart, pixelRatio: ratio) }
    }
  }

  @Test(
    "error bars that meet in one pixel are drawn as one shape, few or many",
    arguments: [0.3, 1, 3, 40]
  )
  func errorBars(width: Double) throws {
    var (chart, random) = try chart(seed: 5)
    func randomMarks(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let x = (0..<3000).map { _ in randomMarks(-9...310) }
    let y = x.map { _ in randomMarks(-9...160) }
    func column(_ some: [Double], _ range: ClosedRange<Double>) throws -> Column {
      try Column(some.map { $0 + randomMarks(range) })
    }
    try chart.add(
      ErrorBarMark(
        x: Column(x),
        y: Column(y),
        xLow: column(x, -3...0),
        xHigh: column(x, 0...3),
        yLow: column(y, -3...0),
        yHigh: column(y, 0...3),
        style: ErrorBarStyle(width: width, color: .black, capLength: 0)
      )
    )
    for ratio in [1, 1.5, 2] { try compare(chart, pixelRatio: ratio) }
  }
}
