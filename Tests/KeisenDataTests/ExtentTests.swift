import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

struct ExtentTests {
  @Test("finds the extent of any memory as the obvious way does", arguments: ElementType.all)
  func extents(type: ElementType) throws {
    var random = SeededGenerator(seed: UInt64(type.byteCount) + 100)
    for round in 0..<300 {
      let count = Int.random(in: 1...(round % 50 == 0 ? 10_000 : 70), using: &random)
      try withRandomMemory(of: type, &random, count: count) { slow, random in
        let column = try Column(copying: slow.base, type: type, count: count, stride: slow.stride)
        #expect(column.extent() == slow.extent(of: 0..<count))
        let borrowed = try Column(
          borrowing: slow.base,
          type: type,
          count: count,
          stride: slow.stride
        ) {}
        let first = Int.random(in: 0..<count, using: &random)
        let rows = first..<Int.random(in: first...count, using: &random)
        #expect(borrowed.snapshot().extent(of: rows) == slow.extent(of: rows))
        let positive = slow.extent(of: rows, isPositive: true)
        #expect(borrowed.snapshot().positiveExtent(of: rows) == positive)
        #expect(column.positiveExtent() == slow.extent(of: 0..<count, isPositive: true))
      }
    }
  }

  @Test(
    "of very many values is found in parts, with bounds of blocks and without",
    arguments: 0..<6
  )
  func parts(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = 300_000 + seed
    var values = (0..<count).map { _ in Double.random(in: -1...1, using: &random) }
    let extremes = (0..<2).map { _ in Int.random(in: 0..<count, using: &random) }
    (values[extremes[0]], values[extremes[1]]) = (-5, 7)
    values[Int.random(in: 0..<count, using: &random)] = .nan
    values[Int.random(in: 0..<count, using: &random)] = .infinity
    let slow = values.filter(\.isFinite)
    let expected = Extent(min: .real(slow.min() ?? 0), max: .real(slow.max() ?? 0))
    #expect(try Column(values).extentWithoutBounds() == expected)
    #expect(try Column(values).extent() == expected)
    let growing = Column(growing: .float64)
    for first in stride(from: 0, to: count, by: 70_000) {
      let part = Array(values[first..<min(first + 70_000, count)])
      try part.withUnsafeBytes {
        try growing.append($0.baseAddress, type: .float64, count: part.count)
      }
      // What was found before is kept.
      _ = growing.extentWithoutBounds()
    }
    #expect(growing.extentWithoutBounds() == expected)
  }

  @Test("skips NaN and infinities wherever they stand")
  func infinities() throws {
    for place in 0..<40 {
      for bad in [Double.nan, .infinity, -.infinity] {
        var values = (0..<40).map(Double.init)
        values[place] = bad
        let expected = Extent(min: .real(place == 0 ? 1 : 0), max: .real(place == 39 ? 38 : 39))
        #expect(try Column(values).extent() == expected)
      }
    }
  }

  @Test("is empty where nothing is finite")
  func empty() throws {
    #expect(try Column([Double]()).extent().isEmpty)
    #expect(try Column([.nan, .infinity, -.infinity] as [Double]).extent().isEmpty)
    #expect(try Column([Float](repeating: .nan, count: 100)).extent().isEmpty)
    #expect(Column(growing: .int8).extent().isEmpty)
    let gaps = [Int64](repeating: .min, count: 3)
    let times = Column(growing: .timestamp(.seconds))
    try gaps.withUnsafeBytes {
      try times.append($0.baseAddress, type: .timestamp(.seconds), count: 3)
    }
    #expect(times.extent().isEmpty)
    #expect(Extent.empty.relative(to: 3) == nil)
    #expect(try Column(gaps).extent() == Extent(min: .integer(.min), max: .integer(.min)))
  }

  @Test("finds the values above 0, and keeps what it found")
  func positive() throws {
    let mixed = try Column([-3, 0, 0.5, .nan, .infinity, 8] as [Double])
    #expect(mixed.positiveExtent() == Extent(min: .real(0.5), max: .real(8)))
    #expect(try Column([-3, 0, -1] as [Int32]).positiveExtent().isEmpty)
    #expect(
      try Column([2, 5] as [Int32]).positiveExtent() == Extent(min: .integer(2), max: .integer(5))
    )
    #expect(try Column([Double]()).positiveExtent().isEmpty)
    let growing = Column(growing: .float64)
    try growing.append([-1.0, 4])
    #expect(growing.positiveExtent() == Extent(min: .real(4), max: .real(4)))
    try growing.append([0.25])
    #expect(growing.positiveExtent() == Extent(min: .real(0.25), max: .real(4)))
    let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: 2)
    defer { values.deallocate() }
    _ = values.initialize(from: [-1, 1] as [Double])
    let borrowed = try Column(borrowing: values.baseAddress, type: .float64, count: 2) {}
    #expect(borrowed.positiveExtent() == Extent(min: .real(1), max: .real(1)))
    values[0] = 3
    try borrowed.changed(first: 0, count: 1)
    #expect(borrowed.positiveExtent() == Extent(min: .real(1), max: .real(3)))
  }

  @Test("knows the unit of timestamps, even without any")
  func units() throws {
    for unit in TimeUnit.allCases {
      #expect(Column(growing: .timestamp(unit)).extent().unit == unit)
      let values: [Int64] = [-5, 7]
      let column = try values.withUnsafeBytes {
        try Column(copying: $0.baseAddress, type: .timestamp(unit), count: 2)
      }
      #expect(column.extent() == Extent(min: .integer(-5), max: .integer(7), unit: unit))
      #expect(column.positiveExtent() == Extent(min: .integer(7), max: .integer(7), unit: unit))
    }
    #expect(try Column([1.0]).extent().unit == nil)
  }

  @Test("keeps exact integers, and subtracts them exactly")
  func exact() throws {
    let extent = try Column([Int64.min, 5, Int64.max]).extent()
    #expect(extent == Extent(min: .integer(.min), max: .integer(.max)))
    let relative = try #require(extent.relative(to: .max - 1))
    #expect(relative.min == -0x1p64)
    #expect(relative.max == 1)
    let unsigned = try Column([UInt64.max, 1 << 63]).extent()
    #expect(unsigned == Extent(min: .unsigned(1 << 63), max: .unsigned(.max)))
    #expect(unsigned.relative(to: .max)?.min == 1)
    #expect(unsigned.relative(to: .min)?.max == 0x1.8p64)
  }

  @Test("is looked for anew after a change, and extended by appended rows")
  func kept() throws {
    let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: 4)
    defer { values.deallocate() }
    values.initialize(repeating: 1)
    let column = try Column(borrowing: values.baseAddress, type: .float64, count: 4) {}
    #expect(column.extent() == Extent(min: .real(1), max: .real(1)))
    let version = column.snapshot().version
    values[2] = 7
    // Kept: nobody said that it changed.
    #expect(column.extent() == Extent(min: .real(1), max: .real(1)))
    try column.changed(first: 2, count: 1)
    #expect(column.extent() == Extent(min: .real(1), max: .real(7)))
    #expect(column.snapshot().version != version)

    let growing = Column(growing: .int16)
    try growing.append([3, 4] as [Int16])
    #expect(growing.extent() == Extent(min: .integer(3), max: .integer(4)))
    let before = growing.snapshot().version
    try growing.append([-3] as [Int16])
    #expect(growing.extent() == Extent(min: .integer(-3), max: .integer(4)))
    #expect(growing.snapshot().version == before)
  }
}
