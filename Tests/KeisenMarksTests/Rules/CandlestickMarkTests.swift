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

@Suite("Candlesticks")
struct CandlestickMarkTests {
  private static let up = Color(rgb: 0x00ff00)
  private static let down = Color(rgb: 0xff0000)
  private static let same = Color(rgb: 0x0000ff)

  private func style(_ shape: CandlestickStyle.Shape = .candle) -> CandlestickStyle {
    CandlestickStyle(
      shape: shape,
      width: 0.6,
      risingColor: Self.up,
      fallingColor: Self.down,
      unchangedColor: Self.same
    )
  }

  private func mark(
    _ rows: [SIMD4<Double>],
    x: [Double]? = nil,
    _ style: CandlestickStyle
  ) throws -> CandlestickMark {
    CandlestickMark(
      x: try x.map { try Column($0) },
      open: try Column(rows.map(\.x)),
      high: try Column(rows.map(\.y)),
      low: try Column(rows.map(\.z)),
      close: try Column(rows.map(\.w)),
      style: style
    )
  }

  private func chart(_ mark: CandlestickMark, x: ClosedRange<Double>) throws -> Chart {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: x.lowerBound, max: x.upperBound)
    try chart.space.y.setRange(min: 0, max: 10)
    chart.add(try CandlestickSeries(mark, in: chart.space))
    return chart
  }

  @Test("have a body from opening to closing and lines to high and low, which do not overlap")
  func candle() throws {
    let rows = [SIMD4(2.0, 9, 1, 6), SIMD4(6, 8, 3, 4), SIMD4(5, 7, 4, 5), SIMD4(5, .nan, 4, 5)]
    let chart = try chart(mark(rows, style()), x: -0.5...3.5)
    let found = try chart.frame { $0.rectangles }
    #expect(
      found.map(\.rect) == [
        Rect(left: 12, top: 10, right: 13, bottom: 40),
        Rect(left: 12, top: 80, right: 13, bottom: 90),
        Rect(left: 5, top: 40, right: 20, bottom: 80),
        Rect(left: 37, top: 20, right: 38, bottom: 40),
        Rect(left: 37, top: 60, right: 38, bottom: 70),
        Rect(left: 30, top: 40, right: 45, bottom: 60),
        Rect(left: 62, top: 30, right: 63, bottom: 50),
        Rect(left: 62, top: 51, right: 63, bottom: 60),
        Rect(left: 55, top: 50, right: 70, bottom: 51),
      ]
    )
    let colors = [Self.up, Self.down, Self.same].flatMap { [$0, $0, $0] }
    #expect(found.map(\.fill) == colors.map { .color($0) })
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.gaps == 1 && record.rowsPerShape == 1 && record.tier == .direct)
  }

  @Test("have outlines where they rise, or ticks beside a line")
  func shapes() throws {
    let rows = [SIMD4(2.0, 9, 1, 6), SIMD4(6, 8, 3, 4)]
    var found = try chart(mark(rows, style(.hollow)), x: -0.5...1.5).frame { $0.rectangles }
    #expect(found[2].fill == nil && found[2].border?.color == Self.up)
    #expect(found[5].fill == .color(Self.down))
    found = try chart(mark(rows, style(.bars)), x: -0.5...1.5).frame { $0.rectangles }
    #expect(
      found[0..<3].map(\.rect) == [
        Rect(left: 25, top: 10, right: 26, bottom: 90),
        Rect(left: 11, top: 80, right: 25, bottom: 81),
        Rect(left: 26, top: 40, right: 40, bottom: 41),
      ]
    )
  }

  @Test("in no order are coverage where they are thousands, unless as many rows are to be direct")
  func unordered() throws {
    let rows = (0..<6000).map { index in
      let price = Double(index % 7 + 1)
      return SIMD4(price, price + 1, price - 0.5, price + 0.5)
    }
    let x = rows.indices.map { Double($0 * 7 % 6000) }
    let chart = try chart(mark(rows, x: x, style()), x: 0...6000)
    let few = try chart.frame { $0.rectangles.count }
    #expect(chart.frameRecord?.series.first?.tier == .coverage && few == 0)
    try chart.setDirectRows(100_000)
    let all = try chart.frame { $0.rectangles.count }
    #expect(chart.frameRecord?.series.first?.tier == .direct && all >= 6000)
  }

  @Test("in buckets have the exact prices of their rows", arguments: 0..<20)
  func buckets(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(60 + seed))
    let count = random.pick([90, 700, 5000])
    let rows = (0..<count).map { _ in
      let prices = (0..<4).map { _ in Double.random(in: 1...9, using: &random) }
      let isGap = Int.random(in: 0..<9, using: &random) == 0
      return SIMD4(isGap ? .nan : prices[0], prices[1], prices[2], prices[3])
    }
    let xs = (0..<count).map { Double($0) * 0.5 + 100 }
    let mark = try mark(rows, x: xs, style())
    let chart = try chart(mark, x: 100...100 + Double(count) / 2)
    let (frame, _) = try Chart.begin(chart.state.withLock { $0 }, pixelRatio: 1)
    let candles = CandlestickRows(mark, in: chart.space, frame)
    let size = candles.rowsOfBucket
    #expect(size > 1 && size.nonzeroBitCount == 1)
    #expect(candles.body * Double(size) >= 3 && candles.body * Double(size) < 6)
    #expect(candles.looked.lowerBound % size == 0)
    var found: [CandlestickRows.Candle] = []
    candles.forEachCandle(in: candles.looked, rowsOfBucket: size) { found.append($0) }
    for candle in found {
      let bucket = candle.first / size
      let part = rows[bucket * size..<min(count, (bucket + 1) * size)].filter { !$0.x.isNaN }
      #expect(candle.open == part.first?.x && candle.close == part.last?.w)
      #expect(candle.high == part.map(\.y).max() && candle.low == part.map(\.z).min())
    }
    let buckets = stride(from: 0, to: count, by: size).filter { first in
      rows[first..<min(count, first + size)].contains { !$0.x.isNaN }
    }
    #expect(found.map { $0.first / size } == buckets.map { $0 / size })
    _ = try chart.frame { $0.rectangles }
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.rowsPerShape == size && record.tier == .envelope)
  }

  @Test("keep their buckets while a range moves")
  func panning() throws {
    var random = SeededGenerator(seed: 5)
    let rows = (0..<3000).map { _ in
      SIMD4((0..<4).map { _ in Double.random(in: 1...9, using: &random) })
    }
    let mark = try mark(rows, style())
    var known: [Int: SIMD4<Double>] = [:]
    for step in 0..<30 {
      let chart = try chart(mark, x: 500 + Double(step) * 0.37...1000 + Double(step) * 0.37)
      let (frame, _) = try Chart.begin(chart.state.withLock { $0 }, pixelRatio: 1)
      let candles = CandlestickRows(mark, in: chart.space, frame)
      #expect(candles.rowsOfBucket == 32)
      candles.forEachCandle(in: candles.looked, rowsOfBucket: 32) { candle in
        let prices = SIMD4(candle.open, candle.high, candle.low, candle.close)
        if let old = known[candle.first] { #expect(old == prices) }
        known[candle.first] = prices
      }
    }
    #expect(known.keys.allSatisfy { $0 % 32 == 0 })
  }

  @Test("are hit row by row, in buckets too, and leave room at the ends")
  func hits() throws {
    let rows = (0..<1000).map { SIMD4(Double($0 % 7) + 1, 9, 1, 5) }
    let mark = try mark(rows, style())
    let chart = try chart(mark, x: 0...1000)
    let hit = try #require(try chart.hit(at: Point(x: 40.02, y: 50)))
    #expect(hit.row == 400 && hit.distance == 0 && hit.y == DataValue(5))
    #expect(try mark.fitMargin(in: .x) == FitMargin(low: 0.5, high: 0.5))
    let range = try ProjectionRange(min: 8.2, max: 8.5)
    let within = try mark.extent(in: .x, within: range, of: .y, onlyPositive: false)
    #expect(within == Extent(min: .integer(0), max: .integer(999)))
  }

  @Test("survive ranges, scales and values of any kind", arguments: 0..<10)
  func nasty(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(80 + seed))
    for _ in 0..<20 {
      let rows = try RandomRows(&random)
      let count = rows.y.count
      func column() throws -> Column {
        try Column(RandomRows.withGaps(RandomRows.values(count, &random), &random))
      }
      let chart = try Chart.whole(200, 100)
      var style = style(random.pick(CandlestickStyle.Shape.allCases))
      style.width = random.pick([1e-300, 0.7, 1e300])
      style.widthUnit = random.pick(BarStyle.WidthUnit.allCases)
      let mark = CandlestickMark(
        x: rows.x,
        open: rows.y,
        high: try column(),
        low: try column(),
        close: try column(),
        style: style
      )
      chart.add(try CandlestickSeries(mark, in: chart.space))
      try chart.setScales(using: &random)
      let found = try chart.frame { $0.rectangles }
      for rectangle in found {
        #expect(rectangle.rect.width > 0 && rectangle.rect.height > 0)
        #expect(rectangle.rect.width.isFinite && rectangle.rect.height.isFinite)
      }
      _ = try chart.hit(at: Point(x: 100, y: 50), within: .infinity)
      for series in chart.series {
        _ = series.outline(try Chart.begin(chart.state.withLock { $0 }, pixelRatio: 1).0, count: 20)
      }
    }
  }
}
