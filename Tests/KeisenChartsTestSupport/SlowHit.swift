import Glibc
import KeisenCharts
import KeisenData
import KeisenFrames
import KeisenMarks
import KeisenPrimitives
import KeisenReduction

/// The hit of a line by looking at each of its rows, as `LineSeries.hit` says it in words.
package struct SlowHit {
  package var row: Int
  /// What decides, in this order: distance, then that of the row itself.
  package var distance: Double
  package var second: Double

  /// Takes its parts.
  package init(row: Int, distance: Double, second: Double) {
    (self.row, self.distance, self.second) = (row, distance, second)
  }

  /// Returns the ranks of all rows in view, in the order of rows.
  package static func all(
    _ places: [SIMD2<Double>],
    _ point: SIMD2<Double>,
    _ mode: HitQuery.Mode,
    width: Double,
    in plot: Rect
  ) -> [SlowHit] {
    let margin = width / 2
    // Of the segment from each row to the next one; infinite where there is none.
    var segments = [Double](repeating: .infinity, count: places.count)
    for row in places.indices.dropLast() where !places[row].x.isNaN && !places[row + 1].x.isNaN {
      segments[row] = distance(
        of: point,
        from: places[row],
        to: places[row + 1],
        margin: margin,
        in: plot
      )
    }
    var hits: [SlowHit] = []
    for (row, place) in places.enumerated() where !place.x.isNaN {
      let isAlone =
        (row == 0 || places[row - 1].x.isNaN)
        && (row == places.count - 1 || places[row + 1].x.isNaN)
      let nearest =
        isAlone
        ? distance(of: point, from: place, to: place, margin: margin, in: plot)
        : min(row > 0 ? segments[row - 1] : .infinity, segments[row])
      guard nearest < .infinity else { continue }
      let delta = place - point
      hits.append(
        mode == .x
          ? SlowHit(row: row, distance: abs(delta.x), second: abs(delta.y))
          : SlowHit(row: row, distance: max(0, nearest - margin), second: hypot(delta.x, delta.y))
      )
    }
    return hits
  }

  /// Returns the best of some.
  package static func best(_ hits: [SlowHit], within reach: Double) -> SlowHit? {
    hits.filter { $0.distance <= reach }.min {
      ($0.distance, $0.second, $0.row) < ($1.distance, $1.second, $1.row)
    }
  }

  /// Cuts a segment to the plot grown by a margin and returns how far a point is from the rest.
  private static func distance(
    of point: SIMD2<Double>,
    from start: SIMD2<Double>,
    to end: SIMD2<Double>,
    margin: Double,
    in plot: Rect
  ) -> Double {
    let low = SIMD2(plot.minX - margin, plot.minY - margin)
    let high = SIMD2(plot.maxX + margin, plot.maxY + margin)
    let delta = end - start
    var (first, last) = (0.0, 1.0)
    for axis in 0..<2 {
      if delta[axis] == 0 {
        guard start[axis] >= low[axis], start[axis] <= high[axis] else { return .infinity }
      } else {
        let enters = (low[axis] - start[axis]) / delta[axis]
        let leaves = (high[axis] - start[axis]) / delta[axis]
        first = max(first, min(enters, leaves))
        last = min(last, max(enters, leaves))
      }
    }
    guard first <= last else { return .infinity }
    let square = delta.x * delta.x + delta.y * delta.y
    let way = ((point.x - start.x) * delta.x + (point.y - start.y) * delta.y) / square
    let part = way.isNaN ? first : max(first, min(last, way))
    let place = start + delta * part
    return hypot(point.x - place.x, point.y - place.y)
  }
}

extension Chart {
  /// The plot of a frame drawn now, and where the rows of a line stand in it; NaN for those that
  /// have no place.
  package func places(of line: LineSeries) throws -> (plot: Rect, places: [SIMD2<Double>]) {
    let (x, y) = line.columns
    return try places(x: x, y: y)
  }

  /// The plot of a frame drawn now, and where rows stand in it in the chart's own space.
  package func places(x: Column?, y: Column) throws -> (plot: Rect, places: [SIMD2<Double>]) {
    let (frame, _) = try Chart.begin(state.withLock { $0 }, pixelRatio: 1)
    let rows = LineRows(x: x?.snapshot(), y: y.snapshot(), in: space, frame)
    let count = rows.rows.count
    var scratch = [Double](repeating: 0, count: 2 * count)
    var places = [SIMD2<Double>](repeating: .zero, count: count)
    rows.writePlaces(of: rows.rows, within: LinePath.farthest, scratch: &scratch, to: &places)
    return (frame.plot, places)
  }
}
