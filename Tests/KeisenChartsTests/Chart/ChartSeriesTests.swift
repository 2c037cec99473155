import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Chart's series")
struct ChartSeriesTests {
  @Test("are kept in the order of their coming, each once")
  func add() throws {
    let chart = try Chart.whole(10, 10)
    let (first, second) = (chart.addFixed(), chart.addFixed())
    chart.add(first)
    #expect(chart.series.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
    #expect(chart.space.x.state.withLock { $0.series[ObjectIdentifier(first)]?.count } == 1)
  }

  @Test("may be removed, and removing one that is not there does nothing")
  func remove() throws {
    let chart = try Chart.whole(10, 10)
    let (first, second) = (chart.addFixed(x: .real(0, 1)), chart.addFixed(x: .real(0, 9)))
    chart.remove(second)
    chart.remove(second)
    chart.remove(FixedSeries(in: chart.space))
    #expect(chart.series.map(ObjectIdentifier.init) == [ObjectIdentifier(first)])
    try chart.space.x.fit()
    #expect(try chart.space.x.range().max == 1)
  }

  @Test("belong to a projection as often as charts have them")
  func twoCharts() throws {
    let (first, second) = (try Chart.whole(10, 10), try Chart.whole(10, 10))
    let series = first.addFixed(x: .real(3, 4))
    second.add(series)
    first.remove(series)
    try first.space.x.fit()
    #expect(try first.space.x.range().max == 4)
    second.remove(series)
    try first.space.x.fit()
    #expect(try first.space.x.range().max == 1)
  }

  @Test("may have one projection in both dimensions and leave it whole")
  func diagonal() throws {
    let shared = Projection()
    let chart = try Chart.whole(10, 10)
    let series = FixedSeries(x: .real(0, 2), y: .real(-5, 1), in: Space(x: shared, y: shared))
    chart.add(series)
    try shared.fit()
    #expect(try shared.range() == ProjectionRange(min: -5, max: 2))
    chart.remove(series)
    #expect(shared.state.withLock { $0.series.isEmpty })
  }

  @Test("are no lines where the arguments are not allowed")
  func addLine() throws {
    let chart = try Chart.whole(10, 10)
    #expect(throws: KeisenError(.invalidArgument, "x has 1 values, y has 2")) {
      try chart.addLine(x: Column([1.0]), y: Column([1.0, 2]))
    }
    #expect(throws: KeisenError.self) {
      try chart.addLine(x: nil, y: Column([1.0]), style: LineStyle(width: -1))
    }
    #expect(chart.series.isEmpty)
  }

  @Test("are counted by projections whichever threads add and remove them")
  func threads() throws {
    let chart = try Chart.whole(10, 10)
    let series = (0..<4).map { _ in FixedSeries(x: .real(0, 1), in: chart.space) }
    onThreads(4) { thread in
      for round in 0..<1000 {
        let one = series[(round + thread) % 4]
        if (round / 4 + thread) % 2 == 0 { chart.add(one) } else { chart.remove(one) }
      }
    }
    let present = Set(chart.series.map(ObjectIdentifier.init))
    let counted = chart.space.x.state.withLock { state in
      state.series.mapValues(\.count)
    }
    #expect(Set(counted.keys) == present && counted.values.allSatisfy { $0 == 1 })
  }
}
