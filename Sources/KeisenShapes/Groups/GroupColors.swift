import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The colours of rows in a frame: by their values, or one for all.
struct GroupColors {
  private let own: Color
  private let values: ColumnSnapshot?
  private let lookup: ColorLookup?
  private let base: NumberBase

  /// Takes the colours of a frame.
  init(_ columns: GroupColumns, _ frame: FrameContext, _ color: Color) {
    own = color
    values = columns.color?.snapshot()
    guard values != nil, let scale = columns.colorScale else {
      (lookup, base) = (nil, NumberBase())
      return
    }
    lookup = frame.lookup(of: scale)
    base = NumberBase(frame.range(of: scale.projection))
  }

  /// Returns the colour of a row.
  func color(of row: Int) -> Color {
    guard let values, let lookup, values.rows.contains(row) else { return own }
    var value = Double.nan
    values.read(row..<row + 1, relativeTo: base.origin, in: base.unit, into: &value)
    return Color(bytes: lookup.bytes(of: value))
  }
}

extension GroupColumns {
  /// The colour in the middle of the scale, which stands for all in a legend; nil where rows have
  /// no colours.
  var middleColor: Color? { color == nil ? nil : colorScale?.style.steadyMap.color(at: 0.5) }
}

extension DisplayList {
  /// Draws a small box with a median into a swatch.
  mutating func drawGroupSwatch(
    in rect: Rect,
    fill: Color,
    line: Color,
    width: Double,
    _ frame: FrameContext
  ) {
    let rect = frame.snapped(rect)
    let width = min(frame.snappedLength(width), rect.width / 2, rect.height / 2)
    draw(.rectangle(Rectangle(within: rect, fill: fill, border: line, width: width)))
    let start = frame.snappedRule(at: rect.midX, width: width)
    let median = Rect(left: start, top: rect.minY, right: start + width, bottom: rect.maxY)
    if width > 0 { draw(.rectangle(Rectangle(rect: median, fill: .color(line)))) }
  }
}

extension Rectangle {
  /// Makes a rectangle with a border, if that has a width, inside of its sides.
  init(within rect: Rect, fill: Color, border: Color, width: Double) {
    self.init(
      rect: rect.inset(by: Insets(width / 2)),
      fill: .color(fill),
      border: width > 0 ? Border(width: width, color: border) : nil
    )
  }
}
