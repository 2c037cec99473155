import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The rows of a column as slices of a disc, or of a ring: a slice's angle is the row's part of the
/// sum.
///
/// The disc is as large as the plot and its labels allow, round, and in the plot's middle. Slices
/// follow each other clockwise from 12 o'clock, in the order of the rows or of their values.
/// Several pies of one chart and one space have one centre and one radius, so that rings lie within
/// each other.
///
/// A row that is NaN, missing or infinite is a gap, and a negative one has no place: neither has a
/// slice, and both are counted in the frame record. A row of 0 has a slice without an angle, which
/// is not seen. Where the sum is 0, a thin circle stands for all. Of slices that are less than a
/// quarter of a device pixel wide at the rim, where there are more than 256, each pixel has the
/// mean colour of what is in it; the frame record's tier is then `coverage`. So a million rows cost
/// three passes over them and one over the disc's pixels.
public struct PieMark: ColoredMark {
  /// The values.
  public var values: Column
  /// Names of the slices, as many as there are values, or none.
  public var names: [String]
  /// How far each slice is moved outwards, in radii of the disc, from 0 on; nil leaves all where
  /// they are.
  public var explode: Column?
  /// The outer radius of each slice as a part of the pie's; nil for 1.
  ///
  /// What is not in 0...1 is taken to the nearer end.
  public var outerRadii: Column?
  /// The inner radius of each slice as a part of the pie's; nil for that of the style.
  ///
  /// What is not in 0...1 is taken
  /// to the nearer end, and a slice whose inner radius is not below its outer one is not seen.
  public var innerRadii: Column?
  /// What gives each slice its colour, by the colour scale; nil takes those of the style.
  public var color: Column?
  /// What turns the values of the colour column into colours.
  public let colorScale: ColorScale?
  /// How they look.
  public var style: PieStyle

  /// Makes a pie.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - names: As many names, or none.
  ///   - explode: As many distances.
  ///   - outerRadii: As many outer radii.
  ///   - innerRadii: As many inner radii.
  ///   - color: As many values of colours.
  ///   - colorScale: What turns these into colours; nil makes one where there are such.
  ///   - style: How they look.
  public init(
    values: Column,
    names: [String] = [],
    explode: Column? = nil,
    outerRadii: Column? = nil,
    innerRadii: Column? = nil,
    color: Column? = nil,
    colorScale: ColorScale? = nil,
    style: PieStyle = PieStyle()
  ) {
    (self.values, self.names, self.explode, self.style) = (values, names, explode, style)
    (self.outerRadii, self.innerRadii, self.color) = (outerRadii, innerRadii, color)
    self.colorScale = colorScale ?? (color == nil ? nil : ColorScale())
  }

  /// What messages call it.
  public static var kindName: String { "pie" }
  /// As C calls it.
  public static var typeName: String { "pie" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Pie chart", "Pie", japanese: "円グラフ", "円グラフ")
  }

  /// Animations move the values.
  public static var movingColumns: [MovableColumn<Self>] { [MovableColumn("values", \.values)] }

  package func inColor(_ color: Color) -> PieMark {
    var mark = self
    (mark.color, mark.style.colors) = (nil, [color])
    return mark
  }

  /// Its columns; none of them stands in a dimension.
  public var columns: [MarkColumn] {
    let others = [
      ("explode", explode), ("outer_radii", outerRadii), ("inner_radii", innerRadii),
      ("color", color),
    ]
    return [MarkColumn("values", values)]
      + others.compactMap { name, column in column.map { MarkColumn(name, $0) } }
  }

  /// Needs neither axes nor a grid.
  public func showsAxis(in dimension: Dimension) -> Bool { false }

  /// Checks the style, and that there are as many names as values or none.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  public func validate() throws(KeisenError) {
    try style.validate()
    guard names.isEmpty || names.count == values.count else {
      throw .invalidArgument("names has \(names.count) values, values has \(values.count)")
    }
  }
}

/// The rows of a column as slices of a disc or a ring.
public typealias PieSeries = MarkSeries<PieMark>

extension PieMark {
  /// It is a part of a whole.
  public func hitKind(ofRow row: Int) -> HitKind {
    .part(names.indices.contains(row) ? names[row] : "", isColored: false)
  }

  /// Its rows, field by field.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    DescribedSeries(series, .parts, fields.named(names), position: "name", value: "values")
  }
}
