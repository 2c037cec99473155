import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

@Suite("Ring columns")
struct ColumnRingTests {
  private func values(_ column: Column) -> [Double] {
    let snapshot = column.snapshot()
    return [Double](unsafeUninitializedCapacity: snapshot.count) { values, count in
      if let base = values.baseAddress {
        snapshot.read(snapshot.rows, relativeTo: 0, into: base)
      }
      count = snapshot.count
    }
  }

  private func bounds(_ column: Column, _ borders: [Int]) throws -> [RowBounds] {
    let all = try column.bounds()
    return [RowBounds](unsafeUninitializedCapacity: borders.count - 1) { bounds, count in
      borders.withUnsafeBufferPointer { borders in
        guard let base = bounds.baseAddress else { return }
        all.bounds(between: borders, relativeTo: 0, into: base)
      }
      count = borders.count - 1
    }
  }

  @Test("vector 8: keep the last values, whether they came one by one or at once")
  func last() throws {
    let one = try Column(ring: .float64, capacity: 4)
    for value in 1...6 { try one.append([Double(value)]) }
    #expect(one.count == 4 && one.firstRow == 2)
    #expect(values(one) == [3, 4, 5, 6])
    let all = try Column(ring: .float64, capacity: 4)
    try all.append([1.0, 2, 3, 4, 5, 6])
    #expect(all.count == 4 && all.firstRow == 2 && values(all) == [3, 4, 5, 6])
    let two = try Column(ring: .int32, capacity: 2)
    try two.append([1, 2, 3, 4, 5, 6] as [Int32])
    #expect(two.firstRow == 4 && values(two) == [5, 6])
    try two.append([Int32]())
    #expect(two.firstRow == 4 && values(two) == [5, 6])
  }

