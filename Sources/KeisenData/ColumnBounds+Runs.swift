import KeisenPrimitives

/// What was found about the gaps among some rows.
package struct RowGaps: Hashable, Sendable {
  /// Rows that are NaN, infinite, or the least timestamp.
  package var gaps = 0
  /// Rows that are not above 0, where these don't count.
  package var dropped = 0
  /// Whether rows that are interrupted were taken for one run; then their gaps are not counted.
  package var isApproximated = false

  /// Makes no gaps.
  package init() {}
}

extension ColumnBounds {
  /// Calls `body` with the bounds of each run of rows between gaps, minus `origin`, in order.
  ///
  /// Rows are looked at one by one in blocks that hold both values and gaps alone. Once `mostBlocks` of these were,
  /// the rows that are left are one run.
  ///
  /// - Parameters:
  ///   - rows: Rows of the snapshot.
  ///   - origin: What is subtracted, in `unit` or else in the column's own.
  ///   - unit: What timestamps are converted to; nil leaves them as they are.
  ///   - mostBlocks: How many blocks of 64 rows may be looked at row by row.
  ///   - body: Gets the bounds of a run.
  /// - Returns: How many rows are gaps.
  /// - Complexity: O(log *n*) for each block that is interrupted.
  package func forEachRun(
    of rows: Range<Int>,
    relativeTo origin: Int64,
    in unit: TimeUnit? = nil,
    mostBlocks: Int,
    _ body: (RowBounds) -> Void
  ) -> RowGaps {
    let reading = ValueReading(snapshot.type, relativeTo: origin, in: unit)
    return withoutActuallyEscaping(body) { body in
      pyramid.run(
        Runs(snapshot: snapshot, rows: rows, reading: reading, mostBlocks: mostBlocks, body: body)
      )
    }
  }
}

private struct Runs: PyramidTask {
  let snapshot: ColumnSnapshot
  let rows: Range<Int>
  let reading: ValueReading
  let mostBlocks: Int
  let body: (RowBounds) -> Void

  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) -> RowGaps {
    var walk = RunWalk(pyramid, ColumnCursor(snapshot), blocksLeft: mostBlocks) { node in
      body(node.rowBounds(reading))
    }
    walk.add(rows)
    return walk.gaps
  }
}

/// Goes along rows and tells the runs between gaps.
private struct RunWalk<Element: PyramidElement> {
  private let pyramid: Pyramid<Element>
  private let tell: (PyramidNode<Element>) -> Void
  private var cursor: ColumnCursor
  private var blocksLeft: Int
  /// The current run.
  private var run = PyramidNode<Element>.empty
  private(set) var gaps = RowGaps()

  init(
    _ pyramid: Pyramid<Element>,
    _ cursor: ColumnCursor,
    blocksLeft: Int,
    tell: @escaping (PyramidNode<Element>) -> Void
  ) {
    (self.pyramid, self.cursor, self.blocksLeft, self.tell) = (pyramid, cursor, blocksLeft, tell)
  }

  /// Adds all rows that there are.
  mutating func add(_ rows: Range<Int>) {
    let size = Pyramid<Element>.blockRows
    let blocks = pyramid.blocks
    let first = min(
      rows.upperBound,
      max((rows.lowerBound + size - 1) / size, blocks.lowerBound) * size
    )
    let last = max(first, min(rows.upperBound / size, blocks.upperBound) * size)
    addOneByOne(rows.lowerBound..<first)
    var row = first
    while row < last, blocksLeft > 0 { row += addNode(at: row, before: last) }
    if row < last { addAll(row..<last) }
    addOneByOne(last..<rows.upperBound)
    end()
  }

  private mutating func end() {
    if !run.isEmpty { tell(run) }
    run = .empty
  }

  /// Adds the largest node whose rows are all of one kind, or else a block; returns its number of rows.
  private mutating func addNode(at row: Int, before last: Int) -> Int {
    let size = Pyramid<Element>.blockRows
    var level = 0
    var rows = size
    while level + 1 < pyramid.levels.count, row % (rows * Pyramid<Element>.fanOut) == 0,
      row + rows * Pyramid<Element>.fanOut <= last,
      pyramid.levels[level + 1].nodes.contains(row / (rows * Pyramid<Element>.fanOut))
    {
      level += 1
      rows *= Pyramid<Element>.fanOut
    }
    while true {
      let node = pyramid.levels[level][row / rows]
      if !node.hasGaps {
        run.formUnion(node)
        return rows
      }
      if node.isEmpty, !pyramid.filter.isPositive {
        end()
        gaps.gaps += rows
        return rows
      }
      guard level > 0 else { break }
      level -= 1
      rows /= Pyramid<Element>.fanOut
    }
    addOneByOne(row..<row + size)
    blocksLeft -= 1
    return size
  }

  /// Adds rows among which there may be gaps that are not looked for.
  private mutating func addAll(_ rows: Range<Int>) {
    let node = pyramid.bounds(of: rows, &cursor)
    if node.isEmpty {
      end()
      if pyramid.filter.isPositive { gaps.dropped += rows.count } else { gaps.gaps += rows.count }
    } else {
      gaps.isApproximated = gaps.isApproximated || node.hasGaps
      run.formUnion(PyramidNode(low: node.low, high: node.high, hasGaps: false))
    }
  }

  private mutating func addOneByOne(_ rows: Range<Int>) {
    let filter = pyramid.filter
    // One value in one place may stand for very many.
    guard rows.count <= 2 * Pyramid<Element>.blockRows else { return addAll(rows) }
    for row in rows {
      let value: Element = cursor.element(row)
      if value.isShown(filter) {
        run.add(value, knowingGaps: filter.knowsGaps)
        continue
      }
      end()
      if value.isValue(knowingGaps: filter.knowsGaps) { gaps.dropped += 1 } else { gaps.gaps += 1 }
    }
  }
}
