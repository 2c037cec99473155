import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Where the bars of a mark stand in one frame.
struct BarRows {
  /// One bar, in points: its edges in the dimension of the positions, its ends in that of the
  /// values.
  struct Bar {
    /// Its row.
    let row: Int
    /// The edge at the lesser coordinate, cut off a little beyond the plot.
    let first: Double
    /// The other edge.
    let last: Double
    /// Where it begins, cut off a little beyond the plot.
    let base: Double
    /// Where its tip is drawn.
    let tip: Double
    /// Where its tip is, which may be far beyond the plot.
    let trueTip: Double
    /// Whether it goes towards greater coordinates, or would if it had a length.
    let isForward: Bool
    /// Whether it is thinner than a device pixel.
    let isThin: Bool
    /// The number of its look among those of rows; nil for that of the series.
    let appearance: Int?
    /// What its colour is taken from; NaN for none.
    let color: Double
    /// Whether one edge has no place, so that the bar is seen up to the end of the plot.
    let isOpenEnded: Bool

    /// Whether it has a length.
    var isSeen: Bool { base != tip }
  }

  /// What a row is in a frame.
  enum Place {
    /// NaN, missing or infinite.
    case gap
    /// A scale has no place for it.
    case dropped
    /// Beside the plot.
    case outside
    /// A bar.
    case bar(Bar)
  }

  /// Device pixels from which on edges of bars of one width stand between device pixels.
  private static let minSnapped = 3.0
  /// What of a device pixel rounding may come to.
  private static let slack = 1e-6
  /// Rows that are read at a time.
  private static let blockRows = 512
  /// Numbers that are known of a row.
  private static let fields = 7

  let mark: BarMark
  let frame: FrameContext
  /// The rows that all columns have.
  let rows: Range<Int>
  /// That of the positions.
  let positionRange: ProjectionRange
  /// That of the values.
  let valueRange: ProjectionRange
  /// The style's baseline, relative to the origin of the values.
  let baseline: Double
  let positionMap: ScaleMap
  private let valueMap: ScaleMap
  let position: ColumnSnapshot?
  let end: ColumnSnapshot?
  let width: ColumnSnapshot?
  private let value: ColumnSnapshot
  private let base: ColumnSnapshot?
  private let styleIndex: ColumnSnapshot?
  private let color: ColumnSnapshot?
  private let colorRange: ProjectionRange?
  let names: CategoryBarNames?
  /// A unit of the widths of rows in that of the range of positions.
  let rowUnit: Double
  /// A unit of the style's widths there; nil for points.
  let unit: Double?
  /// How far bars stand beside their positions, in the range's unit or in points along the
  /// coordinates.
  let offset: Double
  /// Whether each edge goes to the nearest place between device pixels.
  private let edgesAreExact: Bool
  /// Where what has no place on the scale stands.
  private let lowEnds: (position: Double, value: Double)
  /// Where bars begin without a base of their own.
  private let baseline0: Double
  /// The plot along the positions and along the values, and what is drawn around it.
  let plot: (along: ClosedRange<Double>, across: ClosedRange<Double>)
  private let reach: (along: ClosedRange<Double>, across: ClosedRange<Double>)
  /// Which way greater values are: 1 towards greater coordinates, else -1.
  private let direction: Double

