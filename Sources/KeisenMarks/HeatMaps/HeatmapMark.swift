import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// The values of a matrix as coloured cells.
///
/// Row 0 is at the low end of y, as row numbers on an axis are; edges that descend put it at the
/// high end. A pixel that holds several cells has the colour of the mean of their values, so that
/// it can be read off the colour bar; of the cells without a value in it, it takes the colour of
/// what is missing, by their area.
public struct HeatmapMark: StyledMark {
  /// How the values of a matrix follow each other.
  public enum Order: Int32, Hashable, Sendable {
    /// Row by row.
    case rows = 0
    /// Column by column.
    case columns = 1
  }

  /// What messages call it.
  public static var kindName: String { "heat map" }
  /// As C calls it.
  public static var typeName: String { "heatmap" }
  /// What people call it.
  public static var kindNames: SeriesNames {
    SeriesNames("Heat map", "Heat map", japanese: "ヒートマップ", "ヒートマップ")
  }
  /// The matrix.
  public static var movingColumns: [MovableColumn<HeatmapMark>] {
    [MovableColumn("values", \.values)]
  }
  /// The most rows or columns.
  private static let maximum = 1 << 24

  /// Number of rows.
  public let rowCount: Int
  /// Number of columns.
  public let columnCount: Int
  /// How the values follow each other.
  public let order: Order
  /// Where columns begin and end.
  public let x: CellEdges
  /// Where rows begin and end.
  public let y: CellEdges
  /// The matrix.
  public var values: Column
  /// How it looks.
  public var style: HeatmapStyle
  /// What turns values into colours.
  public let colorScale: ColorScale?

  /// Makes a heat map.
  ///
  /// - Parameters:
  ///   - values: The matrix: rows times `columns` values.
  ///   - columns: Number of columns; 0 only of a matrix without values.
  ///   - order: Whether the values follow each other row by row or column by column.
  ///   - x: Where columns begin and end.
  ///   - y: Where rows begin and end.
  ///   - colorScale: What turns values into colours.
  ///   - style: How it looks.
  public init(
    values: Column,
    columns: Int,
    order: Order = .rows,
    x: CellEdges = .integers,
    y: CellEdges = .integers,
    colorScale: ColorScale = ColorScale(),
    style: HeatmapStyle = HeatmapStyle()
  ) {
    (rowCount, columnCount) = (columns > 0 ? values.count / columns : 0, columns)
    (self.order, self.x, self.y, self.values) = (order, x, y, values)
    (self.colorScale, self.style) = (colorScale, style)
  }

  /// The values.
  public var columns: [MarkColumn] { [MarkColumn("values", values)] }

  /// The edges.
  public var gridColumns: [MarkColumn] {
    [MarkColumn("x", x.column, .x), MarkColumn("y", y.column, .y)]
  }

  /// Checks that there are whole rows, at most 2^24 rows and columns, and edges in order, one more
  /// than cells.
  public func validateColumns() throws(KeisenError) {
    let count = values.count
    guard columnCount >= 0, columnCount > 0 ? count % columnCount == 0 : count == 0 else {
      throw .invalidArgument("\(count) values are no whole number of rows of \(columnCount)")
    }
    guard count == rowCount * columnCount else {
      throw .invalidArgument("values must be \(rowCount * columnCount), got \(count)")
    }
    guard columnCount <= Self.maximum, rowCount <= Self.maximum else {
      throw .invalidArgument(
        "rows and columns must be at most \(Self.maximum), got \(rowCount) x \(columnCount)"
      )
    }
    try x.validate(columnCount, "x")
    try y.validate(rowCount, "y")
  }

  /// Returns the extent of the edges.
  public func extent(in dimension: Dimension, onlyPositive: Bool) -> Extent {
    let (edges, cells) = side(dimension)
    return edges.extent(cells, onlyPositive: onlyPositive)
  }

  /// Returns the extent of the edges; on a scale of names half a band lies before the first name.
  public func extent(
    in dimension: Dimension,
    on projection: Projection,
    onlyPositive: Bool
  ) -> Extent {
    let (edges, cells) = side(dimension)
    guard case .category(let scale) = projection.scale else {
      return edges.extent(cells, onlyPositive: onlyPositive)
    }
    var places = 0..<cells
    switch edges {
    case .integers: break
    case .names(let own): places = CellPlaces(own, on: scale)?.all ?? places
    case .range, .values: return edges.extent(cells, onlyPositive: onlyPositive)
    }
    guard !places.isEmpty else { return .empty }
    return Extent(
      min: .real(Double(places.lowerBound) - 0.5),
      max: .real(Double(places.upperBound) - 0.5)
    )
  }

