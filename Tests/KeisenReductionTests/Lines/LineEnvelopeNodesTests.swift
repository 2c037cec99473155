import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Line envelope of rows on demand")
struct LineEnvelopeNodesTests {
  private func column(_ values: [Double]) throws -> Column {
    try Column(source: MemorySource(values), type: .float64, count: values.count, rowsPerRead: 1000)
  }

  private func chart(_ x: Column?, _ y: Column, width: Double = 40) throws -> Chart {
    let chart = try Chart.whole(width, 100)
    try chart.setPadding(.fixed(.zero))
    try chart.addLine(x: x, y: y, style: LineStyle(width: 1))
    return chart
  }

  private func segments(of chart: Chart) throws -> [SIMD3<Double>] {
    try chart.frame { $0.upright }.map { SIMD3(Double($0.x), Double($0.low), Double($0.high)) }
  }

  /// Heights that leap, and places that go one way in one of several manners.
  private func values(
    _ count: Int,
    _ kind: Int,
    _ random: inout SeededGenerator
  ) -> (x: [Double], y: [Double]) {
    var place = 5.0
    let x = (0..<count).map { row -> Double in
      switch kind {
      case 0: return Double(row)
      case 1: place += Double.random(in: 0...2, using: &random)
      case 2: place += Int.random(in: 0..<2000, using: &random) == 0 ? 3000 : 0.5
      case 3: place += row < count / 2 ? 0.001 : 1
      default: place += row % 3 == 0 ? 1 : 0
      }
      return place
    }
    var height = 50.0
    let y = (0..<count).map { _ -> Double in
      height += Double.random(in: -1...1, using: &random)
      if Int.random(in: 0..<5000, using: &random) == 0 {
        height = .random(in: 1...100, using: &random)
      }
      return Int.random(in: 0..<3000, using: &random) == 0 ? height + 40 : height
    }
    return (x, y)
  }

  /// What the line covers between two places.
  private func cover(
    _ x: [Double],
    _ y: [Double],
    _ left: Double,
    _ right: Double
  ) -> ClosedRange<Double>? {
    func first(_ value: Double) -> Int {
      var (low, high) = (0, x.count)
      while low < high {
        let middle = (low + high) / 2
        if x[middle] < value { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let rows = first(left)..<first(right)
    var heights = Array(y[rows])
    for (row, place) in [(rows.lowerBound, left), (rows.upperBound, right)]
    where row > 0 && row < x.count {
      let part = (place - x[row - 1]) / (x[row] - x[row - 1])
      heights.append(y[row - 1] + (y[row] - y[row - 1]) * min(1, max(0, part)))
    }
    guard let low = heights.min(), let high = heights.max() else { return nil }
    return low...high
  }

  @Test(
    "covers of each column what the line does between borders that are a sixteenth of it elsewhere at most",
    arguments: 0..<5,
    [(true, true), (true, false), (false, true)]
  )
  func obvious(kind: Int, onDemand: (x: Bool, y: Bool)) throws {
    var random = SeededGenerator(seed: UInt64(kind) + 71)
    for round in 0..<6 {
      let (x, y) = values(Int.random(in: 100_000...900_000, using: &random), kind, &random)
      let isRowNumbers = kind == 0 && round % 2 == 0
      guard onDemand.y || !isRowNumbers else { continue }
      let xColumn = isRowNumbers ? nil : onDemand.x ? try column(x) : try Column(x)
      let chart = try chart(xColumn, onDemand.y ? column(y) : Column(y))
      let (first, last) = (x[0], x[x.count - 1])
      let start =
        round == 0 ? first : first + (last - first) * Double.random(in: -0.1...0.6, using: &random)
      let end =
        round == 0 ? last : start + (last - first) * Double.random(in: 0.01...1, using: &random)
      try chart.space.x.setRange(min: start, max: end)
      let (low, high) = ((y.min() ?? 0) - 1, (y.max() ?? 1) + 1)
      try chart.space.y.setRange(min: low, max: high)
      let found = try segments(of: chart)
      let record = try #require(chart.frameRecord?.series.first)
      guard record.tier == .envelope else { continue }
      #expect(abs(record.boundPixels - (1.0 / 16 + 1.0 / 128)) < 1e-12 && record.boundChannel == 19)
      let step = (end - start) / 40
      func height(_ position: Double) -> Double { high - (high - low) * position / 100 }
      #expect(found.count > 10)
      for segment in found where segment.x > 0.2 && segment.x < 39.8 {
        let middle = start + segment.x * step
        let (half, shift) = (step / 16, step / 128)
        let slack = (high - low) * 1e-6
        let maximum = try #require(
          cover(x, y, middle - half - shift * 1.01, middle + half + shift * 1.01)
        )
        let (bottom, top) = (height(segment.z), height(segment.y))
        #expect(
          bottom >= maximum.lowerBound - slack && top <= maximum.upperBound + slack,
          "\(kind) \(round) \(segment)"
        )
        if let minimum = cover(x, y, middle - half + shift * 1.01, middle + half - shift * 1.01) {
          #expect(
            bottom <= minimum.lowerBound + slack && top >= minimum.upperBound - slack,
            "\(kind) \(round) \(segment)"
          )
        }
      }
      // Neighbours touch: the line is whole.
      for (one, next) in zip(found, found.dropFirst()) where abs(next.x - one.x) < 0.2 {
        #expect(one.y <= next.z + 1e-4 && next.y <= one.z + 1e-4, "\(kind) \(round) \(one) \(next)")
      }
    }
  }

