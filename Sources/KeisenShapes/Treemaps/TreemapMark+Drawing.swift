import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales
import KeisenText

extension TreemapMark {
  /// Distance of a text from its rectangle's sides, in sizes of the text.
  private static let textInset = 0.4
  /// Fewest characters of a name that is cut.
  private static let minCharacters = 3
  /// How much of a row's colour its parent's rim has.
  private static let rimOpacity: Float = 0.35

  /// Draws parents, then all rows of one colour as one shape, then names; thousands of rows of a
  /// few pixels each as one image.
  ///
  /// Rectangles stand on pixels; one that is narrower than half a pixel is left out.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    let layout = try layout(frame)
    let colors = TreemapColors(self, layout, frame)
    let steps = layout.places.map { colors.step(of: $0.row, group: $0.group) }
    let gap = style.gap > 0 ? frame.snappedLength(style.gap) : 0
    let specks = try specks(layout, colors, frame)
    if let specks { list.draw(.picture(specks.picture)) }
    var outlines = [PathOutline?](repeating: nil, count: colors.palette.count)
    for (place, step) in zip(layout.places, steps) {
      let rect = place.rect.withGap(gap, of: frame)
      guard place.isLeaf else {
        let fill = colors.palette[step].opacity(place.hasHeader ? Self.rimOpacity : 0)
        if fill.alpha > 0 { list.draw(.rectangle(Rectangle(rect: rect, fill: .color(fill)))) }
        continue
      }
      guard place.members.isEmpty else {
        // Few, as many would be in the image.
        let fill = TreemapSpecks.color(of: place, layout, colors.color(of:group:))
        list.draw(.rectangle(Rectangle(rect: rect, fill: .color(fill))))
        continue
      }
      let outline = outlines[step] ?? PathOutline()
      outlines[step] = outline
      try outline.polygon([
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
        Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
      ])
    }
    for (step, outline) in outlines.enumerated() {
      guard let outline, colors.palette[step].alpha > 0 else { continue }
      list.draw(.path(Path(outline, .fill(.color(colors.palette[step]), .nonzero))))
    }
    let size = style.labelSize * frame.theme.textScale
    if size > 0 {
      for (place, step) in zip(layout.places, steps) {
        draw(place, colors.palette[step], size, frame, into: &list)
      }
    }
    var record = SeriesRecord(rows: values.count, gaps: layout.gaps)
    if layout.hasBundles { record.tier = .summary }
    return record
  }

  /// Draws the name of a place, and its value.
  private func draw(
    _ place: TreemapLayout.Place,
    _ fill: Color,
    _ size: Double,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) {
    let inset = Self.textInset * size
    let name = place.row < style.labels.count ? style.labels[place.row] : ""
    let rect = place.rect
    guard rect.width > 2 * inset + size, rect.height > size + inset else { return }
    guard place.isLeaf else {
      guard place.hasHeader else { return }
      let style = frame.theme.textStyle(size: size, isBold: true)
      let block = shortened(name, style, ShortText.Room(width: rect.width - 2 * inset, lines: 1))
      let top = rect.minY + (size * TreemapLayout.headerHeight - block.height) / 2
      let at = Point(x: rect.minX + inset, y: top)
      list.draw(block, at: at, color: frame.theme.title, role: .value)
      return
    }
    let color = fill.contrasting(on: frame.theme.plotArea)
    let textStyle = frame.theme.textStyle(size: size)
    let room = ShortText.Room(
      width: rect.width - 2 * inset,
      height: rect.height - 2 * inset,
      lines: 3,
      wraps: true
    )
    let block = shortened(name, textStyle, room)
    var top = rect.minY + inset
    if !block.isEmpty {
      list.draw(block, at: Point(x: rect.minX + inset, y: top), color: color, role: .value)
      top += block.height + 0.45 * size
    }
    guard style.showsValues, block.isEmpty == name.isEmpty else { return }
    let snapshot = values.snapshot()
    let row = snapshot.rows.lowerBound + place.row
    guard row < snapshot.rows.upperBound, let value = snapshot.value(at: row) else { return }
    let text = style.valueFormat.texts(of: [value], unit: nil).first ?? ""
    let number = TextLayout.block(text, style: textStyle)
    guard number.width <= room.width, top + number.height <= rect.maxY - inset else { return }
    list.draw(
      number,
      at: Point(x: rect.minX + inset, y: top),
      color: color.opacity(0.75),
      role: .value
    )
  }

  /// Returns a name in the room there is, empty where too little of it would be left.
  private func shortened(_ name: String, _ textStyle: TextStyle, _ room: ShortText.Room)
    -> TextBlock
  {
    var room = room
    // Lines end between words; where one has no room, the name is cut on one line.
    let words = name.split(whereSeparator: \.isWhitespace)
    if words.contains(where: { TextLayout.block(String($0), style: textStyle).width > room.width })
    {
      room.lines = 1
    }
    let block = ShortText.block(name, style: textStyle, room: room)
    let isCut = block.source.hasSuffix(ShortText.ellipsis) && !name.hasSuffix(ShortText.ellipsis)
    guard isCut, block.source.count <= Self.minCharacters else { return block }
    return TextLayout.block("", style: textStyle)
  }

  /// Returns the row without children whose rectangle holds a point; of rows that are drawn
  /// together the greatest.
  public func hit(
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    let layout = try layout(frame)
    func holds(_ place: TreemapLayout.Place) -> Bool {
      let rect = place.rect
      return place.isLeaf && query.point.x >= rect.minX && query.point.x <= rect.maxX
        && (query.mode == .x || query.point.y >= rect.minY && query.point.y <= rect.maxY)
    }
    guard let found = layout.specks.last(where: holds) ?? layout.places.last(where: holds) else {
      return nil
    }
    let row = values.snapshot().rows.lowerBound + found.row
    return MarkHit(
      row: row,
      x: DataValue(.nan),
      y: DataValue(.nan),
      value: DataValue(values, at: row),
      position: Point(x: found.rect.midX, y: found.rect.midY),
      distance: 0
    )
  }
}

extension TreemapMark {
  /// Returns the rows without children whose rectangle has its middle in a part of the plot; of
  /// rows that share a rectangle all.
  ///
  /// - Complexity: That of a layout, which is kept.
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    let layout = try layout(frame)
    let first = values.snapshot().rows.lowerBound
    var found: [Int] = []
    for place in layout.places + layout.specks
    where place.isLeaf && region.contains(Point(x: place.rect.midX, y: place.rect.midY)) {
      found += place.members.isEmpty ? [place.row] : Array(layout.members[place.members])
    }
    return RowSet(found.map { first + $0 }.sorted())
  }

  /// Has rectangles that are seen as parts of one whole.
  public static var undimmed: String? { "its rectangles are parts of one whole" }
}

extension Rect {
  /// Returns the rectangle without half a gap on each side; one that would be hardly more than its
  /// gaps stays whole.
  fileprivate func withGap(_ gap: Double, of frame: FrameContext) -> Rect {
    guard gap > 0, width > 4 * gap, height > 4 * gap else { return self }
    let near = frame.snapped(gap / 2)
    return inset(by: Insets(top: near, left: near, bottom: gap - near, right: gap - near))
  }
}
