import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenDrawing

@Suite("CellCounts")
struct CellCountsTests {
  @Test(
    "are those of a slow count, by any number of threads",
    arguments: [0, 1, 4095, 4096, 4097, 300_000]
  )
  func counts(count: Int) throws {
    for hasAmounts in [false, true] {
      let sample = RandomCellRows(count, cells: 777, hasAmounts: hasAmounts, seed: 5)
      let (counts, sums) = sample.slowCounts
      for grids in [nil, 1, 2, 8] {
        let found = try CellCounts(counting: sample.rows, grids: grids)
        #expect(found.counts.array == counts)
        #expect(found.sums?.array == (hasAmounts ? sums : nil))
      }
    }
  }

  @Test("stay at the greatest count where there are more")
  func saturation() throws {
    func cells(_ count: UInt32) throws -> CellCounts {
      let buffer = GrowingBuffer<UInt32>()
      try buffer.append(count)
      try buffer.append(1)
      return CellCounts(counts: buffer, sums: nil)
    }
    let total = try cells(.max - 1)
    total.add([try cells(1)])
    #expect(total.counts.array == [.max, 2])
    total.add([try cells(1), try cells(7)])
    #expect(total.counts.array == [.max, 4])
  }

  @Test("are those that a renderer counts which counts in no way of its own")
  func renderer() throws {
    let sample = RandomCellRows(10_000, cells: 50, hasAmounts: true, seed: 9)
    let found = try RecordingRenderer().count(sample.rows)
    #expect(found.counts.array == sample.slowCounts.counts)
  }
}

extension GrowingBuffer {
  fileprivate var array: [Element] { withExtendedLifetime(self) { Array(elements) } }
}
