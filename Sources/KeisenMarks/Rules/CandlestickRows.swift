import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// The rows of candlesticks in one frame, or buckets of them.
struct CandlestickRows {
  /// A row, or a bucket of rows; prices are relative to the origin of y.
  struct Candle {
    /// The first and the last row that is no gap.
    var first: Int
    var last: Int
    /// Where these stand, in points.
    var firstPlace: Double
    var lastPlace: Double
    var open: Double
    var high: Double
    var low: Double
    var close: Double

    /// Where its middle is, in points.
    var middle: Double { firstPlace / 2 + lastPlace / 2 }
    /// Rows from the first to the last.
    var count: Int { last - first + 1 }
  }

  /// Device pixels below which a body is too thin.
  private static let minBody = 3.0
  /// Rows that are read at a time.
  private static let blockRows = 512
  /// Rows whose distance in points is looked at.
  private static let samples = 5

  /// The rows that all columns have.
  let rows: Range<Int>
  /// Those that may be in view.
  private(set) var looked: Range<Int>
  /// Rows of a bucket: a power of two.
  private(set) var rowsOfBucket = 1
  /// Width of the body of one row, in points.
  private(set) var body = 0.0
  let yMap: ScaleMap
  private let xMap: ScaleMap
  private let xRange: ProjectionRange
  private let yRange: ProjectionRange
  private let x: ColumnSnapshot?
  private let prices: [ColumnSnapshot]

  /// Pins the columns.
  init(_ mark: CandlestickMark, in space: Space, _ frame: FrameContext) {
    x = mark.x?.snapshot()
    prices = [mark.open, mark.high, mark.low, mark.close].map { $0.snapshot() }
    let first = x?.rows ?? prices[0].rows
    rows = prices.reduce(first) { $0.clamped(to: $1.rows) }
    looked = rows
    (xRange, yRange) = (frame.range(of: space.x), frame.range(of: space.y))
    (xMap, yMap) = (frame.map(.x, of: space), frame.map(.y, of: space))
    let style = mark.style
    let own = mark.x?.type.timeUnit.map { Double($0.perSecond) }
    let factor = own.flatMap { own in xRange.timeUnit.map { Double($0.perSecond) / own } } ?? 1
    let order = mark.x?.order() ?? .ascending
    let isOrdered = order.isAscending || order.isDescending
    // Twice: how wide bodies are hangs on what is in view, a little.
    if isOrdered { looked = rows(in: frame.plot, reach: 0) }
    let pitch = length(of: mark.minDistance * factor)
    body =
      switch style.widthUnit {
      case .distance: style.width * pitch
      case .data: style.width * length(of: factor)
      case .points: style.width
      }
    guard isOrdered else { return }
    let wanted = Self.minBody / frame.pixelRatio
    let (step, minimum) =
      style.widthUnit == .points ? (pitch, max(wanted, style.width)) : (body, wanted)
    // A body that is to be thin is no reason.
    while step * Double(rowsOfBucket) < minimum, rowsOfBucket < rows.count { rowsOfBucket *= 2 }
    let maximum = style.widthUnit == .points ? body : body * Double(rowsOfBucket)
    looked = rows(in: frame.plot, reach: min(maximum, LinePath.longestReach) + 2 / frame.pixelRatio)
    let size = rowsOfBucket
    looked =
      (looked.lowerBound / size * size..<(looked.upperBound + size - 1) / size * size)
      .clamped(to: rows)
  }

  /// Where a row stands relative to the origin of x.
  private func value(_ row: Int) -> Double {
    var value = Double(row) - Double(xRange.origin)
    x?.read(row..<row + 1, relativeTo: xRange.origin, in: xRange.timeUnit, into: &value)
    return value
  }

  /// Returns how long a step of values of x is at most, of some rows in view, in points.
  private func length(of step: Double) -> Double {
    guard !looked.isEmpty else { return 0 }
    var maximum = 0.0
    for sample in 0..<Self.samples {
      let row = looked.lowerBound + (looked.count - 1) / (Self.samples - 1) * sample
      let value = value(row)
      let length = abs(xMap.position(of: value + step) - xMap.position(of: value))
      if length.isFinite { maximum = max(maximum, length) }
    }
    return maximum
  }

