import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales
import KeisenStatistics

/// A series of hexagons.
public typealias HexbinSeries = MarkSeries<HexbinMark>

/// Hexagons over a plane, each in the colour of how many rows fall into it, or of what their values
/// come to.
///
/// Hexagons are laid over the extent of all rows as `matplotlib.pyplot.hexbin` lays them, in the
/// data: they stay where they are while ranges move. A row of which x, y or value is NaN, missing
/// or infinite is a gap, and one that is not positive has no place where its dimension is cut
/// evenly by its logarithm. Where all x, or all y, are equal, a tenth of them to either side is
/// covered. Rows are read when columns change, not in each frame.
public struct HexbinMark: StyledMark {
  /// Values of the horizontal dimension.
  public var x: Column
  /// Values of the vertical dimension.
  public var y: Column
  /// A value for each row, of which hexagons show the mean or the sum; nil counts rows.
  public var values: Column?
  let scale: ColorScale
  /// How they look.
  public var style: HexbinStyle
  private let kept = KeptResult<HexbinCells.Key, HexbinCells>()

  /// Makes hexagons.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension.
  ///   - y: As many values of the vertical dimension.
  ///   - values: As many values; nil counts rows.
  ///   - colorScale: What turns numbers of rows, means or sums into colours.
  ///   - style: How they look.
  public init(
    x: Column,
    y: Column,
    values: Column? = nil,
    colorScale: ColorScale = ColorScale(),
    style: HexbinStyle = HexbinStyle()
  ) {
    (self.x, self.y, self.values, scale, self.style) = (x, y, values, colorScale, style)
  }

  /// What messages call it.
  public static var kindName: String { "hexagons" }
  /// As C calls it.
  public static var typeName: String { "hexbin" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Hexagon chart", "Hexagons", japanese: "六角形ビンの密度図", "六角形ビン")
  }

  /// Where rows are, and their values.
  public static var movingColumns: [MovableColumn<Self>] {
    [
      MovableColumn("values", \.values),
      MovableColumn("x", \.x),
      MovableColumn("y", \.y),
    ]
  }

  /// Its columns.
  public var columns: [MarkColumn] {
    var columns = [MarkColumn("x", x, .x), MarkColumn("y", y, .y)]
    if let values { columns.append(MarkColumn("values", values)) }
    return columns
  }

  /// What turns numbers of rows, means or sums into colours.
  public var colorScale: ColorScale? { scale }

  /// Returns the extent of what is shown in hexagons.
  public func colorExtent(onlyPositive: Bool) throws(KeisenError) -> Extent {
    .around(try cells().all.map(\.value), NumberBase(), onlyPositive: onlyPositive)
  }

  /// Returns the extent of the hexagons that are shown; of times that of the rows.
  public func extent(in dimension: Dimension, onlyPositive: Bool) throws(KeisenError) -> Extent {
    let rows = columns.extent(in: dimension, onlyPositive: onlyPositive)
    let cells = try cells()
    guard rows.unit == nil, cells.base(dimension).origin == 0 else { return rows }
    let ends = cells.all.flatMap { cell in
      [-1.0, 1.0].map { cells.corner(of: cell, dimension, $0) }
    }
    return .around(ends, NumberBase(), onlyPositive: onlyPositive)
  }

  /// Returns the hexagons.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func cells() throws(KeisenError) -> HexbinCells {
    try kept.value(of: HexbinCells.Key(self)) { () throws(KeisenError) in try HexbinCells(self) }
  }
}

/// How hexagons are laid, and how they look.
public struct HexbinStyle: Hashable, Sendable {
  /// Hexagons across.
  public var columnCount: Int
  /// Hexagons of every other row upwards; 0 makes them regular in a square plot.
  public var rowCount: Int
  /// What a hexagon shows; sums and means are of values, and without such `.count` counts whatever
  /// is chosen.
  public var reduction: CellReduction
  /// Rows below which a hexagon is not shown; one without rows shows 0 where this is 0, and nothing
  /// as a mean.
  public var minimumCount: Int
  /// Whether hexagons are equally wide by the logarithm of x, for a log scale.
  public var isLogX: Bool
  /// Whether hexagons are equally high by the logarithm of y.
  public var isLogY: Bool
  /// Opacity of all hexagons, in 0...1.
  public var alpha: Double
  /// Width of a line around each hexagon, in points; 0 draws none.
  public var borderWidth: Double
  /// The colour of that line; nil takes that of the plot area.
  public var borderColor: Color?

  /// Makes a style.
  public init(
    columnCount: Int = 30,
    rowCount: Int = 0,
    reduction: CellReduction = .mean,
    minimumCount: Int = 1,
    isLogX: Bool = false,
    isLogY: Bool = false,
    alpha: Double = 1,
    borderWidth: Double = 0,
    borderColor: Color? = nil
  ) {
    (self.columnCount, self.rowCount) = (columnCount, rowCount)
    (self.reduction, self.minimumCount) = (reduction, minimumCount)
    (self.isLogX, self.isLogY, self.alpha) = (isLogX, isLogY, alpha)
    (self.borderWidth, self.borderColor) = (borderWidth, borderColor)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    guard rowCount >= 0 else {
      throw .invalidArgument("number of rows of hexagons must not be negative, got \(rowCount)")
    }
    guard minimumCount >= 0 else {
      throw .invalidArgument("minimum count must not be negative, got \(minimumCount)")
    }
    try requireFraction(alpha, "alpha")
    try requireLength(borderWidth, "border width")
    _ = try lattice(.unit, .unit)
  }

  /// Returns the hexagons over two ranges.
  func lattice(
    _ x: ClosedInterval,
    _ y: ClosedInterval
  ) throws(KeisenError) -> HexagonLattice {
    try HexagonLattice(x: x, y: y, columns: columnCount, rows: rowCount > 0 ? rowCount : nil)
  }
}

extension HexbinStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.alpha, \.alpha), .init(.borderWidth, \.borderWidth)]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.border, \.borderColor) { $1.plotArea }]
  }
}

extension HexbinMark {
  /// Its colour tells its value.
  public func hitKind(ofRow row: Int) -> HitKind { .cell }

  /// Its rows, field by field.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    DescribedSeries(series, .places, fields, position: "x")
  }
}
