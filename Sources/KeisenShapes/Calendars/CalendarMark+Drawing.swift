import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales
import KeisenText

extension CalendarMark {
  /// How much of the grid's colour a day without a value has.
  private static let emptyOpacity: Float = 0.6

  /// Draws the cells of each year, the lines between months, and names.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let found = try found()
    let record = SeriesRecord(rows: days.count, gaps: found.gaps)
    guard let years = found.years, let scale = colorScale,
      let layout = CalendarLayout(years, style, frame)
    else { return record }
    let lookup = frame.lookup(of: scale)
    let origin = Double(frame.range(of: scale.projection).origin)
    let alpha = Float(style.alpha)
    let empty = (style.color ?? frame.theme.grid.opacity(Self.emptyOpacity)).opacity(alpha)
    for year in years {
      try drawCells(year, layout, into: &list) { day in
        guard let value = found.value(ofDay: day) else { return empty.bytes }
        let bytes = lookup.bytes(of: value.mean - origin)
        return alpha < 1 ? Color(bytes: bytes).opacity(alpha).bytes : bytes
      }
    }
    if style.borderWidth > 0, layout.gap > 0 {
      for year in years { try drawBorders(year, layout, frame, into: &list) }
    }
    if layout.size > 0 { drawNames(layout, frame, into: &list) }
    return record
  }

  private func drawCells(
    _ year: Int64,
    _ layout: CalendarLayout,
    into list: inout DisplayList,
    color: (Int64) -> UInt32
  ) throws(KeisenError) {
    let columns = CalendarLayout.weeks(of: year, firstWeekday: style.firstWeekday)
    let corner = layout.corner(of: year)
    let colors = GrowingBuffer<UInt32>()
    let hasGap = layout.gap > 0
    func edges(_ count: Int, _ start: Double, _ length: Double) -> [Double] {
      var edges: [Double] = []
      for index in 0..<count {
        let edge = start + Double(index) * length
        edges.append(edge)
        if hasGap { edges.append(edge + length - layout.gap) }
      }
      return edges + [start + Double(count) * length]
    }
    let across = edges(columns, corner.x, layout.cell.width)
    let down = edges(7, corner.y, layout.cell.height)
    for row in 0..<7 {
      for column in 0..<columns {
        try colors.append(layout.day(year, column, row).map(color) ?? 0)
        if hasGap { try colors.append(0) }
      }
      guard hasGap else { continue }
      for _ in 0..<2 * columns { try colors.append(0) }
    }
    guard layout.cell.width > 0, layout.cell.height > 0 else { return }
    list.draw(.cells(Cells(columnEdges: across, rowEdges: down, colors: colors)))
  }

  /// Draws the lines between the months of a year, in the middle of gaps.
  private func drawBorders(
    _ year: Int64,
    _ layout: CalendarLayout,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let corner = layout.corner(of: year)
    let (width, height) = (layout.cell.width, layout.cell.height)
    let half = layout.gap / 2
    let style = LineStyle(
      width: min(frame.snappedLength(self.style.borderWidth), 2 * width),
      join: .mitre,
      cap: .butt
    )
    let color = (self.style.borderColor ?? frame.theme.axis).opacity(Float(self.style.alpha))
    for month in 2...12 {
      let first = CivilDate(year: year, month: month, day: 1).days
      let (_, column, row) = layout.cell(ofDay: first)
      let left = corner.x + Double(column) * width - half
      let level = corner.y + Double(row) * height - half
      let (top, bottom) = (corner.y - layout.gap, corner.y + 7 * height)
      let places =
        row == 0
        ? [SIMD2(left, top), SIMD2(left, bottom)]
        : [
          SIMD2(left + width, top), SIMD2(left + width, level), SIMD2(left, level),
          SIMD2(left, bottom),
        ]
      let line = try LinePath.polyline(
        through: places,
        style: style,
        color: color,
        in: frame.plot,
        pixelRatio: frame.pixelRatio
      )
      if let line { list.draw(.polyline(line)) }
    }
  }

  private func drawNames(
    _ layout: CalendarLayout,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) {
    let size = layout.size
    let textStyle = frame.theme.textStyle(size: size)
    let bold = frame.theme.textStyle(size: size, isBold: true)
    var dayWidth = 0.0
    if layout.weekdayStep > 0 {
      let blocks = (0..<7).map {
        TextLayout.block(
          CalendarNames.short(weekday: layout.weekday(ofRow: $0)),
          style: textStyle
        )
      }
      dayWidth = (blocks.map(\.width).max() ?? 0) + 0.5 * size
      for year in layout.years {
        let corner = layout.corner(of: year)
        for row in stride(from: 0, to: 7, by: layout.weekdayStep) {
          let middle =
            corner.y + (Double(row) + 0.5) * layout.cell.height - layout.gap / 2
          let at = Point(x: corner.x - 0.5 * size, y: middle)
          list.draw(
            blocks[row],
            at: at,
            anchor: Point(x: 1, y: 0.5),
            color: frame.theme.label,
            role: .tick,
            context: "\(year)"
          )
        }
      }
    }
    for (index, year) in layout.years.enumerated() {
      let corner = layout.corner(of: year)
      if layout.yearStep > 0, index.isMultiple(of: layout.yearStep) {
        let at = Point(
          x: corner.x - dayWidth - 0.5 * size,
          y: corner.y + 3.5 * layout.cell.height - layout.gap / 2
        )
        list.draw(
          TextLayout.block("\(year)", style: bold),
          at: at,
          anchor: Point(x: 1, y: 0.5),
          color: frame.theme.title,
          role: .tick
        )
      }
      guard layout.months != .none, index == 0 || layout.hasMonthsOfEachYear else { continue }
      for month in 1...12 {
        let first = CivilDate(year: year, month: month, day: 1).days
        let place = layout.cell(ofDay: first)
        // Where a month begins amid a column, its first whole one is the next.
        let column = Double(place.row == 0 || month == 1 ? place.column : place.column + 1)
        let name = CalendarNames.short(month: month)
        let text = layout.months == .short ? name : String(name.prefix(1))
        list.draw(
          TextLayout.block(text, style: textStyle),
          at: Point(x: corner.x + column * layout.cell.width, y: corner.y - 0.35 * size),
          anchor: Point(x: 0, y: 1),
          color: frame.theme.label,
          role: .tick,
          context: "\(year)"
        )
      }
    }
  }

  /// Returns the day at a point that has a value: its first row, and the mean of its values.
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    let found = try found()
    guard let years = found.years, let layout = CalendarLayout(years, style, frame),
      let day = layout.day(at: query.point), let value = found.value(ofDay: day)
    else { return nil }
    let place = layout.cell(ofDay: day)
    let corner = layout.corner(of: place.year)
    return MarkHit(
      row: value.row,
      x: DataValue(days, at: value.row),
      y: DataValue(.nan),
      value: DataValue(value.mean),
      position: Point(
        x: corner.x + (Double(place.column) + 0.5) * layout.cell.width - layout.gap / 2,
        y: corner.y + (Double(place.row) + 0.5) * layout.cell.height - layout.gap / 2
      ),
      distance: 0
    )
  }
}

extension CalendarMark {
  /// Returns all rows of the days whose cell has its middle in a part of the plot.
  ///
  /// - Complexity: O(*n*), and O(1) for each day.
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    let found = try found()
    guard style.alpha > 0, let years = found.years,
      let layout = CalendarLayout(years, style, frame)
    else { return RowSet() }
    return found.rows(days, values) { day in
      let place = layout.cell(ofDay: day)
      let corner = layout.corner(of: place.year)
      return region.contains(
        Point(
          x: corner.x + (Double(place.column) + 0.5) * layout.cell.width - layout.gap / 2,
          y: corner.y + (Double(place.row) + 0.5) * layout.cell.height - layout.gap / 2
        )
      )
    }
  }

  /// Has days that stand for all of their rows.
  public static var undimmed: String? { "its days stand for all of their rows" }
}