  /// Returns the rows that stand in the plot, or as near to it as `reach`, of rows in order; with
  /// one more at either end.
  private func rows(in plot: Rect, reach: Double) -> Range<Int> {
    guard let firstRow = rows.first, let lastRow = rows.last else { return rows }
    let ends = (xMap.position(of: value(firstRow)), xMap.position(of: value(lastRow)))
    // On a log scale the first ones may have no place.
    let isRising = ends.0.isNaN || ends.1.isNaN ? nil : ends.0 <= ends.1
    guard let isRising else { return rows }
    func partition(_ holds: (Double) -> Bool) -> Int {
      var (low, high) = (rows.lowerBound, rows.upperBound)
      while low < high {
        let middle = low + (high - low) / 2
        if holds(xMap.position(of: value(middle))) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let (left, right) = (plot.minX - reach, plot.maxX + reach)
    let first = partition { isRising ? $0 >= left : $0 <= right }
    let end = partition { isRising ? $0 > right : $0 < left }
    return (first - 1..<max(first, end) + 1).clamped(to: rows)
  }

  /// Calls `body` with each row or bucket; returns how many rows are gaps, and how many have no
  /// place on a scale.
  @discardableResult
  func forEachCandle(
    in rows: Range<Int>,
    rowsOfBucket size: Int,
    _ body: (Candle) -> Void
  ) -> (gaps: Int, dropped: Int) {
    var tally = (gaps: 0, dropped: 0)
    var candle: Candle?
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 7 * Self.blockRows) { scratch in
      guard let base = scratch.baseAddress else { return }
      let (places, leasts) = (base + 5 * Self.blockRows, base + 6 * Self.blockRows)
      var first = rows.lowerBound
      while first < rows.upperBound {
        let block = first..<min(rows.upperBound, first + Self.blockRows)
        read(block, into: base)
        func fourPrices(_ index: Int) -> SIMD4<Double> {
          SIMD4(
            base[index],
            base[Self.blockRows + index],
            base[2 * Self.blockRows + index],
            base[3 * Self.blockRows + index]
          )
        }
        xMap.positions(
          of: UnsafeBufferPointer(start: base + 4 * Self.blockRows, count: block.count),
          into: places
        )
        for index in 0..<block.count { leasts[index] = fourPrices(index).min() }
        yMap.positions(
          of: UnsafeBufferPointer(start: leasts, count: block.count),
          into: leasts
        )
        for index in 0..<block.count {
          let row = first + index
          let prices = fourPrices(index)
          let x = base[4 * Self.blockRows + index]
          guard (prices - prices).sum() == 0, x.isFinite else {
            tally.gaps += 1
            continue
          }
          let place = places[index]
          guard !place.isNaN, !leasts[index].isNaN else {
            tally.dropped += 1
            continue
          }
          if let known = candle, known.first / size == row / size {
            candle?.last = row
            candle?.lastPlace = place
            candle?.high = max(known.high, prices.y)
            candle?.low = min(known.low, prices.z)
            candle?.close = prices.w
          } else {
            if let candle { body(candle) }
            candle = Candle(
              first: row,
              last: row,
              firstPlace: place,
              lastPlace: place,
              open: prices.x,
              high: prices.y,
              low: prices.z,
              close: prices.w
            )
          }
        }
        first = block.upperBound
      }
    }
    if let candle { body(candle) }
    return tally
  }

  /// Reads prices and positions of some rows.
  private func read(_ rows: Range<Int>, into target: UnsafeMutablePointer<Double>) {
    for (index, price) in prices.enumerated() {
      price.read(
        rows,
        relativeTo: yRange.origin,
        in: yRange.timeUnit,
        into: target + index * Self.blockRows
      )
    }
    let xs = target + 4 * Self.blockRows
    if let x {
      x.read(rows, relativeTo: xRange.origin, in: xRange.timeUnit, into: xs)
    } else {
      let first = Double(rows.lowerBound) - Double(xRange.origin)
      for index in 0..<rows.count { xs[index] = first + Double(index) }
    }
  }
}
