import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// Finds the cells of a density that have rows.
package struct FilledCells {
  private let shape: DensityShape
  private let totals: GrowingBuffer<UInt32>
  private let isEmpty: Bool

  /// A cell, and how far it is.
  package struct Cell {
    package var column: Int
    package var row: Int
    package var distance: Double
  }

  /// Looks among the cells of a density.
  package init(_ grid: DensityGrid) {
    shape = grid.shape
    totals = grid.totals
    isEmpty = grid.isEmpty
  }

  /// Returns the cell at a point, or the nearest one with rows: of those that are equally near the
  /// upper one, then the left one.
  ///
  /// Along x it is one of the nearest column with any, the nearest there along y.
  ///
  /// - Returns: The cell, or nil where none is within reach.
  /// - Complexity: O(*n*) in the cells that are nearer.
  package func nearest(_ query: HitQuery) -> Cell? {
    guard !isEmpty else { return nil }
    let start = shape.cell(at: query.point)
    var best: Cell?
    // On a border all that meet there are equally near.
    consider(start.column, start.row, query, &best)
    if let best { return best }
    for ring in 0..<max(shape.columns, shape.rows) {
      // All cells of a ring are farther than the rings within are wide, of which one may be cut.
      let minimum = Double(ring - 2) * shape.cellLength
      if minimum > best?.distance ?? query.reach { break }
      switch query.mode {
      case .nearest: appearance(ring, around: start, query, &best)
      case .x:
        for column in ring == 0 ? [start.column] : [start.column - ring, start.column + ring] {
          appearance(along: column, from: start.row, query, &best)
        }
      }
    }
    return best
  }

  /// Looks at the cells that are so many rows or columns away.
  private func appearance(
    _ ring: Int,
    around start: (column: Int, row: Int),
    _ query: HitQuery,
    _ best: inout Cell?
  ) {
    let (left, right) = (start.column - ring, start.column + ring)
    let columns = max(0, left)...min(shape.columns - 1, right)
    for row in max(0, start.row - ring)...min(shape.rows - 1, start.row + ring) {
      if abs(row - start.row) == ring {
        for column in columns { consider(column, row, query, &best) }
      } else {
        for column in [left, right] { consider(column, row, query, &best) }
      }
    }
  }

  private func consider(_ column: Int, _ row: Int, _ query: HitQuery, _ best: inout Cell?) {
    guard hasRows(column, row) else { return }
    let distance = shape.rect(column: column, row: row).distance(to: query.point)
    guard distance <= query.reach else { return }
    if let best, (best.distance, best.row, best.column) <= (distance, row, column) { return }
    best = Cell(column: column, row: row, distance: distance)
  }

  /// Looks at the cells of a column, the nearest to a row first.
  private func appearance(
    along column: Int,
    from start: Int,
    _ query: HitQuery,
    _ best: inout Cell?
  ) {
    guard (0..<shape.columns).contains(column) else { return }
    let rect = shape.rect(column: column, row: start)
    let distance = max(0, rect.minX - query.point.x, query.point.x - rect.maxX)
    guard distance <= query.reach, distance < best?.distance ?? .infinity else { return }
    var found: Cell?
    for ring in 0..<shape.rows where found == nil {
      for row in [start - ring, start + ring] where hasRows(column, row) {
        let rect = shape.rect(column: column, row: row)
        if let other = found {
          let before = shape.rect(column: column, row: other.row)
          guard rect.distance(to: query.point) < before.distance(to: query.point) else { continue }
        }
        found = Cell(column: column, row: row, distance: distance)
      }
    }
    best = found ?? best
  }

  private func hasRows(_ column: Int, _ row: Int) -> Bool {
    guard (0..<shape.columns).contains(column), (0..<shape.rows).contains(row) else {
      return false
    }
    return totals.elements[row * shape.columns + column] > 0
  }
}

extension Rect {
  /// How far a point is from it; 0 within.
  fileprivate func distance(to point: Point) -> Double {
    let x = max(0, minX - point.x, point.x - maxX)
    let y = max(0, minY - point.y, point.y - maxY)
    return (x * x + y * y).squareRoot()
  }
}
