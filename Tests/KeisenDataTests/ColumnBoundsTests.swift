import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

@Suite("ColumnBounds")
struct ColumnBoundsTests {
  /// The bounds of runs of rows, one value after another.
  private func slow(
    _ memory: SlowColumn,
    _ borders: [Int],
    minus origin: Int64
  ) -> [RowBounds] {
    zip(borders, borders.dropFirst()).map { first, last in
      var bounds = RowBounds.empty
      for row in first..<last {
        let value = memory.value(row, minus: origin)
        if !memory.isValue(row) {
          bounds.hasGaps = true
        } else {
          bounds.low = min(bounds.low, value)
          bounds.high = max(bounds.high, value)
        }
      }
      return bounds
    }
  }

  private func bounds(
    _ column: Column,
    _ borders: [Int],
    minus origin: Int64,
    in unit: TimeUnit? = nil
  ) throws -> [RowBounds] {
    let all = try column.bounds()
    return [RowBounds](unsafeUninitializedCapacity: borders.count - 1) { bounds, count in
      borders.withUnsafeBufferPointer { borders in
        guard let base = bounds.baseAddress else { return }
        all.bounds(between: borders, relativeTo: origin, in: unit, into: base)
      }
      count = borders.count - 1
    }
  }

  /// Borders between 0 and a count, some of them equal.
  private func borders(_ count: Int, _ random: inout SeededGenerator) -> [Int] {
    let inner = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      Int.random(in: 0...count, using: &random)
    }
    return ([0, count] + inner).sorted()
  }

  @Test("are those of looking at each row, for any memory", arguments: ElementType.all)
  func random(type: ElementType) throws {
    var random = SeededGenerator(seed: UInt64(type.byteCount) + 200)
    for round in 0..<200 {
      let count = Int.random(in: 1...(round % 20 == 0 ? 20_000 : 700), using: &random)
      try withRandomMemory(of: type, &random, count: count) { memory, random in
        let column = try Column(
          borrowing: memory.base,
          type: type,
          count: count,
          stride: memory.stride
        ) {}
        for origin in [0, Int64.random(in: .min ... .max, using: &random)] {
          let borders = borders(count, &random)
          let expected = slow(memory, borders, minus: origin)
          #expect(try bounds(column, borders, minus: origin) == expected)
        }
      }
    }
  }

  /// Intervals of which no two have a value in common, in ascending order.
  private func united(_ intervals: [RowBounds]) -> [RowBounds] {
    var result: [RowBounds] = []
    for interval in intervals.sorted(by: { ($0.low, $0.high) < ($1.low, $1.high) }) {
      if let last = result.last, interval.low <= last.high {
        result[result.count - 1].high = max(last.high, interval.high)
      } else {
        result.append(interval)
      }
    }
    return result
  }

  @Test(
    "tell what runs between gaps cover together, as looking at each row does",
    arguments: [ElementType.float32, .float64, .timestamp(.seconds), .int16]
  )
  func runs(type: ElementType) throws {
    var random = SeededGenerator(seed: UInt64(type.byteCount) + 300)
    for round in 0..<120 {
      let count = Int.random(in: 1...(round % 10 == 0 ? 9000 : 400), using: &random)
      try withRandomMemory(of: type, &random, count: count) { memory, random in
        let column = try Column(
          borrowing: memory.base,
          type: type,
          count: count,
          stride: memory.stride
        ) {}
        let isPositive = round % 3 == 0
        let bounds = try isPositive ? column.positiveBounds() : column.bounds()
        let ends = [
          Int.random(in: 0...count, using: &random), .random(in: 0...count, using: &random),
        ]
        let rows = (ends.min() ?? 0)..<(ends.max() ?? 0)
        // One place for all rows is not looked at for each.
        guard memory.stride != 0 else { return }
        var expected: [RowBounds] = []
        var (isInterrupted, gaps) = (true, RowGaps())
        for row in rows {
          let value = memory.value(row, minus: 0)
          guard memory.isValue(row), !isPositive || value > 0 else {
            isInterrupted = true
            if memory.isValue(row) { gaps.dropped += 1 } else { gaps.gaps += 1 }
            continue
          }
          let last = isInterrupted ? nil : expected.popLast()
          expected.append(
            RowBounds(
              low: min(last?.low ?? value, value),
              high: max(last?.high ?? value, value),
              hasGaps: false
            )
          )
          isInterrupted = false
        }
        var found: [RowBounds] = []
        let runs = bounds.forEachInterval(ofRuns: rows, relativeTo: 0, maxBlocks: .max) {
          found.append($0)
        }
        #expect(united(found) == united(expected), "\(round)")
        #expect(runs.first == expected.first ?? .empty && runs.last == expected.last ?? .empty)
        #expect(runs.gaps == gaps, "\(round)")
      }
    }
  }

  @Test("tell thousands of runs that have nothing in common, in any order", arguments: [600, 5000])
  func apart(count: Int) throws {
    var random = SeededGenerator(seed: 3)
    let heights = (0..<count).map(Double.init).shuffled(using: &random)
    let column = try Column(heights.flatMap { [$0, .nan] })
    var found: [Double] = []
    let rows = 0..<2 * count
    _ = try column.bounds().forEachInterval(ofRuns: rows, relativeTo: 0, maxBlocks: .max) {
      #expect($0.low == $0.high)
      found.append($0.low)
    }
    #expect(found.sorted() == heights.sorted())
    #expect(count > 1024 || found == heights.sorted())
  }

  @Test("find one gap wherever it stands")
  func gaps() throws {
    for place in stride(from: 0, to: 1000, by: 7) {
      for bad in [Float.nan, .infinity, -.infinity] {
        var values = (0..<1000).map(Float.init)
        values[place] = bad
        let column = try Column(values)
        let found = try bounds(column, [0, place, place + 1, 1000], minus: 0)
        #expect(found.map(\.hasGaps) == [false, true, false])
        #expect(found[1].isEmpty)
        #expect(try bounds(column, [0, 1000], minus: 0)[0].hasGaps, "\(place) \(bad)")
      }
    }
  }

  @Test("grow with a column, whatever the batches are")
  func growing() throws {
    var random = SeededGenerator(seed: 7)
    for round in 0..<20 {
      let column = Column(growing: .int32)
      var values: [Int32] = []
      while values.count < (round < 2 ? 300_000 : 3000) {
        let maximum = round < 2 ? 90_000 : 300
        let batch = (0..<Int.random(in: 0...maximum, using: &random)).map { _ in
          Int32.random(in: -1000...1000, using: &random)
        }
        try column.append(batch)
        values += batch
        let borders = borders(values.count, &random)
        let expected = zip(borders, borders.dropFirst()).map { first, last in
          let part = values[first..<last]
          guard let low = part.min(), let high = part.max() else { return RowBounds.empty }
          return RowBounds(low: Double(low), high: Double(high), hasGaps: false)
        }
        #expect(try bounds(column, borders, minus: 0) == expected)
      }
    }
  }

  @Test("stay true for one who asked before the column grew")
  func pinned() throws {
    let column = Column(growing: .float64)
    try column.append((0..<1000).map(Double.init))
    let before = try column.bounds()
    try column.append((0..<100_000).map { -Double($0) })
    _ = try column.bounds()
    let found = withExtendedLifetime(before) {
      [RowBounds](unsafeUninitializedCapacity: 1) { bounds, count in
        [0, 1000].withUnsafeBufferPointer { borders in
          guard let base = bounds.baseAddress else { return }
          before.bounds(between: borders, relativeTo: 0, into: base)
        }
        count = 1
      }
    }
    #expect(found == [RowBounds(low: 0, high: 999, hasGaps: false)])
  }

  @Test("are found anew where values have changed")
  func changed() throws {
    let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: 1000)
    defer { values.deallocate() }
    values.initialize(repeating: 1)
    let column = try Column(borrowing: values.baseAddress, type: .float64, count: 1000) {}
    #expect(
      try bounds(column, [0, 1000], minus: 0) == [RowBounds(low: 1, high: 1, hasGaps: false)]
    )
    values[500] = 9
    try column.changed(first: 500, count: 1)
    #expect(
      try bounds(column, [0, 1000], minus: 0) == [RowBounds(low: 1, high: 9, hasGaps: false)]
    )
  }

  @Test("are built by several threads at once while another appends")
  func threads() throws {
    let column = Column(growing: .float32)
    onThreads(4) { thread in
      for round in 0..<50 {
        if thread == 0 {
          try? column.append((0..<5000).map { Float(round * 5000 + $0) })
        } else if let all = try? column.bounds() {
          let count = all.snapshot.count
          guard count > 0 else { continue }
          withUnsafeTemporaryAllocation(of: RowBounds.self, capacity: 1) { bounds in
            [0, count].withUnsafeBufferPointer { borders in
              guard let base = bounds.baseAddress else { return }
              all.bounds(between: borders, relativeTo: 0, into: base)
            }
            #expect(bounds[0] == RowBounds(low: 0, high: Double(count - 1), hasGaps: false))
          }
        }
      }
    }
  }

  @Test("convert timestamps exactly")
  func timestamps() throws {
    let values = [1_000_000_001, Int64.min, 999_999_999, 2_000_000_000]
    let column = try values.withUnsafeBytes {
      try Column(copying: $0.baseAddress, type: .timestamp(.nanoseconds), count: 4)
    }
    #expect(
      try bounds(column, [0, 2, 4], minus: 1_000_000_000)
        == [
          RowBounds(low: 1, high: 1, hasGaps: true), RowBounds(low: -1, high: 1e9, hasGaps: false),
        ]
    )
    let seconds = try bounds(column, [0, 4], minus: 1, in: .seconds)
    #expect(seconds[0].low == -1e-9 && seconds[0].high == 1)
  }
}
