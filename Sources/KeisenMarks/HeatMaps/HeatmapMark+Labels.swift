import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenText

extension HeatmapMark: LabelledMark {
  /// Cells in view beyond which none has a text.
  private static let maxLabels = 10_000
  /// The least part of its size that a text may have.
  private static let minScale = 0.6
  /// Room beside a text in a cell, in points.
  private static let padding = 2.0

  /// Whether there are texts, and how they look.
  package var labels: ValueLabelStyle { style.labels }

  /// Returns the cells in view with their values; nil where none are wanted.
  package func valueLabels(
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> ValueLabels? {
    guard labels.isShown, style.alpha > 0, let colorScale else { return nil }
    if let arranged = try ArrangedHeatmap(self, in: space, frame) {
      return try arranged.mark.valueLabels(in: space, frame)
    }
    let snapshot = values.snapshot()
    guard snapshot.count >= rowCount * columnCount else { return nil }
    let across = cells(.x, in: space, frame)
    let down = cells(.y, in: space, frame)
    guard across.count * down.count <= Self.maxLabels else { return nil }
    let range = frame.range(of: colorScale.projection)
    let lookup = frame.lookup(of: colorScale, alpha: style.alpha)
    var shown: [(value: ColumnValue, rect: Rect, fill: Color)] = []
    for (row, y) in down {
      for (column, x) in across {
        let index = snapshot.rows.lowerBound + self.index(row: row, column: column)
        guard let value = snapshot.extent(of: index..<index + 1).bounds?.max else { continue }
        var position = Double.nan
        snapshot.read(
          index..<index + 1,
          relativeTo: range.origin,
          in: range.timeUnit,
          into: &position
        )
        shown.append((value, Rect(around: x, y), Color(bytes: lookup.bytes(of: position))))
      }
    }
    let texts = labels.format.texts(of: shown.map(\.value), unit: snapshot.type.timeUnit)
    let size = labels.size * scale(of: texts, in: shown.map(\.rect), frame)
    let textStyle = frame.theme.textStyle(size: size)
    var style = labels
    (style.place, style.size) = (.center, size)
    return ValueLabels(
      style: style,
      labels: zip(shown, texts).map { cell, text in
        ValueLabels.Label(
          shape: cell.rect,
          tip: .right,
          text: TextLayout.block(text, style: textStyle),
          fill: cell.fill
        )
      }
    )
  }

  /// Returns what the size of all texts is multiplied with, so that each has room in its cell.
  private func scale(of texts: [String], in cells: [Rect], _ frame: FrameContext) -> Double {
    let textStyle = frame.theme.textStyle(size: labels.size)
    var scale = 1.0
    for (text, cell) in zip(texts, cells) {
      let block = TextLayout.block(text, style: textStyle)
      guard block.width > 0, block.capitals > 0 else { continue }
      scale = min(
        scale,
        (cell.width - Self.padding) / block.width,
        (cell.height - Self.padding) / block.capitals
      )
    }
    return max(Self.minScale, scale)
  }

  /// Returns the cells in view along a dimension, each with its ends in points.
  private func cells(
    _ dimension: Dimension,
    in space: Space,
    _ frame: FrameContext
  ) -> [(number: Int, ends: (Double, Double))] {
    let range = frame.range(of: space.projection(dimension))
    let (edges, count) = side(dimension)
    let map = frame.map(dimension, of: space)
    let (low, high) = frame.plot.ends(dimension)
    let places = edges.values(count, in: range).map { map.position(of: $0) }
    return (0..<count).compactMap { number in
      let (one, other) = (places[number], places[number + 1])
      guard min(one, other) < high, max(one, other) > low else { return nil }
      return (number, (one, other))
    }
  }
}