  /// Returns the names of its columns, or of its rows from the last one, which is at the low end.
  public func categories(in dimension: Dimension) -> CategoryScale? {
    guard case .names(let own) = side(dimension).edges else { return nil }
    return dimension == .x ? own : CategoryScale(own.names.reversed())
  }

  /// Returns the extent of the edges in one dimension, where any cells share a position with a
  /// range of the other one.
  ///
  /// - Complexity: As of `extent(in:onlyPositive:)`: each row has cells in all columns.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) -> Extent {
    let (edges, cells) = side(other)
    guard cells > 0 else { return .empty }
    let ends = (edges.value(0, of: cells, in: range), edges.value(cells, of: cells, in: range))
    guard min(ends.0, ends.1) <= max(range.min, range.max),
      min(range.min, range.max) <= max(ends.0, ends.1)
    else { return .empty }
    return extent(in: dimension, onlyPositive: onlyPositive)
  }

  /// Returns room on a log scale below the first edge that has a place, for cells from an edge that
  /// has none.
  public func fitMargin(in dimension: Dimension) -> FitMargin {
    let (edges, cells) = side(dimension)
    return edges.fitMargin(cells)
  }

  /// Returns the exact extent of the values, or of those above 0.
  public func colorExtent(onlyPositive: Bool) -> Extent {
    onlyPositive ? values.positiveExtent() : values.extentWithoutBounds()
  }

  /// The unit of the values where they are timestamps.
  public var colorTimeUnit: TimeUnit? { values.type.timeUnit }

  /// Its colour tells its value.
  public func hitKind(ofRow row: Int) -> HitKind { .cell }

  /// Its cells: where each begins, and its value.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    let (space, isByRow) = (series.space, order == .rows)
    var x = DescribedSeries.Field(
      name: "x",
      values: .cells(x, step: isByRow ? 1 : max(1, rowCount), count: columnCount)
    )
    var y = DescribedSeries.Field(
      name: "y",
      values: .cells(y, step: isByRow ? max(1, columnCount) : 1, count: rowCount)
    )
    var value = DescribedSeries.Field("value", values, in: space, nil)
    value.projection = colorScale?.projection
    (x.projection, x.dimension, x.names) = (space.x, .x, space.x.names)
    (y.projection, y.dimension, y.names) = (space.y, .y, space.y.names)
    return DescribedSeries(
      series,
      .cells(columns: columnCount, rows: rowCount),
      [x, y, value],
      value: "value"
    )
  }

  /// The edges in one dimension, and how many cells there are.
  func side(_ dimension: Dimension) -> (edges: CellEdges, cells: Int) {
    dimension == .x ? (x, columnCount) : (y, rowCount)
  }
}

/// A heat map of a chart.
public typealias HeatmapSeries = MarkSeries<HeatmapMark>

extension MarkSeries where Kind == HeatmapMark {
  /// How the values of a matrix follow each other.
  public typealias Order = HeatmapMark.Order

  /// Makes a heat map.
  ///
  /// - Parameters:
  ///   - values: The matrix: `rows` times `columns` values.
  ///   - columns: Number of columns; 0 only of a matrix without values.
  ///   - order: Whether the values follow each other row by row or column by column.
  ///   - x: Where columns begin and end.
  ///   - y: Where rows begin and end.
  ///   - space: The space to draw in.
  ///   - colorScale: What turns values into colours.
  ///   - style: How it looks.
  ///   - label: Its name for people.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the values are no whole number of
  ///   rows, there are more than 2^24 rows or columns, edges are not finite, not in order or not
  ///   one more than cells, or the style is not allowed.
  public convenience init(
    values: Column,
    columns: Int,
    order: HeatmapMark.Order = .rows,
    x: CellEdges = .integers,
    y: CellEdges = .integers,
    in space: Space,
    colorScale: ColorScale = ColorScale(),
    style: HeatmapStyle = HeatmapStyle(),
    label: String = ""
  ) throws(KeisenError) {
    let mark = HeatmapMark(
      values: values,
      columns: columns,
      order: order,
      x: x,
      y: y,
      colorScale: colorScale,
      style: style
    )
    try self.init(mark, in: space, label: label)
  }

  /// Number of rows.
  public var rows: Int { mark.rowCount }

  /// Number of columns.
  public var columns: Int { mark.columnCount }

  /// The matrix.
  public var values: Column { mark.values }

  /// Replaces the values by as many others.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when their number is another one; then
  ///   the old ones stay.
  public func setValues(_ values: Column) throws(KeisenError) {
    guard values.count == rows * columns else {
      throw .invalidArgument("values must be \(rows * columns), got \(values.count)")
    }
    try change { $0.values = values }
  }
}
