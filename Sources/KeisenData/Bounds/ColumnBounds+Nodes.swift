import KeisenPrimitives

extension ColumnBounds {
  /// Whether rows are read when they are needed, so that asking nodes alone is worth being not
  /// quite exact.
  package var isOnDemand: Bool { snapshot.isOnDemand }

  /// Number of levels of nodes: the rows of a node of one are four times those of one below; 64 at
  /// level 0.
  package var levelCount: Int { pyramid.run(LevelCount()) }

  /// Returns the row behind those of the last node of a level.
  package func nodesEnd(ofLevel level: Int) -> Int { pyramid.run(NodesEnd(level: level)) }

  /// Whether the last node of each level ends with the column, not only with a whole number of
  /// nodes.
  package var nodesReachEnd: Bool { nodesEnd(ofLevel: levelCount - 1) == snapshot.rows.upperBound }

  /// Rows of a node.
  package static func nodeRows(ofLevel level: Int) -> Int { SummaryShape.blockRows(ofLevel: level) }

  /// Loads what will be asked for next, in few steps: nodes of a level where there is one, else the
  /// rows themselves.
  ///
  /// - Parameters:
  ///   - rows: Rows of the snapshot.
  ///   - level: The level, or nil.
  package func prepare(_ rows: Range<Int>, level: Int?) {
    guard let source = snapshot.source, !rows.isEmpty else { return }
    guard let level else { return source.prepare(rows) }
    let shift = SummaryShape.shift(ofLevel: level)
    let nodes = rows.lowerBound >> shift..<(rows.upperBound - 1) >> shift + 1
    pyramid.run(Preparation(nodes: nodes, level: level))
  }

  /// Writes the bounds of the runs of rows between neighbours of some borders, minus `origin`, of
  /// nodes alone where they can be.
  ///
  /// - Parameters:
  ///   - borders: Rows of the snapshot, or the one behind its last, in ascending order.
  ///   - levels: Of each border the level of whose nodes it is an end; -1 where it is an end of
  ///     none.
  ///   - origin: What is subtracted, in `unit` or else in the column's own.
  ///   - unit: What timestamps are converted to; nil leaves them as they are.
  ///   - bounds: Room for `borders.count - 1`.
  package func bounds(
    between borders: UnsafeBufferPointer<Int>,
    levels: UnsafePointer<Int>,
    relativeTo origin: Int64,
    in unit: TimeUnit? = nil,
    into bounds: UnsafeMutablePointer<RowBounds>
  ) {
    let reading = ValueReading(snapshot.type, relativeTo: origin, in: unit)
    pyramid.run(
      NodeBounds(
        snapshot: snapshot,
        borders: borders,
        levels: levels,
        reading: reading,
        bounds: bounds
      )
    )
  }

  /// Writes the bounds of the nodes on both sides of some borders, minus `origin`; of no rows at
  /// borders that are ends of none.
  ///
  /// - Parameters: As of `bounds(between:levels:relativeTo:in:into:)`, and room for `borders.count`
  ///   each.
  package func boundsOfNeighbors(
    of borders: UnsafeBufferPointer<Int>,
    levels: UnsafePointer<Int>,
    relativeTo origin: Int64,
    in unit: TimeUnit? = nil,
    before: UnsafeMutablePointer<RowBounds>,
    behind: UnsafeMutablePointer<RowBounds>
  ) {
    let reading = ValueReading(snapshot.type, relativeTo: origin, in: unit)
    pyramid.run(
      NodeNeighbors(
        rows: snapshot.rows,
        borders: borders,
        levels: levels,
        reading: reading,
        before: before,
        behind: behind
      )
    )
  }

  /// Goes down a level in search for the first row that reaches each of some values, of a column
  /// that goes one way.
  ///
  /// - Parameters:
  ///   - values: What is looked for, minus `origin`; none is NaN.
  ///   - nodes: Of each value the node of the level above in which the row is, or -1 for the top
  ///     level; then that of the level. Where no row reaches the value it is the last one.
  ///   - level: The level.
  ///   - order: Which way the values go.
  ///   - origin: What is subtracted, in `unit` or else in the column's own.
  ///   - unit: What timestamps are converted to; nil leaves them as they are.
  ///   - before: Room for the values in front of the nodes, of the first node the first value of
  ///     all.
  ///   - behind: Room for those behind, of the last node the last value of all.
  package func descend(
    to values: UnsafeBufferPointer<Double>,
    _ nodes: UnsafeMutablePointer<Int>,
    level: Int,
    _ order: ColumnOrder,
    relativeTo origin: Int64,
    in unit: TimeUnit?,
    before: UnsafeMutablePointer<Double>,
    behind: UnsafeMutablePointer<Double>
  ) {
    let reading = ValueReading(snapshot.type, relativeTo: origin, in: unit)
    pyramid.run(
      Descent(
        values: values,
        nodes: nodes,
        level: level,
        isAscending: order.isAscending,
        reading: reading,
        before: before,
        behind: behind
      )
    )
  }

