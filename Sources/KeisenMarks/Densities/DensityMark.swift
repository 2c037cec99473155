import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// How many rows of two columns are in each cell of a fine grid over the plot, or what they are in
/// the mean, as colours.
///
/// Every row counts, however many there are, and one in a crowd does not hide others. A row between
/// two cells is in the right one or the lower one, and on the plot's right and bottom sides in the
/// last. A cell without rows shows what is below it. Rows of which a value is NaN, missing or
/// infinite are not counted.
///
/// Cells larger than a device pixel stand in the data: at whole multiples of their width, counted
/// from 0 in the coordinate in which the scale is straight. So each keeps its rows, and its colour,
/// while a range moves; the sides of the plot cut it, and then all of its rows count. On a scale
/// with cuts they stand on the plot, as cells of one pixel do.
///
/// Counts hang on the view, and so does the range of its colour scale while that is unset: it is
/// found anew in each frame, from 0 (on a log scale from 1) to the greatest count, or from the
/// least mean to the greatest, and never stored. Outside of frames that scale reads 0 to 1, from
/// its origin. A range that is set stays.
///
/// What was counted is kept, for at most 16 M cells, categories counted each: a frame or a hit for
/// which neither the columns nor the view have changed counts nothing.
public struct DensityMark: StyledMark {
  /// What messages call it.
  public static var kindName: String { "density" }
  /// As C calls it.
  public static var typeName: String { "density" }
  /// What people call it.
  public static var kindNames: SeriesNames {
    SeriesNames("Density chart", "Density", japanese: "密度図", "密度")
  }
  /// Counts are known when a frame has them.
  public static var colorsFollowView: Bool { true }
  /// A grey that gets opaque: with less a single row would not be seen.
  private static let opacities = [
    Color(rgb: 0x808080, alpha: 0.2), Color(rgb: 0x808080, alpha: 1),
  ]

  /// What is counted.
  public var data: DensityColumns
  /// How it looks.
  public var style: DensityStyle
  /// What turns counts or means into colours.
  public let colorScale: ColorScale?
  /// What was counted last.
  private let keptGrids = CountedDensities()

