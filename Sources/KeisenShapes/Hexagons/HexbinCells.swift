import Glibc
import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenStatistics

/// The hexagons of a mark that are shown, in the data.
struct HexbinCells: Sendable {
  /// What they hang on.
  struct Key: Hashable, Sendable {
    private let columns: [ObjectIdentifier]
    private let change: Change
    private let choices: [Int]

    init(_ mark: HexbinMark) {
      let all = [mark.x, mark.y, mark.values].compactMap(\.self)
      columns = all.map { ObjectIdentifier($0) }
      change = all.map(\.latestChange).max() ?? .none
      let style = mark.style
      let reductions = CellReduction.allCases
      choices = [
        style.columnCount, style.rowCount, reductions.firstIndex(of: style.reduction) ?? 0,
        style.minimumCount, style.isLogX ? 1 : 0, style.isLogY ? 1 : 0,
      ]
    }
  }

  /// One hexagon.
  struct Cell: Sendable {
    /// Its middle, in the coordinates in which hexagons are equal.
    let x: Double
    let y: Double
    /// What it shows.
    let value: Double
  }

  /// Those that are shown.
  private(set) var all: [Cell] = []
  /// Half of a hexagon's width.
  private(set) var halfWidth = 0.0
  /// Half of a hexagon's height, from tip to tip.
  private(set) var halfHeight = 0.0
  /// Rows that there are.
  let count: Int
  /// Rows that are gaps.
  private(set) var gaps = 0
  /// Rows without a logarithm.
  private(set) var dropped = 0
  private let xBase: NumberBase
  private let yBase: NumberBase
  private let isLogX: Bool
  private let isLogY: Bool

  /// Rows that are read at once.
  private static let batch = 1 << 14

  /// Counts the rows.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n* + *h*) for *h* hexagons.
  init(_ mark: HexbinMark) throws(KeisenError) {
    let style = mark.style
    (isLogX, isLogY) = (style.isLogX, style.isLogY)
    xBase = NumberBase(mark.x, isLog: style.isLogX)
    yBase = NumberBase(mark.y, isLog: style.isLogY)
    let columns =
      [mark.x.snapshot(), mark.y.snapshot()] + [mark.values?.snapshot()].compactMap(\.self)
    let rows = columns.dropFirst().reduce(columns[0].rows) { $0.clamped(to: $1.rows) }
    count = rows.count
    var bases = [xBase, yBase]
    if mark.values != nil { bases.append(NumberBase()) }
    let logs = [style.isLogX, style.isLogY, false]
    var ends = (Ends(), Ends())
    try Self.forEachBatch(of: columns, rows, bases, logs) { (numbers, _) throws(KeisenError) in
      let (x, y) = (numbers[0], numbers[1])
      for index in x.indices where numbers.allSatisfy({ $0[index].isFinite }) {
        ends.0.add(x[index])
        ends.1.add(y[index])
      }
    }
    guard ends.0.low <= ends.0.high else {
      gaps = count
      return
    }
    let counter = try HexagonCounter(
      lattice: try style.lattice(
        try ClosedInterval(ends.0.low, ends.0.high),
        try ClosedInterval(ends.1.low, ends.1.high)
      ),
      hasValues: mark.values != nil
    )
    var negative = 0
    try Self.forEachBatch(of: columns, rows, bases, logs) {
      (numbers, withoutLogarithm) throws(KeisenError) in
      negative += withoutLogarithm
      try counter.add(x: numbers[0], y: numbers[1], values: numbers.count > 2 ? numbers[2] : nil)
    }
    (dropped, gaps) = (negative, counter.cells.gaps + counter.cells.outside - negative)
    (halfWidth, halfHeight) = (counter.lattice.halfWidth, counter.lattice.halfHeight)
    let values = try counter.cells.reduced(by: mark.values == nil ? .count : style.reduction)
    for cell in 0..<counter.lattice.count {
      guard counter.cells.counts[cell] >= style.minimumCount, values[cell].isFinite else {
        continue
      }
      let center = counter.lattice.center(of: cell)
      all.append(Cell(x: center.x, y: center.y, value: values[cell]))
    }
  }

  private struct Ends {
    var low = Double.infinity
    var high = -Double.infinity

    mutating func add(_ value: Double) {
      low = min(low, value)
      high = max(high, value)
    }
  }

  /// Calls `body` with the numbers of all columns, some rows at a time, and with how many of these
  /// have no logarithm; a row of which one number is not finite is NaN in the first column.
  private static func forEachBatch(
    of columns: [ColumnSnapshot],
    _ rows: Range<Int>,
    _ bases: [NumberBase],
    _ logs: [Bool],
    _ body: ([UnsafeBufferPointer<Double>], _ dropped: Int) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    let buffers = try columns.map { (_) throws(KeisenError) in
      try RowBuffer<Double>(count: batch, for: "hexagons")
    }
    var first = rows.lowerBound
    while first < rows.upperBound {
      let part = first..<min(rows.upperBound, first + batch)
      var dropped = 0
      for (index, column) in columns.enumerated() {
        buffers[index].withMutableValues { target in
          guard let base = target.baseAddress else { return }
          column.read(part, relativeTo: bases[index].origin, in: bases[index].unit, into: base)
          guard logs[index] else { return }
          for row in 0..<part.count {
            if target[row] <= 0, target[row].isFinite { dropped += 1 }
            target[row] = target[row] > 0 ? log10(target[row]) : .nan
          }
        }
      }
      buffers[0].withMutableValues { target in
        for other in buffers {
          other.withValues { numbers in
            for row in 0..<part.count where !numbers[row].isFinite { target[row] = .nan }
          }
        }
      }
      try RowBuffer.withValues(of: buffers) { (numbers) throws(KeisenError) in
        try body(numbers.map { UnsafeBufferPointer(rebasing: $0[..<part.count]) }, dropped)
      }
      first = part.upperBound
    }
  }

  /// What numbers of a dimension are relative to.
  func base(_ dimension: Dimension) -> NumberBase { dimension == .x ? xBase : yBase }

  /// Returns where a cell's middle, moved by parts of half its width or height, is in the data,
  /// relative to the base.
  func corner(of cell: Cell, _ dimension: Dimension, _ part: Double) -> Double {
    switch dimension {
    case .x:
      let place = cell.x + part * halfWidth
      return isLogX ? pow(10, place) : place
    case .y:
      let place = cell.y + part * halfHeight
      return isLogY ? pow(10, place) : place
    }
  }
}

extension NumberBase {
  /// Takes what makes doubles of a column's values, as far as their extent allows; a logarithm is
  /// of values as they stand.
  fileprivate init(_ column: Column, isLog: Bool) {
    self.init(origin: isLog ? 0 : column.extent().anchor, unit: column.type.timeUnit)
  }
}
