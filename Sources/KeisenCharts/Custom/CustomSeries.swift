import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// A series of a user's own mark.
public final class CustomSeries: Series {
  private struct State {
    var mark: any CustomMark
    var label: String
  }

  /// The space it draws in, for good.
  public let space: Space
  /// Its mark is the caller's code.
  public var callsBack: Bool { true }
  private let state: Watched<State>
  private let brush = RowBrush()
  private let drawing = CustomFunction("custom series")
  private let sampling = CustomFunction("sample of a custom series")
  private let searching = CustomFunction("hit of a custom series")

  /// Makes a series.
  ///
  /// - Parameters:
  ///   - mark: What it shows.
  ///   - space: The space to draw in, of either kind.
  ///   - label: Its name for people; without one it is in no legend.
  public init(_ mark: any CustomMark, in space: Space, label: String = "") {
    self.space = space
    state = Watched(State(mark: mark, label: label))
  }

  /// What it shows; a new one is drawn from the next frame on.
  public var mark: any CustomMark {
    get { state.withLock { $0.mark } }
    set { state.exchange(\.mark, newValue) }
  }

  /// Its name for people.
  public var label: String {
    get { state.withLock { $0.label } }
    set { state.change { $0.label = newValue } }
  }

  /// The rows that its mark draws as ever, while it dims others; nil dims none.
  ///
  /// What dimmed rows look like is the mark's choice, as their shapes are: it draws by a selection
  /// that it knows, and each change of that one, by whomever, makes a new frame worth drawing.
  public var selection: Selection? { brush.selection }

  /// Chooses a selection of its rows; nil for none.
  public func setSelection(_ selection: Selection?) { brush.choose(selection) }

  /// Returns room at both ends, but on discs.
  public func fitMargin(in dimension: Dimension) throws(KeisenError) -> FitMargin {
    space.polar == nil ? .around(strokes: 0) : .none
  }

  /// Tells that it looks other than in the last frame, so that hosts draw it again.
  public func setNeedsDisplay() { state.change { _ in } }

  /// When mark, label, selection, or what its columns hold changed last, or `setNeedsDisplay()`
  /// said so.
  public var latestChange: Change {
    let columns = mark.columns.lazy.compactMap { $0.column?.latestChange }.max() ?? .none
    return max(state.latestChange, brush.latestChange, columns)
  }

  /// Returns the exact extents of the columns of a dimension.
  public func extent(in dimension: Dimension) throws(KeisenError) -> Extent {
    mark.columns.extent(in: dimension, onlyPositive: false)
  }

  /// Returns the exact extents above 0 of the columns of a dimension.
  public func positiveExtent(in dimension: Dimension) throws(KeisenError) -> Extent {
    mark.columns.extent(in: dimension, onlyPositive: true)
  }

  /// Returns the exact extents in one dimension of the rows of which any place in the other one is
  /// within a range.
  public func extent(
    in dimension: Dimension,
    within range: ProjectionRange,
    of other: Dimension,
    onlyPositive: Bool
  ) throws(KeisenError) -> Extent {
    try mark.columns.extent(in: dimension, within: range, of: other, onlyPositive: onlyPositive)
  }

  /// Whether the mark has a column of a dimension.
  public func hasValues(in dimension: Dimension) -> Bool {
    mark.columns.contains { $0.dimension == dimension }
  }

  /// Returns the unit of the columns of a dimension where they are timestamps.
  public func timeUnit(in dimension: Dimension) -> TimeUnit? {
    mark.columns.lazy.filter { $0.dimension == dimension }.compactMap { $0.column?.type.timeUnit }
      .first
  }

