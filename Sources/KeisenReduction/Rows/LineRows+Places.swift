import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension LineRows {
  /// Returns some rows with the row before and the one behind them, where there are such.
  func neighbours(of part: Range<Int>) -> Range<Int> {
    max(rows.lowerBound, part.lowerBound - 1)..<min(rows.upperBound, part.upperBound + 1)
  }

  /// Returns a row's value of x relative to the range's origin; NaN for a gap.
  func x(_ row: Int) -> Double {
    var value = Double(row) - Double(xRange.origin)
    x?.read(row..<row + 1, relativeTo: xRange.origin, in: xRange.timeUnit, into: &value)
    return value
  }

  /// Writes the positions of some rows, those far away within ±`limit`; NaN for a gap, and for a
  /// value that a scale has no place for.
  ///
  /// - Parameters:
  ///   - rows: Rows of both columns.
  ///   - limit: What no coordinate is beyond.
  ///   - scratch: Room for two doubles a row.
  ///   - places: Room for a position a row.
  package func writePlaces(
    of rows: Range<Int>,
    within limit: Double,
    scratch: UnsafeMutablePointer<Double>,
    to places: UnsafeMutablePointer<SIMD2<Double>>
  ) {
    let xs = scratch
    let ys = scratch + rows.count
    if let x {
      Self.place(rows, of: x, in: xRange, xMap, into: xs)
    } else {
      for index in 0..<rows.count { xs[index] = x(rows.lowerBound + index) }
      xMap.positions(of: UnsafeBufferPointer(start: xs, count: rows.count), into: xs)
    }
    Self.place(rows, of: y, in: yRange, yMap, into: ys)
    for index in 0..<rows.count {
      let place = SIMD2(xs[index], ys[index])
      if abs(place.x) <= limit, abs(place.y) <= limit {
        places[index] = place
      } else if case .far(let place) = rest(rows.lowerBound + index, within: limit) {
        places[index] = place
      } else {
        places[index] = SIMD2(repeating: .nan)
      }
    }
  }

  /// Returns the positions of some rows, about `count` and equally far from each other, none
  /// connected to the next.
  package func scattered(_ count: Int) -> [Point] {
    guard !rows.isEmpty, count > 0 else { return [] }
    let step = max(1, rows.count / count)
    let gap = Point(x: .nan, y: .nan)
    return stride(from: rows.lowerBound, to: rows.upperBound, by: step).flatMap { row in
      guard case .far(let point) = rest(row, within: Self.farthestOutline) else {
        return [gap]
      }
      return [Point(x: point.x, y: point.y), gap]
    }
  }
}

extension MarkHit {
  /// Makes a hit of a row of two columns.
  package init(
    row: Int,
    of rows: LineRows,
    at place: SIMD2<Double>,
    distance: Double
  ) {
    self.init(
      row: row,
      x: rows.x.map { DataValue($0.value(at: row), unit: $0.type.timeUnit) }
        ?? DataValue(0, origin: Int64(row)),
      y: DataValue(rows.y.value(at: row), unit: rows.y.type.timeUnit),
      position: Point(x: place.x, y: place.y),
      distance: distance
    )
  }
}
