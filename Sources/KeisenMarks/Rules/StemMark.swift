import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// Series of stems.
public typealias StemSeries = MarkSeries<StemMark>

/// Lines from a baseline to each row's value, with markers at their tips.
///
/// A row whose position or value is NaN, missing or infinite is a gap; one without a place on a
/// scale is dropped. A baseline without one, as 0 on a log scale, is below all that has one. Lines
/// stand on whole device pixels; those of one colour are one shape, of several colours those of low
/// values are drawn first. Markers lie on them, in the order of rows; a size that is NaN, 0 or less
/// has none.
///
/// Every row is read in each frame, or, of upright stems whose positions go one way, those in view.
/// Of more of them than `Chart.directRows` the lines of each column, or row, of device pixels are
/// drawn together, which is the same picture. Markers are drawn each, as those of points.
public struct StemMark: ColoredMark, RowMark {
  /// Where the stems stand; nil for row numbers.
  public var position: Column?
  /// Where their tips are.
  public var value: Column
  /// Size of each marker, in points, as that of the style; nil takes that.
  public var size: Column?
  /// What gives each stem its colour, by the colour scale; nil takes that of the style.
  public var color: Column?
  /// What turns the values of the colour column into colours.
  public let colorScale: ColorScale?
  /// Which way the stems go.
  public var orientation: BarMark.Orientation
  /// How they look.
  public var style: StemStyle

  /// Makes stems.
  ///
  /// - Parameters:
  ///   - position: Where they stand; nil for row numbers.
  ///   - value: As many values.
  ///   - size: As many sizes of markers; nil takes that of the style.
  ///   - color: As many values of colours; nil takes the colour of the style.
  ///   - colorScale: What turns these into colours; nil makes one where there are such.
  ///   - orientation: Which way the stems go.
  ///   - style: How they look.
  public init(
    position: Column? = nil,
    value: Column,
    size: Column? = nil,
    color: Column? = nil,
    colorScale: ColorScale? = nil,
    orientation: BarMark.Orientation = .vertical,
    style: StemStyle = StemStyle()
  ) {
    (self.position, self.value) = (position, value)
    (self.size, self.color, self.orientation, self.style) = (size, color, orientation, style)
    self.colorScale = colorScale ?? (color == nil ? nil : ColorScale())
  }

  /// What messages call it.
  public static var kindName: String { "stems" }
  /// As C calls it.
  public static var typeName: String { "stems" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Stem chart", "Stems", japanese: "ステムプロット", "ステム")
  }

  /// The values.
  public static var movingColumns: [MovableColumn<Self>] { [MovableColumn("value", \.value)] }

  package static var gapColumn: WritableKeyPath<Self, Column> { \.value }

  package func inColor(_ color: Color) -> StemMark {
    var mark = self
    (mark.color, mark.style.color) = (nil, color)
    return mark
  }

  /// Its columns.
  public var columns: [MarkColumn] {
    let isUpright = orientation == .vertical
    var columns = [
      MarkColumn("value", value, isUpright ? .y : .x),
      MarkColumn("position", position, isUpright ? .x : .y),
    ]
    if let size { columns.append(MarkColumn("size", size)) }
    if let color { columns.append(MarkColumn("color", color, of: colorScale)) }
    return columns
  }

  /// Returns the exact extent of the positions, or of the values with the baseline; with one that
  /// is not above 0 only where all values count.
  public func extent(in dimension: Dimension, onlyPositive: Bool) throws(KeisenError) -> Extent {
    withBaseline(columns.extent(in: dimension, onlyPositive: onlyPositive), dimension, onlyPositive)
  }

  /// Returns the exact extents of the rows that stand within a range of the other dimension, of
  /// values with the baseline.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    let extent = try columns.extent(
      in: dimension,
      within: range,
      of: other,
      onlyPositive: onlyPositive
    )
    return withBaseline(extent, dimension, onlyPositive)
  }

  /// Returns room for markers: at both ends of the positions, and beyond the values on their side
  /// of the baseline.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    guard dimension == (orientation == .vertical ? .y : .x) else {
      return .around(strokes: style.size)
    }
    return .beyond(value.extent().relative(to: 0), from: style.baseline, strokes: style.size)
  }

  private func withBaseline(
    _ extent: Extent,
    _ dimension: Dimension,
    _ onlyPositive: Bool
  ) -> Extent {
    guard dimension == (orientation == .vertical ? .y : .x), !onlyPositive || style.baseline > 0
    else { return extent }
    return extent.including(style.baseline)
  }
}

/// How stems look.
public struct StemStyle: Hashable, Sendable {
  /// Where stems begin, in the units of the values.
  public var baseline: Double
  /// Width of the lines, in points, drawn as whole device pixels; 0 draws none.
  public var width: Double
  /// The colour of lines and markers; nil takes the next one of the chart's colour cycle.
  public var color: Color?
  /// What the alpha of all colours is multiplied by, in 0...1.
  public var alpha: Double
  /// Lengths along each line that alternate mark and gap, in multiples of the width; none is solid.
  public var dash: [Double]
  /// The shape of the markers.
  public var marker: MarkerShape
  /// A marker of the caller's own in place of that shape, as `PointStyle.customMarker`; nil for
  /// none.
  public var customMarker: CustomMarker?
  /// Size of the markers, in points, as `PointStyle.size`; 0 draws none.
  public var size: Double
  /// Width of the line along the inside of each marker's outline, in points; 0 is none.
  public var borderWidth: Double
  /// The colour of that line; nil takes the theme's colour of the plot area.
  public var borderColor: Color?

  /// Makes a style.
  public init(
    baseline: Double = 0,
    width: Double = 1,
    color: Color? = nil,
    alpha: Double = 1,
    dash: [Double] = [],
    marker: MarkerShape = .circle,
    size: Double = 6,
    borderWidth: Double = 0,
    borderColor: Color? = nil,
    customMarker: CustomMarker? = nil
  ) {
    self.customMarker = customMarker
    (self.baseline, self.width, self.color, self.alpha) = (baseline, width, color, alpha)
    (self.dash, self.marker, self.size) = (dash, marker, size)
    (self.borderWidth, self.borderColor) = (borderWidth, borderColor)
  }

  /// The look of the markers.
  var points: PointStyle {
    PointStyle(
      marker: marker,
      size: size,
      color: color,
      alpha: alpha,
      borderWidth: borderWidth,
      borderColor: borderColor,
      customMarker: customMarker
    )
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try requireFinite(baseline, "baseline")
    try LineStyle(width: width, dash: dash).validate()
    try points.validate()
  }
}

extension StemStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [
      .init(.width, \.width),
      .init(.size, \.size),
      .init(.alpha, \.alpha),
      .init(.borderWidth, \.borderWidth),
      .init(.baseline, \.baseline),
    ]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color), .init(.border, \.borderColor) { $1.plotArea }]
  }
}

extension StemMark {
  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows, field by field.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    let ordered = [fields[1], fields[0]] + fields.dropFirst(2)
    return DescribedSeries(series, .sequence, ordered, position: "position", value: "value")
  }
}
