import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// A line of many rows as what it covers of narrow columns of the picture.
///
/// A device pixel has eight columns, which keep their places in the data while a range moves. The
/// part of the line within a column, its crossings with both borders included, becomes an upright
/// segment at the column's middle; a column with a gap has one for each run of rows. So no point of
/// the line moves by more than half a column: a sixteenth of a pixel. What was found for a frame is
/// kept for the next, which looks at columns that come into view alone.
public struct LineEnvelope {
  /// Columns of a device pixel.
  static let columnsOfPixel = 8
  /// How far a point of the line may move, in pixels.
  static let boundPixels = 1 / (2 * Double(columnsOfPixel))
  /// By how much a channel of 255 may differ.
  static let boundChannel = channel(boundPixels)

  private static func channel(_ pixels: Double) -> Double { (255 * pixels).rounded(.up) + 1 }
  /// By how much more where rows are read when they are needed, in pixels.
  static let boundOfNodes = EnvelopeNodes.bound / Double(columnsOfPixel)
  /// The longest step from one height to the next that can be told, in pixels.
  private static let longestStep = 1.0 / 32
  /// Rows in view up to which nothing is kept: finding it again costs less than its memory.
  private static let maxUnkeptRows = 1 << 16
  /// Intervals that are kept at most.
  private static let maxKeptIntervals = 1 << 20

  /// What a frame leaves to the next.
  public struct Kept: Sendable {
    fileprivate var key: EnvelopeRows.Key
    fileprivate var rows: Range<Int>
    fileprivate var columns: EnvelopeColumns
  }

  /// The part of the picture that the line may reach.
  private let reach: Rect
  private let yMap: LinearMap?
  private let part: EnvelopeGrid.Part
  /// The rows in view, with the neighbours outside.
  package let visible: Range<Int>
  /// By how much more a point may have moved: borders of columns may stand at ends of nodes.
  private let boundOfNodes: Double
  /// What to keep; nil where that is not worth it.
  package let kept: Kept?
  private let columns: EnvelopeColumns

