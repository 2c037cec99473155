import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

@Suite("Column search")
struct ColumnSearchTests {
  private func found(
    _ column: Column,
    _ values: [Double],
    minus origin: Int64,
    in unit: TimeUnit? = nil
  ) throws -> [Int] {
    let bounds = try column.bounds()
    return [Int](unsafeUninitializedCapacity: values.count) { rows, count in
      values.withUnsafeBufferPointer { values in
        guard let base = rows.baseAddress else { return }
        bounds.findRows(
          reaching: values,
          column.order(),
          relativeTo: origin,
          in: unit,
          into: base
        )
      }
      count = values.count
    }
  }

  private func slow(_ column: Column, _ values: [Double], minus origin: Int64) -> [Int] {
    let snapshot = column.snapshot()
    var all = [Double](repeating: 0, count: snapshot.count)
    all.withUnsafeMutableBufferPointer { all in
      guard let base = all.baseAddress else { return }
      snapshot.read(snapshot.rows, relativeTo: origin, into: base)
    }
    let isAscending = column.order().isAscending
    return values.map { value in
      all.firstIndex { isAscending ? $0 >= value : $0 <= value } ?? all.count
    }
  }

  /// Steps of a kind: regular, random, clustered, or mostly equal.
  private func steps(_ count: Int, _ kind: Int, _ random: inout SeededGenerator) -> [Double] {
    (0..<count).map { _ in
      switch kind {
      case 0: 1
      case 1: Double.random(in: 0...2, using: &random)
      case 2: Double.random(in: 0...1, using: &random) < 0.02 ? 1e6 : 1e-3
      default: Double.random(in: 0...1, using: &random) < 0.9 ? 0 : 1
      }
    }
  }

  @Test("finds what looking at each row finds, whichever way the values go", arguments: 0..<4)
  func random(kind: Int) throws {
    var random = SeededGenerator(seed: UInt64(kind) + 400)
    for _ in 0..<150 {
      let count = Int.random(in: 1...3000, using: &random)
      let sign = Bool.random(using: &random) ? 1.0 : -1.0
      var place = Double.random(in: -1e3...1e3, using: &random)
      let values = steps(count, kind, &random).map { step in
        place += sign * step
        return place
      }
      let (low, high) = (min(values[0], place) - 5, max(values[0], place) + 5)
      let targets =
        (0..<60).map { index in
          index % 3 == 0
            ? values[Int.random(in: 0..<count, using: &random)]
            : Double.random(in: low...high, using: &random)
        } + [-.infinity, .infinity]
      let column = try Column(values)
      let sorted = targets.sorted { column.order().isAscending ? $0 < $1 : $0 > $1 }
      #expect(try found(column, sorted, minus: 0) == slow(column, sorted, minus: 0))
      let integers = try Column(values.map { Int64($0) + (1 << 60) })
      let order = integers.order()
      let whole = targets.sorted { order.isAscending ? $0 < $1 : $0 > $1 }
      #expect(try found(integers, whole, minus: 1 << 60) == slow(integers, whole, minus: 1 << 60))
    }
  }

  @Test("finds the ends, and nothing in no rows")
  func ends() throws {
    let column = try Column([1.0, 2, 2, 3])
    #expect(try found(column, [0, 1, 1.5, 2, 2.5, 3, 3.5], minus: 0) == [0, 0, 1, 1, 3, 3, 4])
    #expect(try found(column, [], minus: 0).isEmpty)
    #expect(try found(try Column([Double]()), [0, 1], minus: 0) == [0, 0])
  }

  @Test("finds rows among a million that are mostly equal")
  func equal() throws {
    let count = 1_000_000
    let column = try Column((0..<count).map { Float($0 / 1000) })
    let targets = (0..<100).map { Double($0) * 10 }
    #expect(try found(column, targets, minus: 0) == targets.map { Int($0) * 1000 })
  }
}