  /// Returns the first row of a node of level 0 that reaches a value, or the one behind the node's
  /// last.
  package func row(
    reaching value: Double,
    inNode node: Int,
    _ order: ColumnOrder,
    relativeTo origin: Int64,
    in unit: TimeUnit?
  ) -> Int {
    let size = Pyramid<Int64>.blockRows
    let rows = (node * size..<(node + 1) * size).clamped(to: snapshot.rows)
    var cursor = ColumnCursor(snapshot)
    var (low, high) = (rows.lowerBound, rows.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      let found = cursor.value(middle, relativeTo: origin, in: unit)
      if order.isAscending ? found >= value : found <= value {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}

private struct LevelCount: PyramidTask {
  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) -> Int {
    pyramid.levels.count
  }
}

private struct NodesEnd: PyramidTask {
  let level: Int

  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) -> Int {
    guard level >= 0, level < pyramid.levels.count else { return 0 }
    return pyramid.end
      ?? pyramid.levels[level].nodes.upperBound << SummaryShape.shift(ofLevel: level)
  }
}

private struct Preparation: PyramidTask {
  let nodes: Range<Int>
  let level: Int

  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) {
    pyramid.levels[level].prepare(nodes)
  }
}

private struct NodeBounds: PyramidTask {
  let snapshot: ColumnSnapshot
  let borders: UnsafeBufferPointer<Int>
  let levels: UnsafePointer<Int>
  let reading: ValueReading
  let bounds: UnsafeMutablePointer<RowBounds>

  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) {
    var cursor = ColumnCursor(snapshot)
    for index in 0..<max(0, borders.count - 1) {
      let rows = borders[index]..<borders[index + 1]
      let level = min(levels[index], levels[index + 1], pyramid.levels.count - 1)
      let node =
        level < 0
        ? pyramid.bounds(of: rows, &cursor)
        : rows.isEmpty ? .empty : pyramid.bounds(ofNodes: rows, level: level)
      bounds[index] = node.rowBounds(reading)
    }
  }
}

private struct NodeNeighbors: PyramidTask {
  let rows: Range<Int>
  let borders: UnsafeBufferPointer<Int>
  let levels: UnsafePointer<Int>
  let reading: ValueReading
  let before: UnsafeMutablePointer<RowBounds>
  let behind: UnsafeMutablePointer<RowBounds>

  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) {
    for index in borders.indices {
      (before[index], behind[index]) = (.empty, .empty)
      let (border, level) = (borders[index], levels[index])
      guard level >= 0, level < pyramid.levels.count, border > rows.lowerBound,
        border < rows.upperBound
      else { continue }
      let node = border >> SummaryShape.shift(ofLevel: level)
      before[index] = pyramid.levels[level][node - 1].rowBounds(reading)
      behind[index] = pyramid.levels[level][node].rowBounds(reading)
    }
  }
}

private struct Descent: PyramidTask {
  let values: UnsafeBufferPointer<Double>
  let nodes: UnsafeMutablePointer<Int>
  let level: Int
  let isAscending: Bool
  let reading: ValueReading
  let before: UnsafeMutablePointer<Double>
  let behind: UnsafeMutablePointer<Double>

  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) {
    let level = pyramid.levels[level]
    let (size, last) = (Pyramid<Element>.fanOut, level.nodes.count - 1)
    guard last >= 0 else { return }
    func first(_ node: Int) -> Double {
      (isAscending ? level[node].low : level[node].high).double(reading)
    }
    func end(_ node: Int) -> Double {
      (isAscending ? level[node].high : level[node].low).double(reading)
    }
    for index in values.indices {
      let parent = nodes[index]
      var node = parent < 0 ? 0 : parent * size
      let maximum = parent < 0 ? last : min(last, node + size - 1)
      while node < maximum {
        let value = end(node)
        if isAscending ? value >= values[index] : value <= values[index] { break }
        node += 1
      }
      nodes[index] = node
      before[index] = node > 0 ? end(node - 1) : first(node)
      behind[index] = node < last ? first(node + 1) : end(node)
    }
  }
}
