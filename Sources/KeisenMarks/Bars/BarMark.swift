import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// Series of bars.
public typealias BarSeries = MarkSeries<BarMark>

/// Bars from a base to a value, upright or level, each as wide as its row says or all alike.
///
/// Along the one dimension a bar stands at its position, with this in its middle, or reaches from
/// its position to its end, as the bars of a histogram do; along the other one it reaches from its
/// base to its value, where its tip is. Bars are drawn in the order of their rows.
///
/// Edges stand between device pixels: those that rows give at the nearest place, so that neighbours
/// that touch have no seam; bars of one width stay equally wide, unless `BarStyle.snapsEdges` says
/// otherwise. A bar whose value is not its base is at least a device pixel long, one of them equal
/// has no length and is not seen. One thinner than a device pixel covers the whole column of pixels
/// that its middle is in, without radii and border.
///
/// A row is a gap where its position, its value, or its end, width or base, where it has one, is
/// NaN, missing or infinite. One whose value has no place on the scale is dropped. A base that has
/// none, as 0 on a log scale, is below all that has one, and so is an edge.
///
/// Bars at an angle, `BarStyle.angle`, are all read, and have smooth edges wherever these stand; of
/// more than `Chart.directRows` of one look the farthest tips alone are drawn, across their
/// direction.
///
/// Of more rows in view than `Chart.directRows` the other bars thinner than a device pixel are
/// drawn together, beneath all others: what they cover of each column, in one piece where they
/// touch. Wider ones, where they are thousands, are drawn as what they are on each pixel, over each
/// other in their order: `SeriesRecord.Tier.coverage`.
public struct BarMark: ColoredMark, RowMark {
  /// Which way bars go.
  public enum Orientation: Int32, Hashable, Sendable, CaseIterable {
    /// Values are of the vertical dimension.
    case vertical = 0
    /// Values are of the horizontal dimension.
    case horizontal = 1
  }

  /// Where the bars stand; nil for row numbers from 0.
  public var position: Column?
  /// Where bars end that begin at their position; nil for bars with their position in the middle.
  public var end: Column?
  /// Width of each bar in units of the positions, before `style.width`; a negative one counts as
  /// its magnitude.
  public var width: Column?
  /// Where the tips of the bars are.
  public var value: Column
  /// Where the bars begin; nil takes the baseline of the style.
  public var base: Column?
  /// Names of the bars, which stand at them on a category scale; only for bars without positions.
  ///
  /// Where nobody chose the scale of the dimension it becomes one of these names. On another
  /// category scale a bar stands at its name, the k-th bar of a name at the k-th place of this
  /// name, and one without a place there is dropped.
  public var names: CategoryScale?
  /// Which way the bars go.
  public var orientation: Orientation
  /// For each row the number, from 0, of what in `styles` is its look; a number that is none of
  /// these leaves that of the series.
  public var styleIndex: Column?
  /// Looks of some of the rows.
  public var styles: [BarRowStyle]
  /// What gives each bar its colour, by the colour scale; nil takes that of the style.
  public var color: Column?
  /// What turns the values of the colour column into colours.
  public var colorScale: ColorScale?
  /// How they look.
  public var style: BarStyle
  /// The least distance of two positions, as it was found last.
  let distance = MinDistance()
  /// The looks that rows have, as they were found last.
  let appearances = RowAppearances()