  @Test(
    "is what a new line draws, after any pans, zooms and scales, on any number of columns at a time"
  )
  func kept() throws {
    var random = SeededGenerator(seed: 72)
    for kind in 0..<4 {
      let (xs, ys) = values(400_000, kind, &random)
      let (x, y) = (kind == 0 ? nil : try column(xs), try column(ys))
      let chart = try chart(x, y)
      try chart.space.x.fit()
      try chart.space.y.fit()
      for _ in 0..<25 {
        let range = try chart.space.x.range()
        let length = range.max - range.min
        switch Int.random(in: 0..<6, using: &random) {
        case 0: try chart.space.x.fit()
        case 1: try chart.space.x.setRange(min: range.min, max: range.min + length / 2)
        case 2: try chart.space.y.setScale(.squareRoot)
        default:
          let move = length * Double.random(in: -0.1...0.1, using: &random)
          try chart.space.x.setRange(min: range.min + move, max: range.max + move)
        }
        let other = try self.chart(x, y)
        for (old, new) in [(chart.space.x, other.space.x), (chart.space.y, other.space.y)] {
          let range = try old.range()
          try new.setScale(range.scale)
          try new.setRange(origin: range.origin, min: range.min, max: range.max)
        }
        #expect(try segments(of: chart) == segments(of: other))
      }
    }
  }

  @Test("reads no row of a line of many, and the rows in view once they are few")
  func rows() throws {
    var random = SeededGenerator(seed: 73)
    let ys = (0..<2_000_000).map { _ in Float.random(in: 0...1, using: &random) }
    let source = MemorySource(ys)
    let summary = try RowSummary(of: Column(ys))
    let y = try Column(
      source: source,
      type: .float32,
      count: ys.count,
      summary: summary,
      rowsPerRead: 4096
    )
    let chart = try chart(nil, y)
    _ = try segments(of: chart)
    #expect(source.state.rows == 0)
    try chart.space.x.setRange(min: 1_000_000, max: 1_300_000)
    _ = try segments(of: chart)
    #expect(source.state.rows == 0)
    try chart.space.x.setRange(min: 1_000_000, max: 1_000_100)
    _ = try chart.frame { _ in }
    #expect(chart.frameRecord?.series.first?.tier == .direct)
    #expect(source.state.rows <= 2 * 4096)
    #expect(chart.frameRecord?.series.first?.boundPixels == 0)
  }

