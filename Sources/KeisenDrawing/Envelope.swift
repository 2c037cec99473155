import KeisenPrimitives

/// What a line of many rows covers of narrow columns of equal width: upright intervals, swept by a
/// disc.
///
/// Most columns have one interval; one that the line misses has none, and one with a gap has
/// several. An interval without height is a dot. Intervals that are not finite, or whose low y is
/// above the high one, are none.
public struct Envelope: Sendable {
  /// The position in x of the first column's middle, in points.
  public var firstMiddle: Double
  /// From one column's middle to the next, in points; positive.
  public var step: Double
  /// For each column, from the left, the index of its first interval, ascending from 0; after the
  /// last the number of intervals.
  public var columnStarts: GrowingBuffer<Int32>
  /// The low and the high y of each interval, in points, in the order of the columns.
  public var intervals: VertexBuffer
  /// Diameter of the disc, in points.
  public var width: Double
  /// Its colour.
  public var color: Color

  /// Makes an envelope of intervals in points.
  ///
  /// - Precondition: `columnStarts` ascends from 0 to the number of intervals, or both are empty.
  public init(
    firstMiddle: Double,
    step: Double,
    columnStarts: GrowingBuffer<Int32>,
    intervals: VertexBuffer,
    width: Double,
    color: Color
  ) {
    let starts = columnStarts.elements
    precondition(
      (starts.first ?? 0) == 0 && Int(starts.last ?? 0) == intervals.count,
      "column starts"
    )
    self.firstMiddle = firstMiddle
    self.step = step
    self.columnStarts = columnStarts
    self.intervals = intervals
    self.width = width
    self.color = color
  }

  /// Number of columns.
  public var columnCount: Int { max(0, columnStarts.count - 1) }
}
