import KeisenJSON
import KeisenPrimitives
import KeisenStatistics
import KeisenTestSupport
import Testing

@Suite("Prices in buckets")
struct PriceBarsTests {
  private static let names = ["open", "high", "low", "close", "volume"]

  /// Calls `body` with the columns `open`, `high`, `low`, `close`, `volume` in their order.
  private func withRows<Result>(
    _ columns: [[Double]],
    _ body: (PriceRows) throws -> Result
  ) throws -> Result {
    try columns[0].withUnsafeBufferPointer { open in
      try columns[1].withUnsafeBufferPointer { high in
        try columns[2].withUnsafeBufferPointer { low in
          try columns[3].withUnsafeBufferPointer { close in
            try columns[4].withUnsafeBufferPointer { volume in
              try body(PriceRows(open: open, high: high, low: low, close: close, volume: volume))
            }
          }
        }
      }
    }
  }

  private func columns(_ bars: PriceBars) -> [[Double]] {
    [bars.open, bars.high, bars.low, bars.close, bars.volume].map { $0.withValues { Array($0) } }
  }

  private func bars(
    _ columns: [[Double]],
    _ times: [Double],
    _ edges: [Double]
  ) throws -> PriceBars {
    try withRows(columns) { rows in
      try times.withUnsafeBufferPointer { try PriceBars(rows, at: $0, edges: edges) }
    }
  }

  @Test("Buckets of rows and of time, in any order, are those of pandas.")
  func reference() throws {
    let section = try #require(try Reference.cases("prices").first)
    let table = Self.names.map { section["table"]?[$0]?.doubles ?? [] }
    for test in section["cases"]?.list ?? [] {
      let expected = Self.names.map { test["found"]?[$0]?.doubles ?? [] }
      if let size = test["every"]?.integer, let first = test["first"]?.integer {
        let found = try withRows(table) { try PriceBars($0, every: size, firstRow: first) }
        for (found, expected) in zip(columns(found), expected) {
          #expect(areClose(found, expected))
        }
      } else {
        let (times, edges) = (test["times"]?.doubles ?? [], test["edges"]?.doubles ?? [])
        let order = test["order"]?.doubles?.map { Int($0) } ?? []
        let sorted = try bars(table, times, edges)
        let mixed = try bars(
          table.map { column in order.map { column[$0] } },
          order.map { times[$0] },
          edges
        )
        for (index, expected) in expected.enumerated() {
          #expect(areClose(columns(sorted)[index], expected))
          #expect(areClose(columns(mixed)[index], expected))
        }
        #expect(sorted.outside == times.count { $0 < 0 || $0 >= 90 })
      }
    }
  }

  @Test("Buckets of any rows are what looking at each row gives.")
  func bruteForce() throws {
    var generator = SeededGenerator(seed: 18)
    for values in NastyValues.lists(seed: 19, count: 60) {
      let columns = (0..<5).map { _ in values.shuffled(using: &generator) }
      for (size, first) in [(1, 0), (3, 4), (10, 10), (Int.max, 5)] {
        let found = try withRows(columns) { try PriceBars($0, every: size, firstRow: first) }
        var expected: [[Int]] = []
        var last: Int?
        for row in values.indices {
          if (row + first) / size != last { expected.append([]) }
          last = (row + first) / size
          if !columns[..<4].allSatisfy({ $0[row].isNaN }) {
            expected[expected.count - 1].append(row)
          }
        }
        #expect(found.rowCounts.withValues { Array($0) } == expected.map(\.count))
        let numbers = expected.map { rows in
          columns.map { column in rows.map { column[$0] }.filter { !$0.isNaN } }
        }
        let wanted: [[Double]] = [
          numbers.map { $0[0].first ?? .nan }, numbers.map { $0[1].max() ?? .nan },
          numbers.map { $0[2].min() ?? .nan }, numbers.map { $0[3].last ?? .nan },
          numbers.map { $0[4].reduce(0, +) },
        ]
        for (found, wanted) in zip(self.columns(found), wanted) { #expect(areClose(found, wanted)) }
      }
    }
  }

  @Test("Buckets stay the same whichever rows are given.")
  func stability() throws {
    let column = (0..<100).map { Double($0 * 37 % 101) }
    let all = try withRows(Array(repeating: column, count: 5)) { try PriceBars($0, every: 8) }
    let part = try withRows(Array(repeating: Array(column[24...]), count: 5)) {
      try PriceBars($0, every: 8, firstRow: 24)
    }
    for (all, part) in zip(columns(all), columns(part)) { #expect(Array(all.dropFirst(3)) == part) }
  }

  @Test("Rows without a price or time are gaps, those beyond the edges outside.")
  func gaps() throws {
    let none = [1, .nan, 3, 4] as [Double]
    let found = try bars([none, none, none, none, none], [0, 0.5, .nan, 9], [0, 1, 2])
    #expect(found.gaps == 2 && found.outside == 1 && found.rowCounts[0] == 1 && found.count == 2)
    #expect(found.open[1].isNaN && found.volume[1] == 0)
  }

  @Test("What can't be buckets is refused with its value.")
  func errors() throws {
    let column = [[Double]](repeating: [1, 2], count: 5)
    func message(_ body: (PriceRows) throws -> PriceBars) -> String? {
      KeisenError.message { _ = try withRows(column, body) }
    }
    #expect(message { try PriceBars($0, every: 0) } == "rows of a bucket must be at least 1, got 0")
    #expect(
      message { try PriceBars($0, every: 1, firstRow: -1) }
        == "number of the first row must not be negative, got -1"
    )
    #expect(
      KeisenError.message { _ = try bars(column, [1], [0, 1]) }
        == "there must be a time for each of 2 rows, got 1"
    )
    #expect(
      KeisenError.message { _ = try bars(column, [1, 2], [1, 0]) }
        == "edges of bins must ascend, got 1.0 before 0.0"
    )
    #expect(
      KeisenError.message { _ = try withRows([[1], [1], [1, 2], [1], [1]]) { $0.open.count } }
        == "columns of prices must be equally long, got 1 and 2 rows"
    )
  }
}