  @Test("is the picture of the column in memory within its bound, gaps and all, on each scale")
  func pictures() throws {
    var random = SeededGenerator(seed: 74)
    for kind in 0..<4 {
      var (xs, ys) = values(300_000, kind, &random)
      // Gaps as long as some columns, and single ones.
      for _ in 0..<4 {
        let first = Int.random(in: 0..<280_000, using: &random)
        for row in first..<first + 9_000 { ys[row] = .nan }
      }
      if kind == 3 { for _ in 0..<50 { ys[Int.random(in: 0..<300_000, using: &random)] = .nan } }
      let memory = try chart(Column(xs), Column(ys))
      let demand = try chart(column(xs), column(ys))
      for chart in [memory, demand] { try chart.space.x.fit() }
      let (a, b) = (try segments(of: memory), try segments(of: demand))
      func ink(_ segments: [SIMD3<Double>]) -> Double { segments.reduce(0) { $0 + $1.z - $1.y } }
      #expect(abs(ink(a) / ink(b) - 1) < 0.25, "\(kind) \(ink(a)) \(ink(b))")
      let record = demand.frameRecord?.series.first
      #expect((record?.gaps ?? 0) > 20_000)
      xs.removeAll()
    }
  }

  @Test("is told in words without a look at the rows")
  func words() throws {
    let ys = (0..<2_000_000).map { Float($0 % 1000) + Float($0) / 1000 }
    let source = MemorySource(ys)
    for blockRows in [64, 16_384] {
      let summary = try RowSummary(of: Column(ys), rowsPerBlock: blockRows)
      let y = try Column(
        source: source,
        type: .float32,
        count: ys.count,
        summary: summary,
        rowsPerRead: 4096
      )
      let chart = try chart(nil, y)
      #expect(chart.alt.contains("rising"))
      let memory = try self.chart(nil, Column(ys))
      #expect(chart.alt == memory.alt)
    }
    #expect(source.state.rows == 0)
  }

  @Test("finds columns of x that begins where a logarithm has no place")
  func logarithm() throws {
    for first in [-1000.0, 0, 1] {
      let xs = (0..<200_000).map { Double($0) + first }
      let ys = (0..<200_000).map { (Double($0) / 5000).truncatingRemainder(dividingBy: 1) }
      for isDescending in [false, true] {
        let x = isDescending ? xs.reversed() : xs
        let found = try [true, false].map { isOnDemand in
          let chart = try chart(
            isOnDemand ? column(x) : Column(x),
            isOnDemand ? column(ys) : Column(ys)
          )
          try chart.space.x.setScale(.log())
          try chart.space.x.setRange(min: 1, max: 150_000)
          let segments = try segments(of: chart)
          #expect(chart.frameRecord?.series.first?.tier == .envelope)
          return segments
        }
        #expect(found[0].count == found[1].count && found[0].count > 200)
      }
    }
  }

  @Test("refuses a logarithm that would read all rows of a source whose summary was given")
  func refusedLogarithm() throws {
    let ys = (0..<300_000).map { Float($0 % 7) - 2 }
    let source = MemorySource(ys)
    let summary = try RowSummary(of: Column(ys), rowsPerBlock: 1024)
    let y = try Column(source: source, type: .float32, count: ys.count, summary: summary)
    let chart = try chart(nil, y)
    try chart.space.y.setScale(.log())
    #expect(throws: KeisenError.self) { try chart.frame { _ in } }
    #expect(source.state.rows == 0)
    // Of one that was summarised here all rows can be read once more.
    let local = try self.chart(nil, column(ys.map(Double.init)))
    try local.space.y.setScale(.log())
    _ = try segments(of: local)
  }

  @Test(
    "fails with the source's error, changes nothing, and is drawn once the rows can be read again"
  )
  func failure() throws {
    var random = SeededGenerator(seed: 75)
    let ys = (0..<300_000).map { _ in Float.random(in: 0...1, using: &random) }
    let source = MemorySource(ys)
    let summary = try RowSummary(of: Column(ys))
    let y = try Column(source: source, type: .float32, count: ys.count, summary: summary)
    let chart = try chart(nil, y)
    try chart.space.x.setRange(min: 0, max: 100_000)
    let expected = try { () throws in
      let other = try self.chart(nil, try Column(ys))
      try other.space.x.setRange(min: 0, max: 100_000)
      return try segments(of: other)
    }()
    source.state.firstMissing = 50_000
    let error = KeisenError(.io, "rows from 50000 on are gone", systemError: 5)
    #expect(throws: error) { try chart.frame { _ in } }
    #expect(chart.frameRecord == nil)
    #expect(throws: error) { try chart.hit(at: Point(x: 20, y: 50)) }
    source.state.firstMissing = .max
    #expect(try segments(of: chart) == expected)
  }
}
