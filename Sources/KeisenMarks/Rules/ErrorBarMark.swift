import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Series of error bars.
public typealias ErrorBarSeries = MarkSeries<ErrorBarMark>

/// Lines from each row's point to where its value may be in either dimension, with caps at their
/// ends.
///
/// Ends are values themselves, not distances. One that is NaN, missing or infinite is none: the bar
/// has one side. One that has no place on the scale, as 0 on a log scale, is below all that has
/// one, without a cap. A row whose x or y is NaN, missing or infinite is a gap. Lines stand on
/// whole device pixels, and all of one colour are one shape: where they cross nothing is darker. Of
/// several colours those of low values are drawn first.
///
/// Every row is read in each frame, or, where x goes one way and has no ends, those in view. Of
/// more of them than `Chart.directRows` the lines of each column, or row, of device pixels are
/// drawn together, which is the same picture, but for the caps: there are none then.
public struct ErrorBarMark: ColoredMark, RowMark {
  /// Values of the horizontal dimension; nil for row numbers.
  public var x: Column?
  /// Values of the vertical dimension.
  public var y: Column
  /// Where bars end to the left, or at lesser values of x.
  public var xLow: Column?
  /// Where bars end at greater values of x.
  public var xHigh: Column?
  /// Where bars end at lesser values of y.
  public var yLow: Column?
  /// Where bars end at greater values of y.
  public var yHigh: Column?
  /// What gives each row's bars their colour, by the colour scale; nil takes that of the style.
  public var color: Column?
  /// What turns the values of the colour column into colours.
  public let colorScale: ColorScale?
  /// How they look.
  public var style: ErrorBarStyle

  /// Makes error bars.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension; nil for row numbers.
  ///   - y: As many values of the vertical dimension.
  ///   - xLow: As many lesser ends in x; nil for none.
  ///   - xHigh: As many greater ends in x; nil for none.
  ///   - yLow: As many lesser ends in y; nil for none.
  ///   - yHigh: As many greater ends in y; nil for none.
  ///   - color: As many values of colours; nil takes the colour of the style.
  ///   - colorScale: What turns these into colours; nil makes one where there are such.
  ///   - style: How they look.
  public init(
    x: Column? = nil,
    y: Column,
    xLow: Column? = nil,
    xHigh: Column? = nil,
    yLow: Column? = nil,
    yHigh: Column? = nil,
    color: Column? = nil,
    colorScale: ColorScale? = nil,
    style: ErrorBarStyle = ErrorBarStyle()
  ) {
    (self.x, self.y, self.style) = (x, y, style)
    (self.xLow, self.xHigh, self.yLow, self.yHigh) = (xLow, xHigh, yLow, yHigh)
    self.color = color
    self.colorScale = colorScale ?? (color == nil ? nil : ColorScale())
  }

  /// What messages call it.
  public static var kindName: String { "error bars" }
  /// As C calls it.
  public static var typeName: String { "error_bars" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Error bar chart", "Error bars", japanese: "エラーバー付きの図", "エラーバー")
  }

  /// The values, and the ends of bars.
  public static var movingColumns: [MovableColumn<Self>] {
    [
      MovableColumn("y", \.y),
      MovableColumn("x_low", \.xLow),
      MovableColumn("x_high", \.xHigh),
      MovableColumn("y_low", \.yLow),
      MovableColumn("y_high", \.yHigh),
    ]
  }

  package static var gapColumn: WritableKeyPath<Self, Column> { \.y }

  package func inColor(_ color: Color) -> ErrorBarMark {
    var mark = self
    (mark.color, mark.style.color) = (nil, color)
    return mark
  }

  /// Its columns.
  public var columns: [MarkColumn] {
    var columns = [MarkColumn("y", y, .y), MarkColumn("x", x, .x)]
    if let xLow { columns.append(MarkColumn("x low", xLow, .x)) }
    if let xHigh { columns.append(MarkColumn("x high", xHigh, .x)) }
    if let yLow { columns.append(MarkColumn("y low", yLow, .y)) }
    if let yHigh { columns.append(MarkColumn("y high", yHigh, .y)) }
    if let color { columns.append(MarkColumn("color", color, of: colorScale)) }
    return columns
  }

  /// Returns room for caps at both ends.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    .around(strokes: style.width)
  }

  /// Returns the exact extents of the rows of which anything drawn shares a position with a range
  /// of the other dimension.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    try columns.extent(in: dimension, spanning: range, of: other, onlyPositive: onlyPositive)
  }
}

/// How error bars look.
public struct ErrorBarStyle: Hashable, Sendable {
  /// Width of all lines, in points, drawn as whole device pixels; 0 draws none.
  public var width: Double
  /// The colour; nil takes the next one of the chart's colour cycle.
  public var color: Color?
  /// What the alpha of the colour is multiplied by, in 0...1.
  public var alpha: Double
  /// Lengths along each bar that alternate mark and gap, in multiples of the width; none is solid.
  ///
  /// Caps are solid.
  public var dash: [Double]
  /// Length of the line across each end, in points; 0 is none.
  public var capLength: Double

  /// Makes a style.
  public init(
    width: Double = 1,
    color: Color? = nil,
    alpha: Double = 1,
    dash: [Double] = [],
    capLength: Double = 6
  ) {
    (self.width, self.color, self.alpha) = (width, color, alpha)
    (self.dash, self.capLength) = (dash, capLength)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try LineStyle(width: width, dash: dash).validate()
    try requireFraction(alpha, "alpha")
    try requireLength(capLength, "cap length")
  }
}

extension ErrorBarStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.width, \.width), .init(.size, \.capLength), .init(.alpha, \.alpha)]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color)]
  }
}

extension ErrorBarMark {
  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows, field by field.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    let ordered = [fields[1], fields[0]] + fields.dropFirst(2)
    return DescribedSeries(series, .sequence, ordered, position: "x", value: "y")
  }
}