  /// Pins the columns.
  init(_ mark: BarMark, in space: Space, _ frame: FrameContext) {
    (self.mark, self.frame) = (mark, frame)
    position = mark.position?.snapshot()
    end = mark.end?.snapshot()
    width = mark.width?.snapshot()
    value = mark.value.snapshot()
    base = mark.base?.snapshot()
    styleIndex = mark.styleIndex?.snapshot()
    color = mark.color?.snapshot()
    colorRange = mark.colorScale.map { frame.range(of: $0.projection) }
    var rows = [position, end, width, base, styleIndex, color].compactMap { $0?.rows }
      .reduce(value.rows) { $0.clamped(to: $1) }
    let (along, across) = (mark.positionDimension, mark.valueDimension)
    positionRange = frame.range(of: space.projection(along))
    valueRange = frame.range(of: space.projection(across))
    positionMap = frame.map(along, of: space)
    valueMap = frame.map(across, of: space)
    if let own = mark.names {
      rows = rows.clamped(to: 0..<own.names.count)
      names = CategoryBarNames(own, on: positionRange)
    } else {
      names = nil
    }
    self.rows = rows
    rowUnit = mark.unitFactor(in: positionRange)
    let rowUnit = rowUnit
    unit = mark.unit.map { $0 * rowUnit }
    let style = mark.style
    let isUpright = mark.orientation == .vertical
    offset = unit.map { style.offset * $0 } ?? (isUpright ? style.offset : -style.offset)
    edgesAreExact =
      style.snapsEdges || end != nil || width != nil || style.widthUnit == .data
      || style.widthUnit == .distance && style.width >= 1
    lowEnds = (
      BoxSide(positionMap, positionRange).position(of: .nan),
      BoxSide(valueMap, valueRange).position(of: .nan)
    )
    let sides = (
      frame.plot.minX...frame.plot.maxX, frame.plot.minY...frame.plot.maxY
    )
    plot = isUpright ? sides : (sides.1, sides.0)
    let margin = mark.reach + 4
    let grown = [plot.along, plot.across].map { side in
      side.lowerBound - margin...side.upperBound + margin
    }
    reach = (grown[0], grown[1])
    let isReversed = valueRange.min > valueRange.max
    direction = isUpright == isReversed ? 1 : -1
    baseline = valueRange.relative(
      DataValue(style.baseline, unit: mark.value.type.timeUnit)
    )
    let ideal = valueMap.position(of: baseline)
    baseline0 = ideal.isNaN ? lowEnds.value : ideal
  }

  /// Columns of a point in one of which a thin bar is, which covers all of it: device pixels, and
  /// eight of each in a document.
  var columnsPerPoint: Double { frame.snapsToPixels ? frame.pixelRatio : 8 * frame.pixelRatio }

