import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// Series of candlesticks.
public typealias CandlestickSeries = MarkSeries<CandlestickMark>

/// Where prices opened, how far they went, and where they closed, for each row.
///
/// A row is a gap where its position or one of its four prices is NaN, missing or infinite; one of
/// which a price has no place on the scale is dropped. High and low are taken as they are, also
/// where opening or closing are beyond them.
///
/// Where bodies would be thinner than 3 device pixels, and positions go one way, rows are drawn in
/// buckets of 2, 4, 8, ... rows: each with the opening of its first row that is no gap, the
/// greatest high, the least low and the closing of its last row. Buckets begin at multiples of
/// their number of rows, so that they stay the same while a range moves.
/// `SeriesRecord.rowsPerShape` tells how many rows they have. The rows in view are read in each
/// frame. Rows in no order have no buckets: where they are thousands, they are drawn as what they
/// are on each pixel, `SeriesRecord.Tier.coverage`.
public struct CandlestickMark: RowMark {
  /// Where the candlesticks stand; nil for row numbers.
  public var x: Column?
  /// Prices at the beginning.
  public var open: Column
  /// The greatest prices.
  public var high: Column
  /// The least prices.
  public var low: Column
  /// Prices at the end.
  public var close: Column
  /// How they look.
  public var style: CandlestickStyle
  /// The least distance of two positions, as it was found last.
  let distance = MinDistance()

  /// Makes candlesticks.
  ///
  /// - Parameters:
  ///   - x: Where they stand; nil for row numbers.
  ///   - open: As many prices at the beginning.
  ///   - high: As many greatest prices.
  ///   - low: As many least prices.
  ///   - close: As many prices at the end.
  ///   - style: How they look.
  public init(
    x: Column? = nil,
    open: Column,
    high: Column,
    low: Column,
    close: Column,
    style: CandlestickStyle = CandlestickStyle()
  ) {
    (self.x, self.open, self.high, self.low, self.close) = (x, open, high, low, close)
    self.style = style
  }

  /// What messages call it.
  public static var kindName: String { "candlesticks" }
  /// As C calls it.
  public static var typeName: String { "candlesticks" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Candlestick chart", "Candlesticks", japanese: "ローソク足チャート", "ローソク足")
  }

  /// The prices at the end.
  public static var movingColumns: [MovableColumn<Self>] {
    [
      MovableColumn("close", \.close), MovableColumn("open", \.open), MovableColumn("high", \.high),
      MovableColumn("low", \.low),
    ]
  }

  /// Buckets are those of the rows that are left.
  package static var gapColumn: WritableKeyPath<Self, Column> { \.close }

  /// Its columns.
  public var columns: [MarkColumn] {
    [
      MarkColumn("open", open, .y), MarkColumn("high", high, .y), MarkColumn("low", low, .y),
      MarkColumn("close", close, .y), MarkColumn("x", x, .x),
    ]
  }

  /// Returns the exact extents of the rows of which anything drawn shares a position with a range
  /// of the other dimension.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    guard other == .y else {
      return try columns.extent(
        in: dimension,
        within: range,
        of: other,
        onlyPositive: onlyPositive
      )
    }
    return try columns.extent(in: dimension, spanning: range, of: other, onlyPositive: onlyPositive)
  }

  /// Returns half a body and the room beside it for x, and room beyond the prices.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    guard dimension == .x else { return .around(strokes: 0) }
    return FitMargin(low: minDistance / 2, high: minDistance / 2)
  }

  /// The least distance of two positions, in their own unit.
  var minDistance: Double {
    guard let x else { return 1 }
    let day = x.type.timeUnit.map { 86_400 * Double($0.perSecond) }
    return distance.of(x) ?? day ?? 1
  }
}

/// How candlesticks look.
public struct CandlestickStyle: Hashable, Sendable {
  /// What is drawn of a row.
  public enum Shape: Int32, Hashable, Sendable, CaseIterable {
    /// A filled body from opening to closing, and lines to high and low.
    case candle = 0
    /// The same, of which bodies that rise are outlines.
    case hollow = 1
    /// A line from high to low with the opening at its left and the closing at its right.
    case bars = 2
  }

  /// What is drawn.
  public var shape: Shape
  /// Width of a body, in `widthUnit`.
  public var width: Double
  /// What the width is measured in.
  public var widthUnit: BarStyle.WidthUnit
  /// Width of all lines, in points, drawn as whole device pixels.
  public var lineWidth: Double
  /// The colour of rows that close above their opening.
  public var risingColor: Color
  /// The colour of rows that close below their opening.
  public var fallingColor: Color
  /// The colour of rows that close where they open; nil takes the theme's for labels.
  public var unchangedColor: Color?
  /// What the alpha of all colours is multiplied by, in 0...1.
  public var alpha: Double

  /// Makes a style; the standard colours are told apart by people who see no red or no green too.
  public init(
    shape: Shape = .candle,
    width: Double = 0.7,
    widthUnit: BarStyle.WidthUnit = .distance,
    lineWidth: Double = 1,
    risingColor: Color = Color(rgb: 0x2a9d8f),
    fallingColor: Color = Color(rgb: 0xd1495b),
    unchangedColor: Color? = nil,
    alpha: Double = 1
  ) {
    (self.shape, self.width, self.widthUnit) = (shape, width, widthUnit)
    (self.lineWidth, self.alpha) = (lineWidth, alpha)
    (self.risingColor, self.fallingColor) = (risingColor, fallingColor)
    self.unchangedColor = unchangedColor
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try BarStyle.validate(width: width)
    try requireLength(lineWidth, "line width")
    try requireFraction(alpha, "alpha")
  }
}

extension CandlestickStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.width, \.lineWidth), .init(.alpha, \.alpha), .init(.barWidth, \.width)]
  }
}

extension CandlestickMark {
  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// Its rows, field by field.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    let ordered = [fields[4]] + fields.prefix(4)
    var rows = DescribedSeries(series, .sequence, ordered, position: "x", value: "close")
    rows.ends = (low: 3, high: 2)
    return rows
  }
}
