import KeisenPrimitives

extension Column {
  /// Where the values of the first rows go the other way, as far as that is known.
  struct KnownOrder: Sendable {
    /// The first row that is below the one before it; rows from there on may ascend.
    var fall: Int?
    /// The first row that is above the one before it.
    var rise: Int?
    /// The row behind the last one that was looked at.
    var end = 0

    /// Whether nothing that was broken before `first` may be mended.
    func isSettled(from first: Int) -> Bool {
      (fall ?? .max) > first && (rise ?? .max) > first
    }

    /// The order of the rows that were looked at.
    var order: ColumnOrder {
      ColumnOrder(
        isAscending: fall == nil,
        isDescending: rise == nil
      )
    }
  }
}

extension ColumnSnapshot {
  /// Returns the known order of more rows, and the pyramid with the nodes that were found on the
  /// way.
  ///
  /// Of values that go one way the ends of a block are its bounds, so that looking at the steps is
  /// enough.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func survey<Element: PyramidElement>(
    _ known: Column.KnownOrder,
    _ pyramid: Pyramid<Element>
  ) throws(KeisenError) -> (order: Column.KnownOrder, pyramid: Pyramid<Element>) {
    var known = known
    if let memory = constant {
      let value = memory.base.loadUnaligned(as: Element.self)
      let isShown = value.isShown(pyramid.filter)
      // A row further: all of them are gaps.
      (known.fall, known.rise) = isShown ? (nil, nil) : (rows.upperBound, rows.upperBound)
      known.end = rows.upperBound
      return (known, pyramid)
    }
    var result = pyramid
    let looked = max(rows.lowerBound, known.end - 1)
    func appearance(descending: Bool, _ breaking: Int?) throws(KeisenError) -> Int? {
      // What was broken within the rows is so still; what was broken before them may be mended.
      if let breaking, breaking > rows.lowerBound { return breaking }
      let first = breaking == nil ? looked : rows.lowerBound
      guard first < rows.upperBound else { return nil }
      let way = RowSteps<Element>(self, rows: first..<rows.upperBound, descending: descending)
      if let start = way.wrongStart { return start }
      // Mostly values that go no way show it at once: then no memory is taken for nodes.
      let some = first..<min(rows.upperBound, first + 1024)
      if let wrong = way.firstWrong(in: some) { return wrong }
      let size = Pyramid<Element>.blockRows
      let new = size * max(result.blocks.upperBound, wholeBlocks.lowerBound)
      let end = size * wholeBlocks.upperBound
      if new < end, way.endsRight, let grown = try way.grow(result) {
        // Left are the rows in front of the new blocks, and those behind them.
        result = grown
        if new > first, let wrong = way.firstWrong(in: first..<new) { return wrong }
        return way.firstWrong(from: max(first, end - 1))
      }
      return way.firstWrong(from: first)
    }
    known.fall = try appearance(descending: false, known.fall)
    known.rise = try appearance(descending: true, known.rise)
    known.end = rows.upperBound
    return (known, result)
  }
}

extension Column.KnownOrder {
  /// Returns what is known once rows have changed: the steps to and from these are looked at.
  ///
  /// - Complexity: O(*m*) in the rows that have changed; O(*n*) where the first step that goes the
  ///   other way is one of theirs, until the next one.
  func renewed(_ changed: ChangedRows, _ snapshot: ColumnSnapshot) -> Self {
    guard !changed.isEmpty else { return self }
    let rows = snapshot.rows.lowerBound..<max(snapshot.rows.lowerBound, end)
    guard !rows.isEmpty, snapshot.constant == nil, !changed.isMajority(of: rows) else {
      return Self()
    }
    return ColumnPyramid(of: snapshot.type)
      .run(OrderRenewal(snapshot: snapshot, rows: rows, known: self, changed: changed.runs))
  }
}

private struct OrderRenewal: PyramidTask {
  let snapshot: ColumnSnapshot
  let rows: Range<Int>
  let known: Column.KnownOrder
  let changed: [Range<Int>]

  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) -> Column.KnownOrder
  {
    var order = known
    order.fall = firstWrong(known.fall, RowSteps<Element>(snapshot, rows: rows, descending: false))
    order.rise = firstWrong(known.rise, RowSteps<Element>(snapshot, rows: rows, descending: true))
    return order
  }

  private func firstWrong<Element: PyramidElement>(
    _ known: Int?,
    _ steps: RowSteps<Element>
  ) -> Int? {
    // What was broken before the rows is looked for in all of them anyway.
    if let known, known <= rows.lowerBound { return known }
    var wrong = known
    if let known, changed.contains(where: { $0.lowerBound <= known && known <= $0.upperBound }) {
      wrong = steps.firstWrong(from: known - 1)
    }
    func add(_ row: Int?) {
      if let row { wrong = min(wrong ?? row, row) }
    }
    for run in changed {
      let touched = (run.lowerBound - 1..<run.upperBound + 1).clamped(to: rows)
      guard !touched.isEmpty else { continue }
      if touched.lowerBound == rows.lowerBound { add(steps.wrongStart) }
      add(
        touched.upperBound == rows.upperBound
          ? steps.firstWrong(from: touched.lowerBound) : steps.firstWrong(in: touched)
      )
    }
    return wrong
  }
}

