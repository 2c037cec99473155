import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

struct ColumnTests {
  private func expectError(
    _ code: KeisenError.Code,
    _ message: String,
    _ body: () throws -> Void
  ) {
    #expect(throws: KeisenError(code, message)) { try body() }
  }

  @Test("refuses bad memory in one line, and takes NULL for no values")
  func badMemory() throws {
    var value = 1.0
    try withUnsafeBytes(of: &value) { (bytes: UnsafeRawBufferPointer) throws in
      let base = bytes.baseAddress
      expectError(.invalidArgument, "count must not be negative, got -1") {
        _ = try Column(copying: base, type: .float64, count: -1)
      }
      expectError(.invalidArgument, "values are NULL, but count is 3") {
        _ = try Column(copying: nil, type: .float64, count: 3)
      }
      for (count, stride) in [
        (Int.max, 8), (3, Int.max), (2, Int.min), (3, Int.min), (Int.max, -1),
        (1 << 40, -(1 << 40)),
      ] {
        expectError(
          .invalidArgument,
          "\(count) values \(stride) bytes apart reach beyond the address space"
        ) {
          _ = try Column(copying: base, type: .float64, count: count, stride: stride)
        }
      }
      expectError(.invalidArgument, "2 values 8 bytes apart reach beyond the address space") {
        _ = try Column(copying: UnsafeRawPointer(bitPattern: -16), type: .float64, count: 2)
      }
      // One value needs no stride.
      #expect(try Column(copying: base, type: .float64, count: 1, stride: .min).count == 1)
    }
    #expect(try Column(copying: nil, type: .int8, count: 0).count == 0)
    #expect(try Column(copying: nil, type: .int8, count: 0, stride: .min).count == 0)
  }

  @Test("repeats a value of stride 0 as often as one likes")
  func repeated() throws {
    var value: Int32 = 7
    let column = try withUnsafeBytes(of: &value) {
      try Column(copying: $0.baseAddress, type: .int32, count: .max, stride: 0)
    }
    #expect(column.count == .max)
    #expect(column.snapshot().values(Int.max - 2..<Int.max, relativeTo: 0) == [7, 7])
    #expect(column.extent() == Extent(min: .integer(7), max: .integer(7)))
  }

  @Test("copies arrays of every element type")
  func arrays() throws {
    func values<Element: ColumnElement>(_ array: [Element]) throws -> [Double] {
      let column = try Column(array)
      #expect(column.type == Element.elementType)
      return column.snapshot().values(0..<column.count, relativeTo: 1)
    }
    #expect(try values([1, 2.5] as [Double]) == [0, 1.5])
    #expect(try values([1, 2.5] as [Float]) == [0, 1.5])
    #expect(try values([-1, 127] as [Int8]) == [-2, 126])
    #expect(try values([-1, 300] as [Int16]) == [-2, 299])
    #expect(try values([-1, 1 << 30] as [Int32]) == [-2, 0x1p30 - 1])
    #expect(try values([.min, 2] as [Int64]) == [-0x1p63, 1])
    #expect(try values([.min, 2] as [Int]) == [-0x1p63, 1])
    #expect(try values([0, 255] as [UInt8]) == [-1, 254])
    #expect(try values([0, 65_535] as [UInt16]) == [-1, 65_534])
    #expect(try values([0, .max] as [UInt32]) == [-1, 0x1p32 - 2])
    #expect(try values([0, .max] as [UInt64]) == [-1, 0x1p64])
    #expect(try values([0, .max] as [UInt]) == [-1, 0x1p64])
    #expect(try values([Double]()) == [])
  }

  private struct Liar: ColumnElement {
    var byte: UInt8
    static var elementType: ElementType { .float64 }
  }

  @Test("refuses an element type that lies about its size")
  func liar() {
    expectError(.invalidArgument, "values of Liar take 1 bytes, float64 8") {
      _ = try Column([Liar(byte: 1)])
    }
    expectError(.invalidArgument, "values of Liar take 1 bytes, float64 8") {
      try Column(growing: .float64).append([Liar(byte: 1)])
    }
  }

  @Test("releases borrowed memory once, when the last holder lets go")
  func release() throws {
    let calls = Locked(0)
    let values = UnsafeMutableBufferPointer<Float>.allocate(capacity: 8)
    defer { values.deallocate() }
    values.initialize(repeating: 2)
    var column: Column? = try Column(borrowing: values.baseAddress, type: .float32, count: 8) {
      calls.withLock { $0 += 1 }
    }
    var snapshots = [try #require(column?.snapshot()), try #require(column?.snapshot())]
    column = nil
    #expect(calls.withLock { $0 } == 0)
    #expect(snapshots[1].values(0..<8, relativeTo: 0) == [Double](repeating: 2, count: 8))
    snapshots.removeLast()
    #expect(calls.withLock { $0 } == 0)
    snapshots.removeLast()
    #expect(calls.withLock { $0 } == 1)
  }

  @Test("does not release memory that it did not take, and does release none")
  func releaseOnFailure() throws {
    let calls = Locked(0)
    #expect(throws: KeisenError.self) {
      _ = try Column(borrowing: nil, type: .float32, count: 8) { calls.withLock { $0 += 1 } }
    }
    #expect(calls.withLock { $0 } == 0)
    _ = try Column(borrowing: nil, type: .float32, count: 0) { calls.withLock { $0 += 1 } }
    #expect(calls.withLock { $0 } == 1)
  }

  @Test("refuses changes of rows that it has not")
  func changed() throws {
    let column = try Column([1, 2, 3] as [Double])
    for (first, count) in [(-1, 1), (0, 4), (3, 1), (0, -1), (Int.max, Int.max), (4, 0)] {
      expectError(.invalidArgument, "rows \(first) + \(count) are not in a column of 3") {
        try column.changed(first: first, count: count)
      }
    }
    try column.changed(first: 3, count: 0)
    try column.changed(first: 0, count: 3)
  }

  @Test("tells how it keeps its values")
  func storage() throws {
    #expect(try Column([1, 2, 3] as [Double]).storage == .copied)
    let values: [Double] = [1]
    try values.withUnsafeBytes { bytes in
      let borrowed = try Column(
        borrowing: bytes.baseAddress,
        type: .float64,
        count: 1,
        release: {}
      )
      #expect(borrowed.storage == .borrowed)
    }
    #expect(Column(growing: .float64).storage == .growing)
    #expect(try Column(ring: .float64, capacity: 7).storage == .ring(capacity: 7))
  }
}
