import KeisenPrimitives

extension ColumnBounds {
  /// Writes the first row that reaches each of some values, or the one behind the last row.
  ///
  /// A row reaches a value where what `ColumnSnapshot.read` gives for it is not below, or, of a
  /// descending column, not above the value.
  ///
  /// - Parameters:
  ///   - values: Each not below, or, of a descending column, not above the one before it; none is
  ///     NaN.
  ///   - order: The column's, which must go one way.
  ///   - origin: What is subtracted from the rows' values, in `unit` or else in the column's own.
  ///   - unit: What timestamps are converted to; nil leaves them as they are.
  ///   - rows: Room for `values.count`.
  /// - Complexity: O(`values.count`) where rows are at equal distances, or as near as that; O(log
  ///   *n*) for each in any case. Few of them wait for the memory in turn.
  package func findRows(
    reaching values: UnsafeBufferPointer<Double>,
    _ order: ColumnOrder,
    relativeTo origin: Int64,
    in unit: TimeUnit? = nil,
    into rows: UnsafeMutablePointer<Int>
  ) {
    if isOnDemand {
      findRowsByNodes(reaching: values, order, relativeTo: origin, in: unit, into: rows)
      return
    }
    let reading = ValueReading(snapshot.type, relativeTo: origin, in: unit)
    pyramid.run(
      Search(
        snapshot: snapshot,
        isAscending: order.isAscending,
        reading: reading,
        values: values,
        rows: rows
      )
    )
  }
}

extension ColumnBounds {
  /// Goes down the nodes level by level: so few have to be loaded, and the rows of one for each
  /// value.
  private func findRowsByNodes(
    reaching values: UnsafeBufferPointer<Double>,
    _ order: ColumnOrder,
    relativeTo origin: Int64,
    in unit: TimeUnit?,
    into rows: UnsafeMutablePointer<Int>
  ) {
    let count = values.count
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * count) { ends in
      guard let before = ends.baseAddress else { return }
      for index in 0..<count { rows[index] = -1 }
      for level in (0..<levelCount).reversed() {
        descend(
          to: values,
          rows,
          level: level,
          order,
          relativeTo: origin,
          in: unit,
          before: before,
          behind: before + count
        )
      }
      for index in 0..<count {
        rows[index] = row(
          reaching: values[index],
          inNode: max(0, rows[index]),
          order,
          relativeTo: origin,
          in: unit
        )
      }
    }
  }
}

private struct Search: PyramidTask {
  let snapshot: ColumnSnapshot
  let isAscending: Bool
  let reading: ValueReading
  let values: UnsafeBufferPointer<Double>
  let rows: UnsafeMutablePointer<Int>

  /// Values looked for at a time.
  private static var maximum: Int { 64 }

  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) {
    var search = PyramidSearch(pyramid, snapshot, isAscending: isAscending, reading)
    withUnsafeTemporaryAllocation(of: PyramidSearch<Element>.Place.self, capacity: Self.maximum) {
      places in
      var first = 0
      while first < values.count {
        let count = min(Self.maximum, values.count - first)
        // First the nodes alone are asked, and a row that is about right is touched: so many rows
        // come from the memory at once.
        for index in 0..<count { places[index] = search.place(of: values[first + index]) }
        for index in 0..<count {
          rows[first + index] = search.row(reaching: values[first + index], places[index])
        }
        first += count
      }
    }
  }
}

/// Looks for rows of a column that goes one way: for the block first, then within it.
private struct PyramidSearch<Element: PyramidElement> {
  /// Where a row is: it is one of those, or the one behind them.
  struct Place {
    var rows: Range<Int>
    /// A row that is about right, and its distance to the value.
    var guess: Int
    var distance: Double
  }

  private let level: PyramidLevel<Element>?
  private let blocks: Range<Int>
  private let rows: Range<Int>
  private let isAscending: Bool
  private let reading: ValueReading
  private let sign: Double
  private var cursor: ColumnCursor
  private var block: Int
  private var step = 1

