import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// Points: a marker for each row of two columns, in the order of the rows.
///
/// Size, colour and alpha are those of the style, or each marker's own, by columns. A row of which
/// any value is NaN, missing or infinite has no marker, save that a colour that is missing has the
/// colour scale's colour for that.
public struct PointMark: ColoredMark, RowMark {
  /// What was counted for the frame before.
  public typealias Kept = PointTallies

  /// What messages call it.
  public static var kindName: String { "points" }
  /// As C calls it.
  public static var typeName: String { "points" }
  /// What people call it.
  public static var kindNames: SeriesNames {
    SeriesNames("Scatter chart", "Points", japanese: "散布図", "点")
  }
  /// y.
  public static var movingColumns: [MovableColumn<PointMark>] { [MovableColumn("y", \.data.y)] }
  /// Plots and discs.
  public static var spaces: MarkSpaces { .both }
  /// What is drawn.
  public var data: PointColumns
  /// How the markers look.
  public var style: PointStyle
  /// What turns the values of the colour column into colours, for good; nil where there was no such
  /// column.
  public let colorScale: ColorScale?

  /// Makes points.
  ///
  /// - Parameters:
  ///   - data: What to draw.
  ///   - colorScale: What turns the values of the colour column into colours; nil makes one where
  ///     there is such a column.
  ///   - style: How the markers look.
  public init(
    _ data: PointColumns,
    colorScale: ColorScale? = nil,
    style: PointStyle = PointStyle()
  ) {
    (self.data, self.style) = (data, style)
    self.colorScale = colorScale ?? (data.color == nil ? nil : ColorScale())
  }

  package static var gapColumn: WritableKeyPath<Self, Column> { \.data.y }

  package var color: Column? { data.color }

  package func inColor(_ color: Color) -> PointMark {
    var mark = self
    (mark.data.color, mark.style.color) = (nil, color)
    return mark
  }

  /// y and what there is beside it.
  public var columns: [MarkColumn] {
    var columns = [MarkColumn("y", data.y, .y), MarkColumn("x", data.x, .x)]
    if let size = data.size { columns.append(MarkColumn("size", size)) }
    if let color = data.color { columns.append(MarkColumn("color", color, of: colorScale)) }
    if let alpha = data.alpha { columns.append(MarkColumn("alpha", alpha)) }
    return columns
  }

  /// Checks the style, and that values of colours have a scale.
  public func validate() throws(KeisenError) {
    try style.validate()
    guard data.color == nil || colorScale != nil else {
      throw .invalidArgument("points that were made without colour values have no colour scale")
    }
  }

  /// Returns the exact extents of x or y; of row numbers where there is no x.
  public func extent(in dimension: Dimension, onlyPositive: Bool) -> Extent {
    onlyPositive ? data.positiveExtent(in: dimension) : data.extent(in: dimension)
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
    try data.extent(in: dimension, within: range, of: other, onlyPositive: onlyPositive)
  }

  /// Returns room at both ends, for half of the largest marker at least.
  public func fitMargin(in dimension: Dimension) -> FitMargin {
    let size = data.size.flatMap { $0.extent().relative(to: 0)?.max } ?? style.size
    return .around(strokes: size * style.breadth)
  }

  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows: x, y, and of what each marker has of its own size and colour.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    let space = series.space
    var fields = DescribedSeries.Field.places(x: data.x, y: data.y, in: space)
    for (name, column) in [("size", data.size), ("color", data.color)] {
      if let column { fields.append(DescribedSeries.Field(name, column, in: space, nil)) }
    }
    return DescribedSeries(series, .cloud, fields, position: "x", value: "y")
  }

  /// Whether there is a marker to be seen.
  var isVisible: Bool { style.alpha > 0 && (style.size > 0 || data.size != nil) }
}

/// Points of a chart.
public typealias PointSeries = MarkSeries<PointMark>

extension MarkSeries where Kind == PointMark {
  /// Makes points.
  ///
  /// - Parameters:
  ///   - columns: What to draw.
  ///   - space: The space to draw in.
  ///   - colorScale: What turns the values of the colour column into colours; nil makes one where
  ///     there is such a column.
  ///   - style: How the markers look.
  ///   - label: Their name for people.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the columns differ in length or the
  ///   style is not allowed.
  public convenience init(
    _ columns: PointColumns,
    in space: Space,
    colorScale: ColorScale? = nil,
    style: PointStyle = PointStyle(),
    label: String = ""
  ) throws(KeisenError) {
    let mark = PointMark(columns, colorScale: colorScale, style: style)
    try self.init(mark, in: space, label: label)
  }

  /// What is drawn.
  public var columns: PointColumns { mark.data }

  /// Replaces all columns.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when they differ in length, or there is a
  ///   colour column and the points were made without a colour scale; then the old ones stay.
  public func setColumns(_ columns: PointColumns) throws(KeisenError) {
    try change { $0.data = columns }
  }
}
