import KeisenData
import KeisenPrimitives

extension ToldSeries {
  /// The least number of rows that a series is thinned to.
  static let fewestRows = 4

  /// Returns at most so many rows: all of a few, else the first, the last, and of each of equal runs the first with the least value and the
  /// first with the greatest.
  ///
  /// So no extreme is lost. Of a run of nothing but gaps the first row stands for all. Where nothing is a value, rows at equal distances are kept.
  ///
  /// - Parameter most: The most rows, `fewestRows` at least.
  /// - Returns: Rows, ascending.
  /// - Complexity: O(*m* log² *n*) for *m* rows where the bounds of blocks are known; O(*n*) before.
  func thinned(to most: Int) -> [Int] {
    let count = rows.count
    guard count > most else { return Array(rows) }
    // The first and the last row, and two of each run.
    let runs = max(1, (most - 2) / 2)
    let fields = ends.map { [$0.low, $0.high] } ?? value.map { [$0, $0] } ?? []
    let columns = fields.compactMap { column(of: $0).flatMap { try? RowValues(of: $0) } }
    guard columns.count == 2 else { return evenly(most) }
    var kept: Set<Int> = [rows.lowerBound, rows.upperBound - 1]
    for run in 0..<runs {
      let first = rows.lowerBound + Self.place(run, of: runs, in: count)
      let part = first..<rows.lowerBound + Self.place(run + 1, of: runs, in: count)
      let low = Self.row(of: .least, in: columns[0], part)
      let high = Self.row(of: .greatest, in: columns[1], part)
      kept.formUnion([low ?? first, high ?? first])
    }
    return kept.sorted()
  }

  private func evenly(_ most: Int) -> [Int] {
    (0..<most).map { rows.lowerBound + Self.place($0, of: most - 1, in: rows.count - 1) }
  }

  /// Returns where part `index` of `parts` equal ones of a length begins.
  private static func place(_ index: Int, of parts: Int, in length: Int) -> Int {
    let (size, rest) = length.quotientAndRemainder(dividingBy: parts)
    return index * size + min(index, rest)
  }
}
