import KeisenPrimitives

/// Counts points into the cells of a grid, batch by batch, as `numpy.histogram2d` does.
///
/// With values it sums them up beside, as its `weights`; means are those of
/// `scipy.stats.binned_statistic_2d`.
package struct GridCounter {
  /// The columns' edges.
  package let x: BinEdges
  /// The rows' edges.
  package let y: BinEdges
  /// What was counted so far: the cell in column *i* and row *j* is *j* `x.count` + *i*.
  package let cells: CellSums

  /// Makes an empty grid.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there are more than
  ///   `CellSums.maxCells` cells, `.outOfMemory`.
  package init(x: BinEdges, y: BinEdges, hasValues: Bool = false) throws(KeisenError) {
    (self.x, self.y) = (x, y)
    cells = try CellSums(columns: x.count, rows: y.count, hasValues: hasValues)
  }

  /// Adds points, with a value each where the grid has values; NaN in any column makes a gap.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the numbers of rows differ, or
  ///   values are missing or not expected.
  /// - Complexity: O(n) for equal bins, else O(n log b).
  package func add(
    x xValues: UnsafeBufferPointer<Double>,
    y yValues: UnsafeBufferPointer<Double>,
    values: UnsafeBufferPointer<Double>? = nil
  ) throws(KeisenError) {
    let columns = x.count
    try x.withLocator { xLocator throws(KeisenError) in
      try y.withLocator { yLocator throws(KeisenError) in
        try cells.add(x: xValues, y: yValues, values: values) { x, y in
          guard let column = xLocator.bin(of: x), let row = yLocator.bin(of: y) else { return nil }
          return row &* columns &+ column
        }
      }
    }
  }

  /// Returns the share of each cell divided by its area, as numpy's `density`; 0 everywhere where
  /// all shares are.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func densities() throws(KeisenError) -> RowBuffer<Double> {
    let result = try cells.reduced(by: .sum)
    let cells = result.mutable
    let total = cells.reduce(0, +)
    for row in 0..<y.count {
      for column in 0..<x.count {
        let cell = row * x.count + column
        let width = x.values[column + 1] - x.values[column]
        let height = y.values[row + 1] - y.values[row]
        cells[cell] = total == 0 ? 0 : cells[cell] / total / width / height
      }
    }
    extendLifetime(result)
    return result
  }
}