  /// Makes a density.
  ///
  /// - Parameters:
  ///   - data: What to count.
  ///   - colorScale: What turns counts or means into colours. Of categories a cell has the mean of
  ///     the colours of its rows, and the opacity of the scale's colour for their number. Nil makes
  ///     one: viridis, or one that gets opaque.
  ///   - style: How it looks.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  public init(
    _ data: DensityColumns,
    colorScale: ColorScale? = nil,
    style: DensityStyle = DensityStyle()
  ) throws(KeisenError) {
    (self.data, self.style) = (data, style)
    if let colorScale {
      self.colorScale = colorScale
    } else {
      let map = data.names == nil ? ColorMap.viridis : try ColorMap(Self.opacities)
      self.colorScale = ColorScale(style: .init(map: map))
    }
  }

  /// y and what there is beside it.
  public var columns: [MarkColumn] {
    let places = [MarkColumn("y", data.y, .y), MarkColumn("x", data.x, .x)]
    return places + (data.values.map { [MarkColumn("values", $0)] } ?? [])
  }

  /// Checks that columns are equally long, and the categories.
  public func validateColumns() throws(KeisenError) { try data.validate() }

  /// Returns the exact extents of x or y; of row numbers where there is no x.
  public func extent(in dimension: Dimension, onlyPositive: Bool) -> Extent {
    let places = data.places
    return onlyPositive ? places.positiveExtent(in: dimension) : places.extent(in: dimension)
  }

  /// Returns the exact extents in one dimension of the rows that stand within a range of the other
  /// one.
  ///
  /// - Complexity: O(log *n*) where x goes one way or is row numbers; else it costs more the fewer
  ///   rows are within.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    try data.places.extent(in: dimension, within: range, of: other, onlyPositive: onlyPositive)
  }

  /// Returns the exact extent of the values of which means are shown, which no mean is beyond;
  /// counts have none.
  public func colorExtent(onlyPositive: Bool) -> Extent {
    guard let averaged = data.averaged else { return .empty }
    return onlyPositive ? averaged.positiveExtent() : averaged.extent()
  }

  /// The unit of those values where they are timestamps.
  public var colorTimeUnit: TimeUnit? { data.averaged?.type.timeUnit }

  /// Its colour tells its value.
  public func hitKind(ofRow row: Int) -> HitKind { .cell }

  /// Its rows: where they are, and what they count as.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    let space = series.space
    var fields = DescribedSeries.Field.places(x: data.x, y: data.y, in: space)
    if let values = data.values {
      var field = DescribedSeries.Field("values", values, in: space, nil)
      field.names = data.names
      fields.append(field)
    }
    return DescribedSeries(series, .places, fields, position: "x")
  }

  /// Returns what is in the cells of a frame's plot: what was counted last, where nothing has
  /// changed since.
  ///
  /// - Throws: `KeisenError` with code `.unsupported`, `.outOfMemory`, `.deviceLost`.
  func grid(in space: Space, _ frame: FrameContext) throws(KeisenError) -> DensityGrid {
    let shape = DensityShape(
      frame.plot,
      pixelRatio: frame.pixelRatio,
      cellSize: style.cellSize,
      x: frame.range(of: space.x),
      y: frame.range(of: space.y)
    )
    let rows = DensityRows(data, in: space, shape, frame)
    return try keptGrids.grid(rows.key) { () throws(KeisenError) in
      let (cells, missing) = try rows.counts(by: frame.renderer)
      return try DensityGrid(
        shape,
        cells,
        categories: data.names?.count ?? 0,
        amounts: rows.amounts,
        anchor: rows.anchor,
        rows: rows.count,
        missing: missing
      )
    }
  }

  /// Draws the cells in view.
  public func encode(
    in space: Space,
    _ frame: FrameContext,
    keeping kept: inout Never?,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    var record = SeriesRecord(tier: .density, rows: 0, gaps: 0)
    guard style.alpha > 0, let colorScale, let series = frame.drawnSeries as? DensitySeries,
      let grid = frame.densities.grid(of: series)
    else { return record }
    (record.rows, record.gaps, record.dropped) = (grid.rows, grid.gaps, grid.dropped)
    guard !grid.isEmpty else { return record }
    let range = frame.range(of: colorScale.projection)
    let lookup = frame.lookup(of: colorScale, alpha: style.alpha)
    let colors = DensityColors(grid, lookup, in: range)
    let categories = grid.categories.map { category in
      frame.cycleColor(frame.seriesIndex + category)
    }
    list.draw(.cells(grid.shape.cells(try colors.bytes(categories))))
    return record
  }

  /// None of its own: the lines have theirs.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? { nil }

  /// Returns the label and the colours of the scale, or of categories the names and their colours.
  public func legendEntries(
    label: String,
    _ frame: FrameContext
  ) throws(KeisenError) -> [LegendEntry] {
    if let names = data.names {
      let alpha = Float(style.alpha)
      return names.enumerated().map { category, name in
        let color = frame.cycleColor(frame.seriesIndex + category)
        return LegendEntry(label: name, swatch: frame.swatch(color.opacity(alpha)))
      }
    }
    guard !label.isEmpty, let map = colorScale?.style.steadyMap else { return [] }
    return [LegendEntry(label: label, swatch: frame.swatch(map, alpha: style.alpha))]
  }

  /// Returns the positions of some rows, equally far from each other, none connected to the next.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    LineRows(x: data.x?.snapshot(), y: data.y.snapshot(), in: space, frame).scattered(count)
  }
}

/// A density of a chart.
public typealias DensitySeries = MarkSeries<DensityMark>

extension MarkSeries where Kind == DensityMark {
  /// Makes a density.
  ///
  /// - Parameters:
  ///   - columns: What to count.
  ///   - space: The space to draw in.
  ///   - colorScale: What turns counts or means into colours, as `DensityMark.init` has it.
  ///   - style: How it looks.
  ///   - label: Its name for people; categories have names of their own.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the columns differ in length, there
  ///   are no categories, more than 256, or two of one name, or the style is not allowed.
  public convenience init(
    _ columns: DensityColumns,
    in space: Space,
    colorScale: ColorScale? = nil,
    style: DensityStyle = DensityStyle(),
    label: String = ""
  ) throws(KeisenError) {
    let mark = try DensityMark(columns, colorScale: colorScale, style: style)
    try self.init(mark, in: space, label: label)
  }

  /// What is counted.
  public var columns: DensityColumns { mark.data }

  /// Replaces all columns; what is made of rows may be another thing then.
  ///
  /// - Throws: As `init`; then the old ones stay.
  public func setColumns(_ columns: DensityColumns) throws(KeisenError) {
    // Other categories may come with the same column.
    try columns.validate()
    try change { $0.data = columns }
  }

  /// Returns what is in the cells of a frame's plot, as the mark counts it.
  func grid(in frame: FrameContext) throws(KeisenError) -> DensityGrid {
    try mark.grid(in: space, frame)
  }
}
