import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension HeatmapMark {
  /// Draws the cells in view.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    if let arranged = try ArrangedHeatmap(self, in: space, frame) {
      return try arranged.mark.encode(in: space, frame, keeping: &kept, into: &list)
    }
    let snapshot = values.snapshot()
    guard rowCount > 0, columnCount > 0, style.alpha > 0, let colorScale,
      snapshot.count >= rowCount * columnCount
    else { return SeriesRecord(rows: 0, gaps: 0) }
    let (across, openColumns) = axis(.x, in: space, frame)
    let (down, openRows) = axis(.y, in: space, frame)
    guard across.count > 0, down.count > 0 else { return SeriesRecord(rows: 0, gaps: 0) }
    let isByRows = order == .rows
    let range = frame.range(of: colorScale.projection)
    let sampler = HeatmapSampler(
      values: snapshot,
      lineCount: isByRows ? columnCount : rowCount,
      lines: isByRows ? down : across,
      inner: isByRows ? across : down,
      lineStride: isByRows ? across.count : 1,
      innerStride: isByRows ? 1 : across.count,
      lookup: frame.lookup(of: colorScale, alpha: style.alpha),
      range: range,
      isLinear: style.interpolation == .linear
    )
    let (colors, missing) = try sampler.colors()
    list.draw(.cells(Cells(columnEdges: across.edges, rowEdges: down.edges, colors: colors)))
    var record = SeriesRecord(
      rows: across.source.count * down.source.count,
      gaps: missing.gaps,
      dropped: missing.dropped
    )
    let wholeColumns = across.source.count - openColumns.count(where: across.source.contains)
    let wholeRows = down.source.count - openRows.count(where: down.source.contains)
    record.openEnded = record.rows - wholeColumns * wholeRows
    return record
  }

  /// Returns the cells along a dimension, and those of which one edge has no place.
  private func axis(
    _ dimension: Dimension,
    in space: Space,
    _ frame: FrameContext
  ) -> (cells: CellAxis, open: [Int]) {
    let range = frame.range(of: space.projection(dimension))
    let (own, count) = side(dimension)
    let edges = own.values(count, in: range)
    let map = frame.map(dimension, of: space)
    let plot = frame.plot
    let (low, high) = plot.ends(dimension)
    let (places, open) = BoxSide(map, range).edges(edges, in: low...high)
    let cells = CellAxis(
      places,
      from: low,
      to: high,
      pixelRatio: frame.pixelRatio,
      isLinear: style.interpolation == .linear
    )
    return (cells, open)
  }

  /// Draws the colours of the scale.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    colorScale.map { frame.swatch($0.style.steadyMap, alpha: style.alpha) }
  }

  /// Returns lines across all cells.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    func ends(_ dimension: Dimension) -> (Double, Double) {
      let range = frame.range(of: space.projection(dimension))
      let (edges, cells) = side(dimension)
      let map = frame.map(dimension, of: space)
      return (
        map.position(of: edges.value(0, of: cells, in: range)),
        map.position(of: edges.value(cells, of: cells, in: range))
      )
    }
    guard columnCount > 0, rowCount > 0 else { return [] }
    var lines = Hatching(in: frame.plot, count: count)
    lines.add(Rect(around: ends(.x), ends(.y)))
    return lines.points
  }
}
