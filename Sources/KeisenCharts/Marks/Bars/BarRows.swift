import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales

/// Where the bars of a mark stand in one frame.
struct BarRows {
  /// One bar, in points: its edges in the dimension of the positions, its ends in that of the values.
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
    let look: Int?
    /// What its colour is taken from; NaN for none.
    let color: Double

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
  private static let leastSnapped = 3.0
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
  private let positionMap: ScaleMap
  private let valueMap: ScaleMap
  private let position: ColumnSnapshot?
  private let end: ColumnSnapshot?
  private let width: ColumnSnapshot?
  private let value: ColumnSnapshot
  private let base: ColumnSnapshot?
  private let styleIndex: ColumnSnapshot?
  private let color: ColumnSnapshot?
  private let names: CategoryBarNames?
  /// A unit of the widths of rows in that of the range of positions.
  private let rowUnit: Double
  /// A unit of the style's widths there; nil for points.
  private let unit: Double?
  /// How far bars stand beside their positions, in the range's unit or in points along the coordinates.
  private let offset: Double
  /// Whether each edge goes to the nearest place between device pixels.
  private let edgesAreExact: Bool
  /// Where what has no place on the scale stands.
  private let lowEnds: (position: Double, value: Double)
  /// Where bars begin without a base of their own.
  private let baseline0: Double
  /// The plot, and what is drawn around it, along the positions and along the values.
  private let plot: (along: ClosedRange<Double>, across: ClosedRange<Double>)
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

  /// Returns what a row would be if its value, relative to the origin of the values, was another one.
  func place(of row: Int, withValue value: Double) -> Place {
    withFields(of: row) { fields in
      fields[Field.tip] = valueMap.position(of: value)
      fields[Field.length] = value - baseline
      return place(row, fields)
    }
  }

  /// Returns the column of device pixels that the middle of a bar is in, whose width is not that of its row.
  func deviceColumn(of row: Int) -> Double {
    withFields(of: row) { fields in
      let (low, high) = (fields[Field.first], fields[Field.last])
      let shift = unit == nil ? offset : 0
      return ((low / 2 + high / 2 + shift) * frame.pixelRatio).rounded(.down)
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
    static let look = 5 * blockRows
    static let color = 6 * blockRows
  }

  /// Reads and places some rows, no more than a block has.
  private func read(_ rows: Range<Int>, into fields: UnsafeMutablePointer<Double>) {
    let count = rows.count
    let (firsts, lasts) = (fields + Field.first, fields + Field.last)
    let (tips, bases) = (fields + Field.tip, fields + Field.base)
    let (lengths, looks) = (fields + Field.length, fields + Field.look)
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
    styleIndex?.read(rows, relativeTo: 0, into: looks)
    color?.read(rows, relativeTo: 0, into: fields + Field.color)
    readEdges(rows, into: fields)
    for edges in [firsts, lasts] {
      positionMap.positions(of: UnsafeBufferPointer(start: edges, count: count), into: edges)
    }
    valueMap.positions(of: UnsafeBufferPointer(start: tips, count: count), into: tips)
    if base != nil {
      valueMap.positions(of: UnsafeBufferPointer(start: bases, count: count), into: bases)
    }
  }

  /// Reads the edges of some rows, relative to the origin of the positions; of widths in points twice the middle.
  private func readEdges(_ rows: Range<Int>, into fields: UnsafeMutablePointer<Double>) {
    let (firsts, lasts) = (fields + Field.first, fields + Field.last)
    let (lengths, looks) = (fields + Field.length, fields + Field.look)
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
      let half = unit.map { self.width(ofLook: looks[index]) * $0 / 2 } ?? 0
      lasts[index] = firsts[index] + shift + half
      firsts[index] = firsts[index] + shift - half
    }
  }

  /// Returns the number of a row's look, or nil for that of the series.
  @inline(__always)
  private func look(_ number: Double) -> Int? {
    guard styleIndex != nil, number >= 0, number < Double(mark.styles.count) else { return nil }
    return Int(number)
  }

