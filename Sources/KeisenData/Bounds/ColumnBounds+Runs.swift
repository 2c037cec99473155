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

/// What the runs of some rows between gaps cover.
package struct RowRuns: Hashable, Sendable {
  /// The first run; empty where there is none.
  package var first = RowBounds.empty
  /// The last run, which may be the first.
  package var last = RowBounds.empty
  /// What was found about the gaps.
  package var gaps = RowGaps()

  /// Makes no runs.
  package init() {}
}

extension ColumnBounds {
  /// Calls `body` with what the runs of rows between gaps cover together, minus `origin`: intervals
  /// that have no value in common, in ascending order.
  ///
  /// Rows are looked at one by one in blocks that hold both values and gaps alone. Once `maxBlocks`
  /// of these were, the rows that are left are one run.
  ///
  /// - Parameters:
  ///   - rows: Rows of the snapshot.
  ///   - origin: What is subtracted, in `unit` or else in the column's own.
  ///   - unit: What timestamps are converted to; nil leaves them as they are.
  ///   - maxBlocks: How many blocks of 64 rows may be looked at row by row.
  ///   - level: The level of the nodes that the rows are made of, which are not looked into then:
  ///     one that holds values and gaps is taken for one without gaps. Nil looks for all gaps.
  ///   - body: Gets the bounds of an interval. Of more than a thousand some may have values in
  ///     common.
  /// - Returns: The runs at both ends, and how many rows are gaps.
  /// - Complexity: O(log *n*) for each block that is interrupted, and the runs in it times the
  ///   logarithm of the intervals.
  package func forEachInterval(
    ofRuns rows: Range<Int>,
    relativeTo origin: Int64,
    in unit: TimeUnit? = nil,
    maxBlocks: Int,
    ofNodes level: Int? = nil,
    _ body: (RowBounds) -> Void
  ) -> RowRuns {
    let reading = ValueReading(snapshot.type, relativeTo: origin, in: unit)
    return withoutActuallyEscaping(body) { body in
      pyramid.run(
        Runs(
          snapshot: snapshot,
          rows: rows,
          reading: reading,
          maxBlocks: maxBlocks,
          level: level,
          body: body
        )
      )
    }
  }
}

private struct Runs: PyramidTask {
  let snapshot: ColumnSnapshot
  let rows: Range<Int>
  let reading: ValueReading
  let maxBlocks: Int
  let level: Int?
  let body: (RowBounds) -> Void

  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) -> RowRuns {
    withUnsafeTemporaryAllocation(
      of: IntervalUnion<Element>.Interval.self,
      capacity: IntervalUnion<Element>.maximum
    ) { memory in
      var runs = RowRuns()
      guard let base = memory.baseAddress else { return runs }
      let report: (IntervalUnion<Element>.Interval) -> Void = { interval in
        let node = PyramidNode<Element>(low: interval.low, high: interval.high, hasGaps: false)
        body(node.rowBounds(reading))
      }
      let union = IntervalUnion(memory: base, report)
      var walk = RunWalk(
        pyramid,
        ColumnCursor(snapshot),
        blocksLeft: maxBlocks,
        minLevel: level,
        union
      )
      walk.add(rows)
      runs.gaps = walk.gaps
      (runs.first, runs.last) = (walk.first.rowBounds(reading), walk.last.rowBounds(reading))
      return runs
    }
  }
}

/// Intervals of values, of which those that have values in common become one.
private struct IntervalUnion<Element: PyramidElement> {
  typealias Interval = (low: Element, high: Element)

  /// Intervals at most; beyond, those that there are, are told.
  static var maximum: Int { 1024 }

  private let memory: UnsafeMutablePointer<Interval>
  private let report: (Interval) -> Void
  private var count = 0
  /// The interval that was changed last: mostly the next run lies in it.
  private var recent = 0

  init(memory: UnsafeMutablePointer<Interval>, _ report: @escaping (Interval) -> Void) {
    (self.memory, self.report) = (memory, report)
  }

  @inline(__always)
  mutating func add(_ low: Element, _ high: Element) {
    if count > 0, memory[recent].low <= low, high <= memory[recent].high { return }
    insert(low, high)
  }

  @inline(never)
  private mutating func insert(_ low: Element, _ high: Element) {
    // The first that is not wholly below, and the first of those that are wholly above.
    var (first, end) = (0, count)
    while first < end {
      let middle = (first + end) / 2
      if memory[middle].high < low { first = middle + 1 } else { end = middle }
    }
    end = first
    var joined: Interval = (low, high)
    while end < count, !(memory[end].low > high) {
      joined.low = memory[end].low < joined.low ? memory[end].low : joined.low
      joined.high = memory[end].high > joined.high ? memory[end].high : joined.high
      end += 1
    }
    if first == end, count == Self.maximum {
      flush()
      first = 0
      end = 0
    }
    let shift = 1 - (end - first)
    if shift > 0 {
      var index = count
      while index > first {
        memory[index] = memory[index - 1]
        index -= 1
      }
    } else if shift < 0 {
      for index in end..<count { memory[index + shift] = memory[index] }
    }
    memory[first] = joined
    count += shift
    recent = first
  }

