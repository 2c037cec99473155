import KeisenData
import KeisenFrames
import KeisenPrimitives

extension DescribedSeries {
  /// The least number of rows that a series is thinned to.
  static let fewestRows = 4

  /// Returns at most so many rows: all of a few, else the first, the last, and of each of equal
  /// runs the first with the least value and the first with the greatest.
  ///
  /// So no extreme is lost. Of a run of nothing but gaps the first row stands for all. Where
  /// nothing is a value, rows at equal distances are kept.
  ///
  /// - Parameter maximum: The most rows, `fewestRows` at least.
  /// - Returns: Rows, ascending.
  /// - Complexity: O(*m* log² *n*) for *m* rows where the bounds of blocks are known; O(*n*)
  ///   before.
  func thinned(to maximum: Int) -> [Int] {
    let count = rows.count
    guard count > maximum else { return Array(rows) }
    // The first and the last row, and two of each run.
    let runs = max(1, (maximum - 2) / 2)
    let fields = ends.map { [$0.low, $0.high] } ?? value.map { [$0, $0] } ?? []
    let columns = fields.compactMap { column(of: $0).flatMap { try? RowValues(of: $0) } }
    guard columns.count == 2 else { return evenly(maximum) }
    var kept: Set<Int> = [rows.lowerBound, rows.upperBound - 1]
    for run in 0..<runs {
      let first = rows.lowerBound + Self.place(run, of: runs, in: count)
      let part = first..<rows.lowerBound + Self.place(run + 1, of: runs, in: count)
      let low = Self.row(of: .minimum, in: columns[0], part)
      let high = Self.row(of: .maximum, in: columns[1], part)
      kept.formUnion([low ?? first, high ?? first])
    }
    return kept.sorted()
  }

  private func evenly(_ maximum: Int) -> [Int] {
    (0..<maximum).map { rows.lowerBound + Self.place($0, of: maximum - 1, in: rows.count - 1) }
  }

  /// Returns where part `index` of `parts` equal ones of a length begins.
  private static func place(_ index: Int, of parts: Int, in length: Int) -> Int {
    let (size, rest) = length.quotientAndRemainder(dividingBy: parts)
    return index * size + min(index, rest)
  }
}