/// The steps from row to row of a run of rows, which ought to go one way.
private struct RowSteps<Element: PyramidElement> {
  private let snapshot: ColumnSnapshot
  private let rows: Range<Int>
  private let descending: Bool
  private let first: Element
  private let last: Element
  private let filter: RowFilter

  init(_ snapshot: ColumnSnapshot, rows: Range<Int>, descending: Bool) {
    (self.snapshot, self.rows, self.descending) = (snapshot, rows, descending)
    var cursor = ColumnCursor(snapshot)
    first = cursor.element(rows.lowerBound)
    last = cursor.element(rows.upperBound - 1)
    filter = RowFilter(snapshot.type)
  }

  /// The row behind the first one where that is a gap: NaN goes no way, and infinities and the
  /// least timestamp have nothing beyond them, so that of values that go one way only the ends may
  /// be gaps.
  var wrongStart: Int? { first.isShown(filter) ? nil : rows.lowerBound + 1 }

  /// Whether the last value is not on the wrong side of the first.
  var endsRight: Bool { last.isShown(filter) && (descending ? last <= first : first <= last) }

  /// Returns the pyramid with nodes for all whole blocks, or nil where a step goes the other way.
  func grow(_ pyramid: Pyramid<Element>) throws(KeisenError) -> Pyramid<Element>? {
    try pyramid.grown(to: snapshot) { blocks, slots in
      // As many at a time as stay in the first-level cache.
      for first in stride(from: blocks.lowerBound, to: blocks.upperBound, by: 32) {
        let some = first..<min(blocks.upperBound, first + 32)
        guard write(some, to: slots) else { return false }
      }
      return true
    }
  }

  /// Writes the nodes of some blocks; false where a step goes the other way.
  private func write(_ blocks: Range<Int>, to slots: PyramidLevel<Element>.Slots) -> Bool {
    let size = Pyramid<Element>.blockRows
    let rows = blocks.lowerBound * size..<blocks.upperBound * size
    let withOneBefore = max(self.rows.lowerBound, rows.lowerBound - 1)..<rows.upperBound
    guard firstWrong(in: withOneBefore) == nil else { return false }
    // An infinity may be the last of many that go one way.
    var isGood = true
    snapshot.forEachRun(ofBlocks: blocks) { blocks, memory in
      var base = memory.base
      for block in blocks {
        let first = base.loadUnaligned(as: Element.self)
        let last = (base + (size - 1) &* memory.stride).loadUnaligned(as: Element.self)
        isGood = isGood && last.isShown(filter)
        let (low, high) = descending ? (last, first) : (first, last)
        slots.write(PyramidNode(low: low, high: high, hasGaps: false), at: block)
        base += size &* memory.stride
      }
    }
    return isGood
  }

  /// Returns the first row from `first` on that steps the other way, or the one behind a last one
  /// that is a gap.
  func firstWrong(from first: Int) -> Int? {
    if let wrong = firstWrong(in: first..<rows.upperBound) { return wrong }
    return last.isShown(filter) ? nil : rows.upperBound
  }

  /// Returns the first of some rows but the first that steps the other way.
  func firstWrong(in rows: Range<Int>) -> Int? {
    var wrong: Int?
    var before: Element?
    var row = rows.lowerBound
    snapshot.forEachPiece(of: rows) { memory in
      guard wrong == nil else { return }
      let first = memory.base.loadUnaligned(as: Element.self)
      if let before, !(descending ? before >= first : before <= first) {
        wrong = row
        return
      }
      wrong = Element.firstWrong(memory, descending: descending).map { row + $0 }
      before = (memory.base + (memory.count - 1) &* memory.stride).loadUnaligned(as: Element.self)
      row += memory.count
    }
    return wrong
  }
}

extension PyramidElement {
  /// Values that are looked at before it is asked whether one steps the other way.
  private static var maximum: Int { 4096 }

  /// Returns the index of the first value but the first that steps the other way.
  static func firstWrong(_ memory: StridedMemory, descending: Bool) -> Int? {
    var first = 1
    // Mostly there is either no such step or one at once.
    var count = 8
    while memory.stride == MemoryLayout<Self>.size, first < memory.count {
      count = min(count, memory.count - first)
      let next = memory.base + first &* memory.stride
      let values = next - memory.stride
      let isGood =
        descending ? ascends(next, values, count: count) : ascends(values, next, count: count)
      guard isGood else { break }
      first += count
      count = min(maximum, 4 * count)
    }
    while first < memory.count {
      let value = (memory.base + (first &- 1) &* memory.stride).loadUnaligned(as: Self.self)
      let next = (memory.base + first &* memory.stride).loadUnaligned(as: Self.self)
      guard descending ? value >= next : value <= next else { return first }
      first += 1
    }
    return nil
  }
}
