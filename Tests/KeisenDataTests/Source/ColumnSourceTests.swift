import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

@Suite("Column of a source")
struct ColumnSourceTests {
  private func values(_ count: Int, _ random: inout SeededGenerator) -> [Float] {
    let kind = Int.random(in: 0..<3, using: &random)
    return (0..<count).map { _ in
      let value = Float.random(in: -100...100, using: &random)
      guard kind > 0, Int.random(in: 0..<(kind == 1 ? 4000 : 20), using: &random) == 0 else {
        return value
      }
      return [Float.nan, .infinity, -.infinity, 0].randomElement(using: &random) ?? 0
    }
  }

  private func borders(_ count: Int, _ random: inout SeededGenerator) -> [Int] {
    let inner = (0..<30).map { _ in Int.random(in: 0...count, using: &random) }
    return ([0, count] + inner).sorted()
  }

  private func bounds(_ bounds: ColumnBounds, _ borders: [Int]) -> [RowBounds] {
    [RowBounds](unsafeUninitializedCapacity: borders.count - 1) { result, count in
      borders.withUnsafeBufferPointer { borders in
        guard let base = result.baseAddress else { return }
        bounds.bounds(between: borders, relativeTo: 0, into: base)
      }
      count = borders.count - 1
    }
  }

  @Test("has values, bounds and extents of one in memory, whatever it knows of its summary")
  func sameAsMemory() throws {
    var random = SeededGenerator(seed: 17)
    for round in 0..<60 {
      let count = Int.random(in: 0...(round % 6 == 0 ? 900_000 : 3_000), using: &random)
      let values = values(count, &random)
      let memory = try Column(values)
      let blockRows = [64, 256, 4096, 1 << 20].randomElement(using: &random) ?? 64
      let summary = round % 3 == 0 ? nil : try RowSummary(of: memory, rowsPerBlock: blockRows)
      let source = MemorySource(values, tellsBounds: round % 2 == 0)
      let column = try Column(
        source: source,
        type: .float32,
        count: count,
        summary: summary,
        rowsPerRead: [1, 7, 1000, 1 << 16].randomElement(using: &random) ?? 1000
      )
      #expect(column.summaryStatus?.origin == (summary == nil ? .built : .given))
      #expect(column.extent() == memory.extent())
      // Of a summary of others all rows would have to be read.
      if summary == nil { #expect(column.positiveExtent() == memory.positiveExtent()) }
      #expect(column.order() == memory.order())
      let borders = borders(count, &random)
      let (found, expected) = (try column.bounds(), try memory.bounds())
      #expect(bounds(found, borders) == bounds(expected, borders), "\(count) \(blockRows)")
      guard count > 0 else { continue }
      let some = Int.random(in: 0..<count, using: &random)..<count
      let part = some.lowerBound..<min(count, some.lowerBound + 5000)
      var (read, wanted) = (
        [Double](repeating: 0, count: part.count), [Double](repeating: 0, count: part.count)
      )
      column.snapshot().read(part, relativeTo: 3, into: &read)
      memory.snapshot().read(part, relativeTo: 3, into: &wanted)
      #expect(read.map(\.bitPattern) == wanted.map(\.bitPattern))
      #expect(
        column.snapshot().value(at: part.lowerBound) == memory.snapshot().value(at: part.lowerBound)
      )
    }
  }

