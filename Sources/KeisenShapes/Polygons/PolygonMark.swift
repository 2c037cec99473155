import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// Filled polygons, with holes where rings lie within each other.
///
/// Rows are the corners of rings, in order; a row that is NaN, missing or infinite ends a ring, and
/// the last corner of one is joined with its first. All rings of a group are one polygon: what lies
/// within an odd number of them is filled. Groups are drawn in the order of their first rows.
/// Without a column of groups all rows are of one.
///
/// A polygon with no more than two corners covers nothing, but its outline is drawn.
///
/// More polygons without borders than a quarter of `Chart.directRows` are drawn as what they are on
/// each pixel, over each other in their order: `SeriesRecord.Tier.coverage`.
public struct PolygonMark: ColoredMark {
  /// Values of the horizontal dimension.
  public var x: Column
  /// Values of the vertical dimension.
  public var y: Column
  /// A number for each row: rows next to each other of one number are of one polygon; nil for one
  /// polygon of all.
  ///
  /// A row whose number is missing ends a ring, and is of the polygon before it.
  public var groups: Column?
  /// What gives each polygon its colour, by the colour scale: the value of its first row; nil takes
  /// that of the style.
  public var color: Column?
  /// What turns the values of the colour column into colours.
  public let colorScale: ColorScale?
  /// How they look.
  public var style: PolygonStyle
  /// Which of them are drawn; nil for all.
  var shown: BrushedRows?

  /// Makes polygons.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension.
  ///   - y: As many values of the vertical dimension.
  ///   - groups: As many numbers of polygons; nil for one polygon.
  ///   - color: As many values of colours; nil takes the colour of the style.
  ///   - colorScale: What turns these into colours; nil makes one where there are such.
  ///   - style: How they look.
  public init(
    x: Column,
    y: Column,
    groups: Column? = nil,
    color: Column? = nil,
    colorScale: ColorScale? = nil,
    style: PolygonStyle = PolygonStyle()
  ) {
    (self.x, self.y, self.groups, self.color, self.style) = (x, y, groups, color, style)
    self.colorScale = colorScale ?? (color == nil ? nil : ColorScale())
  }

  /// What messages call it.
  public static var kindName: String { "polygons" }
  /// As C calls it.
  public static var typeName: String { "polygons" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames(
      "Polygon chart",
      "Polygons",
      japanese: "多角形の図",
      "多角形",
      rows: .init("corner", "corners", japanese: "頂点", counter: "個")
    )
  }

  /// The corners.
  public static var movingColumns: [MovableColumn<Self>] {
    [
      MovableColumn("y", \.y),
      MovableColumn("x", \.x),
    ]
  }

  package func inColor(_ color: Color) -> PolygonMark {
    var mark = self
    (mark.color, mark.style.color) = (nil, color)
    return mark
  }

  /// Its columns.
  public var columns: [MarkColumn] {
    var columns = [MarkColumn("x", x, .x), MarkColumn("y", y, .y)]
    if let groups { columns.append(MarkColumn("groups", groups)) }
    if let color { columns.append(MarkColumn("color", color, of: colorScale)) }
    return columns
  }

  /// Returns room at both ends.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    .around(strokes: style.borderWidth)
  }
}

/// How polygons look.
public struct PolygonStyle: Hashable, Sendable {
  /// The colour that fills them; nil takes the next one of the chart's colour cycle.
  public var color: Color?
  /// What the alpha of fills and borders is multiplied by, in 0...1.
  public var alpha: Double
  /// Width of the line along each ring, in points; 0 draws none.
  public var borderWidth: Double
  /// The colour of that line; nil takes that of the plot area, which parts neighbours.
  public var borderColor: Color?

  /// Makes a style.
  public init(
    color: Color? = nil,
    alpha: Double = 1,
    borderWidth: Double = 0,
    borderColor: Color? = nil
  ) {
    (self.color, self.alpha) = (color, alpha)
    (self.borderWidth, self.borderColor) = (borderWidth, borderColor)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try requireFraction(alpha, "alpha")
    try requireLength(borderWidth, "border width")
  }
}

extension PolygonStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.alpha, \.alpha), .init(.borderWidth, \.borderWidth)]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color), .init(.border, \.borderColor) { $1.plotArea }]
  }
}

/// Filled polygons, with holes where rings lie within each other.
public typealias PolygonSeries = MarkSeries<PolygonMark>

extension PolygonMark {
  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows, field by field.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    DescribedSeries(series, .places, fields, position: "x", value: color == nil ? nil : "color")
  }
}

extension PolygonCorners {
  /// Places the corners of a mark.
  init(_ mark: PolygonMark, in space: Space, _ frame: FrameContext) {
    self.init(
      PlacedRows(mark.columns, in: space, frame),
      groups: mark.groups == nil ? nil : 2,
      colors: mark.color == nil ? nil : mark.columns.count - 1,
      shown: mark.shown
    )
  }
}

extension PolygonRings {
  /// Places the polygons.
  init(_ mark: PolygonMark, in space: Space, _ frame: FrameContext) {
    self.init(PolygonCorners(mark, in: space, frame))
  }
}
