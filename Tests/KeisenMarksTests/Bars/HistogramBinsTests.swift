import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenStatistics
import KeisenTestSupport
import Testing

@testable import KeisenMarks

@Suite("Bins of histograms")
struct HistogramBinsTests {
  private func read(_ column: Column, relativeTo origin: Int64 = 0) -> [Double] {
    let snapshot = column.snapshot()
    var values = [Double](repeating: 0, count: snapshot.rows.count)
    snapshot.read(snapshot.rows, relativeTo: origin, into: &values)
    return values
  }

  @Test("hold what comparing each value with their edges puts there", arguments: 0..<10)
  func counts(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var values = (0..<500).map { _ in Double.random(in: -3...3, using: &random).rounded(.down) / 2 }
    values += [.nan, .infinity, -.infinity, 1e300]
    let weights = values.map { _ in Double.random(in: -1...2, using: &random) }
    let edges = [-1.5, -0.5, 0, 0.25, 1]
    let bins = try HistogramBins(
      of: try Column(values),
      weights: try Column(weights),
      rule: .edges(edges)
    )
    #expect(read(bins.starts) == Array(edges.dropLast()))
    #expect(read(bins.ends) == Array(edges.dropFirst()))
    let heights = read(bins.heights)
    for bin in 0..<4 {
      var sum = 0.0
      for (value, weight) in zip(values, weights) where value >= edges[bin] {
        if value < edges[bin + 1] || bin == 3 && value == edges[4] { sum += weight }
      }
      #expect(abs(heights[bin] - sum) < 1e-9)
    }
  }

  @Test("tell heights, shares, densities, or sums from either end")
  func statistics() throws {
    func heights(
      _ statistic: HistogramStatistic,
      _ direction: CumulativeDirection? = nil,
      of heights: [Double] = [1, 3, 0]
    ) throws -> [Double] {
      let bins = try HistogramBins(
        edges: [0, 1, 3, 4],
        heights: heights,
        statistic: statistic,
        cumulative: direction
      )
      return read(bins.heights)
    }
    #expect(try heights(.count) == [1, 3, 0])
    #expect(try heights(.probability) == [0.25, 0.75, 0])
    #expect(try heights(.density) == [0.25, 0.375, 0])
    #expect(try heights(.count, .ascending) == [1, 4, 4])
    #expect(try heights(.density, .descending) == [1, 0.75, 0])
    #expect(try heights(.density, of: [0, 0, 0]) == [0, 0, 0])
    #expect(try heights(.count, of: [1, .nan, 2]) == [1, 0, 2])
  }

  @Test("of timestamps have timestamps as edges, a day's width from midnights on")
  func times() throws {
    let day: Int64 = 86_400_000_000_000
    let midnight = 20_000 * day
    let times = [0, 1, day / 2, day + 5, 2 * day - 1, 3 * day].map { midnight + $0 }
    let column = try times.withUnsafeBytes { bytes in
      try Column(copying: bytes.baseAddress, type: .timestamp(.nanoseconds), count: times.count)
    }
    let bins = try HistogramBins(of: column, rule: .width(Double(day)))
    #expect(bins.starts.type == .timestamp(.nanoseconds))
    #expect(read(bins.starts, relativeTo: midnight) == [0, Double(day), 2 * Double(day)])
    #expect(read(bins.heights) == [3, 2, 1])
    #expect(throws: KeisenError.self) { try HistogramBins(of: column, rule: .width(0.25)) }
    let outline = try bins.outline()
    #expect(outline.positions.type == .timestamp(.nanoseconds) && outline.positions.count == 8)
  }

  @Test("have an outline of steps that goes down to the baseline at gaps")
  func outline() throws {
    let bins = try HistogramBins(
      starts: try Column([0.0, 1]),
      ends: try Column([1.0, 3]),
      heights: try Column([2, .nan])
    )
    let outline = try bins.outline(baseline: 1)
    #expect(read(outline.positions) == [0, 0, 1, 1, 3, 3])
    #expect(read(outline.values) == [1, 2, 2, 1, 1, 1])
    let empty = try HistogramBins(
      starts: try Column([Double]()),
      ends: try Column([Double]()),
      heights: try Column([Double]())
    )
    #expect(try empty.outline().values.count == 0)
  }

  @Test("have no outline where no height is known")
  func outlineOfNothing() throws {
    let bins = try HistogramBins(
      starts: try Column([0.0]),
      ends: try Column([1.0]),
      heights: try Column([Double.nan])
    )
    let outline = try bins.outline()
    #expect(read(outline.positions) == [0, 0, 1, 1])
    let heights = read(outline.values)
    #expect(heights.count == 4 && heights.allSatisfy(\.isNaN))
  }

  @Test("of no values are one from 0 to 1, and of equal ones a unit wide around them")
  func degenerate() throws {
    let none = try HistogramBins(of: try Column([Double.nan]))
    #expect(read(none.starts) == [0] && read(none.ends) == [1] && read(none.heights) == [0])
    let equal = try HistogramBins(of: try Column([7.0, 7, 7]))
    #expect(read(equal.starts) == [6.5] && read(equal.ends) == [7.5] && read(equal.heights) == [3])
  }

  @Test("refuse what does not go together")
  func refuses() throws {
    #expect(
      throws: KeisenError(.invalidArgument, "there must be one edge more than heights, got 2 and 2")
    ) { try HistogramBins(edges: [0, 1], heights: [1, 2]) }
    #expect(throws: KeisenError.self) { try HistogramBins(edges: [1, 1], heights: [1]) }
    #expect(throws: KeisenError.self) { try HistogramBins(edges: [1, .infinity], heights: [1]) }
    let column = try Column([1.0, 2])
    #expect(throws: KeisenError(.invalidArgument, "weights has 1 values, values has 2")) {
      try HistogramBins(of: column, weights: try Column([1.0]))
    }
    #expect(throws: KeisenError.self) {
      try HistogramBins(starts: column, ends: column, heights: try Column([1.0]))
    }
  }
}
