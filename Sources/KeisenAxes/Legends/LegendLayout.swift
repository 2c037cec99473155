import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenText

/// Where the parts of a legend stand to each other, and its box in the picture.
struct LegendLayout {
  /// Free room between a legend within the plot and the plot's sides, in points.
  private static let margin = 8.0
  /// The most that a legend outside may have of the picture's width or height.
  private static let share = 0.4
  /// The width that one outside may have in any case, in label sizes, if that is not more than its
  /// share.
  private static let minWidth = 7.0
  /// From one row to the next, in label sizes.
  private static let pitch = 1.5

  /// Size of the box, in points.
  let size: Size
  private let style: Legend.Style
  private let frame: FrameContext
  private let insets: Insets
  private let text: String
  private let title: TextBlock
  private let entries: [LegendEntry]
  private let table: LegendTable

  /// Lays out a legend; nil where it has no room for one name, and where there is none.
  init?(
    _ style: Legend.Style,
    title text: String,
    in frame: FrameContext
  ) throws(KeisenError) {
    var style = style
    style.labelSize = frame.textSize(style.labelSize)
    self.style = style
    self.frame = frame
    self.text = text
    let side = style.place.side
    insets = style.insets ?? (side == nil ? Insets(8) : .zero)
    let area = Self.area(side, style.labelSize, insets, in: frame)
    let width = area.width - insets.left - insets.right
    let height = area.height - insets.top - insets.bottom
    let em = style.labelSize
    guard em > 0, width > 0, height >= em else { return nil }
    title = ShortText.block(
      text,
      style: frame.theme.textStyle(size: em, isBold: true, hasMarkup: style.hasMarkup),
      room: .init(width: width, lines: 1)
    )
    let head = title.isEmpty ? 0 : Self.pitch * em
    let room = (height - em - head) / (Self.pitch * em)
    guard room >= 0 else { return nil }
    entries = try Self.entries(of: frame, isReversed: style.isReversed)
    let table = LegendTable(
      entries.map(\.label),
      style: style,
      textStyle: frame.theme.textStyle(size: em, hasMarkup: style.hasMarkup),
      width: width,
      maxRows: Int(min(1e6, room)) + 1,
      language: frame.language
    )
    guard let table else { return nil }
    self.table = table
    size = Size(
      width: max(title.width, table.width) + insets.left + insets.right,
      height: head + Double(table.rows - 1) * Self.pitch * em + em + insets.top + insets.bottom
    )
  }

  /// Whether there is anything to show, if it had room.
  static func isWanted(
    _ style: Legend.Style,
    in frame: FrameContext
  ) throws(KeisenError) -> Bool {
    guard style.labelSize > 0 else { return false }
    return try !entries(of: frame, isReversed: false).isEmpty
  }

  /// The size that a legend may have.
  private static func area(
    _ side: Side?,
    _ em: Double,
    _ insets: Insets,
    in frame: FrameContext
  ) -> Size {
    let (plot, picture) = (frame.plot, frame.size)
    guard let side else {
      return Size(width: plot.width - 2 * margin, height: plot.height - 2 * margin)
    }
    let share = frame.texts.part(share, at: side)
    // Some room for a name, or for a line of names, is always there.
    return switch side {
    case .left, .right:
      Size(
        width: min(Self.share * picture.width, max(share * picture.width, minWidth * em)),
        height: plot.height
      )
    case .top, .bottom:
      Size(
        width: picture.width - 2 * frame.texts.margin,
        height: min(
          Self.share * picture.height,
          max(share * picture.height, em + insets.top + insets.bottom)
        )
      )
    }
  }

  private static func entries(
    of frame: FrameContext,
    isReversed: Bool
  ) throws(KeisenError) -> [LegendEntry] {
    let entries =
      if let own = frame.legendEntries { own } else { try frame.entriesOfSeries() }
    return isReversed ? entries.reversed() : entries
  }

  /// The box in the picture, or nil where it has no room.
  var box: Rect? {
    let (plot, picture, margin) = (frame.plot, frame.size, frame.texts.margin)
    let box: Rect
    if let side = style.place.side {
      let x =
        switch (side, style.alignment) {
        case (.right, _): plot.maxX + frame.bandOffset
        case (.left, _): plot.minX - frame.bandOffset - size.width
        case (_, .left): frame.alignedSpan.left
        case (_, .center): (frame.alignedSpan.left + frame.alignedSpan.right - size.width) / 2
        case (_, .right): frame.alignedSpan.right - size.width
        }
      let y =
        switch side {
        case .right, .left: plot.minY
        case .top: plot.minY - frame.bandOffset - size.height
        case .bottom: plot.maxY + frame.bandOffset
        }
      let isRow = side.dimension == .x
      box = Rect(
        x: isRow ? max(margin, min(x, picture.width - margin - size.width)) : x,
        y: y,
        width: size.width,
        height: size.height
      )
    } else {
      box = rect(at: style.place == .best ? bestPlace : style.place)
    }
    // With padding by hand there may be less room outside than it takes.
    guard box.minX >= 0, box.minY >= 0, box.maxX <= picture.width, box.maxY <= picture.height else {
      return nil
    }
    return Rect(
      x: frame.snapped(box.minX),
      y: frame.snapped(box.minY),
      width: box.width,
      height: box.height
    )
  }