  init(
    _ pyramid: Pyramid<Element>,
    _ snapshot: ColumnSnapshot,
    isAscending: Bool,
    _ reading: ValueReading
  ) {
    level = pyramid.levels.first
    blocks = pyramid.blocks.clamped(to: snapshot.wholeBlocks)
    rows = snapshot.rows
    (self.isAscending, self.reading) = (isAscending, reading)
    sign = isAscending ? 1 : -1
    cursor = ColumnCursor(snapshot)
    block = blocks.lowerBound
  }

  /// How far beyond the value a row is: below 0 where it does not reach it.
  @inline(__always)
  private mutating func distance(_ row: Int, _ value: Double) -> Double {
    let element: Element = cursor.element(row)
    return sign * (element.double(reading) - value)
  }

  /// Whether the last row of a block reaches a value.
  @inline(__always)
  private func reaches(_ block: Int, _ value: Double) -> Bool {
    guard let level else { return true }
    let node = level[block]
    return isAscending ? node.high.double(reading) >= value : node.low.double(reading) <= value
  }

  /// Returns the block, or what is in front of or behind all, that holds the first row to reach a
  /// value, which is not before the last one asked for.
  @inline(__always)
  mutating func place(of value: Double) -> Place {
    let size = Pyramid<Element>.blockRows
    findBlock(value)
    let end = block < blocks.upperBound ? (block + 1) * size - 1 : rows.upperBound
    // The last row of the block reaches the value, and that of the block before it does not.
    let start = block > blocks.lowerBound ? block * size : rows.lowerBound
    let found = start..<max(start, end)
    guard let level, block < blocks.upperBound, !found.isEmpty else {
      return Place(rows: found, guess: found.lowerBound, distance: .nan)
    }
    let node = level[block]
    let (low, high) = (node.low.double(reading), node.high.double(reading))
    // Where the row would be if those of the block were at equal distances.
    let way = (isAscending ? value - low : high - value) / (high - low) * Double(size - 1)
    let guess =
      block * size + (way.isNaN ? size / 2 : Int(max(0, min(Double(size), way)).rounded(.up)))
    return Place(
      rows: found,
      guess: min(guess, end - 1),
      distance: distance(min(guess, end - 1), value)
    )
  }

  /// Goes on to the first block whose last row reaches a value.
  @inline(__always)
  private mutating func findBlock(_ value: Double) {
    guard block < blocks.upperBound, !reaches(block, value) else {
      step = 1
      return
    }
    let first = block
    // The block at `low` does not reach the value. It is about as far as the last one was.
    var low = block
    var high = min(blocks.upperBound, block + step)
    var stride = max(1, step / 8)
    while high < blocks.upperBound, !reaches(high, value) {
      low = high
      high = min(blocks.upperBound, high + stride)
      stride *= 2
    }
    stride = max(1, step / 8)
    while high - low > stride, reaches(high - stride, value) {
      high -= stride
      stride *= 2
    }
    low = max(low, high - stride)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if reaches(middle, value) { high = middle } else { low = middle }
    }
    block = high
    step = high - first
  }

  /// Returns the first row of a place that reaches a value, or the one behind it.
  @inline(__always)
  mutating func row(reaching value: Double, _ place: Place) -> Int {
    var (low, high) = (place.rows.lowerBound, place.rows.upperBound)
    guard low < high else { return low }
    // Rows before `low` do not reach the value, and the one at `high` does. A guess that is right
    // has its neighbour on the other side.
    if place.distance >= 0 {
      high = place.guess
      if high > low, distance(high - 1, value) < 0 { return high }
      if high > low { high -= 1 }
    } else if place.distance < 0 {
      low = place.guess + 1
      if low < high, distance(low, value) >= 0 { return low }
      if low < high { low += 1 }
    }
    while low < high {
      let middle = low + (high - low) / 2
      if distance(middle, value) >= 0 { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
