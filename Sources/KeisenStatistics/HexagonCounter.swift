import KeisenPrimitives

/// Counts points into hexagons, batch by batch.
package struct HexagonCounter {
  /// The hexagons.
  package let lattice: HexagonLattice
  /// What was counted so far, by hexagon.
  package let cells: CellSums

  /// Makes empty hexagons.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init(lattice: HexagonLattice, hasValues: Bool = false) throws(KeisenError) {
    self.lattice = lattice
    cells = try CellSums(columns: lattice.count, rows: 1, hasValues: hasValues)
  }

  /// Adds points, with a value each where the hexagons have values; NaN in any column makes a gap.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the numbers of rows differ, or
  ///   values are missing or not expected.
  /// - Complexity: O(n).
  package func add(
    x: UnsafeBufferPointer<Double>,
    y: UnsafeBufferPointer<Double>,
    values: UnsafeBufferPointer<Double>? = nil
  ) throws(KeisenError) {
    let lattice = lattice
    try cells.add(x: x, y: y, values: values) { lattice.hexagon(x: $0, y: $1) }
  }
}
