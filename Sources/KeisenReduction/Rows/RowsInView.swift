import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Which rows of a column that goes one way stand in a part of the picture.
package struct RowsInView {
  private let bounds: ColumnBounds?
  private let order: ColumnOrder
  private let range: ProjectionRange
  private let map: ScaleMap

  /// Looks at the x of some rows; nil where it goes no way, so that only reading all of them tells.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension; nil for row numbers.
  ///   - space: The space that they are drawn in.
  ///   - frame: The ranges.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows not looked at yet.
  package init?(_ x: Column?, in space: Space, _ frame: FrameContext) throws(KeisenError) {
    order = x?.order() ?? .ascending
    guard order.isAscending || order.isDescending else { return nil }
    bounds = try x?.bounds()
    range = frame.range(of: space.x)
    map = frame.map(.x, of: space)
    guard !map.isConstant else { return nil }
    let isUp = map.value(at: frame.plot.minX) <= map.value(at: frame.plot.maxX)
    goesRight = isUp == order.isAscending
  }

  /// Whether positions grow from row to row.
  package let goesRight: Bool

  /// Returns the rows between two positions in points, and so many more on both sides.
  ///
  /// - Complexity: O(log *n*).
  package func rows(_ all: Range<Int>, from left: Double, to right: Double, and more: Int) -> Range<
    Int
  > {
    guard !all.isEmpty else { return all }
    let ends = (map.value(at: left), map.value(at: right))
    // On a log scale a range may be too narrow for its logarithms, which tell its ends apart and
    // nothing between.
    guard abs(map.position(of: ends.0) - left) <= 0.5, abs(map.position(of: ends.1) - right) <= 0.5
    else { return all }
    var (low, high) = (min(ends.0, ends.1), max(ends.0, ends.1))
    // A value on the border is in.
    (low, high) = (low.nextDown, high.nextUp)
    let first: Int
    let end: Int
    if let bounds {
      (first, end) = withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { values in
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 2) { rows in
          guard let target = rows.baseAddress else { return (all.lowerBound, all.upperBound) }
          (values[0], values[1]) = order.isAscending ? (low, high) : (high, low)
          bounds.findRows(
            reaching: UnsafeBufferPointer(values),
            order,
            relativeTo: range.origin,
            in: range.timeUnit,
            into: target
          )
          return (rows[0], rows[1])
        }
      }
    } else {
      func row(_ value: Double) -> Int {
        let row = (value + Double(range.origin)).rounded(.up)
        return row <= Double(all.lowerBound)
          ? all.lowerBound : row < Double(all.upperBound) ? Int(row) : all.upperBound
      }
      (first, end) = (row(low), row(high))
    }
    func limited(_ row: Int) -> Int { max(all.lowerBound, min(row, all.upperBound)) }
    let (from, to) = (limited(min(first, end)), limited(max(first, end)))
    let before = min(from - all.lowerBound, more)
    let behind = min(all.upperBound - to, more)
    return from - before..<to + behind
  }
}
