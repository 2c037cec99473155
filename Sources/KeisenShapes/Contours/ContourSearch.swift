import KeisenFrames
import KeisenPrimitives
import KeisenReduction

/// Finds what contours show nearest to a point.
struct ContourSearch {
  /// What was found.
  struct Found {
    /// The line of the grid across and down, counted from the field's first.
    var column: Int
    var row: Int
    /// The level of a line; nil for a value of the field.
    var level: Double?
    /// Where it stands, in points.
    var place: SIMD2<Double>
    /// How far it is from the point, in points.
    var distance: Double
  }

  private let field: ContourField
  private let x: [Double]
  private let y: [Double]
  private let point: SIMD2<Double>
  private let query: HitQuery

  /// Prepares for a question.
  init(_ field: ContourField, _ x: GridPlaces, _ y: GridPlaces, _ query: HitQuery) {
    (self.field, self.x, self.y, self.query) = (field, x.all, y.all, query)
    point = SIMD2(query.point.x, query.point.y)
  }

  /// Returns the nearest of lines at levels, or of values of the field.
  func nearest(_ levels: [Double], isFilled: Bool) -> Found? {
    isFilled ? nearestValue(levels) : nearestLine(levels)
  }

  /// Returns the cells of one dimension that are within a distance of a coordinate.
  private func cells(_ places: [Double], _ middle: Double, _ reach: Double) -> Range<Int> {
    guard places.count > 1 else { return 0..<0 }
    let (low, high) = (middle - reach, middle + reach)
    let isUp = places[0] <= places[places.count - 1]
    // Places go one way.
    func first(_ isBeyond: (Double) -> Bool) -> Int {
      var (from, to) = (0, places.count)
      while from < to {
        let middle = (from + to) / 2
        if isBeyond(places[middle]) { to = middle } else { from = middle + 1 }
      }
      return from
    }
    let start = first { isUp ? $0 >= low : $0 <= high } - 1
    let end = first { isUp ? $0 > high : $0 < low }
    let cells = places.count - 1
    return max(0, min(start, cells))..<max(0, max(min(start, cells), min(end, cells)))
  }

  /// Returns the value nearest to the point in the cell that holds it.
  private func nearestValue(_ levels: [Double]) -> Found? {
    guard let first = levels.first, let last = levels.last else { return nil }
    let column = cells(x, point.x, 0)
    let row = cells(y, query.mode == .x ? y[0] : point.y, 0)
    for row in row {
      for column in column where field.cells[row * (field.width - 1) + column] != 0 {
        let inside =
          between(x[column], x[column + 1], point.x)
          && (query.mode == .x || between(y[row], y[row + 1], point.y))
        guard inside else { continue }
        func nearer(_ places: [Double], _ index: Int, _ value: Double) -> Int {
          abs(places[index + 1] - value) < abs(places[index] - value) ? index + 1 : index
        }
        let found = (nearer(x, column, point.x), nearer(y, row, point.y))
        let value = field.values[found.1 * field.width + found.0]
        guard value >= first, value <= last else { continue }
        return Found(
          column: found.0,
          row: found.1,
          place: SIMD2(x[found.0], y[found.1]),
          distance: 0
        )
      }
    }
    return nil
  }

  private func between(_ a: Double, _ b: Double, _ value: Double) -> Bool {
    value >= min(a, b) && value <= max(a, b)
  }

  /// Returns the place nearest to the point on any line.
  private func nearestLine(_ levels: [Double]) -> Found? {
    var best: Found?
    let rows = query.mode == .x ? 0..<y.count - 1 : cells(y, point.y, query.reach)
    for row in rows {
      for column in cells(x, point.x, query.reach)
      where field.cells[row * (field.width - 1) + column] != 0 {
        for level in levels {
          for (from, to) in segments(column, row, level) {
            let found = nearest(on: from, to)
            guard found.distance <= best?.distance ?? query.reach else { continue }
            let isRight = abs(x[column + 1] - found.place.x) < abs(x[column] - found.place.x)
            let isUp = abs(y[row + 1] - found.place.y) < abs(y[row] - found.place.y)
            best = Found(
              column: column + (isRight ? 1 : 0),
              row: row + (isUp ? 1 : 0),
              level: level,
              place: found.place,
              distance: found.distance
            )
          }
        }
      }
    }
    return best
  }

  /// Returns the place on a segment nearest to the point, along x alone where that is asked for.
  private func nearest(
    on start: SIMD2<Double>,
    _ end: SIMD2<Double>
  ) -> (place: SIMD2<Double>, distance: Double) {
    let way = end - start
    let isAlongX = query.mode == .x
    let square = isAlongX ? way.x * way.x : (way * way).sum()
    let product =
      isAlongX ? (point.x - start.x) * way.x : ((point - start) * way).sum()
    let part = square > 0 ? max(0, min(1, product / square)) : 0
    let place = start + way * part
    let off = place - point
    return (place, isAlongX ? abs(off.x) : (off * off).sum().squareRoot())
  }

  /// Returns the segments of a level in a cell, in points.
  private func segments(
    _ column: Int,
    _ row: Int,
    _ level: Double
  ) -> [(SIMD2<Double>, SIMD2<Double>)] {
    let first = row * field.width + column
    let corners = [first, first + 1, first + field.width + 1, first + field.width]
    let values = corners.map { field.values[$0] }
    let isAbove = values.map { $0 > level }
    let places = [
      SIMD2(x[column], y[row]), SIMD2(x[column + 1], y[row]),
      SIMD2(x[column + 1], y[row + 1]), SIMD2(x[column], y[row + 1]),
    ]
    var crossings: [SIMD2<Double>] = []
    for side in 0..<4 where isAbove[side] != isAbove[(side + 1) % 4] {
      let (a, b) = (side, (side + 1) % 4)
      let whole = values[b] / 2 - values[a] / 2
      let part = whole == 0 ? 0 : (level / 2 - values[a] / 2) / whole
      crossings.append(places[a] * (1 - part) + places[b] * part)
    }
    guard crossings.count == 4 else {
      return crossings.count == 2 ? [(crossings[0], crossings[1])] : []
    }
    let middle = values.reduce(0) { $0 + $1 / 4 }
    // The corners that are as the middle is are one piece: each of the others is cut off by the
    // crossings beside it.
    return (middle > level) == isAbove[0]
      ? [(crossings[0], crossings[1]), (crossings[2], crossings[3])]
      : [(crossings[3], crossings[0]), (crossings[1], crossings[2])]
  }
}
