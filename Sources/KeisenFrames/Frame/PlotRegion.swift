import KeisenData
import KeisenPrimitives

/// A part of a plot in which rows are selected: a box or a lasso, as far as these lie in the plot.
public struct PlotRegion: Sendable {
  /// Around all of it, with its borders; what is beside holds nothing.
  package let box: PlaceBox
  private let lasso: LassoBands?
  /// The disc that it is cut to, for rows in a polar space.
  private var disc: Disc?

  /// Makes the part of a plot that is in a box, borders included.
  package init(_ box: PlaceBox, in plot: Rect) {
    self.box = box.cut(to: plot)
    lasso = nil
  }

  /// Makes the part of a plot that a polygon surrounds an odd number of times.
  package init(within lasso: [Point], in plot: Rect) {
    let corners = lasso.map { SIMD2($0.x, $0.y) }
    var around = PlaceBox.empty
    for corner in corners {
      around.low = pointwiseMin(around.low, corner)
      around.high = pointwiseMax(around.high, corner)
    }
    let bands = LassoBands(corners)
    box = corners.count < 3 ? .empty : around.cut(to: plot)
    self.lasso = bands
  }

  /// Whether there is nothing that it could hold.
  package var isEmpty: Bool { !(box.low.x <= box.high.x && box.low.y <= box.high.y) }

  /// Whether it holds a place; never one of NaN.
  @inline(__always)
  package func contains(_ place: SIMD2<Double>) -> Bool {
    guard place.x >= box.low.x, place.x <= box.high.x, place.y >= box.low.y, place.y <= box.high.y
    else { return false }
    return (lasso?.contains(place) ?? true) && (disc?.holds(place) ?? true)
  }

  /// Returns the part of it that is on a disc.
  package func on(_ disc: PolarPlaces?) -> PlotRegion {
    var region = self
    region.disc = disc.map { Disc(center: $0.center, radius: $0.outerRadius * (1 + 1e-9)) }
    return region
  }

  /// Whether it holds a point of the picture, in points; never one of NaN, and none beside the
  /// plot.
  public func contains(_ point: Point) -> Bool { contains(SIMD2(point.x, point.y)) }

  /// Whether it holds the middle of what of a rectangle is in a plot; not where that is nothing, or
  /// its border alone.
  package func containsMiddle(of rect: Rect, in plot: Rect) -> Bool {
    let shown = PlaceBox(rect, grownBy: 0).cut(to: plot)
    guard shown.low.x < shown.high.x || rect.width == 0,
      shown.low.y < shown.high.y || rect.height == 0
    else { return false }
    return contains(shown.low / 2 + shown.high / 2)
  }

  /// Returns the rows whose places it holds.
  package func rows(_ places: some Sequence<(row: Int, place: SIMD2<Double>)>) -> RowSet {
    RowSet(places.lazy.filter { contains($0.place) }.map(\.row))
  }

  /// Returns the cells of a grid, row by row of `columns` each, whose middles it holds.
  ///
  /// - Parameters:
  ///   - xs: Middles from the left of the columns, in their order.
  ///   - ys: Middles from the top of the rows, in theirs.
  ///   - index: Returns the number of a cell by its column and its row.
  /// - Returns: The numbers of the cells.
  /// - Complexity: O(*c* + *r* + *n* log *n*) for *n* cells within the box around it.
  package func cells(_ xs: [Double], _ ys: [Double], index: (Int, Int) -> Int) -> RowSet {
    let columns = xs.indices.filter { xs[$0] >= box.low.x && xs[$0] <= box.high.x }
    let rows = ys.indices.filter { ys[$0] >= box.low.y && ys[$0] <= box.high.y }
    var found: [Int] = []
    for row in rows {
      for column in columns where contains(SIMD2(xs[column], ys[row])) {
        found.append(index(column, row))
      }
    }
    return RowSet(found)
  }
}

/// A disc, with what rounding may come to beyond its rim.
private struct Disc: Sendable {
  var center: SIMD2<Double>
  var radius: Double

  func holds(_ place: SIMD2<Double>) -> Bool {
    let way = place - center
    return (way * way).sum().squareRoot() <= radius
  }
}

extension PlaceBox {
  /// Returns the part of the box that is in a rectangle.
  fileprivate func cut(to rect: Rect) -> PlaceBox {
    PlaceBox(
      low: pointwiseMax(low, SIMD2(rect.minX, rect.minY)),
      high: pointwiseMin(high, SIMD2(rect.maxX, rect.maxY))
    )
  }
}
