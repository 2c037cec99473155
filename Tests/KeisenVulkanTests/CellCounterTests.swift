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

  /// Rows that are all in one cell.
  private func rows(_ count: Int, cells: Int) -> CellRows {
    CellRows(0..<count, cells: cells, hasAmounts: true) { part, cells, amounts in
      for place in 0..<part.count {
        cells[place] = 1
        amounts?[place] = 5
      }
      return part.count
    }
  }

  private func memoryInUse(_ renderer: VulkanRenderer) throws -> Int {
    try renderer.engine().withFrames { frames throws(KeisenError) in frames.device.memoryInUse }
  }

  @Test("leaves to the CPU what a device can't see at once")
  func room() throws {
    try validated { renderer in
      let device = try renderer.engine().physical
      #expect(CellCounter.hasRoom(for: rows(2, cells: 1000), on: device))
      #expect(CellCounter.hasRoom(for: rows(.max, cells: 1000), on: device))
      #expect(!CellCounter.hasRoom(for: rows(2, cells: Int(UInt32.max)), on: device))
      let cells = min(device.limits.storageRange, device.limits.allocation) / 12 + 1
      guard cells < 1 << 26 else { return }
      let before = try memoryInUse(renderer)
      let found = try renderer.count(rows(3, cells: cells))
      #expect(found.counts.count == cells && found.sums?.count == cells)
      #expect(found.counts.array.prefix(3) == [0, 3, 0])
      #expect(found.sums?.array.prefix(3) == [0, 15, 0])
      #expect(try memoryInUse(renderer) == before)
    }
  }

  @Test("leaves to the CPU what the device has no memory for, and counts again when it has")
  func memory() throws {
    try validated { renderer in
      let sample = RandomCellRows(50_000, cells: 40_000, hasAmounts: true, seed: 8)
      let (counts, sums) = sample.slowCounts
      let before = try memoryInUse(renderer)
      // The rows have room, the grid has none.
      for (limit, isCounted) in [(before + 700_000, false), (Int.max, true)] {
        try renderer.engine().withFrames { frames throws(KeisenError) in
          frames.device.memoryLimit = limit
        }
        let found = try renderer.count(sample.rows)
        #expect(found.counts.array == counts)
        #expect(found.sums?.array == sums)
        #expect(try (memoryInUse(renderer) > before) == isCounted)
      }
    }
  }

  @Test("gives back memory that it has not needed for a while")
  func shrinking() throws {
    try validated { renderer in
      let small = RandomCellRows(5_000, cells: 100, hasAmounts: true, seed: 9)
      func count(_ sample: RandomCellRows) throws {
        #expect(try renderer.count(sample.rows).counts.array == sample.slowCounts.counts)
      }
      try count(small)
      let little = try memoryInUse(renderer)
      let large = RandomCellRows(5_000, cells: 1 << 20, hasAmounts: true, seed: 10)
      try count(large)
      let much = try memoryInUse(renderer)
      #expect(much > 2 * little)
      // In turn with a large one it stays.
      for _ in 0..<3 {
        for _ in 0..<10 { try count(small) }
        #expect(try memoryInUse(renderer) == much)
        try count(large)
      }
      for _ in 0..<16 { try count(small) }
      #expect(try memoryInUse(renderer) == little)
      try count(large)
    }
  }
}

extension GrowingBuffer {
  fileprivate var array: [Element] { withExtendedLifetime(self) { Array(elements) } }
}
