import Glibc
import KeisenPrimitives

/// How many rows are in each cell, and what their amounts add up to.
///
/// Whole numbers, so that they do not hang on the order in which rows are counted.
public struct CellCounts: Sendable {
  /// Rows in each cell; 2^32 - 1 stands for more, too.
  public let counts: GrowingBuffer<UInt32>
  /// The sum of the amounts in each cell, modulo 2^64; nil where rows have none.
  public let sums: GrowingBuffer<Int64>?

  /// Takes what was counted.
  ///
  /// - Precondition: There are as many sums as counts, where there are any.
  package init(counts: GrowingBuffer<UInt32>, sums: GrowingBuffer<Int64>?) {
    precondition(sums.map { $0.count == counts.count } ?? true, "sums of cells")
    self.counts = counts
    self.sums = sums
  }

  /// Makes cells that are all empty.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init(emptyCells cells: Int, hasSums: Bool) throws(KeisenError) {
    counts = try Self.zeros(UInt32.self, cells)
    sums = hasSums ? try Self.zeros(Int64.self, cells) : nil
  }

  private static func zeros<Element: BitwiseCopyable>(
    _ element: Element.Type,
    _ count: Int
  ) throws(KeisenError) -> GrowingBuffer<Element> {
    let buffer = GrowingBuffer<Element>()
    memset(try buffer.reserve(count), 0, count * MemoryLayout<Element>.stride)
    buffer.commit(count)
    return buffer
  }
}

extension CellCounts {
  /// Rows that one grid counts: no count of it overflows.
  private static let maxRows = Int(UInt32.max)
  /// Rows that are worth a thread and a grid of its own.
  private static let minRows = 1 << 16

  /// Counts rows on the threads of this process.
  ///
  /// Each thread has a grid, and the grids are added up; the time of zeroing and adding is bounded
  /// by that of counting.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - grids: Number of grids; nil for as many as are worth it.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init(counting rows: CellRows, grids: Int? = nil) throws(KeisenError) {
    let total = try CellCounts(emptyCells: rows.cells, hasSums: rows.hasAmounts)
    let worth = rows.rows.count / max(Self.minRows, rows.cells / 2)
    let width = grids ?? max(1, min(WorkerPool.shared.width, worth))
    var first = rows.rows.lowerBound
    var isFirst = true
    while first < rows.rows.upperBound {
      let (maximum, isMore) = Self.maxRows.multipliedReportingOverflow(by: width)
      let rest = rows.rows.upperBound - first
      let part = first..<first + (isMore ? rest : min(rest, maximum))
      try total.add(part, of: rows, width: width, isFirst: isFirst)
      first = part.upperBound
      isFirst = false
    }
    self = total
  }

  /// Counts some rows by so many threads.
  private func add(
    _ part: Range<Int>,
    of rows: CellRows,
    width: Int,
    isFirst: Bool
  ) throws(KeisenError) {
    var grids: [CellCounts] = isFirst ? [self] : []
    while grids.count < width {
      grids.append(try CellCounts(emptyCells: rows.cells, hasSums: rows.hasAmounts))
    }
    let targets = grids.map(Target.init)
    WorkerPool.shared.run(width) { thread in
      let low = part.lowerBound + Self.share(part.count, thread, width)
      let high = part.lowerBound + Self.share(part.count, thread + 1, width)
      targets[thread].count(low..<high, of: rows)
    }
    add(Array(grids.dropFirst(isFirst ? 1 : 0)))
  }

  /// Adds what other grids of as many cells have counted; counts that are too great stay at the
  /// greatest.
  package func add(_ others: [CellCounts]) {
    guard !others.isEmpty else { return }
    let (total, targets) = (Target(self), others.map(Target.init))
    let bands = max(1, min(4 * WorkerPool.shared.width, counts.count >> 14))
    WorkerPool.shared.run(bands) { band in
      let cells =
        Self.share(counts.count, band, bands)..<Self.share(counts.count, band + 1, bands)
      for target in targets { total.add(target, cells) }
    }
    withExtendedLifetime(others) {}
  }

  /// The beginning of one of equal parts, without a product that overflows.
  private static func share(_ count: Int, _ part: Int, _ parts: Int) -> Int {
    count / parts * part + min(part, count % parts)
  }
}

/// A grid that one thread writes, or a part of it.
private struct Target: @unchecked Sendable {
  let counts: UnsafeMutablePointer<UInt32>?
  let sums: UnsafeMutablePointer<Int64>?

  init(_ grid: CellCounts) {
    counts = UnsafeMutablePointer(mutating: grid.counts.elements.baseAddress)
    sums = UnsafeMutablePointer(mutating: grid.sums?.elements.baseAddress)
  }

  /// Counts rows, block by block.
  func count(_ part: Range<Int>, of rows: CellRows) {
    let maximum = CellRows.blockRows
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: maximum) { cells in
      withUnsafeTemporaryAllocation(of: Int64.self, capacity: rows.hasAmounts ? maximum : 1) {
        amounts in
        guard let counts, let cells = cells.baseAddress else { return }
        var first = part.lowerBound
        while first < part.upperBound {
          let end = min(part.upperBound, first + maximum)
          if let sums, let amounts = amounts.baseAddress {
            let placed = rows.place(first..<end, cells, amounts)
            Self.add(cells, amounts, placed, counts, sums)
          } else {
            Self.add(cells, rows.place(first..<end, cells, nil), counts)
          }
          first = end
        }
      }
    }
  }

  @inline(never)
  private static func add(
    _ cells: UnsafeMutablePointer<UInt32>,
    _ placed: Int,
    _ counts: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<placed { counts[Int(cells[index])] &+= 1 }
  }

  @inline(never)
  private static func add(
    _ cells: UnsafeMutablePointer<UInt32>,
    _ amounts: UnsafeMutablePointer<Int64>,
    _ placed: Int,
    _ counts: UnsafeMutablePointer<UInt32>,
    _ sums: UnsafeMutablePointer<Int64>
  ) {
    for index in 0..<placed {
      let cell = Int(cells[index])
      counts[cell] &+= 1
      sums[cell] &+= amounts[index]
    }
  }

  /// Adds another grid's cells.
  func add(_ other: Target, _ cells: Range<Int>) {
    if let counts, let more = other.counts {
      for cell in cells {
        let sum = counts[cell] &+ more[cell]
        counts[cell] = sum < more[cell] ? .max : sum
      }
    }
    if let sums, let more = other.sums {
      for cell in cells { sums[cell] &+= more[cell] }
    }
  }
}
