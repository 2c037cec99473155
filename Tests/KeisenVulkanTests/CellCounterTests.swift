import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenVulkan

@Suite("CellCounter")
struct CellCounterTests {
  @Test(
    "counts to the bit what the CPU counts, sums with their carries",
    arguments: [0, 1, 4095, 4097, 200_000]
  )
  func parity(count: Int) throws {
    try validated { renderer in
      for hasAmounts in [true, false, true] {
        for cells in [1, 777, 40_000] {
          let sample = RandomCellRows(count, cells: cells, hasAmounts: hasAmounts, seed: 7)
          let found = try renderer.count(sample.rows)
          let (counts, sums) = sample.slowCounts
          #expect(found.counts.array == counts)
          #expect(found.sums?.array == (hasAmounts ? sums : nil))
        }
      }
    }
  }

  @Test("counts more rows than a block holds, and again after that")
  func blocks() throws {
    try validated { renderer in
      let count = 1 << 22 + 12_345
      let rows = CellRows(0..<count, cells: 3, hasAmounts: true) { part, cells, amounts in
        for (place, row) in part.enumerated() {
          cells[place] = UInt32(row % 3)
          amounts?[place] = -1
        }
        return part.count
      }
      for _ in 0..<2 {
        let found = try renderer.count(rows)
        let wanted = (0..<3).map { UInt32((count + 2 - $0) / 3) }
        #expect(found.counts.array == wanted)
        #expect(found.sums?.array == wanted.map { -Int64($0) })
      }
    }
  }

  @Test("leaves to the CPU what has no room on the device")
  func room() throws {
    try validated { renderer in
      let device = try renderer.engine().physical
      func rows(_ cells: Int, _ count: Int = 2) -> CellRows {
        CellRows(0..<count, cells: cells, hasAmounts: true) { part, cells, amounts in
          for place in 0..<part.count {
            cells[place] = 1
            amounts?[place] = 5
          }
          return part.count
        }
      }
      #expect(CellCounter.hasRoom(for: rows(1000), on: device))
      #expect(CellCounter.hasRoom(for: rows(1000, .max), on: device))
      #expect(!CellCounter.hasRoom(for: rows(Int(UInt32.max)), on: device))
    }
  }
}

extension GrowingBuffer {
  fileprivate var array: [Element] { withExtendedLifetime(self) { Array(elements) } }
}
