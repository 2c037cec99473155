import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales
import KeisenStatistics

/// Lines of equal value of a field that is known where the lines of a grid meet, or the bands
/// between them.
///
/// The field is a matrix: row by row, each as many values as x has, as many rows as y has. Between
/// neighbours it changes steadily along the picture, so lines cross the sides of cells exactly;
/// where all four sides are crossed, the mean of the corners tells which of them belong together,
/// as in contourpy. A cell with a corner that is missing is a hole.
public struct ContourMark: StyledMark {
  /// Where the columns of the grid stand: finite values that ascend or descend, at any distances.
  public var x: Column
  /// Where the rows of the grid stand.
  public var y: Column
  /// The field: `x.count` times `y.count` values, row by row.
  public var values: Column
  /// What turns levels into colours: unless it has a range, from the first level to the last.
  public let colorScale: ColorScale?
  /// How they look.
  public var style: ContourStyle

  /// The most values of a field.
  static let maxValues = 1 << 30

  /// Makes contours.
  ///
  /// - Parameters:
  ///   - x: Where the columns of the grid stand.
  ///   - y: Where its rows stand.
  ///   - values: The field, row by row.
  ///   - colorScale: What turns levels into colours; nil makes one of viridis.
  ///   - style: How they look.
  public init(
    x: Column,
    y: Column,
    values: Column,
    colorScale: ColorScale? = nil,
    style: ContourStyle = ContourStyle()
  ) {
    (self.x, self.y, self.values, self.style) = (x, y, values, style)
    self.colorScale = colorScale ?? ColorScale()
  }

  /// What messages call it.
  public static var kindName: String { "contours" }
  /// As C calls it.
  public static var typeName: String { "contours" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Contour chart", "Contours", japanese: "等高線図", "等高線")
  }

  /// An animation moves the field.
  public static var movingColumns: [MovableColumn<Self>] { [MovableColumn("values", \.values)] }

  /// The field.
  public var columns: [MarkColumn] { [MarkColumn("values", values)] }

  /// Where the lines of the grid stand.
  public var gridColumns: [MarkColumn] { [MarkColumn("x", x, .x), MarkColumn("y", y, .y)] }

  /// Checks the grid and the style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there are not as many values as the
  ///   grid has crossings, or more than 2^30, when places are not finite or neither ascend nor
  ///   descend, or an option is not allowed.
  public func validate() throws(KeisenError) {
    let (count, isTooLarge) = x.count.multipliedReportingOverflow(by: y.count)
    guard !isTooLarge, values.count == count else {
      throw .invalidArgument(
        "values must be x times y, \(x.count) x \(y.count), got \(values.count)"
      )
    }
    guard count <= Self.maxValues else {
      throw .invalidArgument("values must be at most \(Self.maxValues), got \(count)")
    }
    for place in gridColumns {
      if let column = place.column { try Self.check(column, place.name) }
    }
    try style.validate()
  }

  private static func check(_ column: Column, _ name: String) throws(KeisenError) {
    let snapshot = column.snapshot()
    guard let first = snapshot.rows.first else { return }
    // Doubles tell neighbours among large integers where they count from one of these.
    let origin: Int64 =
      switch snapshot.value(at: first) {
      case .integer(let integer): integer
      case .unsigned(let unsigned): Int64(clamping: unsigned)
      default: 0
      }
    let places = try RowBuffer<Double>(count: snapshot.count, for: "the lines of a grid")
    places.withMutableValues { target in
      guard let base = target.baseAddress else { return }
      snapshot.read(snapshot.rows, relativeTo: origin, in: nil, into: base)
    }
    for index in 0..<places.count where !places[index].isFinite {
      throw .invalidArgument("\(name) must be finite, got \(places[index]) at \(index)")
    }
    guard places.count > 1 else { return }
    let ascends = places[1] > places[0]
    for index in 1..<places.count
    where places[index] == places[index - 1] || ascends != (places[index] > places[index - 1]) {
      throw .invalidArgument(
        """
        \(name) must ascend or descend, got \(places[index - 1] + Double(origin)), \
        \(places[index] + Double(origin)) at \(index - 1)
        """
      )
    }
  }

