import KeisenData
import KeisenPrimitives
import KeisenScales

/// Boxes around runs of rows, from the bounds of their columns: what is far away is left out unread.
struct RowBoxes {
  private let rows: LineRows
  /// Of the values of x; nil where they go one way, so that those of a run are between its ends.
  private let xBounds: ColumnBounds?
  private let yBounds: ColumnBounds
  private let xSide: Side
  private let ySide: Side
  /// The rows of which boxes are known: a ring may have dropped some meanwhile.
  let known: Range<Int>

  /// What rounding of positions may come to, for one of 1 point.
  private static let slack = 1e-9

  /// Makes the boxes of some rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, as the columns had them a moment ago: these may have moved on since.
  ///   - x: Values of the horizontal dimension; nil for row numbers.
  ///   - y: Values of the vertical dimension.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows not looked at yet.
  init(_ rows: LineRows, x: Column?, y: Column) throws(KeisenError) {
    self.rows = rows
    let order = x?.order() ?? .ascending
    xBounds = order.isAscending || order.isDescending ? nil : try x?.bounds()
    yBounds = try y.bounds()
    known = rows.rows.clamped(to: yBounds.snapshot.rows)
      .clamped(to: xBounds?.snapshot.rows ?? rows.rows)
    xSide = Side(rows.xMap, rows.xRange)
    ySide = Side(rows.yMap, rows.yRange)
  }

  /// Returns a box around the positions of some rows and of the row before and the one behind them.
  ///
  /// - Complexity: O(log *n*) in the rows.
  func box(around rows: Range<Int>) -> PlaceBox {
    let rows = self.rows.neighbours(of: rows).clamped(to: known)
    guard !rows.isEmpty else { return .empty }
    let y = Self.bounds(of: rows, yBounds, self.rows.yRange)
    guard !y.isEmpty else { return .empty }
    let (top, bottom) = ySide.positions(y.low, y.high)
    let left: Double
    let right: Double
    if let xBounds {
      let x = Self.bounds(of: rows, xBounds, self.rows.xRange)
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

  private static func bounds(
    of rows: Range<Int>,
    _ bounds: ColumnBounds,
    _ range: ProjectionRange
  ) -> RowBounds {
    var result = RowBounds.empty
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 2) { borders in
      borders[0] = rows.lowerBound
      borders[1] = rows.upperBound
      bounds.bounds(
        between: UnsafeBufferPointer(borders),
        relativeTo: range.origin,
        in: range.timeUnit,
        into: &result
      )
    }
    return result
  }

  /// One dimension of the boxes: values to positions.
  private struct Side {
    let map: ScaleMap
    /// Where lesser and lesser values stand at last.
    let lowEnd: Double

    init(_ map: ScaleMap, _ range: ProjectionRange) {
      self.map = map
      let rises = map.position(of: range.min) <= map.position(of: range.max)
      lowEnd = rises == (range.min <= range.max) ? -.infinity : .infinity
    }

    /// Returns the ends of where the values between two may stand, the lesser first; the other way round where
    /// none of them has a place.
    func positions(_ low: Double, _ high: Double) -> (Double, Double) {
      var (first, last) = (map.position(of: low), map.position(of: high))
      guard !first.isNaN || !last.isNaN else { return (.infinity, -.infinity) }
      // A scale that has no place for the lesser values has places for those just above.
      if first.isNaN { first = lowEnd }
      if last.isNaN { last = -lowEnd }
      (first, last) = (min(first, last), max(first, last))
      return (
        first - RowBoxes.slack * (1 + abs(first)), last + RowBoxes.slack * (1 + abs(last))
      )
    }
  }
}
