import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

@Suite("Rows that are held")
struct PinnedRowsTests {
  /// What a column tells of itself.
  private struct PointerState: Equatable {
    var rows: Range<Int>
    var count: Int
    var values: [Double]
    var extent: Extent
    var small: Extent
    var positive: Extent
    var blocks: Extent
    var positiveBlocks: Extent
    var isAscending: Bool

    init(_ column: Column) throws(KeisenError) {
      let snapshot = column.snapshot()
      rows = snapshot.rows
      count = column.count
      values = [Double](unsafeUninitializedCapacity: snapshot.count) { values, count in
        if let base = values.baseAddress {
          snapshot.read(snapshot.rows, relativeTo: 0, into: base)
        }
        count = snapshot.count
      }
      (extent, small) = (column.extent(), column.extentWithoutBounds())
      positive = column.positiveExtent()
      let (bounds, order) = try column.orderedBounds()
      (blocks, isAscending) = (bounds.extent, order.isAscending)
      positiveBlocks = try column.positiveBounds().extent
    }
  }

  private func column(_ capacity: Int?) throws(KeisenError) -> Column {
    guard let capacity else { return Column(growing: .float64) }
    return try Column(ring: .float64, capacity: capacity)
  }

  @Test(
    "are those that were there when they were asked for first",
    arguments: [nil, 20_000, 70_000]
  )
  func held(capacity: Int?) throws {
    var random = SeededGenerator(seed: 7)
    for round in 0..<12 {
      let size = [10, 300, 40_000][round % 3]
      let before = (0..<size).map { _ in Double.random(in: -3...9, using: &random) }
      let after = (0..<Int.random(in: 1...min(size, 5_000), using: &random)).map { _ in
        Double.random(in: -90...90, using: &random)
      }
      let isKnown = Bool.random(using: &random)
      let expected = try column(capacity)
      try expected.append(before)
      let whole = try column(capacity)
      for values in [before, after] { try whole.append(values) }
      let column = try column(capacity)
      try column.append(before)
      if isKnown { _ = try PointerState(column) }
      let (held, newest) = try PinnedRows.hold { () throws(KeisenError) in
        #expect(column.count == min(size, capacity ?? size))
        try column.append(after)
        // Another frame has looked at all rows meanwhile.
        let newest = try PinnedRows.hold(PinnedRows()) { () throws(KeisenError) in
          try PointerState(column)
        }
        return (try PointerState(column), newest)
      }
      #expect(try newest == PointerState(whole))
      #expect(try PointerState(column) == PointerState(whole))
      let reported = try PointerState(expected)
      guard newest.rows.lowerBound > reported.rows.lowerBound else {
        var held = held
        // Rows that go one way need not be known to where others don't.
        if !held.isAscending { held.isAscending = reported.isAscending }
        #expect(held == reported)
        continue
      }
      // What a ring has dropped is not there any more.
      #expect(held.rows == newest.rows.lowerBound..<reported.rows.upperBound)
      #expect(
        held.values == Array(reported.values.suffix(held.count)) && held.count == held.rows.count
      )
      let kept = try Column(held.values)
      #expect(try held.extent == kept.extent() && held.blocks == kept.bounds().extent)
      #expect(held.small == kept.extent() && held.positive == kept.positiveExtent())
    }
  }

  @Test("are the newest ones where a ring has dropped the others, or values have changed")
  func dropped() throws {
    let ring = try Column(ring: .float64, capacity: 4)
    try ring.append([1.0, 2, 3])
    try PinnedRows.hold { () throws(KeisenError) in
      #expect(ring.firstRow == 0 && ring.count == 3)
      try ring.append([4.0, 5])
      #expect(ring.firstRow == 1 && ring.count == 2)
      try ring.append([6.0, 7, 8, 9])
      #expect(ring.firstRow == 5 && ring.count == 4)
      let newest = try Column([6.0, 9])
      #expect(ring.extent() == newest.extent())
    }
    let column = Column(growing: .float64)
    try column.append([1.0])
    try PinnedRows.hold { () throws(KeisenError) in
      #expect(column.count == 1)
      try column.append([2.0])
      #expect(column.count == 1)
      try column.changed(first: 0, count: 1)
      #expect(column.count == 2)
    }
    #expect(column.count == 2)
  }

  @Test("are held on all threads of the pool, and by nobody else's work")
  func threads() throws {
    let column = Column(growing: .float64)
    try column.append([1.0])
    let counts = Locked<Set<Int>>([])
    func appearance() {
      WorkerPool.shared.run(64) { _ in
        let count = column.count
        counts.withLock { _ = $0.insert(count) }
      }
    }
    try PinnedRows.hold { () throws(KeisenError) in
      appearance()
      try column.append([2.0, 3])
      appearance()
    }
    #expect(counts.withLock { $0 } == [1])
    appearance()
    #expect(counts.withLock { $0 } == [1, 3])
  }
}
