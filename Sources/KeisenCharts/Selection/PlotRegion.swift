import KeisenData
import KeisenPrimitives

/// A part of a plot in which rows are selected: a box or a lasso, as far as these lie in the plot.
public struct PlotRegion: Sendable {
  /// Around all of it, with its borders; what is beside holds nothing.
  let box: PlaceBox
  private let lasso: LassoBands?
  /// The disc that it is cut to, for rows in a polar space.
  private var disc: Disc?

  /// Makes the part of a plot that is in a box, borders included.
  init(_ box: PlaceBox, in plot: Rect) {
    self.box = box.cut(to: plot)
    lasso = nil
  }

  /// Makes the part of a plot that a polygon surrounds an odd number of times.
  init(within lasso: [Point], in plot: Rect) {
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
  var isEmpty: Bool { !(box.low.x <= box.high.x && box.low.y <= box.high.y) }

  /// Whether it holds a place; never one of NaN.
  @inline(__always)
  func contains(_ place: SIMD2<Double>) -> Bool {
    guard place.x >= box.low.x, place.x <= box.high.x, place.y >= box.low.y, place.y <= box.high.y
    else { return false }
    return (lasso?.contains(place) ?? true) && (disc?.holds(place) ?? true)
  }

  /// Returns the part of it that is on a disc.
  func on(_ disc: PolarPlaces?) -> PlotRegion {
    var region = self
    region.disc = disc.map { Disc(center: $0.center, radius: $0.outerRadius * (1 + 1e-9)) }
    return region
  }

  /// Whether it holds a point of the picture, in points; never one of NaN, and none beside the plot.
  public func contains(_ point: Point) -> Bool { contains(SIMD2(point.x, point.y)) }

  /// Whether it holds the middle of what of a rectangle is in a plot; not where that is nothing, or its border alone.
  func containsMiddle(of rect: Rect, in plot: Rect) -> Bool {
    let shown = PlaceBox(rect, grownBy: 0).cut(to: plot)
    guard shown.low.x < shown.high.x || rect.width == 0,
      shown.low.y < shown.high.y || rect.height == 0
    else { return false }
    return contains(shown.low / 2 + shown.high / 2)
  }

  /// Returns the rows whose places it holds.
  func rows(_ places: some Sequence<(row: Int, place: SIMD2<Double>)>) -> RowSet {
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
  func cells(_ xs: [Double], _ ys: [Double], index: (Int, Int) -> Int) -> RowSet {
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

/// A polygon's edges, sorted by the height of bands that they reach into, so that a place asks a few of them.
private struct LassoBands: Sendable {
  /// Edges with a height, upper end first.
  private struct Edge: Sendable {
    var top: SIMD2<Double>
    var bottom: SIMD2<Double>
  }

  /// The most bands.
  private static let mostBands = 1024

  private var edges: [Edge] = []
  /// Where the edges of each band begin in `edges`, and where those of the last one end.
  private var starts: [Int] = [0]
  private var low = 0.0
  private var height = 1.0

  init(_ corners: [SIMD2<Double>]) {
    guard corners.count > 2, var last = corners.last else { return }
    var all: [Edge] = []
    for corner in corners {
      if corner.y != last.y {
        all.append(
          corner.y < last.y ? Edge(top: corner, bottom: last) : Edge(top: last, bottom: corner)
        )
      }
      last = corner
    }
    guard let top = all.map(\.top.y).min(), let bottom = all.map(\.bottom.y).max() else { return }
    let count = min(Self.mostBands, all.count)
    (low, height) = (top, (bottom / Double(count) - top / Double(count)))
    guard height > 0, height.isFinite else {
      // All of a lasso that is too flat to be cut in bands is one.
      (edges, starts, height) = (all, [0, all.count], .infinity)
      return
    }
    var bands = [[Edge]](repeating: [], count: count)
    for edge in all {
      for band in band(of: edge.top.y, count)...band(of: edge.bottom.y, count) {
        bands[band].append(edge)
      }
    }
    edges = bands.flatMap(\.self)
    starts = bands.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  /// Returns the band of a height, which rises with it.
  @inline(__always)
  private func band(of y: Double, _ count: Int) -> Int {
    Int(max(0, min(Double(count - 1), (y - low) / height)))
  }

  /// Whether a finite place lies within an odd number of turns: of the edges that pass its height, those to its right are odd.
  ///
  /// An edge has its upper end and not its lower one.
  func contains(_ place: SIMD2<Double>) -> Bool {
    guard starts.count > 1 else { return false }
    let band = band(of: place.y, starts.count - 1)
    var isInside = false
    for index in starts[band]..<starts[band + 1] {
      let edge = edges[index]
      guard edge.top.y <= place.y, place.y < edge.bottom.y else { continue }
      let part = (place.y - edge.top.y) / (edge.bottom.y - edge.top.y)
      if place.x < edge.top.x * (1 - part) + edge.bottom.x * part { isInside.toggle() }
    }
    return isInside
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
