import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

extension CategoryBarMark {
  /// Draws a small bar.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let style = style
    let color = frame.seriesColor(style.color).opacity(Float(style.alpha))
    return { (rect, list) throws(KeisenError) in
      let width = min(rect.width, rect.height)
      let bar = Rect(
        x: frame.snapped(rect.midX - width / 2),
        y: frame.snapped(rect.minY),
        width: frame.snappedLength(width),
        height: frame.snappedLength(rect.height)
      )
      let rectangle = CategoryBarLayout.rectangle(bar, isUp: true, color: color, style, frame)
      list.draw(.rectangle(rectangle))
    }
  }

  /// Returns lines across bars with the room that values take at their tips, of every few where
  /// there are many.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    let geometry = CategoryBarGeometry(self, in: space, frame)
    guard count > 0, let layout = try? CategoryBarLayout(geometry), !layout.bars.isEmpty else {
      return []
    }
    let style = layout.style
    let label = style.showsValueLabels ? 1.5 * style.valueSize : 0
    let step = max(1, 4 * layout.bars.count / count)
    var lines = Hatching(in: frame.plot, count: count, shapes: layout.bars.count / step)
    for index in stride(from: 0, to: layout.bars.count, by: step) {
      let bar = layout.bars[index]
      let tip = bar.isUp ? bar.rect.minY - label : bar.rect.maxY + label
      lines.add(Rect(around: (bar.rect.minX, bar.rect.maxX), (layout.geometry.base, tip)))
    }
    return lines.points
  }

  /// Bars up to which all values are told in words.
  private static let maxDescribed = 12

  /// Returns the names and values in words, or nil where there are too many.
  public func words(in language: Language) -> String? {
    let snapshot = values.snapshot()
    let rows = rows(of: snapshot)
    guard !rows.isEmpty, rows.count <= Self.maxDescribed else { return nil }
    let texts = rows.map { row in
      guard let value = snapshot.extent(of: row..<row + 1).bounds?.max else {
        return language == .japanese ? "なし" : "none"
      }
      return style.valueFormat.texts(of: [value], unit: snapshot.type.timeUnit)[0]
    }
    return zip(names.names, texts).map { "\($0) \($1)" }
      .joined(separator: language == .japanese ? "、" : ", ")
  }
}
