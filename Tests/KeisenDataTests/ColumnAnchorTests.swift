import KeisenPrimitives
import Testing

@testable import KeisenData

@Suite("Column.anchor")
struct ColumnAnchorTests {
  @Test("is 0 where that is near, else the middle, of every type")
  func values() throws {
    #expect(try Column([Double]()).anchor() == 0)
    #expect(try Column([Double.nan, .infinity]).anchor() == 0)
    #expect(try Column([-3.0, 50, .nan]).anchor() == 0)
    #expect(try Column([1_000.0, 1_010]).anchor() == 1_005)
    #expect(try Column([1.0, 1e300]).anchor() == 0)
    #expect(try Column([1e300]).anchor() == 1 << 62)
    #expect(try Column([Int64.max - 4, Int64.max]).anchor() == Int64.max - 2)
    #expect(try Column([Int64.min, Int64.min + 4]).anchor() == Int64.min + 2)
    #expect(try Column([UInt64.max, UInt64.max - 2]).anchor() == Int64.max)
    #expect(try Column([UInt8(200), 202]).anchor() == 201)
  }

  @Test("stays while it serves, and follows a ring that has gone far")
  func stays() throws {
    let ring = try Column(ring: .int64, capacity: 100)
    try ring.append((0..<100).map { Int64(1_000_000 + $0) })
    let first = ring.anchor()
    #expect(first == 1_000_049)
    try ring.append((100..<1_000).map { Int64(1_000_000 + $0) })
    #expect(ring.anchor() == first)
    try ring.append((1_000..<9_000).map { Int64(1_000_000 + $0) })
    #expect(ring.anchor() == 1_008_949)
  }

  @Test("is converted to another unit of time")
  func units() throws {
    let seconds: [Int64] = [1_700_000_000, 1_700_000_010]
    let column = try seconds.withUnsafeBufferPointer {
      try Column(copying: $0.baseAddress, type: .timestamp(.seconds), count: 2)
    }
    #expect(column.anchor() == 1_700_000_005)
    #expect(column.anchor(in: .nanoseconds) == 1_700_000_005_000_000_000)
  }
}