  @Test(
    "finds the first row that reaches each of some values, in either direction, of which many are equal"
  )
  func search() throws {
    var random = SeededGenerator(seed: 18)
    for round in 0..<60 {
      let count = Int.random(in: 1...(round % 6 == 0 ? 300_000 : 2_000), using: &random)
      var place = -10.0
      var values = (0..<count).map { _ -> Double in
        place +=
          Int.random(in: 0..<3, using: &random) == 0 ? 0 : Double.random(in: 0...2, using: &random)
        return place
      }
      if round % 2 == 1 { values.reverse() }
      let column = try Column(source: MemorySource(values), type: .float64, count: count)
      let order = column.order()
      let low = min(values[0], values[count - 1])
      var targets = (0..<50).map { _ in Double.random(in: low - 1...place + 1, using: &random) }
      targets += (0..<20).compactMap { _ in values.randomElement(using: &random) }
      targets.sort()
      if round % 2 == 1 { targets.reverse() }
      var rows = [Int](repeating: 0, count: targets.count)
      try targets.withUnsafeBufferPointer { targets in
        try rows.withUnsafeMutableBufferPointer { rows in
          try column.bounds().findRows(
            reaching: targets,
            order,
            relativeTo: 0,
            into: #require(rows.baseAddress)
          )
        }
      }
      let expected = targets.map { target in
        values.firstIndex { round % 2 == 1 ? $0 <= target : $0 >= target } ?? count
      }
      #expect(rows == expected, "\(round)")
    }
  }

  @Test("reads no row for what its summary tells, and each piece once while it is kept")
  func fewReads() throws {
    var random = SeededGenerator(seed: 19)
    let values = (0..<1_000_000).map { _ in Float.random(in: 0...1, using: &random) }
    let source = MemorySource(values)
    let summary = try RowSummary(of: Column(values))
    let column = try Column(
      source: source,
      type: .float32,
      count: values.count,
      summary: summary,
      rowsPerRead: 10_000
    )
    _ = column.extent()
    _ = try column.bounds().extent(of: 64_000..<640_000)
    #expect(source.state.reads == 0)
    for _ in 0..<10 { _ = column.snapshot().value(at: 123_456) }
    #expect(source.state.reads == 1 && source.state.rows == 10_000)
    try column.bounds().prepare(100_000..<190_000, level: nil)
    // The piece that is kept stands between those that are not.
    #expect(source.state.reads == 3 && source.state.rows == 90_000)
  }

  @Test("notes that rows can't be read, has gaps in their place, and reads them again later")
  func failure() throws {
    let source = MemorySource([Float](repeating: 1, count: 1000))
    let column = try Column(source: source, type: .float32, count: 1000, rowsPerRead: 100)
    let before = (column.snapshot().version, column.latestChange)
    source.state.firstMissing = 500
    var value = 0.0
    #expect(throws: KeisenError(.io, "rows from 500 on are gone", systemError: 5)) {
      try ReadFailures.collect { () throws(KeisenError) in
        column.snapshot().read(700..<701, relativeTo: 0, into: &value)
      }
    }
    #expect(value.isNaN)
    // Whoever kept something made of these rows makes it anew.
    #expect(column.snapshot().version != before.0 && column.latestChange != before.1)
    source.state.firstMissing = .max
    try ReadFailures.collect { () throws(KeisenError) in
      column.snapshot().read(700..<701, relativeTo: 0, into: &value)
    }
    #expect(value == 1)
    #expect(throws: KeisenError.self) { try column.changed(first: 0, count: 1) }
    #expect(throws: KeisenError.self) { try column.append([Float(1)]) }
  }

  @Test("is not made where the summary can't be found, or is stopped")
  func notMade() throws {
    let source = MemorySource([Float](repeating: 1, count: 1000))
    source.state.firstMissing = 500
    #expect(throws: KeisenError(.io, "rows from 500 on are gone", systemError: 5)) {
      try Column(source: source, type: .float32, count: 1000)
    }
    source.state.firstMissing = .max
    #expect(throws: KeisenError(.cancelled, "stopped after 1000 of 1000 rows")) {
      try Column(source: source, type: .float32, count: 1000) { _, _ in false }
    }
    let other = try RowSummary(of: Column([Float(1)]))
    #expect(throws: KeisenError.self) {
      try Column(source: source, type: .float32, count: 1000, summary: other)
    }
    for count in [-1, 1 << 57, .max] {
      #expect(throws: KeisenError.self) { try Column(source: source, type: .float32, count: count) }
    }
    #expect(throws: KeisenError.self) {
      try Column(source: source, type: .float32, count: 1000, rowsPerRead: 0)
    }
    #expect(throws: KeisenError.self) {
      try Column(source: source, type: .float32, count: 1000, cacheBytes: -1)
    }
  }
}