  /// Makes bars.
  ///
  /// - Parameters:
  ///   - position: Where they stand; nil for row numbers.
  ///   - end: As many ends of bars that begin at their position; nil for bars around it.
  ///   - width: As many widths, in units of the positions; not with `end`.
  ///   - value: As many values: where the tips are.
  ///   - base: As many values where bars begin; nil takes the baseline of the style.
  ///   - names: As many names; not with `position`.
  ///   - orientation: Which way the bars go.
  ///   - styleIndex: As many numbers of looks in `styles`.
  ///   - styles: Looks of some of the rows.
  ///   - color: As many values of colours; nil takes the colour of the style.
  ///   - colorScale: What turns these into colours; nil makes one where there are such.
  ///   - style: How they look.
  public init(
    position: Column? = nil,
    end: Column? = nil,
    width: Column? = nil,
    value: Column,
    base: Column? = nil,
    names: CategoryScale? = nil,
    orientation: Orientation = .vertical,
    styleIndex: Column? = nil,
    styles: [BarRowStyle] = [],
    color: Column? = nil,
    colorScale: ColorScale? = nil,
    style: BarStyle = BarStyle()
  ) {
    (self.position, self.end, self.width) = (position, end, width)
    (self.value, self.base, self.names) = (value, base, names)
    (self.orientation, self.styleIndex, self.styles) = (orientation, styleIndex, styles)
    (self.color, self.style) = (color, style)
    self.colorScale = colorScale ?? (color == nil ? nil : ColorScale())
  }

  /// What messages call it.
  public static var kindName: String { "bars" }
  /// As C calls it.
  public static var typeName: String { "bars" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Bar chart", "Bars", japanese: "棒グラフ", "棒")
  }

  /// The values.
  public static var movingColumns: [MovableColumn<Self>] {
    [MovableColumn("value", \.value), MovableColumn("base", \.base)]
  }

  /// The dimension of the positions.
  public var positionDimension: Dimension { orientation == .vertical ? .x : .y }

  /// The dimension of the values.
  public var valueDimension: Dimension { orientation == .vertical ? .y : .x }

  /// A line between two bars of which one alone is selected is not drawn.
  package static var gapColumn: WritableKeyPath<Self, Column> { \.value }

  package func inColor(_ color: Color) -> BarMark {
    var mark = self
    (mark.color, mark.style.color) = (nil, color)
    return mark
  }

  /// Its columns.
  public var columns: [MarkColumn] {
    var columns = [
      MarkColumn("value", value, valueDimension),
      MarkColumn("position", position, positionDimension),
    ]
    if let end { columns.append(MarkColumn("end", end, positionDimension)) }
    if let base { columns.append(MarkColumn("base", base, valueDimension)) }
    if let width { columns.append(MarkColumn("width", width)) }
    if let styleIndex { columns.append(MarkColumn("style index", styleIndex)) }
    if let color { columns.append(MarkColumn("color", color, of: colorScale)) }
    return columns
  }

  /// Checks the styles, and that the columns go together.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  public func validate() throws(KeisenError) {
    try style.validate()
    for row in styles { try row.validate() }
    guard end == nil || width == nil else {
      throw .invalidArgument("bars have either ends or widths, got both")
    }
    guard end == nil || position != nil else {
      throw .invalidArgument("bars with ends need positions where they begin")
    }
    if let names {
      guard position == nil else {
        throw .invalidArgument("bars have either names or positions, got both")
      }
      guard names.names.count == value.count else {
        throw .invalidArgument(
          "there must be as many names as values, got \(names.names.count) and \(value.count)"
        )
      }
    }
    guard style.angle == 0 || canBeTurned else {
      throw .invalidArgument(
        "bars at an angle need a width in points, and neither names, ends, widths nor bases of rows"
      )
    }
    guard color == nil || colorScale != nil else {
      throw .invalidArgument("bars that were made without colour values have no colour scale")
    }
  }

  /// Whether an angle is allowed.
  private var canBeTurned: Bool {
    style.widthUnit == .points && names == nil && end == nil && width == nil && base == nil
  }

  /// Returns the look that a value of `styleIndex` means: its number in `styles`, or nil for that
  /// of the series.
  @inline(__always)
  func appearance(_ value: Double) -> Int? {
    guard value >= 0, value < Double(styles.count) else { return nil }
    return Int(value)
  }

  /// Returns the names, for the dimension of the positions.
  public func categories(in dimension: Dimension) -> CategoryScale? {
    dimension == positionDimension ? names : nil
  }

  /// Wants lines at values alone, where bars are not at an angle: others would run through bars.
  public func showsGrid(in dimension: Dimension) -> Bool {
    style.angle != 0 || dimension == valueDimension
  }
}
