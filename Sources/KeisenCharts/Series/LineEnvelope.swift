import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales

/// A line of many rows as what it covers of narrow columns of the picture.
///
/// A device pixel has eight columns, whose borders keep their places in the data while a range moves.
/// The part of the line within a column, its crossings with both borders included, becomes an upright
/// interval at the column's middle; a column with a gap has one for each run of rows. So no point of the
/// line moves by more than half a column: a sixteenth of a pixel.
struct LineEnvelope {
  /// Columns of a device pixel.
  static let columnsOfPixel = 8
  /// How far a point of the line may move, in pixels.
  static let boundPixels = 1 / (2 * Double(columnsOfPixel))
  /// By how much a channel of 255 may differ.
  static let boundChannel = (255 * boundPixels).rounded(.up) + 1
  /// Columns of a picture at most.
  private static let mostColumns = 1 << 24

  private let rows: LineRows
  private let bounds: ColumnBounds
  /// The part of the picture that the line may reach.
  private let reach: Rect
  /// Positions of the columns' borders, in the order in which rows reach them.
  private let borders: [Double]
  /// For each border the first row that has reached it.
  private let firstRows: [Int]

  /// Finds the rows of each column; nil where the columns would be too many, or have no places.
  ///
  /// - Parameters:
  ///   - rows: The line's rows; the values of x go one way.
  ///   - order: Which way those go.
  ///   - bounds: Of the values of y.
  ///   - reach: The plot, grown by as much as the pen reaches and more.
  ///   - pixelRatio: Device pixels per point.
  init?(
    _ rows: LineRows,
    _ order: ColumnOrder,
    _ bounds: ColumnBounds,
    reach: Rect,
    pixelRatio: Double
  ) {
    (self.rows, self.bounds, self.reach) = (rows, bounds, reach)
    let step = 1 / (pixelRatio * Double(Self.columnsOfPixel))
    // Where a value stands that does not move with the range: 0, or 1 where 0 has no place.
    let anchor =
      [0, 1].lazy.map(rows.xMap.position(of:)).first { abs($0) < 0x1p40 }
      ?? reach.minX
    let first = ((reach.minX - anchor) / step).rounded(.down)
    let count = ((reach.maxX - anchor) / step).rounded(.up) - first
    guard count > 0, count < Double(Self.mostColumns), first.magnitude < 0x1p52 else { return nil }
    var borders = (0...Int(count)).map { anchor + (first + Double($0)) * step }
    var values = borders
    values.withUnsafeMutableBufferPointer { values in
      guard let base = values.baseAddress else { return }
      rows.xMap.values(at: UnsafeBufferPointer(values), into: base)
    }
    guard let low = values.first, let high = values.last, low != high,
      !values.contains(where: \.isNaN)
    else { return nil }
    if (low < high) != order.isAscending {
      borders.reverse()
      values.reverse()
    }
    self.borders = borders
    firstRows = rows.firstRows(reaching: values, order)
  }

  /// The rows in view, with the neighbours outside.
  var visible: Range<Int> {
    let (first, last) = (firstRows.first ?? 0, firstRows.last ?? 0)
    return max(0, first - 1)..<min(rows.count, last + 1)
  }