  /// Calls `body` with each of some rows and what it is.
  func forEachPlace(in rows: Range<Int>, _ body: (Int, Place) -> Void) {
    let count = Self.blockRows
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.fields * count) { scratch in
      guard let base = scratch.baseAddress else { return }
      var first = rows.lowerBound
      while first < rows.upperBound {
        let block = first..<min(rows.upperBound, first + count)
        read(block, into: base)
        for index in 0..<block.count { body(first + index, place(first + index, base + index)) }
        first = block.upperBound
      }
    }
  }

  /// Returns what a row would be if its value, relative to the origin of the values, was another
  /// one.
  func place(of row: Int, withValue value: Double) -> Place {
    withFields(of: row) { fields in
      fields[Field.tip] = valueMap.position(of: value)
      fields[Field.length] = value - baseline
      return place(row, fields)
    }
  }

  /// Returns the column of device pixels that the middle of a bar is in, whose width is not that of
  /// its row.
  func deviceColumn(of row: Int) -> Double {
    withFields(of: row) { fields in
      let (low, high) = (fields[Field.first], fields[Field.last])
      let shift = unit == nil ? offset : 0
      return ((low / 2 + high / 2 + shift) * columnsPerPoint).rounded(.down)
    }
  }

  /// Returns the width of a bar in points, whose width is not that of its row.
  func width(of row: Int) -> Double {
    guard unit != nil else { return mark.style.width }
    return withFields(of: row) { abs($0[Field.last] - $0[Field.first]) }
  }

  private func withFields<Result>(
    of row: Int,
    _ body: (UnsafeMutablePointer<Double>) -> Result
  ) -> Result {
    let scratch = UnsafeMutablePointer<Double>.allocate(capacity: Self.fields * Self.blockRows)
    defer { scratch.deallocate() }
    read(row..<row + 1, into: scratch)
    return body(scratch)
  }

  /// The fields of a row: where what begins in a block's memory.
  private enum Field {
    static let first = 0
    static let last = blockRows
    static let tip = 2 * blockRows
    static let base = 3 * blockRows
    /// The value minus the base; NaN for a gap.
    static let length = 4 * blockRows
    static let appearance = 5 * blockRows
    static let color = 6 * blockRows
  }

  /// Reads and places some rows, no more than a block has.
  private func read(_ rows: Range<Int>, into fields: UnsafeMutablePointer<Double>) {
    let count = rows.count
    let (firsts, lasts) = (fields + Field.first, fields + Field.last)
    let (tips, bases) = (fields + Field.tip, fields + Field.base)
    let (lengths, appearances) = (fields + Field.length, fields + Field.appearance)
    value.read(rows, relativeTo: valueRange.origin, in: valueRange.timeUnit, into: tips)
    if let base {
      base.read(rows, relativeTo: valueRange.origin, in: valueRange.timeUnit, into: bases)
      for index in 0..<count { lengths[index] = tips[index] - bases[index] }
    } else {
      for index in 0..<count { lengths[index] = tips[index] - baseline }
    }
    for index in 0..<count {
      // Infinite ends are gaps; the length of finite ones may overflow.
      let isFinite = tips[index].isFinite && (base == nil || bases[index].isFinite)
      if !isFinite { lengths[index] = .nan }
    }
    styleIndex?.read(rows, relativeTo: 0, into: appearances)
    color?.read(
      rows,
      relativeTo: colorRange?.origin ?? 0,
      in: colorRange?.timeUnit,
      into: fields + Field.color
    )
    readEdges(rows, into: fields)
    for edges in [firsts, lasts] {
      positionMap.positions(of: UnsafeBufferPointer(start: edges, count: count), into: edges)
    }
    valueMap.positions(of: UnsafeBufferPointer(start: tips, count: count), into: tips)
    if base != nil {
      valueMap.positions(of: UnsafeBufferPointer(start: bases, count: count), into: bases)
    }
  }

  /// Reads the edges of some rows, relative to the origin of the positions; of widths in points
  /// twice the middle.
  private func readEdges(_ rows: Range<Int>, into fields: UnsafeMutablePointer<Double>) {
    let (firsts, lasts) = (fields + Field.first, fields + Field.last)
    let (lengths, appearances) = (fields + Field.length, fields + Field.appearance)
    let (origin, timeUnit) = (positionRange.origin, positionRange.timeUnit)
    if let names {
      for (index, row) in rows.enumerated() { firsts[index] = names.place(of: row) ?? .nan }
    } else if let position {
      position.read(rows, relativeTo: origin, in: timeUnit, into: firsts)
      for index in 0..<rows.count where !firsts[index].isFinite { lengths[index] = .nan }
    } else {
      let first = Double(rows.lowerBound) - Double(origin)
      for index in 0..<rows.count { firsts[index] = first + Double(index) }
    }
    let shift = unit == nil ? 0 : offset
    if let end {
      end.read(rows, relativeTo: origin, in: timeUnit, into: lasts)
      for index in 0..<rows.count {
        if !lasts[index].isFinite { lengths[index] = .nan }
        firsts[index] += shift
        lasts[index] += shift
      }
      return
    }
    if let width {
      width.read(rows, relativeTo: 0, into: lasts)
      for index in 0..<rows.count {
        let half = abs(lasts[index]) * rowUnit / 2
        if !half.isFinite { lengths[index] = .nan }
        lasts[index] = firsts[index] + shift + half
        firsts[index] = firsts[index] + shift - half
      }
      return
    }
    for index in 0..<rows.count {
      let half = unit.map { self.width(ofAppearance: appearances[index]) * $0 / 2 } ?? 0
      lasts[index] = firsts[index] + shift + half
      firsts[index] = firsts[index] + shift - half
    }
  }

  /// Returns the number of a row's look, or nil for that of the series.
  @inline(__always)
  private func appearance(_ number: Double) -> Int? {
    styleIndex == nil ? nil : mark.appearance(number)
  }

  /// Returns the width of a bar by the number of its look, in the style's unit.
  @inline(__always)
  private func width(ofAppearance number: Double) -> Double {
    appearance(number).flatMap { mark.styles[$0].width } ?? mark.style.width
  }

  /// Returns what a row is whose fields have been read.
  private func place(_ row: Int, _ fields: UnsafeMutablePointer<Double>) -> Place {
    let length = fields[Field.length]
    guard !length.isNaN else { return .gap }
    var (low, high) = (fields[Field.first], fields[Field.last])
    let value = fields[Field.tip]
    // An empty one is nothing, whether its scale has a place for it or not.
    if value.isNaN, length == 0 { return .outside }
    guard !(low.isNaN && high.isNaN), !value.isNaN else { return .dropped }
    let isOpen = low.isNaN || high.isNaN
    if low.isNaN { low = lowEnds.position }
    if high.isNaN { high = lowEnds.position }
    (low, high) = (min(low, high), max(low, high))
    let appearance = appearance(fields[Field.appearance])
    if unit == nil {
      let isOwn = end == nil && width == nil
      let half = isOwn ? (appearance.flatMap { mark.styles[$0].width } ?? mark.style.width) / 2 : 0
      (low, high) = (low + offset - half, high + offset + half)
    }
    let pixel = 1 / frame.pixelRatio
    // Lines may lead to a bar that is beside the plot.
    let isNear = high >= plot.along.lowerBound - pixel && low <= plot.along.upperBound + pixel
    guard isNear || mark.style.connectorWidth > 0 else { return .outside }
    let isThin = (high - low) * columnsPerPoint < 1
    let (first, last) = edges(low, high, isThin: isThin)
    let base = base == nil ? baseline0 : fields[Field.base]
    let begin = frame.snapped(bounded(base.isNaN ? lowEnds.value : base))
    let isForward = (length >= 0) == (direction > 0)
    var tip = frame.snapped(bounded(value))
    if length != 0, tip == begin, frame.snapsToPixels { tip += isForward ? pixel : -pixel }
    let isInView =
      max(begin, tip) >= plot.across.lowerBound && min(begin, tip) <= plot.across.upperBound
    guard isInView || mark.style.connectorWidth > 0 else { return .outside }
    return .bar(
      Bar(
        row: row,
        first: first,
        last: last,
        base: begin,
        tip: tip,
        trueTip: bounded(value) == value ? tip : value,
        isForward: isForward,
        isThin: isThin,
        appearance: appearance,
        color: color == nil ? .nan : fields[Field.color],
        isOpenEnded: isOpen && isInView && high > plot.along.lowerBound
          && low < plot.along.upperBound
      )
    )
  }

  private func bounded(_ position: Double) -> Double {
    max(reach.across.lowerBound, min(reach.across.upperBound, position))
  }

  /// Returns where the edges of a bar are drawn.
  private func edges(_ low: Double, _ high: Double, isThin: Bool) -> (Double, Double) {
    func bounded(_ position: Double) -> Double {
      max(reach.along.lowerBound, min(reach.along.upperBound, position))
    }
    if isThin {
      let column = (bounded(low / 2 + high / 2) * columnsPerPoint).rounded(.down)
      return (column / columnsPerPoint, (column + 1) / columnsPerPoint)
    }
    let (low, high) = (bounded(low), bounded(high))
    guard frame.snapsToPixels else { return (low, high) }
    let ratio = frame.pixelRatio
    if edgesAreExact {
      // Edges that are one but for rounding go to one place, in the middle of a pixel too.
      func edge(_ position: Double) -> Double {
        (position * ratio + 0.5 + Self.slack).rounded(.down) / ratio
      }
      return (edge(low), edge(high))
    }
    guard (high - low) * ratio >= Self.minSnapped else { return (low, high) }
    let width = frame.snappedLength(high - low)
    let start = frame.snappedRule(at: low / 2 + high / 2, width: width)
    return (start, start + width)
  }
}
