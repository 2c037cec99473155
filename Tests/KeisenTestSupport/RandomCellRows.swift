import KeisenDrawing

/// Rows in cells drawn by randomMarks, some of them in none, some cells with many.
public struct RandomCellRows: Sendable {
  private let cellOfRow: [UInt32?]
  private let amounts: [Int64]
  private let cells: Int
  private let hasAmounts: Bool

  /// Draws so many rows.
  public init(_ count: Int, cells: Int, hasAmounts: Bool, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    cellOfRow = (0..<count).map { _ in
      switch Int.random(in: 0..<10, using: &random) {
      case 0: nil
      case 1...3: UInt32(cells / 2)
      default: UInt32.random(in: 0..<UInt32(cells), using: &random)
      }
    }
    // So large that sums go beyond both ends of 32 bits, and some of them beyond those of 64.
    amounts = (0..<count).map { row in
      let amount = Int64.random(in: Int64.min...Int64.max, using: &random)
      return row % 3 == 0 ? amount : amount >> Int64.random(in: 20...63, using: &random)
    }
    self.cells = cells
    self.hasAmounts = hasAmounts
  }

  /// The rows for a renderer; row numbers begin at 0.
  public var rows: CellRows {
    CellRows(0..<cellOfRow.count, cells: cells, hasAmounts: hasAmounts) { part, cells, amounts in
      var kept = 0
      for row in part {
        guard let cell = cellOfRow[row] else { continue }
        cells[kept] = cell
        amounts?[kept] = self.amounts[row]
        kept += 1
      }
      return kept
    }
  }

  /// What is to be found.
  public var slowCounts: (counts: [UInt32], sums: [Int64]) {
    var counts = [UInt32](repeating: 0, count: cells)
    var sums = [Int64](repeating: 0, count: cells)
    for (cell, amount) in zip(cellOfRow, amounts) {
      guard let cell else { continue }
      counts[Int(cell)] += 1
      sums[Int(cell)] &+= amount
    }
    return (counts, sums)
  }
}