  @Test("refuse a capacity that is not positive", arguments: [0, -1, .min])
  func refused(capacity: Int) {
    #expect(throws: KeisenError(.invalidArgument, "capacity must be positive, got \(capacity)")) {
      try Column(ring: .float32, capacity: capacity)
    }
  }

  @Test("take any capacity without its memory, and any batch")
  func huge() throws {
    let column = try Column(ring: .float32, capacity: .max)
    try column.append([1, 2] as [Float])
    #expect(column.count == 2 && column.firstRow == 0)
    let small = try Column(ring: .uint8, capacity: 3)
    var seven: UInt8 = 7
    try small.append(&seven, type: .uint8, count: 1 << 40, stride: 0)
    #expect(small.firstRow == 1 << 40 - 3 && values(small) == [7, 7, 7])
    #expect(throws: KeisenError.self) {
      try small.append(&seven, type: .uint8, count: .max - 10, stride: 0)
    }
    #expect(values(small) == [7, 7, 7])
  }

  @Test(
    "answer as an array of the last values does, whatever the batches are",
    arguments: [1, 4, 63, 64, 65, 700, 5000, 300_000]
  )
  func random(capacity: Int) throws {
    var random = SeededGenerator(seed: UInt64(capacity))
    for kind in 0..<3 {
      let column = try Column(ring: .float64, capacity: capacity)
      var all: [Double] = []
      var place = 0.0
      for round in 0..<60 {
        let maximum = round % 20 == 0 ? 3 * capacity : max(1, capacity / 3)
        let batch = (0..<Int.random(in: 0...maximum, using: &random)).map { _ -> Double in
          switch kind {
          case 0:
            return .random(in: 0..<1, using: &random) < 0.1
              ? .nan : .random(in: -9...9, using: &random)
          case 1: place += .random(in: 0...1, using: &random)
          default: place += .random(in: 0..<1, using: &random) < 2 / Double(capacity) ? -5 : 1
          }
          return place
        }
        try column.append(batch)
        all += batch
        let kept = all.suffix(capacity)
        #expect(column.firstRow == kept.startIndex && column.count == kept.count)
        #expect(values(column).map(\.bitPattern) == kept.map(\.bitPattern))
        let good = kept.filter(\.isFinite)
        let extent = column.extent().relative(to: 0)
        #expect(extent?.min == good.min() && extent?.max == good.max())
        let positive = column.positiveExtent().relative(to: 0)
        #expect(positive?.min == good.filter { $0 > 0 }.min())
        let steps = zip(kept, kept.dropFirst())
        let isAscending = good.count == kept.count && steps.allSatisfy { $0 <= $1 }
        let isDescending = good.count == kept.count && steps.allSatisfy { $0 >= $1 }
        #expect(
          column.order() == ColumnOrder(isAscending: isAscending, isDescending: isDescending)
        )
        let inner = (0..<20).map { _ in
          Int.random(in: kept.startIndex...kept.endIndex, using: &random)
        }
        let borders = ([kept.startIndex, kept.endIndex] + inner).sorted()
        let expected = zip(borders, borders.dropFirst()).map { first, last in
          let part = kept[first..<last]
          return RowBounds(
            low: part.filter(\.isFinite).min() ?? .infinity,
            high: part.filter(\.isFinite).max() ?? -.infinity,
            hasGaps: !part.allSatisfy(\.isFinite)
          )
        }
        #expect(try bounds(column, borders) == expected)
        guard isAscending, !kept.isEmpty else { continue }
        let targets = (0..<20).map { _ in
          Double.random(in: kept[kept.startIndex] - 2...kept[kept.endIndex - 1] + 2, using: &random)
        }.sorted()
        let found = [Int](unsafeUninitializedCapacity: targets.count) { rows, count in
          targets.withUnsafeBufferPointer { targets in
            guard let base = rows.baseAddress, let all = try? column.bounds() else { return }
            all.findRows(reaching: targets, column.order(), relativeTo: 0, into: base)
          }
          count = targets.count
        }
        #expect(found == targets.map { value in kept.firstIndex { $0 >= value } ?? kept.endIndex })
      }
    }
  }

  @Test("leave to a reader what it holds, while several rounds go on")
  func pinned() throws {
    let column = try Column(ring: .int64, capacity: 100_000)
    try column.append((0..<100_000).map(Int64.init))
    let before = column.snapshot()
    for round in 1...30 { try column.append((0..<33_000).map { Int64(-$0 * round) }) }
    var read = [Double](repeating: 0, count: 100_000)
    read.withUnsafeMutableBufferPointer { read in
      guard let base = read.baseAddress else { return }
      before.read(before.rows, relativeTo: 0, into: base)
    }
    #expect(read == (0..<100_000).map(Double.init))
  }

  @Test("are read whole by several threads while another appends")
  func threads() throws {
    let column = try Column(ring: .float64, capacity: 50_000)
    onThreads(4) { thread in
      for round in 0..<200 {
        if thread == 0 {
          try? column.append((0..<1777).map { Double(round * 1777 + $0) })
          continue
        }
        // The value of each row is its number.
        guard let all = try? column.bounds() else { continue }
        let rows = all.snapshot.rows
        guard !rows.isEmpty else { continue }
        let extent = all.extent.relative(to: 0)
        #expect(
          extent?.min == Double(rows.lowerBound) && extent?.max == Double(rows.upperBound - 1)
        )
        #expect(column.order().isAscending)
        var value = [Double](repeating: 0, count: rows.count)
        all.snapshot.read(rows, relativeTo: 0, into: &value)
        #expect(value.first == Double(rows.lowerBound) && value.last == Double(rows.upperBound - 1))
      }
    }
  }

  @Test("refuse changes of rows that were dropped")
  func changed() throws {
    let column = try Column(ring: .float64, capacity: 4)
    try column.append([1.0, 2, 3, 4, 5, 6])
    try column.changed(first: 2, count: 4)
    #expect(
      throws: KeisenError(
        .invalidArgument,
        "rows 1 + 2 are not in a column of 4 from row 2 on"
      )
    ) { try column.changed(first: 1, count: 2) }
  }
}
