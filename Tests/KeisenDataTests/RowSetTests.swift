import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

@Suite("Sets of rows")
struct RowSetTests {
  /// A set by randomMarks, slow and as runs.
  private func randomMarks(_ random: inout SeededGenerator) -> (Set<Int>, RowSet) {
    let count = [0, 1, 3, 20, 200].randomElement(using: &random) ?? 0
    let maximum = [1, 10, 60, 1000].randomElement(using: &random) ?? 1
    let rows = (0..<count).map { _ in Int.random(in: -2..<maximum, using: &random) }
    return (Set(rows.filter { $0 >= 0 }), RowSet(rows))
  }

  private func expect(_ set: RowSet, _ slow: Set<Int>) {
    let sorted = slow.sorted()
    #expect(set.rows == sorted && set.count == sorted.count && set.isEmpty == sorted.isEmpty)
    for (run, next) in zip(set.runs, set.runs.dropFirst()) {
      #expect(run.upperBound < next.lowerBound)
    }
    #expect(set.runs.allSatisfy { !$0.isEmpty })
  }

  @Test("do what sets of integers do", arguments: 0..<8)
  func bruteForce(seed: Int) {
    var random = SeededGenerator(seed: UInt64(100 + seed))
    for _ in 0..<200 {
      let ((slow, set), (slowOther, other)) = (randomMarks(&random), randomMarks(&random))
      expect(set, slow)
      expect(set.union(other), slow.union(slowOther))
      expect(set.intersection(other), slow.intersection(slowOther))
      expect(set.subtracting(other), slow.subtracting(slowOther))
      expect(set.symmetricDifference(other), slow.symmetricDifference(slowOther))
      let count = Int.random(in: 0..<100, using: &random)
      expect(set.inverted(upTo: count), Set(0..<count).subtracting(slow))
      let row = Int.random(in: -3..<110, using: &random)
      #expect(set.contains(row) == slow.contains(row))
      let rows = row..<row + Int.random(in: 0..<9, using: &random)
      #expect(set.intersects(rows) == rows.contains { slow.contains($0) })
      var inside: [Int] = []
      set.forEachRun(in: max(0, row)..<max(0, row) + 9) { inside += $0 }
      #expect(inside == slow.sorted().filter { $0 >= max(0, row) && $0 < max(0, row) + 9 })
      let way = Int.random(in: -50..<50, using: &random)
      expect(set.shifted(by: way), Set(slow.map { $0 + way }.filter { $0 >= 0 }))
      #expect(RowSet(mask: (0..<1000).map { slow.contains($0) }) == set)
    }
  }

  @Test("hold rows up to the last there can be")
  func ends() {
    let all = RowSet(0..<Int.max)
    #expect(all.count == .max && all.contains(.max - 1) && !all.contains(.max))
    #expect(RowSet([Int.max, -1, .min]).isEmpty)
    #expect(RowSet().inverted(upTo: .max) == all && all.inverted(upTo: .max).isEmpty)
    #expect(all.subtracting(RowSet([5])).runs == [0..<5, 6..<Int.max])
    #expect(all.symmetricDifference(RowSet([Int.max - 1])) == RowSet(0..<Int.max - 1))
    #expect(all.union(all) == all && all.intersection(all) == all)
    #expect(all.shifted(by: 3) == RowSet(3..<Int.max))
    #expect(RowSet([3, 4]).shifted(by: .max).isEmpty && RowSet([3, 4]).shifted(by: .min).isEmpty)
    #expect(RowSet().inverted(upTo: -5).isEmpty)
  }

  @Test("make gaps of a column's other rows, whatever its type")
  func masked() throws {
    func values(_ column: Column) -> [Double] {
      let snapshot = column.snapshot()
      return [Double](unsafeUninitializedCapacity: snapshot.count) { values, count in
        if let base = values.baseAddress { snapshot.read(snapshot.rows, relativeTo: 0, into: base) }
        count = snapshot.count
      }
    }
    let kept = RowSet([0, 2, 9])
    for column in [
      try Column([1.0, 2, 3, 4]), try Column([1, 2, 3, 4] as [Float]),
      try Column([1, 2, 3, 4] as [UInt8]), try Column([1, 2, 3, 4] as [Int64]),
      try Column(copying: [Int64](1...4), type: .timestamp(.seconds), count: 4),
    ] {
      let masked = try Column(column.snapshot(), keeping: kept)
      let found = values(masked)
      #expect(found[0] == 1 && found[1].isNaN && found[2] == 3 && found[3].isNaN)
      #expect(masked.type.timeUnit == column.type.timeUnit)
    }
    let ring = try Column(ring: .int32, capacity: 2)
    try ring.append([5, 6, 7] as [Int32])
    let masked = try Column(ring.snapshot(), keeping: kept)
    #expect(masked.firstRow == 1 && values(masked)[0].isNaN && values(masked)[1] == 7)
    #expect(try Column(Column([Double]()).snapshot(), keeping: kept).count == 0)
  }
}