  /// Returns the width of a bar by the number of its look, in the style's unit.
  @inline(__always)
  private func width(ofLook number: Double) -> Double {
    look(number).flatMap { mark.styles[$0].width } ?? mark.style.width
  }

  /// Returns what a row is whose fields have been read.
  private func place(_ row: Int, _ fields: UnsafeMutablePointer<Double>) -> Place {
    let length = fields[Field.length]
    guard !length.isNaN else { return .gap }
    var (low, high) = (fields[Field.first], fields[Field.last])
    let value = fields[Field.tip]
    guard !(low.isNaN && high.isNaN), !value.isNaN else { return .dropped }
    if low.isNaN { low = lowEnds.position }
    if high.isNaN { high = lowEnds.position }
    (low, high) = (min(low, high), max(low, high))
    let look = look(fields[Field.look])
    if unit == nil {
      let isOwn = end == nil && width == nil
      let half = isOwn ? (look.flatMap { mark.styles[$0].width } ?? mark.style.width) / 2 : 0
      (low, high) = (low + offset - half, high + offset + half)
    }
    let pixel = 1 / frame.pixelRatio
    // Lines may lead to a bar that is beside the plot.
    let isNear = high >= plot.along.lowerBound - pixel && low <= plot.along.upperBound + pixel
    guard isNear || mark.style.connectorWidth > 0 else { return .outside }
    let isThin = (high - low) * frame.pixelRatio < 1
    let (first, last) = edges(low, high, isThin: isThin)
    let base = base == nil ? baseline0 : fields[Field.base]
    let begin = frame.snapped(bounded(base.isNaN ? lowEnds.value : base))
    let isForward = (length >= 0) == (direction > 0)
    var tip = frame.snapped(bounded(value))
    if length != 0, tip == begin { tip += isForward ? pixel : -pixel }
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
        look: look,
        color: color == nil ? .nan : fields[Field.color]
      )
    )
  }

  private func bounded(_ position: Double) -> Double {
    max(reach.across.lowerBound, min(reach.across.upperBound, position))
  }

  /// Returns where the edges of a bar are drawn.
  private func edges(_ low: Double, _ high: Double, isThin: Bool) -> (Double, Double) {
    let ratio = frame.pixelRatio
    func bounded(_ position: Double) -> Double {
      max(reach.along.lowerBound, min(reach.along.upperBound, position))
    }
    if isThin {
      let column = (bounded(low / 2 + high / 2) * ratio).rounded(.down)
      return (column / ratio, (column + 1) / ratio)
    }
    let (low, high) = (bounded(low), bounded(high))
    if edgesAreExact {
      // Edges that are one but for rounding go to one place, in the middle of a pixel too.
      func edge(_ position: Double) -> Double {
        (position * ratio + 0.5 + Self.slack).rounded(.down) / ratio
      }
      return (edge(low), edge(high))
    }
    guard (high - low) * ratio >= Self.leastSnapped else { return (low, high) }
    let width = frame.snappedLength(high - low)
    let start = frame.snappedRule(at: low / 2 + high / 2, width: width)
    return (start, start + width)
  }
}

extension BarRows {
  /// Returns the outline of a bar.
  func rect(of bar: Bar) -> Rect {
    let (low, high) = (min(bar.base, bar.tip), max(bar.base, bar.tip))
    switch mark.orientation {
    case .vertical: return Rect(left: bar.first, top: low, right: bar.last, bottom: high)
    case .horizontal: return Rect(left: low, top: bar.first, right: high, bottom: bar.last)
    }
  }