  /// Finds what the line covers of each column; nil where the columns would be too many, or have no
  /// places.
  ///
  /// Where no more rows than `directRows` are in view, only these are found.
  ///
  /// - Parameters:
  ///   - x: Values of x, which go one way; nil for row numbers.
  ///   - y: Values of y.
  ///   - lineRows: The ranges and maps.
  ///   - order: Which way those of x go.
  ///   - reach: The plot, grown by as much as the pen reaches and more.
  ///   - pixelRatio: Device pixels per point.
  ///   - directRows: Rows in view up to which no columns are wanted.
  ///   - interpolation: Straight, or one of the steps.
  ///   - last: What the frame before has left.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init?(
    x: Column?,
    y: Column,
    _ lineRows: LineRows,
    _ order: ColumnOrder,
    reach: Rect,
    pixelRatio: Double,
    directRows: Int,
    interpolation: LineInterpolation = .linear,
    _ last: Kept?
  ) throws(KeisenError) {
    let source = try Self.source(
      x,
      y,
      lineRows,
      order,
      reach: reach,
      pixelRatio: pixelRatio,
      interpolation
    )
    guard let (source, part, yMap) = source else { return nil }
    (self.part, self.yMap, self.reach) = (part, yMap, reach)
    let ends = source.firstRows(atEndsOf: part.columns)
    visible = source.rows.clamped(to: ends.lowerBound - 1..<ends.upperBound + 1)
    boundOfNodes = source.mayUseNodes(of: visible) ? Self.boundOfNodes : 0
    guard visible.count > directRows else {
      columns = EnvelopeColumns(from: part.columns.lowerBound)
      kept = nil
      return
    }
    // Whether rows are looked at depends on their number alone, so that a picture does not hang on
    // the one before.
    if visible.count <= EnvelopeWalk.maxRowsOfColumn * part.columns.count,
      visible.count <= Self.maxUnkeptRows
    {
      columns = try EnvelopeWalk.columns(source, part.columns, of: visible)
      kept = nil
      return
    }
    columns = try Self.columns(part.columns, of: source, last)
    let isKept =
      visible.count > Self.maxUnkeptRows && columns.intervalCount <= Self.maxKeptIntervals
    kept = isKept ? Kept(key: source.key, rows: source.rows, columns: columns) : nil
  }

  /// Returns the rows and columns of a part of the picture, and the map of heights; nil as of
  /// `init`.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  private static func source(
    _ x: Column?,
    _ y: Column,
    _ lineRows: LineRows,
    _ order: ColumnOrder,
    reach: Rect,
    pixelRatio: Double,
    _ interpolation: LineInterpolation = .linear
  ) throws(KeisenError) -> (EnvelopeRows, EnvelopeGrid.Part, LinearMap?)? {
    let step = 1 / (pixelRatio * Double(columnsOfPixel))
    let xOrigin = EnvelopeOrigin(lineRows.xRange, lineRows.xMap, step: step)
    let yOrigin = EnvelopeOrigin(lineRows.yRange, lineRows.yMap, step: step)
    let part = EnvelopeGrid.part(
      xOrigin.map,
      isAscending: order.isAscending,
      reach: reach.minX...reach.maxX,
      step: step
    )
    guard let part else { return nil }
    let (yCoordinate, yMap) = heights(yOrigin.map, pixelRatio: pixelRatio)
    let xBounds = try x?.bounds()
    guard let yBounds = try lineRows.yRange.placedBounds(of: y) else { return nil }
    let rows = yBounds.snapshot.rows.clamped(to: xBounds?.snapshot.rows ?? yBounds.snapshot.rows)
    let source = EnvelopeRows(
      x: xBounds,
      y: yBounds,
      rows: rows,
      isAscending: order.isAscending,
      key: EnvelopeRows.Key(
        grid: part.grid,
        yCoordinate: yCoordinate,
        interpolation: interpolation,
        xVersion: xBounds?.snapshot.version,
        yVersion: yBounds.snapshot.version,
        xOrigin: xOrigin.origin,
        yOrigin: yOrigin.origin,
        xUnit: lineRows.xRange.timeUnit,
        yUnit: lineRows.yRange.timeUnit
      )
    )
    return (source, part, yMap)
  }

  /// Returns what heights are kept in, and the map from there; nil where they are positions.
  ///
  /// So they are where a step of the coordinate's doubles in the range is long: no crossing of a
  /// border would have a place between two of them.
  private static func heights(_ map: ScaleMap, pixelRatio: Double) -> (ScaleCoordinate, LinearMap?)
  {
    let (coordinate, line) = map.straight
    guard let line, !line.isFlat else { return (coordinate, line) }
    let step = max(abs(line.min), abs(line.max)).ulp
    guard step <= line.length(ofStep: longestStep / pixelRatio) else {
      return (.position(map), nil)
    }
    return (coordinate, line)
  }

  /// Returns the number of rows that a part of the picture shows; nil where there are no columns.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package static func rowsInView(
    x: Column?,
    y: Column,
    _ lineRows: LineRows,
    _ order: ColumnOrder,
    reach: Rect,
    pixelRatio: Double
  ) throws(KeisenError) -> Int? {
    try source(x, y, lineRows, order, reach: reach, pixelRatio: pixelRatio).map { source, part, _ in
      source.firstRows(atEndsOf: part.columns).count
    }
  }

  /// Returns some columns, of which those that are known are taken from the frame before.
  private static func columns(
    _ wanted: Range<Int>,
    of source: EnvelopeRows,
    _ last: Kept?
  ) throws(KeisenError) -> EnvelopeColumns {
    guard let last, last.key == source.key else { return try source.columns(wanted) }
    let known = last.columns.kept(from: last.rows, to: source.rows).clamped(to: wanted)
    guard !known.isEmpty else { return try source.columns(wanted) }
    if known == wanted, wanted == last.columns.columns { return last.columns }
    var columns = EnvelopeColumns(from: wanted.lowerBound)
    columns.reserve(wanted.count)
    if wanted.lowerBound < known.lowerBound {
      let front = wanted.lowerBound..<known.lowerBound
      try columns.append(source.columns(front), front)
    }
    try columns.append(last.columns, known)
    if known.upperBound < wanted.upperBound {
      let behind = known.upperBound..<wanted.upperBound
      try columns.append(source.columns(behind), behind)
    }
    return columns
  }

  /// Draws the columns.
  ///
  /// - Returns: What was done.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func draw(
    width: Double,
    color: Color,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    if let envelope = try envelope(width: width, color: color) { list.draw(.envelope(envelope)) }
    var record = SeriesRecord(tier: .envelope, rows: visible.count, gaps: 0)
    for column in columns.gaps {
      record.gaps += column.gaps
      record.dropped += column.dropped
      record.gapsAreApproximated = record.gapsAreApproximated || column.isApproximated
    }
    record.boundPixels = Self.boundPixels + boundOfNodes
    record.boundChannel = Self.channel(record.boundPixels)
    return record
  }

  /// Returns what the columns show of the line, or nil where nothing is in reach.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  private func envelope(width: Double, color: Color) throws(KeisenError) -> Envelope? {
    let starts = GrowingBuffer<Int32>()
    let intervals = VertexBuffer()
    let count = columns.columns.count
    let startsBase = try starts.reserve(count + 1)
    let written = try columns.withHeights { (heights) throws(KeisenError) in
      let target = try intervals.reserve(heights.count / 2)
      let positions = GrowingBuffer<Double>()
      let positionsBase = try positions.reserve(yMap == nil ? 0 : heights.count)
      yMap?.positions(of: heights, into: positionsBase)
      defer { withExtendedLifetime(positions) {} }
      var writer = Writer(
        yMap == nil ? heights : UnsafeBufferPointer(start: positionsBase, count: heights.count),
        reach,
        into: target
      )
      let (first, way) = part.isReversed ? (count - 1, -1) : (0, 1)
      columns.starts.withUnsafeBufferPointer { starts in
        for index in 0..<count {
          startsBase[index] = Int32(truncatingIfNeeded: writer.count)
          let column = first &+ way &* index
          writer.write(from: Int(starts[column]), to: Int(starts[column &+ 1]))
        }
      }
      return writer.count
    }
    guard written > 0 else { return nil }
    startsBase[count] = Int32(truncatingIfNeeded: written)
    starts.commit(count + 1)
    intervals.commit(written)
    return Envelope(
      firstMiddle: part.firstMiddle,
      step: part.step,
      columnStarts: starts,
      intervals: intervals,
      width: width,
      color: color
    )
  }

  /// Writes the intervals in reach, in the order of the list.
  private struct Writer {
    private let ends: UnsafeBufferPointer<Double>
    private let low: Double
    private let high: Double
    private let target: UnsafeMutablePointer<SIMD2<Float>>
    /// Number of intervals written.
    private(set) var count = 0

    init(
      _ ends: UnsafeBufferPointer<Double>,
      _ reach: Rect,
      into target: UnsafeMutablePointer<SIMD2<Float>>
    ) {
      self.ends = ends
      (low, high) = (reach.minY, reach.maxY)
      self.target = target
    }

    @inline(__always)
    mutating func write(from first: Int, to end: Int) {
      var index = first
      while index < end {
        defer { index &+= 1 }
        let (a, b) = (ends[2 &* index], ends[2 &* index &+ 1])
        let (top, bottom) = a <= b ? (a, b) : (b, a)
        guard bottom >= low, top <= high else { continue }
        target[count] = SIMD2(Float(top > low ? top : low), Float(bottom < high ? bottom : high))
        count &+= 1
      }
    }
  }
}