  /// Returns what the line covers of the columns, or nil where nothing is in view.
  ///
  /// - Parameters:
  ///   - width: Diameter of the pen, a disc, in points.
  ///   - color: Its colour.
  /// - Returns: The primitive, and how many rows are gaps or have no place on a scale.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func primitive(
    width: Double,
    color: Color
  ) throws(KeisenError) -> (primitive: Envelope?, gaps: Int, dropped: Int) {
    let count = borders.count - 1
    let starts = GrowingBuffer<Int32>()
    let intervals = VertexBuffer()
    _ = try starts.reserve(count + 1)
    _ = try intervals.reserve(count)
    try starts.append(0)
    let crossings = crossings()
    let columns = columnBounds()
    var (gaps, dropped) = (0, 0)
    // Rows may reach the columns from the right.
    let isAscending = borders[0] < borders[count]
    for place in 0..<count {
      let column = isAscending ? place : count - 1 - place
      let (left, right) = (crossings[column], crossings[column + 1])
      if columns.hasGaps[column] {
        let found = try addRuns(
          firstRows[column]..<firstRows[column + 1],
          from: left,
          to: right,
          to: intervals
        )
        gaps += found.gaps
        dropped += found.dropped
      } else {
        var (low, high) = (columns.low[column], columns.high[column])
        for y in [left, right] where y.isFinite {
          low = min(low, y)
          high = max(high, y)
        }
        try add(low, high, to: intervals)
      }
      try starts.append(Int32(clamping: intervals.count))
    }
    guard intervals.count > 0 else { return (nil, gaps, dropped) }
    let step = (borders[count] - borders[0]).magnitude / Double(count)
    let envelope = Envelope(
      firstMiddle: min(borders[0], borders[count]) + step / 2,
      step: step,
      columnStarts: starts,
      intervals: intervals,
      width: width,
      color: color
    )
    return (envelope, gaps, dropped)
  }

  /// Adds what the line covers of a column where it is interrupted, row by row.
  private func addRuns(
    _ rows: Range<Int>,
    from left: Double,
    to right: Double,
    to intervals: VertexBuffer
  ) throws(KeisenError) -> (gaps: Int, dropped: Int) {
    var (gaps, dropped) = (0, 0)
    var (low, high) = (left.isFinite ? left : .infinity, left.isFinite ? left : -.infinity)
    var first = rows.lowerBound
    while first < rows.upperBound {
      let block = first..<min(rows.upperBound, first + LineRows.blockRows)
      try self.rows.withHeights(of: block) { (ys) throws(KeisenError) in
        for (index, y) in ys.enumerated() {
          guard !y.isFinite else {
            low = min(low, y)
            high = max(high, y)
            continue
          }
          switch self.rows.rest(block.lowerBound + index, within: LinePath.farthest) {
          case .far(let point):
            low = min(low, point.y)
            high = max(high, point.y)
            continue
          case .gap: gaps += 1
          case .dropped: dropped += 1
          }
          try add(low, high, to: intervals)
          (low, high) = (.infinity, -.infinity)
        }
      }
      first = block.upperBound
    }
    if right.isFinite {
      low = min(low, right)
      high = max(high, right)
    }
    try add(low, high, to: intervals)
    return (gaps, dropped)
  }

  /// Adds an interval, cut to what may be seen; nothing where `low` is above `high`.
  private func add(
    _ low: Double,
    _ high: Double,
    to intervals: VertexBuffer
  ) throws(KeisenError) {
    guard low <= high, high >= reach.minY, low <= reach.maxY, intervals.count < Int32.max else {
      return
    }
    try intervals.append(SIMD2(Float(max(low, reach.minY)), Float(min(high, reach.maxY))))
  }

  /// Returns where the line crosses each border; NaN where it does not.
  private func crossings() -> [Double] {
    var crossings = [Double](repeating: .nan, count: borders.count)
    let crossed = firstRows.indices.filter { firstRows[$0] > 0 && firstRows[$0] < rows.count }
    let places = rows.positions(
      at: crossed.flatMap { [firstRows[$0] - 1, firstRows[$0]] },
      within: LinePath.farthest
    )
    for (index, border) in crossed.enumerated() {
      let (start, end) = (places[2 * index], places[2 * index + 1])
      guard !start.x.isNaN, !end.x.isNaN else { continue }
      let way = (borders[border] - start.x) / (end.x - start.x)
      // Of two rows in one place the one that has reached the border.
      let part = way.isNaN ? 1 : max(0, min(1, way))
      crossings[border] = start.y + (end.y - start.y) * part
    }
    return crossings
  }

  /// Returns the extreme positions of each column's rows.
  ///
  /// Where there are none the low one is above the high one, and where a scale has no place for the least one, as for
  /// 0 on a log scale, there is said to be a gap.
  private func columnBounds() -> (low: [Double], high: [Double], hasGaps: [Bool]) {
    let count = borders.count - 1
    var all = [RowBounds](repeating: .empty, count: count)
    firstRows.withUnsafeBufferPointer { firstRows in
      all.withUnsafeMutableBufferPointer { all in
        guard let base = all.baseAddress else { return }
        bounds.bounds(
          between: firstRows,
          relativeTo: rows.yRange.origin,
          in: rows.yRange.timeUnit,
          into: base
        )
      }
    }
    func positions(_ value: (RowBounds) -> Double) -> [Double] {
      var values = all.map(value)
      values.withUnsafeMutableBufferPointer { values in
        guard let base = values.baseAddress else { return }
        rows.yMap.positions(of: UnsafeBufferPointer(values), into: base)
      }
      return values
    }
    var (low, high) = (positions(\.low), positions(\.high))
    var hasGaps = [Bool](repeating: false, count: count)
    for index in 0..<count {
      if all[index].isEmpty {
        (low[index], high[index]) = (.infinity, -.infinity)
        hasGaps[index] = all[index].hasGaps
      } else {
        hasGaps[index] = all[index].hasGaps || !low[index].isFinite || !high[index].isFinite
        // The greatest value may be the uppermost or the lowermost one.
        (low[index], high[index]) = (min(low[index], high[index]), max(low[index], high[index]))
      }
    }
    return (low, high, hasGaps)
  }
}
