import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales
import KeisenStatistics

extension MarkSeries where Kind == HeatmapMark {
  /// Makes a two-dimensional histogram: a heat map of how many rows fall into each cell of a grid,
  /// or of what their values come to.
  ///
  /// Counts are those of `numpy.histogram2d`, bins those of `numpy.histogram_bin_edges`: a cell
  /// holds rows from its lower edges to below its upper ones, the last ones also those at these.
  /// The heat map is made of the rows as they are now, and does not follow their columns. Without
  /// rows it has no cells.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension.
  ///   - y: As many values of the vertical dimension.
  ///   - values: As many values, of which cells show the mean or the sum; nil counts rows.
  ///   - xBins: How x is cut.
  ///   - yBins: How y is cut.
  ///   - reduction: What is told of the values of a cell; without values `.count` counts whatever
  ///     is chosen.
  ///   - minimumCount: Rows below which a cell is not shown.
  ///   - space: The space to draw in.
  ///   - colorScale: What turns numbers of rows, means or sums into colours.
  ///   - style: How it looks.
  ///   - label: Its name for people.
  /// - Returns: The heat map.
  /// - Throws: `KeisenError` with code `.invalidArgument` when columns differ in length, there are
  ///   too many bins, a bin rule is not allowed or the minimum is negative; `.outOfMemory`.
  /// - Complexity: O(*n*) for equal bins, plus the cells.
  public static func histogram(
    x: Column,
    y: Column,
    values: Column? = nil,
    xBins: BinRule = .auto,
    yBins: BinRule = .auto,
    reduction: CellReduction = .mean,
    minimumCount: Int = 1,
    in space: Space,
    colorScale: ColorScale = ColorScale(),
    style: HeatmapStyle = HeatmapStyle(),
    label: String = ""
  ) throws(KeisenError) -> HeatmapSeries {
    guard minimumCount >= 0 else {
      throw .invalidArgument("minimum count must not be negative, got \(minimumCount)")
    }
    for (name, column) in [("y", y), ("values", values)] {
      guard let column, column.count != x.count else { continue }
      throw .invalidArgument("\(name) has \(column.count) values, x has \(x.count)")
    }
    let grid = try GridRows(x: x, y: y, values: values)
    guard let (columns, rows) = try grid.edges(xBins, yBins) else {
      return try HeatmapSeries(
        values: try Column([Double]()),
        columns: 0,
        in: space,
        colorScale: colorScale,
        style: style,
        label: label
      )
    }
    let counter = try GridCounter(x: columns, y: rows, hasValues: values != nil)
    try grid.count(into: counter)
    let cells = try counter.cells.reduced(by: values == nil ? .count : reduction)
    let counts = counter.cells.counts
    cells.withMutableValues { cells in
      for cell in cells.indices where counts[cell] < minimumCount { cells[cell] = .nan }
    }
    return try HeatmapSeries(
      values: try Column(cells),
      columns: columns.count,
      x: .values(try grid.column(of: columns, .x)),
      y: .values(try grid.column(of: rows, .y)),
      in: space,
      colorScale: colorScale,
      style: style,
      label: label
    )
  }
}

/// The rows of a two-dimensional histogram as doubles.
private struct GridRows {
  private let x: RowBuffer<Double>
  private let y: RowBuffer<Double>
  private let values: RowBuffer<Double>?
  private let columns: (x: Column, y: Column)
  private let bases: (x: NumberBase, y: NumberBase)

  init(x: Column, y: Column, values: Column?) throws(KeisenError) {
    columns = (x, y)
    bases = (
      NumberBase(origin: x.extent().anchor, unit: x.type.timeUnit),
      NumberBase(origin: y.extent().anchor, unit: y.type.timeUnit)
    )
    let rows = min(x.count, y.count, values?.count ?? .max)
    self.x = try Self.read(x, rows, bases.x)
    self.y = try Self.read(y, rows, bases.y)
    self.values = try values.map { (values) throws(KeisenError) in
      try Self.read(values, rows, NumberBase())
    }
    // A row that is a gap in one column has no say in the bins of the other.
    let (xs, ys, numbers) = (self.x, self.y, self.values)
    xs.withMutableValues { xs in
      ys.withMutableValues { ys in
        for row in 0..<rows
        where !xs[row].isFinite || !ys[row].isFinite || numbers.map({ !$0[row].isFinite }) ?? false
        {
          (xs[row], ys[row]) = (.nan, .nan)
        }
      }
    }
  }

  private static func read(
    _ column: Column,
    _ count: Int,
    _ base: NumberBase
  ) throws(KeisenError) -> RowBuffer<Double> {
    let snapshot = column.snapshot()
    let numbers = try RowBuffer<Double>(repeating: .nan, count: count, for: "a histogram")
    let rows = snapshot.rows.prefix(count)
    numbers.withMutableValues { numbers in
      guard let target = numbers.baseAddress, !rows.isEmpty else { return }
      snapshot.read(rows, relativeTo: base.origin, in: base.unit, into: target)
    }
    return numbers
  }

  /// Returns the edges of columns and rows, or nil without rows.
  func edges(_ xRule: BinRule, _ yRule: BinRule) throws(KeisenError) -> (BinEdges, BinEdges)? {
    guard x.withValues({ $0.contains { !$0.isNaN } }) else { return nil }
    return (
      try Self.edges(xRule, x, columns.x, bases.x), try Self.edges(yRule, y, columns.y, bases.y)
    )
  }

  private static func edges(
    _ rule: BinRule,
    _ numbers: RowBuffer<Double>,
    _ column: Column,
    _ base: NumberBase
  ) throws(KeisenError) -> BinEdges {
    var rule = rule
    if case .edges(let edges) = rule { rule = .edges(edges.map { $0 - Double(base.origin) }) }
    return try numbers.withValues { (numbers) throws(KeisenError) in
      try BinEdges(rule, for: numbers, isInteger: column.type.isInteger)
    }
  }

  /// Counts the rows.
  func count(into counter: GridCounter) throws(KeisenError) {
    try x.withValues { (x) throws(KeisenError) in
      try y.withValues { (y) throws(KeisenError) in
        guard let values else {
          try counter.add(x: x, y: y)
          return
        }
        try values.withValues { (values) throws(KeisenError) in
          try counter.add(x: x, y: y, values: values)
        }
      }
    }
  }

  /// Returns the edges as a column; of times to the nearest step of their unit.
  func column(of edges: BinEdges, _ dimension: Dimension) throws(KeisenError) -> Column {
    try .numbers(edges.values, dimension == .x ? bases.x : bases.y)
  }
}

extension Column {
  /// Makes a column of numbers relative to a base: times to the nearest step of their unit, else
  /// doubles.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  static func numbers(
    _ numbers: some Collection<Double>,
    _ base: NumberBase
  ) throws(KeisenError) -> Column {
    guard let unit = base.unit else {
      return try Column(numbers.map { $0 + Double(base.origin) })
    }
    let times = numbers.map { number -> Int64 in
      let offset = Int64(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
      let (sum, overflows) = base.origin.addingReportingOverflow(offset)
      return overflows ? (offset < 0 ? .min + 1 : .max) : sum
    }
    return try times.withUnsafeBufferPointer { (times) throws(KeisenError) in
      try Column(copying: times.baseAddress, type: .timestamp(unit), count: times.count)
    }
  }

  /// Copies numbers.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  convenience init(_ numbers: RowBuffer<Double>) throws(KeisenError) {
    try self.init(
      copying: numbers.withValues { UnsafeRawPointer($0.baseAddress) },
      type: .float64,
      count: numbers.count
    )
    extendLifetime(numbers)
  }
}
