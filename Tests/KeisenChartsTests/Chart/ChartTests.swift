import KeisenChartsTestSupport
import KeisenPrimitives
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Chart")
struct ChartTests {
  @Test(
    "refuses sizes that are not positive and finite",
    arguments: [0, -1, .nan, .infinity, -.infinity] as [Double]
  )
  func size(length: Double) throws {
    let message = "must be positive and finite, got \(length)"
    #expect(throws: KeisenError(.invalidArgument, "width \(message)")) {
      try Chart(size: Size(width: length, height: 1))
    }
    #expect(throws: KeisenError(.invalidArgument, "height \(message)")) {
      try Chart(bare: Size(width: 1, height: length))
    }
    let chart = try Chart.whole(3, 4)
    #expect(throws: KeisenError.self) { try chart.setSize(Size(width: length, height: 9)) }
    #expect(chart.size == Size(width: 3, height: 4))
    try chart.setSize(Size(width: 5, height: 6))
    #expect(chart.size == Size(width: 5, height: 6))
  }

  @Test("refuses padding that is negative or not finite, and keeps the old one")
  func padding() throws {
    let chart = try Chart.whole(10, 10)
    let good = Insets(top: 1, left: 2, bottom: 3, right: 4)
    try chart.setPadding(.fixed(good))
    for bad in [-1, .nan, .infinity] {
      for path in [\Insets.top, \.left, \.bottom, \.right] as [WritableKeyPath<Insets, Double>] {
        var insets = good
        insets[keyPath: path] = bad
        #expect(throws: KeisenError.self) { try chart.setPadding(.fixed(insets)) }
      }
    }
    #expect(chart.padding == .fixed(good))
    try chart.frame { _ in }
    #expect(chart.frameRecord?.plot == Rect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test("has an empty plot where padding leaves no room", arguments: [6, 1e9, 1e308])
  func noRoom(padding: Double) throws {
    let chart = try Chart(size: Size(width: 10, height: 10))
    try chart.setTitle("title")
    try chart.addLine(x: nil, y: .init([1.0, 2]))
    for insets in [Insets(padding), Insets(top: 2 * padding, left: padding)]
    where insets.top.isFinite {
      try chart.setPadding(.fixed(insets))
      try chart.frame(pixelRatio: 3) { _ in }
      #expect(chart.frameRecord?.plot.isEmpty == true)
      #expect(chart.frameRecord?.series.map(\.rows) == [0])
    }
  }

  @Test("fits every projection of its series once")
  func fit() throws {
    let chart = try Chart.whole(10, 10)
    let other = Space(x: chart.space.x, y: Projection())
    _ = chart.addFixed(x: .real(0, 1), y: .real(2, 3))
    chart.add(FixedSeries(x: .real(5, 6), y: .real(7, 8), in: other))
    let apart = Projection()
    try chart.fit()
    #expect(try chart.space.x.range() == ProjectionRange(min: 0, max: 6))
    #expect(try chart.space.y.range() == ProjectionRange(min: 2, max: 3))
    #expect(try other.y.range() == ProjectionRange(min: 7, max: 8))
    #expect(apart.follows)
  }
}