  /// Returns a point by its coordinates along the positions and along the values.
  func point(_ along: Double, _ across: Double) -> Point {
    mark.orientation == .vertical ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  /// Returns the rows that may have a bar between two coordinates along the positions; all where their order does not tell.
  ///
  /// - Complexity: O(log *n*).
  func rows(from low: Double, to high: Double) -> Range<Int> {
    guard names == nil, !positionMap.isConstant else { return rows }
    // Points are taken from the coordinates, all else from the values there.
    let points = unit == nil ? abs(offset) + (end == nil && width == nil ? mostWidth / 2 : 0) : 0
    let ends = (positionMap.value(at: low - points), positionMap.value(at: high + points))
    guard ends.0.isFinite, ends.1.isFinite else { return rows }
    let (least, greatest) = (min(ends.0, ends.1), max(ends.0, ends.1))
    var half = unit == nil ? 0 : abs(offset)
    if width != nil {
      half += mostWidth * rowUnit / 2
    } else if let unit, end == nil {
      half += mostWidth * unit / 2
    }
    half += 1e-9 * (abs(least) + abs(greatest))
    let (from, to) = (least - half, greatest + half)
    guard let position, let positions = mark.position else {
      let origin = Double(positionRange.origin)
      func row(_ number: Double) -> Int {
        Int(max(Double(rows.lowerBound), min(Double(rows.upperBound), number)))
      }
      let first = row((from + origin).rounded(.down))
      return first..<max(first, row((to + origin).rounded(.up) + 1))
    }
    let order = positions.order()
    guard order.isAscending || order.isDescending else { return rows }
    var others = position
    if let end, let ends = mark.end {
      let endOrder = ends.order()
      guard order.isAscending ? endOrder.isAscending : endOrder.isDescending else { return rows }
      others = end
    }
    // Bars may end before their positions.
    func value(_ row: Int) -> (low: Double, high: Double) {
      let (a, b) = (number(row, position), number(row, others))
      return (min(a, b), max(a, b))
    }
    let isAscending = order.isAscending
    let first = partition(rows) { isAscending ? value($0).high >= from : value($0).low <= to }
    let last = partition(first..<rows.upperBound) {
      isAscending ? value($0).low > to : value($0).high < from
    }
    return first..<last
  }

  /// The rows that may be in view.
  var rowsInView: Range<Int> {
    let margin = 2 / frame.pixelRatio
    return rows(from: plot.along.lowerBound - margin, to: plot.along.upperBound + margin)
  }

  private func number(_ row: Int, _ snapshot: ColumnSnapshot) -> Double {
    var value = Double.nan
    snapshot.read(
      row..<row + 1,
      relativeTo: positionRange.origin,
      in: positionRange.timeUnit,
      into: &value
    )
    return value
  }

  /// The greatest width of all bars, in the unit of rows' widths or of the style's.
  private var mostWidth: Double { mark.mostWidth }

  /// Returns the first of some rows that holds, where none that does is before one that does not.
  func partition(_ rows: Range<Int>, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (rows.lowerBound, rows.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension BarMark {
  /// A unit of the style's widths in that of the positions; nil for points.
  var unit: Double? {
    switch style.widthUnit {
    case .distance: leastDistance
    case .data: 1
    case .points: nil
    }
  }

  /// The least distance of two positions, in their own unit.
  var leastDistance: Double {
    guard let position else { return 1 }
    let day = position.type.timeUnit.map { 86_400 * Double($0.perSecond) }
    return distance.of(position) ?? day ?? 1
  }

  /// Returns a unit of the positions in that of a range.
  func unitFactor(in range: ProjectionRange) -> Double {
    guard let own = position?.type.timeUnit, let unit = range.timeUnit else { return 1 }
    return Double(unit.perSecond) / Double(own.perSecond)
  }

  /// The greatest width of all bars, in units of the positions where rows have widths, else in that of the style.
  var mostWidth: Double {
    if let width {
      guard let ends = width.extent().relative(to: 0) else { return 0 }
      return max(abs(ends.min), abs(ends.max))
    }
    guard styleIndex != nil else { return style.width }
    return styles.lazy.compactMap(\.width).reduce(style.width, max)
  }

  /// How far beyond the plot what is drawn of a bar may matter within it.
  var reach: Double {
    let radii = styles.lazy.compactMap(\.radii).map(\.reach).reduce(style.radii.reach, max)
    let border = styles.lazy.compactMap(\.borderWidth).reduce(style.borderWidth, max)
    return min(radii + border, LinePath.longestReach)
  }
}
