import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

struct ColumnSnapshotTests {
  @Test("reads any memory as the obvious way does", arguments: ElementType.all)
  func read(type: ElementType) throws {
    var random = SeededGenerator(seed: UInt64(type.byteCount))
    for _ in 0..<300 {
      let count = Int.random(in: 1...70, using: &random)
      try withRandomMemory(of: type, &random, count: count) { slow, random in
        let columns = [
          try Column(copying: slow.base, type: type, count: count, stride: slow.stride),
          try Column(borrowing: slow.base, type: type, count: count, stride: slow.stride) {},
        ]
        let first = Int.random(in: 0..<count, using: &random)
        let rows = first..<Int.random(in: first...count, using: &random)
        let origin = random.origin()
        let expected = rows.map { slow.value($0, minus: origin) }
        for column in columns {
          #expect(areEqual(column.snapshot().values(rows, relativeTo: origin), expected))
        }
      }
    }
  }

  @Test("reads growing columns across chunks")
  func chunks() throws {
    let column = Column(growing: .int64)
    for first in stride(from: 0, to: 300_000, by: 50_000) {
      try column.append((first..<first + 50_000).map { Int64($0) })
    }
    let snapshot = column.snapshot()
    #expect(snapshot.rows == 0..<300_000)
    let last = 65_530..<262_150
    #expect(snapshot.values(last, relativeTo: 5) == last.map { Double($0 - 5) })
    #expect(snapshot.values(65_536..<65_537, relativeTo: 0) == [65_536])
    #expect(snapshot.values(300_000..<300_000, relativeTo: 0) == [])
  }

  @Test("hands out the memory itself where it is already doubles from zero")
  func memory() throws {
    let column = try Column([1.0, 2, 3, 4])
    let snapshot = column.snapshot()
    let direct = try #require(snapshot.doubles(1..<3, relativeTo: 0))
    #expect(Array(direct) == [2, 3])
    #expect(snapshot.doubles(1..<3, relativeTo: 1) == nil)
    #expect(snapshot.doubles(1..<1, relativeTo: 0) == nil)
    #expect(try Column([1, 2] as [Float]).snapshot().doubles(0..<2, relativeTo: 0) == nil)
    let scratch = UnsafeMutableBufferPointer<Double>.allocate(capacity: 4)
    defer { scratch.deallocate() }
    snapshot.withDoubles(1..<3, relativeTo: 0, scratch: scratch) { values in
      #expect(values.baseAddress == direct.baseAddress)
    }
    snapshot.withDoubles(1..<3, relativeTo: 10, scratch: scratch) { values in
      #expect(values.baseAddress == UnsafePointer(scratch.baseAddress))
      #expect(Array(values) == [-8, -7])
    }
    let none = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
    #expect(snapshot.withDoubles(2..<2, relativeTo: 0, scratch: none) { $0.count } == 0)
  }

  @Test("reads doubles into scratch where they are apart, unaligned or in two chunks")
  func scratch() throws {
    let values = (0..<70_000).map(Double.init)
    let growing = Column(growing: .float64)
    try growing.append([-1.0])
    try growing.append(values)
    #expect(growing.snapshot().doubles(0..<65_536, relativeTo: 0) != nil)
    #expect(growing.snapshot().doubles(65_535..<65_537, relativeTo: 0) == nil)
    try values.withUnsafeBytes { bytes in
      let base = try #require(bytes.baseAddress)
      let apart = try Column(borrowing: base, type: .float64, count: 10, stride: 16) {}
      #expect(apart.snapshot().doubles(0..<2, relativeTo: 0) == nil)
      let unaligned = try Column(borrowing: base + 1, type: .float64, count: 10) {}
      #expect(unaligned.snapshot().doubles(0..<2, relativeTo: 0) == nil)
    }
    let scratch = UnsafeMutableBufferPointer<Double>.allocate(capacity: 2)
    defer { scratch.deallocate() }
    growing.snapshot().withDoubles(65_535..<65_537, relativeTo: 0, scratch: scratch) { pair in
      #expect(Array(pair) == [65_534, 65_535])
    }
  }

  @Test("keeps its rows and its memory while the column grows and goes")
  func pins() throws {
    var column: Column? = Column(growing: .int32)
    try column?.append([1, 2, 3] as [Int32])
    let snapshot = try #require(column?.snapshot())
    try column?.append([Int32](repeating: 9, count: 100_000))
    column = nil
    #expect(snapshot.values(0..<3, relativeTo: 0) == [1, 2, 3])
    #expect(snapshot.count == 3)
  }
}

extension ColumnSnapshot {
  func values(_ rows: Range<Int>, relativeTo origin: Int64) -> [Double] {
    [Double](unsafeUninitializedCapacity: rows.count) { buffer, count in
      if let base = buffer.baseAddress { read(rows, relativeTo: origin, into: base) }
      count = rows.count
    }
  }
}

/// Whether numbers are equal, NaN to NaN.
func areEqual(_ left: [Double], _ right: [Double]) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
}