  /// What it takes of the picture: its box, and what descends below that, or nil where it has no
  /// room.
  var footprint: Rect? {
    guard let box else { return nil }
    let descent = ([title] + table.labels).reduce(0) { maximum, text in
      max(maximum, text.height - text.firstCapitals / 2 - style.labelSize / 2 - insets.bottom)
    }
    return Rect(left: box.minX, top: box.minY, right: box.maxX, bottom: box.maxY + descent)
  }

  /// The place within the plot that covers least of the data.
  private var bestPlace: Legend.Place {
    LegendChoice.best(
      of: LegendChoice.order.map { ($0, rect(at: $0)) },
      avoiding: LegendChoice.outlines(in: frame),
      in: frame.plot
    )
  }

  /// Where the box is at a place within the plot.
  private func rect(at place: Legend.Place) -> Rect {
    let inner = frame.plot.inset(by: Insets(Self.margin))
    let x =
      switch place {
      case .topLeft, .left, .bottomLeft: inner.minX
      case .topRight, .right, .bottomRight: inner.maxX - size.width
      default: inner.midX - size.width / 2
      }
    let y =
      switch place {
      case .topLeft, .top, .topRight: inner.minY
      case .bottomLeft, .bottom, .bottomRight: inner.maxY - size.height
      default: inner.midY - size.height / 2
      }
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  /// Draws the legend, its box at a place.
  func encode(at origin: Point, into list: inout DisplayList) throws(KeisenError) {
    for _ in 0..<shortenedTexts { list.shortenText() }
    encodeBox(Rect(x: origin.x, y: origin.y, width: size.width, height: size.height), into: &list)
    let em = style.labelSize
    let left = origin.x + insets.left
    var middle = origin.y + insets.top + em / 2
    /// Draws a text whose capitals are centred about a row's middle.
    func draw(_ block: TextBlock, x: Double, middle: Double, color: Color) {
      let half = (block.lines.first?.baseline ?? 0) / 2
      list.draw(block, at: Point(x: x, y: middle - half), color: color, role: .legend)
    }
    if !title.isEmpty {
      draw(title, x: left, middle: middle, color: style.textColor ?? frame.theme.title)
      middle += Self.pitch * em
    }
    for (index, label) in table.labels.enumerated() {
      let cell = table.cell(index)
      let x = left + cell.x
      let middle = middle + Double(cell.row) * Self.pitch * em
      if index < table.shown {
        let half = (0.4 * em * frame.pixelRatio).rounded(.up) / frame.pixelRatio
        let swatch = Rect(
          x: x,
          y: frame.snapped(middle) - half,
          width: style.swatchWidth,
          height: 2 * half
        )
        if !swatch.isEmpty { try entries[index].swatch(swatch, &list) }
      }
      draw(
        label,
        x: x + style.swatchWidth + LegendTable.swatchGap * em,
        middle: middle,
        color: style.textColor ?? frame.theme.label
      )
    }
  }

  /// How many of its texts lack something: names and title that are cut, and the list where it is.
  private var shortenedTexts: Int {
    let names = zip(table.labels[..<table.shown], entries).count {
      ShortText.isShortened($0, from: $1.label)
    }
    return names + (table.shown < entries.count ? 1 : 0)
      + (ShortText.isShortened(title, from: text) ? 1 : 0)
  }

  private func encodeBox(_ rect: Rect, into list: inout DisplayList) {
    let isInside = style.place.side == nil
    let fill = style.background ?? (isInside ? frame.theme.plotArea.opacity(0.85) : .clear)
    var border: Rectangle.Border?
    if style.borderWidth > 0 {
      border = Rectangle.Border(
        width: style.borderWidth,
        color: style.borderColor ?? frame.theme.grid
      )
    }
    guard fill.alpha > 0 || border != nil else { return }
    list.draw(
      .rectangle(
        Rectangle(
          rect: rect,
          radii: CornerRadii(style.radius),
          fill: .color(fill),
          border: border
        )
      )
    )
  }
}

extension FrameContext {
  /// Returns the lines of a legend of all series, from the bottom up.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func entriesOfSeries() throws(KeisenError) -> [LegendEntry] {
    var entries: [LegendEntry] = []
    var frame = self
    for (index, series) in series.enumerated() {
      frame.seriesIndex = index
      entries += try series.legendEntries(frame)
    }
    return entries
  }
}
