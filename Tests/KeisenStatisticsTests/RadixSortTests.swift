import Testing

@testable import KeisenStatistics

@Suite("Sorting by digits")
struct RadixSortTests {
  @Test("Values come in order without NaN and what is outside the bounds, whatever they are.")
  func values() throws {
    for list in NastyValues.lists(seed: 3) {
      for (low, high) in [(-Double.infinity, Double.infinity), (-1, 1e9)] {
        let expected = list.filter { $0 >= low && $0 <= high }.sorted()
        let sorted = try list.withUnsafeBufferPointer {
          try RadixSort.sorted($0, from: low, through: high)
        }
        #expect(sorted.withValues { Array($0) } == expected)
      }
    }
  }

  @Test("Rows come with their values, ascending among equal ones.")
  func rows() throws {
    for list in NastyValues.lists(seed: 4) {
      let expected = list.indices.filter { !list[$0].isNaN }.sorted {
        (list[$0], $0) < (list[$1], $1)
      }
      let sorted = try list.withUnsafeBufferPointer { try RadixSort.sortedRows($0) }
      #expect(sorted.rows.withValues { Array($0) } == expected)
      #expect(sorted.values.withValues { Array($0) } == expected.map { list[$0] })
    }
  }

  @Test("Keys have the order of their numbers, and give them back.")
  func keys() {
    let ascending: [Double] = [
      -.infinity, -.greatestFiniteMagnitude, -1, -.leastNonzeroMagnitude, 0, .leastNonzeroMagnitude,
      1, .infinity,
    ]
    let keys = ascending.map(OrderedKey.key)
    #expect(keys == keys.sorted() && Set(keys).count == keys.count)
    #expect(keys.map(OrderedKey.value) == ascending)
    #expect(OrderedKey.key(of: -0.0) == OrderedKey.key(of: 0))
  }
}
