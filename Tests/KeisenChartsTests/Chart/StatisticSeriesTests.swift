import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenStatistics
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction

@Suite("Statistic series")
struct StatisticSeriesTests {
  private let space = Space(x: Projection(), y: Projection())

  private func numbers(_ column: Column?) -> [Double] {
    guard let snapshot = column?.snapshot() else { return [] }
    return [Double](unsafeUninitializedCapacity: snapshot.count) { target, count in
      if let base = target.baseAddress {
        snapshot.read(snapshot.rows, relativeTo: 0, in: nil, into: base)
      }
      count = snapshot.count
    }
  }

  @Test("of a distribution step from 0 to 1 at each value, from the first one on")
  func distribution() throws {
    let line = try LineSeries.distribution(
      of: try Column([3.0, 1, 2, 2, .nan, .infinity]),
      in: space
    )
    #expect(numbers(line.columns.x) == [1, 1, 2, 3])
    #expect(numbers(line.columns.y) == [0, 0.25, 0.75, 1])
    let rest = try LineSeries.distribution(
      of: try Column([3.0, 1, 2, 2]),
      weights: try Column([1.0, 0, 1, 2]),
      isComplementary: true,
      in: space
    )
    #expect(numbers(rest.columns.x) == [2, 2, 3] && numbers(rest.columns.y) == [1, 0.25, 0])
    #expect(line.variant.interpolation == .stepAfter)
  }

  @Test("of a distribution have no rows without values, and keep times exact")
  func nastyDistributions() throws {
    let empty = try LineSeries.distribution(of: try Column([Double.nan]), in: space)
    #expect(empty.columns.y.count == 0)
    let base: Int64 = 1_700_000_000_000_000_000
    let times = [base + 1, base]
    let column = try times.withUnsafeBytes {
      try Column(copying: $0.baseAddress, type: .timestamp(.nanoseconds), count: 2)
    }
    let line = try LineSeries.distribution(of: column, in: space)
    #expect(line.columns.x?.type == .timestamp(.nanoseconds))
    #expect(
      line.columns.x?.extent()
        == Extent(min: .integer(base), max: .integer(base + 1), unit: .nanoseconds)
    )
    let error = #expect(throws: KeisenError.self) {
      try LineSeries.distribution(of: column, weights: try Column([1.0]), in: space)
    }
    #expect(error?.message == "weights has 1 values, values has 2")
  }

  @Test("of a million values are reduced as lines are")
  func manyValues() throws {
    let chart = try Chart.whole(100, 100)
    let values = (0..<200_000).map { Double($0 &* 7919 % 200_003) }
    try chart.addDistribution(of: try Column(values))
    _ = try chart.frame { $0 }
    #expect(chart.frameRecord?.series.first?.tier != .direct)
  }

  @Test("of two dimensions hold what a slow count finds", arguments: 0..<4)
  func gridHistogram(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 20)
    func randomMarks() -> [Double] {
      (0..<300).map { _ in
        Int.random(in: 0..<20, using: &random) == 0
          ? .nan : Double.random(in: 0...1, using: &random)
      }
    }
    let (x, y, values) = (randomMarks(), randomMarks(), randomMarks())
    let (xEdges, yEdges) = ([0, 0.1, 0.5, 1], [0.2, 0.4, 0.9])
    for hasValues in [false, true] {
      let heatmap = try HeatmapSeries.histogram(
        x: try Column(x),
        y: try Column(y),
        values: hasValues ? try Column(values) : nil,
        xBins: .edges(xEdges),
        yBins: .edges(yEdges),
        minimumCount: 3,
        in: space
      )
      #expect(heatmap.columns == 3 && heatmap.rows == 2)
      let found = numbers(heatmap.values)
      for row in 0..<2 {
        for column in 0..<3 {
          let members = x.indices.filter {
            x[$0] >= xEdges[column] && (x[$0] < xEdges[column + 1] || column == 2 && x[$0] == 1)
              && y[$0] >= yEdges[row] && (y[$0] < yEdges[row + 1] || row == 1 && y[$0] == 0.9)
              && (!hasValues || values[$0].isFinite)
          }
          let cell = found[row * 3 + column]
          guard members.count >= 3 else {
            #expect(cell.isNaN)
            continue
          }
          let mean = members.reduce(0) { $0 + values[$1] } / Double(members.count)
          #expect(abs(cell - (hasValues ? mean : Double(members.count))) < 1e-9)
        }
      }
    }
  }

  @Test("of two dimensions have no cells without rows, and refuse what differs in length")
  func nastyHistograms() throws {
    let none = try Column([Double.nan, .infinity])
    #expect(try HeatmapSeries.histogram(x: none, y: none, in: space).rows == 0)
    let one = try HeatmapSeries.histogram(x: try Column([5.0]), y: try Column([5.0]), in: space)
    #expect(numbers(one.values) == [1])
    let error = #expect(throws: KeisenError.self) {
      try HeatmapSeries.histogram(x: none, y: try Column([1.0]), in: space)
    }
    #expect(error?.message == "y has 1 values, x has 2")
  }
}
