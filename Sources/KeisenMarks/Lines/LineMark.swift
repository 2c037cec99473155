import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// A line through the rows of two columns.
///
/// NaN, gaps and infinite values in either column interrupt the line. A lone row between two gaps
/// is a dot as wide as the line, and so are rows that all stand in one place.
public struct LineMark: Mark {
  /// What the last envelope was made of.
  public typealias Kept = LineEnvelope.Kept

  /// What messages call it.
  public static var kindName: String { "line" }
  /// As C calls it.
  public static var typeName: String { "line" }
  /// What people call it.
  public static var kindNames: SeriesNames {
    SeriesNames("Line chart", "Line", japanese: "折れ線グラフ", "折れ線")
  }
  /// y.
  public static var movingColumns: [MovableColumn<LineMark>] { [MovableColumn("y", \.y)] }
  /// Plots and discs.
  public static var spaces: MarkSpaces { .both }

  /// Values of the horizontal dimension; nil for row numbers from 0.
  public var x: Column?
  /// As many values of the vertical dimension.
  public var y: Column
  /// How it looks.
  public var style: LineStyle
  /// How it goes from row to row, and what else sets it apart.
  public var variant: LineVariant { didSet { isPlain = variant.isPlain } }
  /// What turns the variant's values into colours, for good; nil where the line was made without.
  public let colorScale: ColorScale?
  /// The rows of each name, as they were taken apart last.
  let groups = KeptResult<LineGroups.Key, LineGroups>()
  /// Whether it goes straight from row to row in one style: kept, so that a plain line need not ask
  /// for each of its parts.
  private(set) var isPlain: Bool

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension; nil takes row numbers from 0.
  ///   - y: As many values of the vertical dimension.
  ///   - style: How it looks.
  ///   - variant: How it goes from row to row, and what else sets it apart.
  ///   - colorScale: What turns the variant's values into colours; nil makes one where there are
  ///     such.
  public init(
    x: Column?,
    y: Column,
    style: LineStyle = LineStyle(),
    variant: LineVariant = LineVariant(),
    colorScale: ColorScale? = nil
  ) {
    (self.x, self.y, self.style, self.variant) = (x, y, style, variant)
    self.colorScale = colorScale ?? (variant.values == nil ? nil : ColorScale())
    isPlain = variant.isPlain
  }

  /// y and x, and those of the variant.
  public var columns: [MarkColumn] {
    let places = [MarkColumn("y", y, .y), MarkColumn("x", x, .x)]
    guard !isPlain else { return places }
    let own = [
      ("order", variant.order), ("style", variant.styleIndices), ("color", variant.values),
    ]
    return places + own.compactMap { name, column in column.map { MarkColumn(name, $0) } }
  }

  /// Checks the style and the variant, and that values of colours have a scale.
  public func validate() throws(KeisenError) {
    try style.validate()
    try variant.validate(y: y, style: style)
    guard variant.values == nil || colorScale != nil else {
      throw .invalidArgument("a line that was made without color values has no color scale")
    }
  }

  /// Checks that x and y are equally long.
  public func validateColumns() throws(KeisenError) {
    guard let x, x.count != y.count else { return }
    throw .invalidArgument("x has \(x.count) values, y has \(y.count)")
  }

  /// Whether it is of the same columns.
  public func keepsFrame(of old: LineMark) -> Bool { x === old.x && y === old.y }

  /// Its variant where it has one.
  var variantOfNoPlainLine: LineVariant? { isPlain ? nil : variant }

  /// Returns the exact extents of x or y; of row numbers where there is no x.
  public func extent(in dimension: Dimension, onlyPositive: Bool) -> Extent {
    let points = PointColumns(x: x, y: y)
    return onlyPositive ? points.positiveExtent(in: dimension) : points.extent(in: dimension)
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
    try PointColumns(x: x, y: y)
      .extent(in: dimension, within: range, of: other, onlyPositive: onlyPositive)
  }

  /// Returns the exact extents of the variant's values.
  public func colorExtent(onlyPositive: Bool) -> Extent {
    guard let values = variant.values else { return .empty }
    return onlyPositive ? values.positiveExtent() : values.extent()
  }

  /// The unit of those values where they are timestamps.
  public var colorTimeUnit: TimeUnit? { variant.values?.type.timeUnit }

  /// Returns room at both ends, for half of the stroke or of a marker at least.
  public func fitMargin(in dimension: Dimension) -> FitMargin {
    let marker = variantOfNoPlainLine?.marker.map { $0.size * $0.breadth } ?? 0
    return .around(strokes: max(style.width, marker))
  }

  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows: x and y, and the values that give it colours.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    let space = series.space
    var fields = DescribedSeries.Field.places(x: x, y: y, in: space)
    if let values = variant.values {
      fields.append(DescribedSeries.Field("color", values, in: space, nil))
    }
    return DescribedSeries(series, .sequence, fields, position: "x", value: "y")
  }
}

/// A line of a chart.
public typealias LineSeries = MarkSeries<LineMark>

extension MarkSeries where Kind == LineMark {
  /// Makes a line.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension; nil takes row numbers from 0.
  ///   - y: Values of the vertical dimension.
  ///   - space: The space to draw in.
  ///   - style: How it looks.
  ///   - label: Its name for people.
  ///   - variant: How it goes from row to row, and what else sets it apart.
  ///   - colorScale: What turns the variant's values into colours; nil makes one where there are
  ///     such.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the columns differ in length or the
  ///   style or the variant is not allowed.
  public convenience init(
    x: Column?,
    y: Column,
    in space: Space,
    style: LineStyle = LineStyle(),
    label: String = "",
    variant: LineVariant = LineVariant(),
    colorScale: ColorScale? = nil
  ) throws(KeisenError) {
    let mark = LineMark(x: x, y: y, style: style, variant: variant, colorScale: colorScale)
    try self.init(mark, in: space, label: label)
  }

  /// Its columns; x is nil for row numbers.
  public var columns: (x: Column?, y: Column) {
    let mark = mark
    return (mark.x, mark.y)
  }

  /// How it goes from row to row, and what else sets it apart.
  public var variant: LineVariant { mark.variant }

  /// Changes how it goes from row to row, and what else sets it apart.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when something is not allowed, or the
  ///   variant has values and the line was made without a colour scale; then all stays.
  public func setVariant(_ variant: LineVariant) throws(KeisenError) {
    try change { $0.variant = variant }
  }

  /// Replaces the columns.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when they differ in length, or from the
  ///   columns of the variant; then the old ones stay.
  public func setColumns(x: Column?, y: Column) throws(KeisenError) {
    try change { ($0.x, $0.y) = (x, y) }
  }
}
