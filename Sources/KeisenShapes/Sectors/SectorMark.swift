import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// Bars of a polar space: sectors around an angle, from one radius to another, as in wind roses.
///
/// A row that is NaN, missing, infinite or without a place on a scale has no sector. One that goes
/// down from its base, below the least radius, ends at the hole.
public struct SectorMark: ColoredMark, RowMark {
  /// Values of the angle, at the middle of each sector; nil for row numbers.
  public var x: Column?
  /// Values of the radius at which sectors end.
  public var y: Column
  /// Values of the radius at which they begin; nil for 0.
  public var base: Column?
  /// Widths in the units of the angle; nil for that of the style.
  public var widths: Column?
  /// What gives each sector its colour, by the colour scale; nil takes that of the style.
  public var color: Column?
  /// What turns the values of the colour column into colours.
  public let colorScale: ColorScale?
  /// How they look.
  public var style: SectorStyle
  /// The least distance of two angles, as it was found last.
  let distance = MinDistance()

  /// Makes sectors.
  public init(
    x: Column?,
    y: Column,
    base: Column? = nil,
    widths: Column? = nil,
    color: Column? = nil,
    colorScale: ColorScale? = nil,
    style: SectorStyle = SectorStyle()
  ) {
    (self.x, self.y, self.base, self.widths) = (x, y, base, widths)
    (self.color, self.style) = (color, style)
    self.colorScale = colorScale ?? (color == nil ? nil : ColorScale())
  }

  /// What messages call it.
  public static var kindName: String { "sectors" }
  /// As C calls it.
  public static var typeName: String { "sectors" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames { .polar }

  /// Is drawn in polar spaces.
  public static var spaces: MarkSpaces { .discs }

  /// Animations move the radii at which they end.
  public static var movingColumns: [MovableColumn<Self>] {
    [MovableColumn("y", \.y), MovableColumn("base", \.base)]
  }

  package static var gapColumn: WritableKeyPath<Self, Column> { \.y }

  package func inColor(_ color: Color) -> SectorMark {
    var mark = self
    (mark.color, mark.style.color) = (nil, color)
    return mark
  }

  /// Its columns.
  public var columns: [MarkColumn] {
    var columns = [MarkColumn("x", x, .x), MarkColumn("y", y, .y)]
    if let base { columns.append(MarkColumn("base", base, .y)) }
    if let widths { columns.append(MarkColumn("widths", widths)) }
    if let color { columns.append(MarkColumn("color", color, of: colorScale)) }
    return columns
  }
}

/// How sectors look.
public struct SectorStyle: Hashable, Sendable {
  /// The colour that fills them; nil takes the next one of the chart's colour cycle.
  public var color: Color?
  /// What the alpha of all colours is multiplied by, in 0...1.
  public var alpha: Double
  /// Width in the units of the angle.
  ///
  /// 0 is the least way from an angle to the next, across the end of the turn too, and on a scale
  /// of names 1.
  public var width: Double
  /// Distance between sectors, in points, the same all along their sides.
  ///
  /// Of a thin one it takes no more than a third of the rim.
  public var gap: Double

  /// Makes a style.
  public init(color: Color? = nil, alpha: Double = 1, width: Double = 0, gap: Double = 1) {
    (self.color, self.alpha, self.width, self.gap) = (color, alpha, width, gap)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try requireFraction(alpha, "alpha")
    try requireLength(width, "width")
    try requireLength(gap, "gap")
  }
}

extension SectorStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.width, \.width), .init(.alpha, \.alpha)]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color)]
  }
}

/// Sectors of a polar space.
public typealias SectorSeries = MarkSeries<SectorMark>

extension SectorMark {
  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows, field by field.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    let isNamed = fields[0].names != nil
    return DescribedSeries(series, isNamed ? .names : .sequence, fields, position: "x", value: "y")
  }
}
