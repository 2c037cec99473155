import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

@Suite("Values of rows within a range")
struct RowValuesTests {
  /// What one row after the other gives.
  private func slow(
    _ values: Column?,
    _ places: Column,
    _ range: ClosedRange<Double>,
    minus origin: Int64,
    in unit: TimeUnit? = nil,
    onlyPositive: Bool = false
  ) -> Extent {
    let (own, other) = (values?.snapshot(), places.snapshot())
    var extent = Extent.empty.of(values?.type ?? .int64)
    for row in other.rows.clamped(to: own?.rows ?? other.rows) {
      var place = Double.nan
      other.read(row..<row + 1, relativeTo: origin, in: unit, into: &place)
      let value = own.map { $0.value(at: row) } ?? .integer(Int64(row))
      guard range.contains(place), place.isFinite, let value, !onlyPositive || value.isPositive
      else { continue }
      extent = Extent(min: value, max: value, unit: values?.type.timeUnit).union(extent)
    }
    return extent
  }

  /// Ends that touch places, or lie anywhere.
  private func range(
    _ places: Column,
    minus origin: Int64,
    _ random: inout SeededGenerator
  ) -> ClosedRange<Double> {
    let snapshot = places.snapshot()
    let ends = (0..<2).map { _ -> Double in
      var end = Double.random(in: -1.2e3...1.2e3, using: &random)
      if let row = snapshot.rows.randomElement(using: &random), Bool.random(using: &random) {
        snapshot.read(row..<row + 1, relativeTo: origin, into: &end)
      }
      if Int.random(in: 0..<10, using: &random) == 0 { end = .infinity }
      if Int.random(in: 0..<10, using: &random) == 0 { end = -.infinity }
      return end.isNaN ? 0 : end
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  @Test("are found as by looking at each row, for any types and memory", arguments: ElementType.all)
  func random(type: ElementType) throws {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<120 {
      let count = Int.random(in: 0...700, using: &random)
      let other = ElementType.all.randomElement(using: &random) ?? .int8
      let origin = random.origin()
      try withRandomMemory(of: type, &random, count: count) { memory, random in
        let values = try Column(
          copying: memory.base,
          type: type,
          count: count,
          stride: memory.stride
        )
        try withRandomMemory(of: other, &random, count: count) { memory, random in
          let places = try Column(
            copying: memory.base,
            type: other,
            count: count,
            stride: memory.stride
          )
          for onlyPositive in [false, true] {
            let range = range(places, minus: origin, &random)
            let found = try RowValues(of: values, onlyPositive: onlyPositive)
              .extent(within: range, of: RowValues(of: places), relativeTo: origin)
            let expected = slow(values, places, range, minus: origin, onlyPositive: onlyPositive)
            #expect(found == expected, "\(type) of \(other) within \(range) of \(origin)")
          }
          let range = range(places, minus: origin, &random)
          let numbers = try RowValues.numbers(0..<count)
            .extent(within: range, of: RowValues(of: places), relativeTo: origin)
          #expect(numbers == slow(nil, places, range, minus: origin))
        }
      }
    }
  }

  @Test("are found among many rows, whichever way places go", arguments: 0..<6)
  func many(kind: Int) throws {
    var random = SeededGenerator(seed: UInt64(kind))
    let count = 20_000
    let steps = (0..<count).map { row -> Double in
      switch kind {
      case 0: Double(row)
      case 1: -Double(row / 7)
      case 2: Double.random(in: 0...1000, using: &random)
      case 3: 500 + 400 * Double(row % 997) / 997
      case 4: row % 5000 == 17 ? .nan : Double(row) / 20
      default: row == 9999 ? -.infinity : Double((row * row) % 1009)
      }
    }
    let values = (0..<count).map { row -> Double in
      row % 113 == 5 ? .nan : Double.random(in: -1...1, using: &random) * Double(row % 1000)
    }
    let places = try Column(steps)
    let column = try Column(values)
    for _ in 0..<60 {
      let range = range(places, minus: 0, &random)
      for onlyPositive in [false, true] {
        let found = try RowValues(of: column, onlyPositive: onlyPositive)
          .extent(within: range, of: RowValues(of: places), relativeTo: 0)
        #expect(found == slow(column, places, range, minus: 0, onlyPositive: onlyPositive))
      }
    }
  }

  @Test("follow rings, whose first rows leave")
  func ring() throws {
    var random = SeededGenerator(seed: 5)
    let places = try Column(ring: .float64, capacity: 700)
    let values = try Column(ring: .int64, capacity: 900)
    for round in 0..<40 {
      let batch = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        Double.random(in: -100...100, using: &random)
      }
      // Now and then all that are kept go one way.
      try places.append(round % 10 < 6 ? batch.indices.map { Double(1000 * round + $0) } : batch)
      try values.append(batch.map { Int64($0 * 1e15) })
      let range = range(places, minus: 0, &random)
      let found = try RowValues(of: values)
        .extent(within: range, of: RowValues(of: places), relativeTo: 0)
      #expect(found == slow(values, places, range, minus: 0))
    }
  }

  @Test("are found where row numbers are as great as can be")
  func greatRows() throws {
    let places = try Column(ring: .int8, capacity: 300)
    var one: Int8 = 1
    try places.append(&one, type: .int8, count: .max - 1 << 20, stride: 0)
    try places.append((0..<200).map { Int8(truncatingIfNeeded: $0 * 37) })
    let all = try RowValues(of: places)
    let numbers = RowValues.numbers(all.rows)
    let range = -20.0...20
    let found = numbers.extent(within: range, of: all, relativeTo: 0)
    #expect(found == slow(nil, places, range, minus: 0) && !found.isEmpty)
    let last = Double(200)
    let end = Int64(all.rows.upperBound)
    let few = all.extent(within: -last...(-200), of: numbers, relativeTo: end)
    #expect(few == Extent(min: .integer(0), max: .integer(0)))
  }

  @Test("take one value in one place for all rows")
  func constant() throws {
    var (seven, nan) = (7.0, Double.nan)
    let sevens = try Column(copying: &seven, type: .float64, count: .max, stride: 0)
    let gaps = try Column(copying: &nan, type: .float64, count: .max, stride: 0)
    func extent(_ values: Column, of places: Column, _ range: ClosedRange<Double>) throws -> Extent
    {
      try RowValues(of: values).extent(within: range, of: RowValues(of: places), relativeTo: 0)
    }
    #expect(try extent(sevens, of: sevens, 7...8) == Extent(min: .real(7), max: .real(7)))
    #expect(try extent(sevens, of: sevens, 7.5...8).isEmpty)
    #expect(try extent(gaps, of: sevens, 7...8).isEmpty)
    #expect(try extent(sevens, of: gaps, -.infinity...(.infinity)).isEmpty)
  }

  @Test("are compared exactly across units of time, far from the origin")
  func units() throws {
    let start: Int64 = 1_700_000_000_000_000_000
    let steps: [Int64] = [start, start + 1, start + 1_000_001, .min, start + 2_000_000]
    let times = try steps.withUnsafeBytes {
      try Column(copying: $0.baseAddress, type: .timestamp(.nanoseconds), count: 5)
    }
    let values = try Column([1, 2, 3, 4, 5] as [Int64])
    func extent(_ range: ClosedRange<Double>, _ origin: Int64, _ unit: TimeUnit?) throws -> Extent {
      try RowValues(of: values)
        .extent(within: range, of: RowValues(of: times), relativeTo: origin, in: unit)
    }
    // A nanosecond is told from the next one, in nanoseconds and in milliseconds.
    #expect(try extent(1...1_000_000, start, nil) == Extent(min: .integer(2), max: .integer(2)))
    let milliseconds = start / 1_000_000
    #expect(
      try extent(0...1, milliseconds, .milliseconds)
        == Extent(min: .integer(1), max: .integer(2))
    )
    #expect(
      try extent(1e-6...2, milliseconds, .milliseconds)
        == Extent(min: .integer(2), max: .integer(5))
    )
    let all = try RowValues(of: times)
      .extent(within: 2...4, of: RowValues(of: values), relativeTo: 0)
    #expect(
      all
        == Extent(
          min: .integer(start + 1),
          max: .integer(start + 1_000_001),
          unit: .nanoseconds
        )
    )
  }
}
