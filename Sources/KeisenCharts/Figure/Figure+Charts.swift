import KeisenPrimitives

extension Figure {
  /// A chart in the grid.
  public struct Cell: Sendable {
    /// The chart.
    public let chart: Chart
    /// The uppermost of its rows, from 0.
    public let row: Int
    /// The leftmost of its columns, from 0.
    public let column: Int
    /// Number of its rows, at least 1.
    public let rowSpan: Int
    /// Number of its columns, at least 1.
    public let columnSpan: Int

    var rows: Range<Int> { row..<row + rowSpan }
    var columns: Range<Int> { column..<column + columnSpan }

    /// Whether it has a cell of the grid in common with another one.
    func overlaps(_ other: Cell) -> Bool {
      rows.overlaps(other.rows) && columns.overlaps(other.columns)
    }
  }

  /// The charts in the grid, in the order of being added.
  public var cells: [Cell] { state.withLock { $0.cells } }

  /// The insets, from the bottom up.
  public var insets: [Inset] { state.withLock { $0.insets } }

  /// All charts: those in the grid in the order of being added, then the insets from the bottom up.
  public var charts: [Chart] { state.withLock { $0.charts } }

  /// Returns the chart that takes a cell of the grid; nil where there is none, and outside of the
  /// grid.
  public subscript(row: Int, column: Int) -> Chart? {
    state.withLock { state in
      state.cells.first { $0.rows.contains(row) && $0.columns.contains(column) }?.chart
    }
  }

  /// Puts a chart into the grid.
  ///
  /// It may be in other figures too. Its own size counts for nothing here.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - row: The uppermost of its rows, from 0.
  ///   - column: The leftmost of its columns, from 0.
  ///   - rowSpan: Number of its rows, at least 1.
  ///   - columnSpan: Number of its columns, at least 1.
  /// - Throws: `KeisenError` with code `.invalidArgument` when it leaves the grid, or another chart
  ///   has one of the cells; `.invalidState` when the chart is in the figure already, or is its
  ///   outer one. Then nothing changes.
  public func add(
    _ chart: Chart,
    row: Int,
    column: Int,
    rowSpan: Int = 1,
    columnSpan: Int = 1
  ) throws(KeisenError) {
    try state.change { (state) throws(KeisenError) in
      try Self.require(row, in: state.rows.count, "row")
      try Self.require(column, in: state.columns.count, "column")
      try Self.require(rowSpan, from: row, in: state.rows.count, "row")
      try Self.require(columnSpan, from: column, in: state.columns.count, "column")
      try requireNew(chart, state)
      let cell = Cell(
        chart: chart,
        row: row,
        column: column,
        rowSpan: rowSpan,
        columnSpan: columnSpan
      )
      if let other = state.cells.first(where: { $0.overlaps(cell) }) {
        let (row, column) = (max(row, other.row), max(column, other.column))
        throw .invalidArgument("cell at row \(row), column \(column) has a chart already")
      }
      state.cells.append(cell)
    }
  }

  /// Puts a chart over another one, or over the grid, as an inset.
  ///
  /// It is drawn above the grid and the insets before it, whole, axes and titles included.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - parent: A chart of the figure; nil for the grid.
  ///   - rect: Where it lies, in fractions of the parent's plot, from the plot's top left corner.
  ///     It may reach beyond the plot.
  ///   - style: How its box looks, and what shows the part of the parent that it shows.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not in -10...10, width
  ///   or height is not positive, or an option is not allowed; `.invalidState` when the chart is in
  ///   the figure already, is its outer one, or the parent is not in the figure. Then nothing
  ///   changes.
  public func addInset(
    _ chart: Chart,
    in parent: Chart?,
    at rect: Rect,
    style: Inset.Style = Inset.Style()
  ) throws(KeisenError) {
    try Inset.validate(rect)
    try style.validate()
    try state.change { (state) throws(KeisenError) in
      try requireNew(chart, state)
      if let parent, !state.has(parent) {
        throw KeisenError(.invalidState, "parent of an inset must be a chart of the figure")
      }
      state.insets.append(Inset(chart: chart, parent: parent, rect: rect, style: style))
    }
  }

  /// Takes a chart out of the figure, with the insets that lie over it; nothing happens where it is
  /// not there.
  public func remove(_ chart: Chart) {
    let old = state.change { state in
      let old = state.charts
      state.cells.removeAll { $0.chart === chart }
      var gone: Set<ObjectIdentifier> = [ObjectIdentifier(chart)]
      // Parents come before their insets.
      state.insets.removeAll { inset in
        let isOver = inset.parent.map { gone.contains(ObjectIdentifier($0)) } ?? false
        guard isOver || inset.chart === chart else { return false }
        gone.insert(ObjectIdentifier(inset.chart))
        return true
      }
      return old
    }
    // What dies with it may be the caller's: outside of the lock.
    withExtendedLifetime(old) {}
  }

  private func requireNew(_ chart: Chart, _ state: State) throws(KeisenError) {
    guard chart !== outer else {
      throw KeisenError(.invalidState, "chart is the figure's outer one")
    }
    guard !state.has(chart) else {
      throw KeisenError(.invalidState, "chart is in the figure already")
    }
  }

  /// Checks a span.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is not positive or leaves the
  ///   grid.
  private static func require(
    _ span: Int,
    from first: Int,
    in count: Int,
    _ name: String
  ) throws(KeisenError) {
    guard span >= 1, span <= count - first else {
      throw .invalidArgument(
        "\(name) span at \(name) \(first) must be in 1...\(count - first), got \(span)"
      )
    }
  }
}

extension Figure.State {
  /// Those in the grid, then the insets.
  var charts: [Chart] { cells.map(\.chart) + insets.map(\.chart) }

  func has(_ chart: Chart) -> Bool {
    cells.contains { $0.chart === chart } || insets.contains { $0.chart === chart }
  }
}