  /// Returns the extent of the grid.
  public func extent(in dimension: Dimension, onlyPositive: Bool) throws(KeisenError) -> Extent {
    let column = dimension == .x ? x : y
    return onlyPositive ? column.positiveExtent() : column.extent()
  }

  /// Returns the extent of the grid in one dimension, where any of it is within a range of the
  /// other one.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    let column = other == .x ? x : y
    guard let ends = column.extent().relative(to: range.origin, in: range.timeUnit),
      ends.min <= max(range.min, range.max), min(range.min, range.max) <= ends.max
    else { return .empty }
    return try extent(in: dimension, onlyPositive: onlyPositive)
  }

  /// Returns the first level and the last.
  public func colorExtent(onlyPositive: Bool) throws(KeisenError) -> Extent {
    let levels = levels().filter { !onlyPositive || $0 > 0 }
    guard let first = levels.first, let last = levels.last else { return .empty }
    return Extent(min: .real(first), max: .real(last))
  }

  /// Returns the borders of its bands, of lines none.
  public func colorLevels() -> [Double] { style.isFilled ? levels() : [] }

  /// Returns the levels, ascending: those of the style, or ticks of the colour scale about the
  /// values that there are.
  ///
  /// Chosen ones are within the values for lines, and reach around all of them for bands.
  func levels() -> [Double] {
    switch style.levels {
    case .values(let levels): return levels
    case .count(let count):
      let scale = colorScale?.projection.scale ?? .linear
      let isLog = if case .log = scale { true } else { false }
      let extent = isLog ? values.positiveExtent() : values.extentWithoutBounds()
      guard let ends = extent.relative(to: 0), (ends.max - ends.min).isFinite else { return [] }
      let chosen = ContourLevels.around(ends, scale, count: count, coversEnds: style.isFilled)
      return chosen
    }
  }

  /// Draws a line, or a small rectangle.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let middle = colorScale?.style.steadyMap.color(at: 0.5) ?? frame.theme.axis
    let alpha = Float(style.alpha)
    let (isFilled, width, color) = (style.isFilled, style.width, (style.color ?? middle))
    return { (rect, list) throws(KeisenError) in
      if isFilled {
        let rect = frame.snapped(rect)
        list.draw(.rectangle(Rectangle(rect: rect, fill: .color(middle.opacity(alpha)))))
      }
      guard width > 0 else { return }
      let line = try LinePath.polyline(
        through: [SIMD2(rect.minX, rect.midY), SIMD2(rect.maxX, rect.midY)],
        style: LineStyle(width: min(width, rect.height), cap: .butt),
        color: color.opacity(alpha),
        in: rect,
        pixelRatio: frame.pixelRatio
      )
      if let line { list.draw(.polyline(line)) }
    }
  }
}

/// Contours: lines of equal value, or the bands between them.
public typealias ContourSeries = MarkSeries<ContourMark>

extension ContourMark {
  /// Its colour tells its value.
  public func hitKind(ofRow row: Int) -> HitKind { .cell }

  /// Its rows, field by field.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    let (columns, rows) = (x.count, y.count)
    let space = series.space
    var (x, y) = (
      DescribedSeries.Field("x", x, in: space, .x), DescribedSeries.Field("y", y, in: space, .y)
    )
    x = x.with(.cells(.values(self.x), step: 1, count: columns))
    y = y.with(.cells(.values(self.y), step: max(1, columns), count: rows))
    var values = fields[0]
    values.projection = colorScale?.projection
    return DescribedSeries(
      series,
      .cells(columns: columns, rows: rows),
      [x, y, values],
      value: "values"
    )
  }
}
