import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

@Suite("ColumnOrder")
struct ColumnOrderTests {
  @Test("is that of looking at each step, for any memory", arguments: ElementType.all)
  func random(type: ElementType) throws {
    var random = SeededGenerator(seed: UInt64(type.byteCount) + 300)
    for _ in 0..<300 {
      let count = Int.random(in: 1...(Bool.random(using: &random) ? 4 : 100), using: &random)
      try withRandomMemory(of: type, &random, count: count) { memory, _ in
        let column = try Column(
          borrowing: memory.base,
          type: type,
          count: count,
          stride: memory.stride
        ) {}
        let hasGaps = (0..<count).contains { !memory.isValue($0) }
        let steps = (1..<max(1, count)).map { memory.isLess($0, than: $0 - 1) }
        let rises = (1..<max(1, count)).map { memory.isLess($0 - 1, than: $0) }
        #expect(column.order().isAscending == (!hasGaps && !steps.contains(true)))
        #expect(column.order().isDescending == (!hasGaps && !rises.contains(true)))
      }
    }
  }

  @Test("sees one step back wherever it is, and a gap")
  func steps() throws {
    for count in [2, 63, 64, 65, 5000, 70_000] {
      for place in [1, 31, 62, 63, 64, 4095, 4096, 4097, 65_535, 65_536] where place < count {
        var values = (0..<count).map(Double.init)
        #expect(try Column(values).order() == ColumnOrder(isAscending: true, isDescending: false))
        values[place] = Double(place) - 1.5
        #expect(
          try Column(values).order() == ColumnOrder(isAscending: false, isDescending: count == 2)
        )
        values[place] = .nan
        #expect(try Column(values).order() == ColumnOrder(isAscending: false, isDescending: false))
      }
    }
  }

  @Test("is kept and continued as a column grows")
  func growing() throws {
    let column = Column(growing: .int16)
    #expect(column.order() == .constant)
    try column.append([3, 3] as [Int16])
    #expect(column.order() == .constant)
    try column.append([4] as [Int16])
    #expect(column.order() == ColumnOrder(isAscending: true, isDescending: false))
    try column.append([4, 5, 9] as [Int16])
    #expect(column.order() == ColumnOrder(isAscending: true, isDescending: false))
    try column.append([8] as [Int16])
    #expect(column.order() == ColumnOrder(isAscending: false, isDescending: false))
  }

  @Test("is found anew where values have changed")
  func changed() throws {
    let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: 3)
    defer { values.deallocate() }
    _ = values.initialize(from: [1, 2, 3])
    let column = try Column(borrowing: values.baseAddress, type: .float64, count: 3) {}
    #expect(column.order().isAscending)
    values[1] = 7
    try column.changed(first: 1, count: 1)
    #expect(!column.order().isAscending)
  }
}