  /// Lends the mark a painter.
  ///
  /// - Throws: `KeisenError` with code `.callback` when the mark fails, `.invalidState` when it
  ///   draws what shows the series.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    guard !frame.plot.isEmpty else { return SeriesRecord(rows: 0, gaps: 0) }
    let (mark, space) = (mark, space)
    let count = try Painter.lend(
      to: drawing,
      for: frame,
      in: frame.clip(of: space),
      space: space,
      into: &list
    ) { try mark.draw(with: $0) }
    return SeriesRecord(rows: max(0, count.rows), gaps: max(0, count.gaps))
  }

  /// Returns the label and the mark's sample, or nothing where there is no label.
  public func legendEntries(_ frame: FrameContext) throws(KeisenError) -> [LegendEntry] {
    let (mark, label) = state.withLock { ($0.mark, $0.label) }
    guard !label.isEmpty else { return [] }
    let (space, sampling) = (space, sampling)
    let entry = LegendEntry(label: label) { (rect, list) throws(KeisenError) in
      try Painter.lend(
        to: sampling,
        for: frame,
        in: Clip(rect: frame.picture),
        space: space,
        into: &list
      ) { try mark.drawSample(in: rect, with: $0) }
    }
    return [entry]
  }

  /// Returns where some of its rows are, as `rows(in:_:)` has it; nothing where the mark has no
  /// columns of both dimensions.
  public func outline(_ frame: FrameContext, count: Int) -> [Point] {
    guard count > 0, let columns = PlacedColumns(mark) else { return [] }
    let polar = frame.polar(space)
    let placed = PlacedRows(columns.all, in: space, frame)
    let step = max(1, placed.rows.count / count)
    var points: [Point] = []
    placed.forEachBlock { block in
      for index in 0..<block.count where (block.first + index) % step == 0 {
        let middle = columns.middle(of: block, at: index)
        let place = polar?.place(middle.x, middle.y) ?? middle
        guard !place.x.isNaN, !place.y.isNaN else { continue }
        points += [Point(x: place.x, y: place.y), Point(x: .nan, y: .nan)]
      }
    }
    return points
  }

  /// Asks the mark what it shows nearest to a point; what is farther than the query's reach counts
  /// as nothing.
  ///
  /// - Throws: `KeisenError` with code `.callback` when the mark fails, or tells a row or numbers
  ///   that can't be; `.invalidState` when the mark's search asks for it.
  public func hit(_ query: HitQuery, in frame: FrameContext) throws(KeisenError) -> Hit? {
    guard !frame.plot.isEmpty else { return nil }
    let (mark, space) = (mark, space)
    let found = try Painter.lend(to: searching, for: frame, space: space) { painter in
      try mark.hit(query, with: painter)
    }
    guard let found else { return nil }
    guard found.row >= 0, found.position.x.isFinite, found.position.y.isFinite,
      found.distance >= 0
    else {
      throw KeisenError(
        .callback,
        "hit of a custom series must have a row, a finite position and a distance that are not negative, got row "
          + "\(found.row) at (\(found.position.x), \(found.position.y)), distance \(found.distance)"
      )
    }
    guard found.distance <= query.reach else { return nil }
    let columns = mark.columns
    func value(_ dimension: Dimension) -> DataValue {
      guard let own = columns.first(where: { $0.dimension == dimension }) else {
        return DataValue(.nan)
      }
      return DataValue(position: own.column, at: found.row)
    }
    return Hit(
      series: self,
      row: found.row,
      x: value(.x),
      y: value(.y),
      position: found.position,
      distance: found.distance
    )
  }
}

extension CustomSeries {
  /// Returns the rows that stand in a part of the plot: those of which the middle of all places in
  /// the mark's columns does, half way from the least to the greatest in each dimension.
  ///
  /// None where the mark has no column of one dimension. Rows with a gap in any of them are in
  /// none. Of the mark only its `columns` are asked for.
  ///
  /// - Complexity: O(*n*).
  public func rows(in region: PlotRegion, _ frame: FrameContext) throws(KeisenError) -> RowSet {
    guard let columns = PlacedColumns(mark) else { return RowSet() }
    let polar = frame.polar(space)
    let region = region.on(polar)
    return PlacedRows(columns.all, in: space, frame).rows(in: region) { block, row in
      let middle = columns.middle(of: block, at: row)
      return polar?.place(middle.x, middle.y) ?? middle
    }
  }
}

/// The columns of a mark that are places, of both dimensions.
private struct PlacedColumns {
  let all: [MarkColumn]
  private let xs: [Int]
  private let ys: [Int]

  /// Takes them; nil where there are none of one dimension.
  init?(_ mark: any CustomMark) {
    let columns = mark.columns.filter { $0.dimension != nil }
    func numbers(_ dimension: Dimension) -> [Int] {
      columns.indices.filter { columns[$0].dimension == dimension }
    }
    (all, xs, ys) = (columns, numbers(.x), numbers(.y))
    guard !xs.isEmpty, !ys.isEmpty else { return nil }
  }

  /// Returns the middle of all places of a row.
  func middle(of block: PlacedRows.Block, at row: Int) -> SIMD2<Double> {
    SIMD2(block.middle(of: xs, at: row), block.middle(of: ys, at: row))
  }
}

extension PlacedRows.Block {
  /// Returns the number half way between the least and the greatest of some columns in a row; NaN
  /// where one is NaN.
  fileprivate func middle(of columns: [Int], at row: Int) -> Double {
    var (low, high) = (Double.infinity, -Double.infinity)
    for column in columns {
      let value = self[column][row]
      guard !value.isNaN else { return .nan }
      (low, high) = (min(low, value), max(high, value))
    }
    return low / 2 + high / 2
  }
}

extension CustomSeries {
  /// Its place is along x.
  public func hitKind(ofRow row: Int) -> HitKind { .row(.x) }

  /// What the caller calls its mark.
  public var kindNames: SeriesNames { Self.names(of: mark) }

  private static func names(of mark: any CustomMark) -> SeriesNames {
    mark.chartName == "Chart" ? .several : SeriesNames(mark.chartName)
  }

  /// Its columns; rows whose positions go one way follow each other, others are places.
  public var describedRows: DescribedSeries? {
    let fields = mark.columns.map {
      DescribedSeries.Field($0.name, $0.column, in: space, $0.dimension)
    }
    let position = fields.first { $0.dimension == .x }
    return DescribedSeries(
      self,
      Self.shape(of: position),
      fields,
      position: position?.name,
      value: fields.first { $0.dimension == .y }?.name
    )
  }

  /// Returns how rows belong together as far as their positions tell: those that go one way follow
  /// each other, others are places.
  private static func shape(of position: DescribedSeries.Field?) -> DescribedSeries.Shape {
    guard let position else { return .places }
    if position.names != nil { return .names }
    return DescribedSeries.order(of: position.values) == .none ? .places : .sequence
  }
}
