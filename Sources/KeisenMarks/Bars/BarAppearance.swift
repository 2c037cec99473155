import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// What bars look like in one frame.
struct BarAppearance {
  private let mark: BarMark
  private let frame: FrameContext
  private let own: Color
  private let lookup: ColorLookup?
  /// That of borders, where a row has none of its own.
  private let commonBorder: Color

  /// Finds the colours of a frame.
  init(_ mark: BarMark, _ frame: FrameContext) {
    (self.mark, self.frame) = (mark, frame)
    own = frame.seriesColor(mark.style.color, unless: mark.color)
    lookup = mark.color == nil ? nil : mark.colorScale.map { frame.lookup(of: $0) }
    commonBorder = mark.style.borderColor ?? frame.theme.axis
  }

  /// The colour that fills a bar.
  func fill(of bar: BarRows.Bar) -> Color { fill(bar.appearance, value: bar.color) }

  /// The colour that fills a bar by the number of its look and the value of its colour.
  func fill(_ appearance: Int?, value: Double) -> Color {
    let row = appearance.flatMap { mark.styles[$0].color }
    let color = row ?? lookup.map { Color(bytes: $0.bytes(of: value)) } ?? own
    return color.opacity(Float(mark.style.alpha))
  }

  /// The border of a bar by the number of its look: its width in points, in whole device pixels,
  /// and its colour.
  func border(_ appearance: Int?) -> (width: Double, color: Color) {
    let row = appearance.map { mark.styles[$0] }
    let color = row?.borderColor ?? commonBorder
    return (
      frame.snappedLength(row?.borderWidth ?? mark.style.borderWidth),
      color.opacity(Float(mark.style.alpha))
    )
  }

  /// Whether a bar is seen, or would be if it had a length.
  func isVisible(_ bar: BarRows.Bar) -> Bool {
    let row = bar.appearance.map { mark.styles[$0] }
    let hasBorder = (row?.borderWidth ?? mark.style.borderWidth) > 0 && !bar.isThin
    return fill(of: bar).alpha > 0
      || hasBorder && mark.style.alpha > 0 && (row?.borderColor ?? commonBorder).alpha > 0
  }

  /// Returns a bar as a rectangle.
  func rectangle(_ rows: BarRows, _ bar: BarRows.Bar) -> Rectangle {
    let rect = rows.rect(of: bar)
    guard !bar.isThin else { return Rectangle(rect: rect, fill: .color(fill(of: bar))) }
    let row = bar.appearance.map { mark.styles[$0] }
    return rectangle(
      rect,
      radii: (row?.radii ?? mark.style.radii).corners(mark.orientation, isForward: bar.isForward),
      fill: fill(of: bar),
      borderWidth: row?.borderWidth ?? mark.style.borderWidth,
      border: row?.borderColor ?? commonBorder
    )
  }

  /// The looks that a legend shows: the first few of those that rows have, nil for that of the
  /// series.
  ///
  /// Of rows whose looks have the same colours and borders there is one.
  var swatchAppearances: [BarRowStyle?] {
    guard let column = mark.styleIndex else { return [nil] }
    let used = mark.appearances.used(in: column, of: mark.styles.count, number: mark.appearance)
    let appearances = used.map { number -> BarRowStyle? in
      guard number >= 0 else { return nil }
      var style = mark.styles[number]
      (style.width, style.radii) = (nil, nil)
      return style == BarRowStyle() ? nil : style
    }
    let shown = RowAppearances.shown(appearances)
    return shown.isEmpty ? [nil] : shown
  }

  /// Returns a small bar that stands for all of one look in a legend; nil for that of the series.
  func swatch(_ rect: Rect, _ row: BarRowStyle?) -> Rectangle {
    // Of many colours that of the middle.
    let middle = mark.color == nil ? nil : mark.colorScale?.style.steadyMap.color(at: 0.5)
    return rectangle(
      rect,
      radii: mark.style.radii.corners(.vertical, isForward: false),
      fill: (row?.color ?? middle ?? own).opacity(Float(mark.style.alpha)),
      borderWidth: row?.borderWidth ?? mark.style.borderWidth,
      border: row?.borderColor ?? commonBorder
    )
  }

  private func rectangle(
    _ rect: Rect,
    radii: CornerRadii,
    fill: Color,
    borderWidth: Double,
    border: Color
  ) -> Rectangle {
    let width = min(frame.snappedLength(borderWidth), rect.width / 2, rect.height / 2)
    guard width > 0 else { return Rectangle(rect: rect, radii: radii, fill: .color(fill)) }
    // The border stands within the bar, whose edges tell its value.
    return Rectangle(
      rect: rect.inset(by: Insets(width / 2)),
      radii: radii.fitted(to: Size(width: rect.width, height: rect.height)).grown(by: -width / 2),
      fill: .color(fill),
      border: Rectangle.Border(width: width, color: border.opacity(Float(mark.style.alpha)))
    )
  }
}

extension BarRadii {
  /// Returns the radii of the corners on the picture.
  func corners(_ orientation: BarMark.Orientation, isForward: Bool) -> CornerRadii {
    switch (orientation, isForward) {
    case (.vertical, false):
      CornerRadii(
        topLeft: tipLeft,
        topRight: tipRight,
        bottomRight: rootRight,
        bottomLeft: rootLeft
      )
    case (.vertical, true):
      CornerRadii(
        topLeft: rootLeft,
        topRight: rootRight,
        bottomRight: tipRight,
        bottomLeft: tipLeft
      )
    case (.horizontal, true):
      CornerRadii(
        topLeft: rootLeft,
        topRight: tipLeft,
        bottomRight: tipRight,
        bottomLeft: rootRight
      )
    case (.horizontal, false):
      CornerRadii(
        topLeft: tipLeft,
        topRight: rootLeft,
        bottomRight: rootRight,
        bottomLeft: tipRight
      )
    }
  }
}
