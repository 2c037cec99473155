import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenStatistics

/// The part of a field that has places in a frame: values where the lines of a grid meet.
///
/// Positions in it are counted in lines of the grid, with fractions between them, so what is found
/// in it stays as long as the values do, whatever the ranges.
package struct ContourField: Sendable {
  /// The part of a grid of which lines have places.
  package struct Part: Hashable, Sendable {
    /// Numbers of the columns and the rows.
    package var columns: Range<Int>
    package var rows: Range<Int>

    /// Takes its parts.
    package init(columns: Range<Int>, rows: Range<Int>) {
      (self.columns, self.rows) = (columns, rows)
    }
  }

  /// A cell that has all four corners.
  static let whole: UInt8 = 1
  /// Bits of the sides of such a cell behind which there is none: below, on the right, above, on
  /// the left, in lines of the grid.
  static let sides: (bottom: UInt8, right: UInt8, top: UInt8, left: UInt8) = (2, 4, 8, 16)

  /// Numbers of columns and rows.
  package let width: Int
  let height: Int
  /// Values row by row.
  package let values: RowBuffer<Double>
  /// Of each cell, row by row, whether it is whole, and which of its sides end the field.
  package let cells: RowBuffer<UInt8>
  /// Values that are missing.
  let gaps: Int

  /// Reads a part of a field; nil where that has no cell.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init?(_ column: Column, columns: Int, _ part: Part) throws(KeisenError) {
    let snapshot = column.snapshot()
    let (width, height) = (part.columns.count, part.rows.count)
    guard width > 1, height > 1, snapshot.count >= columns * part.rows.upperBound else {
      return nil
    }
    (self.width, self.height) = (width, height)
    values = try RowBuffer<Double>(count: width * height, for: "a field")
    values.withMutableValues { target in
      guard let base = target.baseAddress else { return }
      for (index, row) in part.rows.enumerated() {
        let first = snapshot.rows.lowerBound + row * columns + part.columns.lowerBound
        snapshot.read(
          first..<first + width,
          relativeTo: 0,
          in: nil,
          into: base + index * width
        )
      }
    }
    cells = try RowBuffer<UInt8>(
      repeating: 0,
      count: (width - 1) * (height - 1),
      for: "the cells of a field"
    )
    gaps = Self.mark(cells, width, height, values)
  }

  /// Says which cells are whole, and which of their sides are borders; returns how many values are
  /// missing.
  private static func mark(
    _ cells: RowBuffer<UInt8>,
    _ width: Int,
    _ height: Int,
    _ values: RowBuffer<Double>
  ) -> Int {
    let across = width - 1
    return cells.withMutableValues { cells in
      values.withValues { values in
        var gaps = 0
        for place in values where !place.isFinite { gaps += 1 }
        for row in 0..<height - 1 {
          for column in 0..<across {
            let corner = row * width + column
            let sum =
              (values[corner] - values[corner]) + (values[corner + 1] - values[corner + 1])
              + (values[corner + width] - values[corner + width])
              + (values[corner + width + 1] - values[corner + width + 1])
            // A difference with itself is 0 for finite numbers only.
            if sum == 0 { cells[row * across + column] = whole }
          }
        }
        for row in 0..<height - 1 {
          for column in 0..<across {
            let cell = row * across + column
            guard cells[cell] & whole != 0 else { continue }
            var flags = whole
            if row == 0 || cells[cell - across] == 0 { flags |= sides.bottom }
            if column == across - 1 || cells[cell + 1] == 0 { flags |= sides.right }
            if row == height - 2 || cells[cell + across] == 0 { flags |= sides.top }
            if column == 0 || cells[cell - 1] == 0 { flags |= sides.left }
            cells[cell] = flags
          }
        }
        return gaps
      }
    }
  }
}
