import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

struct ColumnAppendTests {
  private func expectError(
    _ code: KeisenError.Code,
    _ message: String,
    _ body: () throws -> Void
  ) {
    #expect(throws: KeisenError(code, message)) { try body() }
  }

  @Test("reports memory that there is not")
  func outOfMemory() throws {
    let column = Column(growing: .float64)
    try column.append([1.0])
    var value = 1.0
    withUnsafeBytes(of: &value) { bytes in
      // A copy of this would be one value; appended it is half the address space.
      #expect(throws: KeisenError.self) {
        try column.append(bytes.baseAddress, type: .float64, count: 1 << 59, stride: 0)
      }
      #expect(throws: KeisenError.self) {
        try column.append(bytes.baseAddress, type: .float64, count: .max, stride: 0)
      }
    }
    #expect(column.snapshot().values(0..<column.count, relativeTo: 0) == [1])
  }

  @Test("refuses to append another type, or to a column that does not grow")
  func refusedAppend() throws {
    expectError(.invalidArgument, "the column holds float64, got float32") {
      try Column(growing: .float64).append([1] as [Float])
    }
    expectError(.invalidState, "column does not grow; make it a growing one to append") {
      try Column([1.0]).append([1.0])
    }
    expectError(.invalidState, "column does not grow; make it a growing one to append") {
      try Column(borrowing: nil, type: .float64, count: 0) {}.append([1.0])
    }
  }

  @Test("appends strided batches of any size", arguments: ElementType.all)
  func append(type: ElementType) throws {
    var random = SeededGenerator(seed: 9)
    let column = Column(growing: type)
    var expected: [Double] = []
    for _ in 0..<40 {
      let count = Int.random(in: 0...8_000, using: &random)
      try withRandomMemory(of: type, &random, count: count) { slow, _ in
        try column.append(slow.base, type: type, count: count, stride: slow.stride)
        expected += (0..<count).map { slow.value($0, minus: 3) }
      }
    }
    #expect(column.count == expected.count)
    #expect(areEqual(column.snapshot().values(0..<column.count, relativeTo: 3), expected))
    for chunk in column.snapshot().chunks {
      #expect(chunk.firstRow % Column.chunkRows == 0 && chunk.memory.count % Column.chunkRows == 0)
    }
  }

  @Test("lets several threads append while others read and look for extents")
  func threads() throws {
    let column = Column(growing: .int64)
    let batches = 400
    // Each batch is its own number, 500 times.
    WorkerPool.shared.run(2 * batches) { index in
      if index % 2 == 0 {
        try? column.append([Int64](repeating: Int64(index / 2), count: 500))
      } else {
        let snapshot = column.snapshot()
        let values = snapshot.values(snapshot.rows, relativeTo: 0)
        for row in stride(from: 0, to: values.count, by: 500) {
          #expect(values[row] == values[row + 499])
        }
        let extent = column.extent().relative(to: 0)
        #expect(extent == nil || (extent?.min ?? 0 >= 0 && extent?.max ?? 0 < 400))
      }
    }
    #expect(column.count == batches * 500)
    let all = column.snapshot().values(0..<column.count, relativeTo: 0)
    #expect(Set(all) == Set((0..<batches).map(Double.init)))
    #expect(column.extent() == Extent(min: .integer(0), max: .integer(399)))
  }
}
