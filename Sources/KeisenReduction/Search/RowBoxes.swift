import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Boxes around runs of rows, from the bounds of their columns: what is far away is left out
/// unread.
package struct RowBoxes {
  private let rows: LineRows
  /// Of the values of x; nil where they go one way, so that those of a run are between its ends.
  private let xBounds: ColumnBounds?
  private let yBounds: ColumnBounds
  private let xSide: BoxSide
  private let ySide: BoxSide
  private let areConnected: Bool
  /// The rows of which boxes are known: a ring may have dropped some meanwhile.
  package let known: Range<Int>

  /// Makes the boxes of some rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, as the columns had them a moment ago: these may have moved on since.
  ///   - x: Values of the horizontal dimension; nil for row numbers.
  ///   - y: Values of the vertical dimension.
  ///   - areConnected: Whether a row is drawn as far as the row before and the one behind it.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows not looked at yet.
  package init(
    _ rows: LineRows,
    x: Column?,
    y: Column,
    areConnected: Bool
  ) throws(KeisenError) {
    self.rows = rows
    self.areConnected = areConnected
    let order = x?.order() ?? .ascending
    xBounds = order.isAscending || order.isDescending ? nil : try x?.bounds()
    yBounds = try y.bounds()
    known = rows.rows.clamped(to: yBounds.snapshot.rows)
      .clamped(to: xBounds?.snapshot.rows ?? rows.rows)
    xSide = BoxSide(rows.xMap, rows.xRange)
    ySide = BoxSide(rows.yMap, rows.yRange)
  }

  /// Returns a box around the positions of some rows, and of the rows that these are connected to.
  ///
  /// - Complexity: O(log *n*) in the rows.
  func box(around rows: Range<Int>) -> PlaceBox {
    let rows = (areConnected ? self.rows.neighbours(of: rows) : rows).clamped(to: known)
    guard !rows.isEmpty else { return .empty }
    let y = yBounds.bounds(of: rows, in: self.rows.yRange)
    guard !y.isEmpty else { return .empty }
    let (top, bottom) = ySide.positions(y.low, y.high)
    let left: Double
    let right: Double
    if let xBounds {
      let x = xBounds.bounds(of: rows, in: self.rows.xRange)
      guard !x.isEmpty else { return .empty }
      (left, right) = xSide.positions(x.low, x.high)
    } else {
      let ends = (self.rows.x(rows.lowerBound), self.rows.x(rows.upperBound - 1))
      // A gap is a first or last row, of which this says nothing.
      (left, right) =
        ends.0.isNaN || ends.1.isNaN
        ? (-.infinity, .infinity) : xSide.positions(min(ends.0, ends.1), max(ends.0, ends.1))
    }
    return PlaceBox(low: SIMD2(left, top), high: SIMD2(right, bottom))
  }
}

extension ColumnBounds {
  /// Returns the bounds of some rows, relative to a range's origin.
  ///
  /// - Complexity: O(log *n*).
  package func bounds(of rows: Range<Int>, in range: ProjectionRange) -> RowBounds {
    bounds(of: rows, relativeTo: range.origin, in: range.timeUnit)
  }
}
