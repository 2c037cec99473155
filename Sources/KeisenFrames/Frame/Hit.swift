import KeisenPrimitives
import KeisenRanges

/// What is drawn near a point of a picture: one row of one series, or one cell of a heat map or a
/// density.
public struct Hit: Sendable {
  /// The series.
  public var series: any Series
  /// The place of the series among those of the chart, from 0 at the bottom.
  public package(set) var seriesIndex = 0
  /// The row of its columns, from 0; rows keep their numbers however they are drawn.
  ///
  /// Of bars it is the number of the bar, of a heat map the row of the cell, and of a density that
  /// from the plot's top.
  public var row: Int
  /// The column of the cell of a heat map, of the grid of contours or of an image's pixel, and of a
  /// density that from the plot's left, from 0; 0 for all others.
  public var column: Int
  /// The row's value of the horizontal dimension, exact: as in the column, or the row's number.
  ///
  /// Of a bar it is the place of its name, of a cell the cell's middle.
  public var x: DataValue
  /// The row's value of the vertical dimension, exact; of a cell the cell's middle.
  public var y: DataValue
  /// The value that gives the cell, or the row, its colour, exact; NaN where there is none.
  ///
  /// Of a density it is the number of rows in the cell, their mean, or the code of the category of
  /// most of them.
  public var value: DataValue
  /// Where the row stands, in points; it may be outside of the plot where a line leads there.
  public var position: Point
  /// How far the point that was asked about is from what is drawn, in points; 0 on it.
  public var distance: Double

  /// Makes a hit.
  public init(
    series: any Series,
    row: Int,
    column: Int = 0,
    x: DataValue,
    y: DataValue,
    value: DataValue = DataValue(.nan),
    position: Point,
    distance: Double
  ) {
    (self.series, self.row, self.column, self.x) = (series, row, column, x)
    (self.y, self.value, self.position, self.distance) = (y, value, position, distance)
  }
}

/// What a series is asked when something is to be found at a point.
public struct HitQuery: Hashable, Sendable {
  /// What counts as near.
  public enum Mode: Int32, Hashable, Sendable {
    /// What is drawn nearest, in any direction.
    case nearest = 0
    /// The row that stands nearest along x, however far it is along y: for crosshairs.
    case x = 1
  }

  /// A point of the plot, in points of the picture.
  public var point: Point
  /// What counts as near.
  public var mode: Mode
  /// Distance in points up to which something is found; may be infinite.
  public var reach: Double

  /// Makes a question.
  public init(_ point: Point, mode: Mode = .nearest, within reach: Double) {
    self.point = point
    self.mode = mode
    self.reach = reach
  }
}

extension HitQuery {
  /// The point as a place.
  package var place: SIMD2<Double> { SIMD2(point.x, point.y) }

  /// What a row has to be less than to be found.
  package var limit: HitRank { HitRank(distance: reach, second: .infinity, place: .max) }

  /// Returns how far the point is from a box, as the mode counts.
  package func distance(to box: PlaceBox) -> Double {
    let way = box.distances(from: place)
    return mode == .x ? way.x : (way * way).sum().squareRoot()
  }

  /// Returns the rank of a row, of several that are equally near the last one first.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - distance: How far the point is from what is drawn of it.
  ///   - second: What decides between equal distances; nothing but the row where it is 0.
  ///   - way: The way from the point to where the row stands, which counts in mode `.x`.
  /// - Returns: The rank.
  package func rank(
    ofRow row: Int,
    at distance: Double,
    _ second: Double = 0,
    way: SIMD2<Double>
  ) -> HitRank {
    mode == .x
      ? HitRank(distance: abs(way.x), second: abs(way.y), place: -row)
      : HitRank(distance: distance, second: second, place: -row)
  }
}
