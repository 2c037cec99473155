import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenRanges

@Suite("Values at a point")
struct ChartValuesTests {
  @Test("are those of the axes, and stand where they were asked for")
  func linear() throws {
    let chart = try Chart.tens()
    let values = try #require(try chart.values(at: Point(x: 75, y: 50)))
    #expect(values.x == DataValue(2.5) && values.y == DataValue(7.5))
    #expect(try chart.position(x: 2.5, y: 7.5) == Point(x: 75, y: 50))
  }

  @Test("come back as the same point on every scale", arguments: 0..<8)
  func thereAndBack(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(300 + seed))
    for _ in 0..<40 {
      let chart = try Chart(size: Size(width: 320, height: 240))
      let rows = (0..<9).map { _ in Double.random(in: 1...1000, using: &random) }
      try chart.addLine(x: nil, y: Column(rows))
      try chart.setScales(using: &random)
      let plot = try chart.plot()
      let ends = [Point(x: plot.minX, y: plot.maxY), Point(x: plot.maxX, y: plot.minY)]
      let values = try ends.map { try chart.values(at: $0) }
      // Of a range without length all values stand in the middle.
      guard let low = values[0], let high = values[1], low.x != high.x, low.y != high.y else {
        continue
      }
      for _ in 0..<10 {
        let point = Point(
          x: Double.random(in: plot.minX...plot.maxX, using: &random),
          y: Double.random(in: plot.minY...plot.maxY, using: &random)
        )
        guard let values = try chart.values(at: point, isClipped: true) else { continue }
        let back = try #require(try chart.position(x: values.x, y: values.y))
        #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
      }
    }
  }

  @Test("are instants with the integer of the range's origin")
  func instants() throws {
    let chart = try Chart.whole(100, 100)
    let start: Int64 = 1_700_000_000_000_000_000
    try chart.space.x.setRange(
      DataValue(0, origin: start, unit: .nanoseconds),
      DataValue(0, origin: start + 100, unit: .nanoseconds)
    )
    try chart.space.y.setRange(min: 0, max: 1)
    let values = try #require(try chart.values(at: Point(x: 37, y: 50)))
    #expect(values.x == DataValue(37, origin: start, unit: .nanoseconds))
    let place = try chart.position(
      x: DataValue(0, origin: start + 37, unit: .nanoseconds),
      y: DataValue(0.5)
    )
    #expect(place == Point(x: 37, y: 50))
  }

  @Test("are told beyond the plot unless that is not wanted")
  func outside() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 10)
    let plot = try chart.plot()
    let point = Point(x: plot.minX - 1, y: plot.midY)
    let values = try #require(try chart.values(at: point))
    #expect(values.x.offset < 0)
    #expect(try chart.values(at: point, isClipped: true) == nil)
    #expect(try chart.values(at: Point(x: plot.minX, y: plot.minY), isClipped: true) != nil)
    #expect(try chart.position(x: -1.0, y: 5.0) != nil)
    #expect(try chart.position(x: -1.0, y: 5.0, isClipped: true) == nil)
    #expect(try chart.position(x: 10.0, y: 0.0, isClipped: true) != nil)
  }

  @Test("are none where a scale has no place, and in a plot without room")
  func nowhere() throws {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: 0, max: 1)
    try chart.space.y.setRange(min: 1, max: 10)
    try chart.space.y.setScale(.log())
    #expect(try chart.position(x: 0.5, y: -1.0) == nil)
    #expect(try chart.position(x: 0.5, y: 1.0) != nil)
    try chart.setPadding(.fixed(Insets(60)))
    #expect(try chart.values(at: Point(x: 50, y: 50)) == nil)
    #expect(try chart.position(x: 0.5, y: 1.0) == nil)
  }

  @Test("are those of another space, of discs in one direction alone")
  func spaces() throws {
    let chart = try Chart.tens()
    let other = Space(x: chart.space.x, y: try Projection(min: 100, max: 200))
    let values = try #require(try chart.values(at: Point(x: 30, y: 100), in: other))
    #expect(values.x == DataValue(1) && values.y == DataValue(150))
    let disc = try Space(
      angle: Projection(min: 0, max: 4),
      radius: Projection(min: 0, max: 1)
    )
    let east = try #require(try chart.position(x: 1.0, y: 1.0, in: disc))
    #expect(abs(east.x - 250) < 1e-9 && abs(east.y - 100) < 1e-9)
    #expect(throws: KeisenError(.unsupported, "values at a point can't be drawn in a polar space"))
    {
      _ = try chart.values(at: .zero, in: disc)
    }
  }

  @Test("are not asked for with what is no number")
  func refused() throws {
    let chart = try Chart.tens()
    for bad in [Double.nan, .infinity] {
      #expect(throws: KeisenError.self) { _ = try chart.values(at: Point(x: bad, y: 0)) }
      #expect(throws: KeisenError.self) { _ = try chart.values(at: Point(x: 0, y: bad)) }
      #expect(throws: KeisenError.self) { _ = try chart.position(x: bad, y: 0.0) }
      #expect(throws: KeisenError.self) { _ = try chart.position(x: 0.0, y: bad) }
      #expect(throws: KeisenError.self) {
        _ = try chart.values(at: .zero, pixelRatio: bad)
      }
    }
  }

  @Test("are those of ranges that follow the data, and store nothing")
  func followsData() throws {
    let chart = try Chart.whole(110, 110)
    try chart.addLine(x: nil, y: Column([1.0, 3]))
    let before = try #require(try chart.values(at: Point(x: 5, y: 5)))
    #expect(abs(before.x.offset) < 1e-12 && abs(before.y.offset - 3) < 1e-12)
    #expect(chart.space.x.follows && chart.space.y.follows)
    try chart.addLine(x: nil, y: Column([1.0, 201]))
    let after = try #require(try chart.values(at: Point(x: 5, y: 5)))
    #expect(abs(after.y.offset - 201) < 1e-12)
  }
}
