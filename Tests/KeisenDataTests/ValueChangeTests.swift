import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

@Suite("Changes of values")
struct ValueChangeTests {
  private func borders(_ rows: Range<Int>, _ random: inout SeededGenerator) -> [Int] {
    let inner = (0..<12).map { _ in
      Int.random(in: rows.lowerBound...rows.upperBound, using: &random)
    }
    return ([rows.lowerBound, rows.upperBound] + inner).sorted()
  }

  private func found(_ bounds: ColumnBounds, _ borders: [Int]) -> [RowBounds] {
    [RowBounds](unsafeUninitializedCapacity: borders.count - 1) { found, count in
      borders.withUnsafeBufferPointer { borders in
        guard let base = found.baseAddress else { return }
        bounds.bounds(between: borders, relativeTo: 0, into: base)
      }
      count = borders.count - 1
    }
  }

  /// Asks two columns the same.
  private func expectAlike(
    _ column: Column,
    _ fresh: Column,
    _ random: inout SeededGenerator,
    _ comment: Comment
  ) throws {
    let borders = borders(column.snapshot().rows, &random)
    // In any order, as one answer is taken from what another left.
    for question in (0..<5).shuffled(using: &random) {
      switch question {
      case 0: #expect(column.order() == fresh.order(), comment)
      case 1: #expect(column.extent() == fresh.extent(), comment)
      case 2: #expect(column.positiveExtent() == fresh.positiveExtent(), comment)
      case 3:
        #expect(try found(column.bounds(), borders) == found(fresh.bounds(), borders), comment)
      default:
        #expect(
          try found(column.positiveBounds(), borders) == found(fresh.positiveBounds(), borders),
          comment
        )
      }
    }
  }

  @Test("give what a new column of the same values gives", arguments: ElementType.all)
  func random(type: ElementType) throws {
    let size = type.byteCount
    var random = SeededGenerator(seed: UInt64(size) + 700)
    for kind in 0..<12 {
      let count = [1, 63, 64, 65, 700, 20_000][kind % 6]
      let stride = kind < 6 ? size : -size - 3
      let memory = UnsafeMutableRawPointer.allocate(
        byteCount: (count + 1) * (size + 3),
        alignment: 8
      )
      defer { memory.deallocate() }
      let base = memory + (stride < 0 ? -stride * count : 0)
      func write(_ row: Int, _ bits: UInt64) {
        withUnsafeBytes(of: bits) { bits in
          guard let first = bits.baseAddress else { return }
          (base + row * stride).copyMemory(from: first, byteCount: size)
        }
      }
      // Mostly 0 to 99, which ascend as long as nothing changes.
      func number(_ row: Int) -> UInt64 {
        let value = row * 100 / count
        switch type {
        case .float32: return UInt64(Float(value).bitPattern)
        case .float64: return Double(value).bitPattern
        default: return UInt64(value)
        }
      }
      for row in 0..<count { write(row, number(row)) }
      let column = try Column(borrowing: base, type: type, count: count, stride: stride) {}
      for round in 0..<25 {
        let fresh = try Column(borrowing: base, type: type, count: count, stride: stride) {}
        try expectAlike(column, fresh, &random, "\(kind), \(round)")
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let maximum = Bool.random(using: &random) ? 3 : count
          let first = Int.random(in: 0..<count, using: &random)
          let rows = first..<min(count, first + Int.random(in: 0...maximum, using: &random))
          let isMended = Bool.random(using: &random)
          for row in rows {
            write(row, isMended ? number(row) : random.bits(of: type))
          }
          try column.changed(first: rows.lowerBound, count: rows.count)
        }
      }
    }
  }

  @Test("are told of rings and growing columns too, whatever is appended between")
  func growing() throws {
    var random = SeededGenerator(seed: 710)
    for isRing in [false, true] {
      let column =
        try isRing ? Column(ring: .float64, capacity: 3000) : Column(growing: .float64)
      var values: [Double] = []
      for round in 0..<120 {
        let batch = (0..<Int.random(in: 0...400, using: &random)).map { _ in
          Int.random(in: 0..<50, using: &random) == 0
            ? Double.nan : .random(in: -1...9, using: &random)
        }
        try column.append(batch)
        values += batch
        let snapshot = column.snapshot()
        guard !snapshot.rows.isEmpty else { continue }
        let first = Int.random(in: snapshot.rows, using: &random)
        let end = min(snapshot.rows.upperBound, first + Int.random(in: 0...200, using: &random))
        for row in first..<end {
          let chunk = snapshot.chunk(of: row)
          values[row] = .random(in: -20...20, using: &random)
          UnsafeMutableRawPointer(mutating: chunk.memory.base)
            .storeBytes(of: values[row], toByteOffset: 8 * (row - chunk.firstRow), as: Double.self)
        }
        try column.changed(first: first, count: end - first)
        guard round % 3 > 0 else { continue }
        let fresh = try isRing ? Column(ring: .float64, capacity: 3000) : Column(growing: .float64)
        try fresh.append(values)
        try expectAlike(column, fresh, &random, "\(isRing), \(round)")
      }
    }
  }

  @Test("write the nodes where they are, or copies where somebody looks at them")
  func places() throws {
    let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: 100_000)
    defer { values.deallocate() }
    for row in values.indices { values[row] = Double(row % 100) }
    let column = try Column(borrowing: values.baseAddress, type: .float64, count: values.count) {}
    func address(_ bounds: ColumnBounds) -> [UnsafeRawPointer] {
      guard case .float64(let pyramid) = bounds.pyramid else { return [] }
      return pyramid.levels.map(\.address)
    }
    let first = try address(column.bounds())
    #expect(first.count > 3)
    for row in stride(from: 0, to: 100_000, by: 9999) {
      values[row] = 1000
      try column.changed(first: row, count: 1)
      let renewed = try address(column.bounds())
      // Code that is not optimised holds nodes for longer than it needs them.
      #expect(_isDebugAssertConfiguration() || renewed == first)
    }
    let held = try column.bounds()
    values[50] = -7
    try column.changed(first: 50, count: 1)
    let renewed = try column.bounds()
    #expect(zip(address(renewed), address(held)).allSatisfy { $0 != $1 })
    #expect(found(held, [0, 640])[0].low == 0)
    #expect(found(renewed, [0, 640])[0].low == -7)
  }

  @Test("are noted as few runs that hold all rows")
  func runs() {
    var random = SeededGenerator(seed: 720)
    for _ in 0..<50 {
      var changed = ChangedRows()
      var rows: Set<Int> = []
      #expect(changed.isEmpty)
      for _ in 0..<Int.random(in: 1...300, using: &random) {
        let first = Int.random(in: 0..<100_000, using: &random)
        let run = first..<first + Int.random(in: 0...50, using: &random)
        changed.insert(run)
        rows.formUnion(run)
      }
      let runs = changed.runs
      #expect(runs.count <= 64)
      #expect(zip(runs, runs.dropFirst()).allSatisfy { $1.lowerBound - $0.upperBound >= 64 })
      #expect(rows.allSatisfy { row in runs.contains { $0.contains(row) } })
    }
  }
}
