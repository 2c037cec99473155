import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// A series of areas.
public typealias AreaSeries = MarkSeries<AreaMark>

/// What lies between a line through the rows and a baseline, or between two lines over the same x.
///
/// A row of which x, y or y2 is NaN, missing, infinite or without a place on its scale interrupts
/// it. A lone row covers the column of device pixels that it is in. Where the two lines cross, what
/// is above and what is below meet in a point. Above is where y is greater, on a reversed axis too.
/// Where one of y and y2 alone has no place, as 0 on a log scale, the area reaches to the end of
/// the plot.
///
/// Two areas of one chart and one space that share a column - y of one is y2 of the other, as in a
/// stack - and the column x abut without a seam: what they cover of a pixel is added up,
/// translucent colours too, where x goes one way and a frame is not exact. Columns are the same
/// where they are one object. Curves of Catmull and Rom, whose knots hang on y, do not.
public struct AreaMark: StyledMark {
  /// What a frame leaves to the next: the line along the area.
  public typealias Kept = LineSeries

  /// Values of the horizontal dimension; nil for row numbers from 0.
  public var x: Column?
  /// Values of the vertical dimension.
  public var y: Column
  /// Values of the other line; nil for the baseline of the style.
  public var y2: Column?
  /// The line of the same chart whose colour it takes where the style has none, and whose way from
  /// row to row where the style's is straight; nil for none.
  public var linkedLine: LineSeries?
  /// How it looks.
  public var style: AreaStyle

  /// Makes an area.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension; nil for row numbers.
  ///   - y: As many values of the vertical dimension.
  ///   - y2: As many values of the other line; nil for the style's baseline.
  ///   - linkedLine: The line whose colour it takes where the style has none, and its way from row
  ///     to row.
  ///   - style: How it looks.
  public init(
    x: Column?,
    y: Column,
    y2: Column? = nil,
    linkedLine: LineSeries? = nil,
    style: AreaStyle = AreaStyle()
  ) {
    (self.x, self.y, self.y2) = (x, y, y2)
    (self.linkedLine, self.style) = (linkedLine, style)
  }

  /// What messages call it.
  public static var kindName: String { "area" }
  /// As C calls it.
  public static var typeName: String { "area" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Area chart", "Area", japanese: "面グラフ", "面")
  }

  /// Is drawn in any.
  public static var spaces: MarkSpaces { .both }

  /// Animations move y.
  public static var movingColumns: [MovableColumn<Self>] {
    [MovableColumn("y", \.y), MovableColumn("y2", \.y2)]
  }

  /// Its columns.
  public var columns: [MarkColumn] {
    var columns = [MarkColumn("x", x, .x), MarkColumn("y", y, .y)]
    if let y2 { columns.append(MarkColumn("y2", y2, .y)) }
    return columns
  }

  /// Returns the exact extents of x, or of y and y2 or the baseline; an infinite baseline does not
  /// count, nor among values above 0 one that is not.
  public func extent(in dimension: Dimension, onlyPositive: Bool) throws(KeisenError) -> Extent {
    including(
      columns.extent(in: dimension, onlyPositive: onlyPositive),
      in: dimension,
      onlyPositive: onlyPositive
    )
  }

  /// Returns the same of the rows that stand within a range of the other dimension.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    including(
      try columns.extent(in: dimension, within: range, of: other, onlyPositive: onlyPositive),
      in: dimension,
      onlyPositive: onlyPositive
    )
  }

  /// Returns room beside the area, and beyond the values on their side of the baseline; of a band
  /// at both ends, and more below the least place on a log scale, where it reaches from what has
  /// none, as in a stack.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    let strokes = style.line.width
    guard dimension == .y else { return .around(strokes: strokes) }
    if let y2 {
      let ends = y2.extent().joined(with: y.extent())
      return .around(strokes: strokes).beginning(at: ends).standing(on: style.baseline, ends)
    }
    guard style.baseline.isFinite else { return .around(strokes: strokes) }
    return .beyond(y.extent().relative(to: 0), from: style.baseline, strokes: strokes)
  }

  private func including(
    _ extent: Extent,
    in dimension: Dimension,
    onlyPositive: Bool
  ) -> Extent {
    guard dimension == .y, y2 == nil, style.baseline.isFinite,
      !onlyPositive || style.baseline > 0
    else { return extent }
    return extent.including(style.baseline)
  }

  /// How it goes from row to row: as the style says, or as the linked line does where the style is
  /// straight.
  var interpolation: LineInterpolation {
    style.interpolation == .linear
      ? linkedLine?.variant.interpolation ?? .linear : style.interpolation
  }

  /// Returns the colour that nothing says otherwise of: the style's, that of the linked line, or
  /// the next of the cycle.
  func color(_ frame: FrameContext) -> Color {
    if let color = style.color { return color }
    guard let linkedLine else { return frame.seriesColor(nil) }
    let index = frame.series.firstIndex { $0 === linkedLine } ?? frame.seriesIndex
    return linkedLine.style.color ?? frame.cycleColor(index)
  }

  /// Returns the position of the baseline, on a border of device pixels: at the end of the plot
  /// where the scale has no place for it.
  func baseline(in space: Space, _ frame: FrameContext) -> Double {
    let range = frame.range(of: space.y)
    let (low, high) =
      range.min <= range.max
      ? (frame.plot.maxY, frame.plot.minY) : (frame.plot.minY, frame.plot.maxY)
    guard style.baseline.isFinite else { return style.baseline < 0 ? low : high }
    let value = DataValue(style.baseline, unit: y.type.timeUnit)
    let place = frame.position(of: value, .y, of: space)
    guard !place.isNaN else { return low }
    // Beyond the plot, however far, nobody sees where.
    return frame.snapped(max(frame.plot.minY, min(place, frame.plot.maxY)))
  }
}

extension AreaMark {
  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows, field by field.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    var rows = DescribedSeries(series, .sequence, fields, position: "x", value: "y")
    if y2 != nil { rows.ends = (low: 2, high: 1) }
    return rows
  }
}
