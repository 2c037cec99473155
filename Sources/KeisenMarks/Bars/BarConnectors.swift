import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// The lines from the tip of each bar to the bar behind it, where there is room between them.
struct BarConnectors {
  private let rows: BarRows
  private let width: Double
  private var last: BarRows.Bar?
  private var rects: [Rect] = []

  /// Begins with none.
  init(_ rows: BarRows) {
    self.rows = rows
    width = rows.frame.snappedLength(rows.mark.style.connectorWidth)
  }

  /// Returns the rows whose places are to be added for some: the one in front of these, whose line
  /// leads to them, and the one behind too.
  func rows(around looked: Range<Int>) -> Range<Int> {
    guard width > 0, !looked.isEmpty else { return looked }
    return (looked.lowerBound - 1..<looked.upperBound + 1).clamped(to: rows.rows)
  }

  /// Adds the place of the next row.
  mutating func add(_ place: BarRows.Place) {
    guard width > 0 else { return }
    guard case .bar(let next) = place else {
      last = nil
      return
    }
    if let last, let rect = rect(from: last, to: next) { rects.append(rect) }
    last = next
  }

  /// Adds the lines of later rows.
  mutating func add(_ later: BarConnectors) { rects += later.rects }

  /// The lines.
  var rectangles: [Rectangle] {
    let style = rows.mark.style
    let color = (style.connectorColor ?? rows.frame.theme.axis).opacity(Float(style.alpha))
    return rects.map { Rectangle(rect: $0, fill: .color(color)) }
  }

  private func rect(from bar: BarRows.Bar, to next: BarRows.Bar) -> Rect? {
    let isAhead = next.first >= bar.first
    let (low, high) = isAhead ? (bar.last, next.first) : (next.last, bar.first)
    guard low < high else { return nil }
    let start = rows.frame.snappedRule(at: bar.tip, width: width)
    switch rows.mark.orientation {
    case .vertical: return Rect(x: low, y: start, width: high - low, height: width)
    case .horizontal: return Rect(x: start, y: low, width: width, height: high - low)
    }
  }
}