  /// Tells all intervals, and forgets them.
  mutating func flush() {
    for index in 0..<count { report(memory[index]) }
    (count, recent) = (0, 0)
  }
}

/// Goes along rows and collects the runs between gaps.
private struct RunWalk<Element: PyramidElement> {
  private let pyramid: Pyramid<Element>
  private var cursor: ColumnCursor
  private var blocksLeft: Int
  /// The level of nodes that are not looked into.
  private let minLevel: Int?
  private var union: IntervalUnion<Element>
  /// The current run.
  private var run = PyramidNode<Element>.empty
  /// The first and the last run.
  private(set) var first = PyramidNode<Element>.empty
  private(set) var last = PyramidNode<Element>.empty
  private(set) var gaps = RowGaps()

  init(
    _ pyramid: Pyramid<Element>,
    _ cursor: ColumnCursor,
    blocksLeft: Int,
    minLevel: Int?,
    _ union: IntervalUnion<Element>
  ) {
    (self.pyramid, self.cursor, self.blocksLeft, self.union) = (pyramid, cursor, blocksLeft, union)
    self.minLevel = minLevel
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
    union.flush()
  }

  @inline(__always)
  private mutating func end() {
    guard !run.isEmpty else { return }
    union.add(run.low, run.high)
    if last.isEmpty { first = run }
    last = run
    run = .empty
  }

  /// Adds the largest node whose rows are all of one kind, or else a block; returns its number of
  /// rows.
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
      if level == minLevel {
        add(node)
        return rows
      }
      guard level > 0 else { break }
      level -= 1
      rows /= Pyramid<Element>.fanOut
    }
    addMixed(row..<row + size)
    blocksLeft -= 1
    return size
  }

  /// Adds a node of which rows are gaps that are not looked for.
  private mutating func add(_ node: PyramidNode<Element>) {
    if node.isEmpty { return end() }
    gaps.isApproximated = true
    run.formUnion(PyramidNode(low: node.low, high: node.high, hasGaps: false))
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
    // One value in one place may stand for very many.
    guard rows.count <= 2 * Pyramid<Element>.blockRows else { return addAll(rows) }
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: 64) {
      addMixed(first..<min(rows.upperBound, first + 64))
    }
  }

  /// Adds at most 64 rows, whose runs are found in a word that has a bit for each row.
  private mutating func addMixed(_ rows: Range<Int>) {
    var first = rows.lowerBound
    while first < rows.upperBound {
      let memory = cursor.memory(first..<rows.upperBound)
      add(memory)
      first += memory.count
    }
  }

  private mutating func add(_ memory: StridedMemory) {
    let filter = pyramid.filter
    let all = UInt64.max >> UInt64(64 - memory.count)
    var shown = all
    if filter.isPositive {
      for index in 0..<memory.count {
        let value = (memory.base + index &* memory.stride).loadUnaligned(as: Element.self)
        guard !value.isShown(filter) else { continue }
        shown &= ~(1 &<< UInt64(truncatingIfNeeded: index))
        if value.isValue(knowingGaps: filter.knowsGaps) {
          gaps.dropped += 1
        } else {
          gaps.gaps += 1
        }
      }
    } else if filter.knowsGaps {
      if memory.count == 64, memory.stride == MemoryLayout<Element>.size {
        shown = Element.shownBits(memory.base)
      } else {
        shown = 0
        for index in 0..<memory.count {
          let value = (memory.base + index &* memory.stride).loadUnaligned(as: Element.self)
          let bit: UInt64 = value.isValue(knowingGaps: true) ? 1 : 0
          shown |= bit &<< UInt64(truncatingIfNeeded: index)
        }
      }
      gaps.gaps += (all & ~shown).nonzeroBitCount
    }
    var row = 0
    while shown != 0 {
      let skipped = shown.trailingZeroBitCount
      if skipped > 0 { end() }
      row += skipped
      shown &>>= UInt64(truncatingIfNeeded: skipped)
      let count = (~shown).trailingZeroBitCount
      let base = memory.base + row &* memory.stride
      extend(StridedMemory(base: base, stride: memory.stride, count: count))
      row += count
      // All rows may be shown: then nothing is left of the word.
      shown = count < 64 ? shown &>> UInt64(truncatingIfNeeded: count) : 0
    }
    if row < memory.count { end() }
  }

  /// Adds values, all of which count, to the current run.
  @inline(__always)
  private mutating func extend(_ memory: StridedMemory) {
    guard memory.count < 16 else {
      run.formUnion(Element.bounds(of: memory, knowingGaps: pyramid.filter.knowsGaps))
      return
    }
    for index in 0..<memory.count {
      let value = (memory.base + index &* memory.stride).loadUnaligned(as: Element.self)
      run.low = value < run.low ? value : run.low
      run.high = value > run.high ? value : run.high
    }
  }
}
