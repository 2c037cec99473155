import KeisenPrimitives

/// Rows to be counted in cells: what every renderer counts, in any order and by any number of
/// threads.
public struct CellRows: Sendable {
  /// Writes the cells of some rows, and their amounts where there are such.
  ///
  /// Cells are below the number of cells. Rows that are in none are left out; the result is how
  /// many were written.
  package typealias Placing =
    @Sendable (
      Range<Int>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<Int64>?
    ) -> Int

  /// Rows that are placed at once: their cells and amounts stay in a cache.
  package static let blockRows = 1 << 12

  /// The rows.
  public let rows: Range<Int>
  /// Number of cells, below 2^32.
  public let cells: Int
  /// Whether each row has an amount, which is added up beside the count.
  public let hasAmounts: Bool
  package let place: Placing

  /// Makes rows.
  ///
  /// - Precondition: There are fewer cells than 2^32.
  package init(_ rows: Range<Int>, cells: Int, hasAmounts: Bool, place: @escaping Placing) {
    precondition(cells >= 0 && cells <= UInt32.max, "\(cells) cells")
    self.rows = rows
    self.cells = cells
    self.hasAmounts = hasAmounts
    self.place = place
  }
}
