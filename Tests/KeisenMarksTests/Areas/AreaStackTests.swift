import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenStatistics
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("AreaStack")
struct AreaStackTests {
  private func values(_ column: Column) -> [Double] {
    let snapshot = column.snapshot()
    var values = [Double](repeating: 0, count: snapshot.count)
    values.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      snapshot.read(snapshot.rows, relativeTo: 0, in: nil, into: base)
    }
    return values
  }

  @Test("has edges that differ by the values, of every type of column, gaps as 0")
  func edges() throws {
    let columns = [
      try Column([1.0, .nan, 3, .infinity]), try Column([4, 5, 6, 7] as [Int16]),
      try Column([0.5, 0.25, -1, 2] as [Float]),
    ]
    let stack = try AreaStack(columns)
    #expect(
      stack.edges.map(values) == [
        [0, 0, 0, 0], [1, 0, 3, 0], [5, 5, 9, 7], [5.5, 5.25, 8, 9],
      ]
    )
  }

  @Test(
    "begins as the slow sums say",
    arguments: [StackBaseline.zero, .symmetric, .wiggle, .weightedWiggle, .normalized]
  )
  func baselines(baseline: StackBaseline) throws {
    var random = SeededGenerator(seed: 8)
    let series = (0..<4).map { _ in
      (0..<50).map { _ in Double.random(in: 0...9, using: &random) }
    }
    let stack = try AreaStack(try series.map { try Column($0) }, baseline: baseline)
    let edges = stack.edges.map(values)
    for row in 0..<50 {
      let sum = series.reduce(0) { $0 + $1[row] }
      let unit = baseline == .normalized ? sum : 1
      for index in 0..<4 {
        let height = edges[index + 1][row] - edges[index][row]
        #expect(abs(height - series[index][row] / unit) < 1e-12)
      }
      switch baseline {
      case .zero, .normalized: #expect(edges[0][row] == 0)
      case .symmetric: #expect(abs(edges[0][row] + edges[4][row]) < 1e-12)
      default: break
      }
    }
    if baseline == .wiggle {
      for row in 0..<50 {
        var sum = 0.0
        for index in 0..<4 { sum += (3.5 - Double(index)) * series[index][row] }
        #expect(abs(edges[0][row] + sum / 4) < 1e-12)
      }
    }
  }

  @Test("hands each area the very column of its neighbour, and the first one a level baseline")
  func areas() throws {
    let x = try Column([1.0, 2])
    let columns = try (0..<3).map { try Column([Double($0), 1]) }
    let level = try AreaStack(columns).areas(x: x, styles: [AreaStyle(baseline: 5)])
    #expect(level.count == 3)
    #expect(level[0].y2 == nil && level[0].style.baseline == 0)
    #expect(level[1].y2 === level[0].y && level[2].y2 === level[1].y)
    #expect(level.allSatisfy { $0.x === x })
    let stream = try AreaStack(columns, baseline: .wiggle)
    #expect(stream.areas(x: nil)[0].y2 === stream.edges[0])
    #expect(stream.areas(x: nil, styles: []).allSatisfy { $0.style.alpha == 1 })
  }

  @Test("adds all areas of a stack to a chart, or none")
  func added() throws {
    let chart = try Chart(bare: Size(width: 100, height: 80))
    let x = try Column([1.0, 2, 3])
    let areas = try chart.addStack(
      [("low", try Column([1.0, 2, 3])), ("high", try Column([3.0, 2, 1]))],
      x: x,
      styles: [AreaStyle(color: .black), AreaStyle(alpha: 0.5)]
    )
    #expect(areas.map(\.label) == ["low", "high"])
    #expect(areas.map(\.style.alpha) == [0.4, 0.5])
    #expect(chart.series.count == 2)
    try chart.space.y.fit()
    #expect(try chart.space.y.range().max == 4.2)
    #expect(throws: KeisenError(.invalidArgument, "y has 2 values, x has 3")) {
      try chart.addStack([("", try Column([1.0, 2]))], x: x)
    }
    #expect(chart.series.count == 2)
  }

  @Test("tells what is no stack in one line with the value in it")
  func errors() throws {
    let column = try Column([1.0, 2])
    func message(_ series: [Column], _ baseline: StackBaseline = .zero) -> String? {
      do {
        _ = try AreaStack(series, baseline: baseline)
        return nil
      } catch { return error.message }
    }
    #expect(message([]) == "a stack has one series at least, got 0")
    #expect(
      message([column, try Column([1.0])])
        == "stacked series must be equally long, got 2 and 1 rows"
    )
    #expect(message([column], .diverging) == "areas of a diverging stack have no common edges")
    #expect(
      message([column, try Column([1.0, -2])], .normalized)
        == "series 1 of a normalized stack has -2.0, below 0"
    )
    let times = try [Int64(5), 6].withUnsafeBytes { bytes in
      try Column(copying: bytes.baseAddress, type: .timestamp(.seconds), count: 2)
    }
    #expect(message([column, times]) == "a stack adds up numbers, series 1 holds times")
    #expect(message([try Column([Double]())]) == nil)
  }
}
