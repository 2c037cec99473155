import KeisenData
import KeisenPrimitives
import KeisenScales

/// Goes along a line's rows, of which x goes one way, and writes what each segment or step covers
/// of columns.
///
/// For few rows a column: the pyramids cost as much for a column that holds one row as for one that
/// holds thousands.
struct EnvelopeWalk {
  /// Rows of a column up to which a walk costs less than the pyramids.
  static let maxRowsOfColumn = 4
  /// Rows read at a time.
  private static let blockRows = 1024

  private let intervals: UnsafeMutablePointer<SIMD2<Double>>
  private let ends: UnsafeMutablePointer<Int32>
  private let columnCount: Int
  private let interpolation: LineInterpolation
  /// The column that the walk is in: -1 in front of all, `columnCount` behind all.
  private var column = -1
  /// Number of intervals written.
  private var count = 0
  /// What the current run covers of the column.
  private var low = Double.infinity
  private var high = -Double.infinity
  /// The last row; its height is NaN after a gap.
  private var last = SIMD2(0, Double.nan)
  /// Rows in the columns that are gaps, and that the scale has no place for.
  private var gaps = 0
  private var dropped = 0

  private init(
    _ intervals: UnsafeMutablePointer<SIMD2<Double>>,
    _ ends: UnsafeMutablePointer<Int32>,
    _ columnCount: Int,
    _ interpolation: LineInterpolation
  ) {
    (self.intervals, self.ends, self.columnCount) = (intervals, ends, columnCount)
    self.interpolation = interpolation
  }

  /// Returns what a line covers of some columns.
  ///
  /// - Parameters:
  ///   - source: The line.
  ///   - columns: The columns.
  ///   - visible: The rows that reach them, with their neighbours.
  /// - Returns: The columns, with one interval for each run between gaps.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  static func columns(
    _ source: EnvelopeRows,
    _ columns: Range<Int>,
    of visible: Range<Int>
  ) throws(KeisenError) -> EnvelopeColumns {
    var found = (gaps: 0, dropped: 0)
    // A row ends one run, or one column, and then begins another.
    let room = columns.count + 2 * visible.count
    var result = try EnvelopeColumns(columns, room: room) { intervals, ends in
      var walk = EnvelopeWalk(intervals, ends, columns.count, source.key.interpolation)
      walk.add(source, visible, from: columns.lowerBound)
      walk.go(to: columns.count)
      found = (walk.gaps, walk.dropped)
      return walk.count
    }
    if found.gaps > 0 || found.dropped > 0 {
      result.add(gaps: found.gaps, dropped: found.dropped, isApproximated: false)
    }
    return result
  }

  /// Reads rows in blocks, and adds them.
  private mutating func add(_ source: EnvelopeRows, _ rows: Range<Int>, from column: Int) {
    let key = source.key
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * Self.blockRows) { scratch in
      guard let xs = scratch.baseAddress else { return }
      let ys = xs + Self.blockRows
      for first in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.blockRows) {
        let block = first..<min(rows.upperBound, first + Self.blockRows)
        let places = UnsafeMutableBufferPointer(start: xs, count: block.count)
        if let x = source.x {
          x.snapshot.read(block, relativeTo: key.xOrigin, in: key.xUnit, into: xs)
        } else {
          let base = Double(first) - Double(key.xOrigin)
          for index in places.indices { places[index] = base + Double(index) }
        }
        key.grid.coordinate.coordinates(of: UnsafeBufferPointer(places), into: xs)
        key.grid.distances(of: places, from: column)
        source.y.snapshot.read(block, relativeTo: key.yOrigin, in: key.yUnit, into: ys)
        let heights = UnsafeBufferPointer(start: ys, count: block.count)
        key.yCoordinate.coordinates(of: heights, into: ys)
        add(block, places, heights, source)
      }
    }
  }

  /// Adds rows of which the places and heights are known.
  private mutating func add(
    _ rows: Range<Int>,
    _ places: UnsafeMutableBufferPointer<Double>,
    _ heights: UnsafeBufferPointer<Double>,
    _ source: EnvelopeRows
  ) {
    var walk = self
    for index in heights.indices {
      let (place, height) = (places[index], heights[index])
      let next =
        place >= 0 ? (place < Double(walk.columnCount) ? Int(place) : walk.columnCount) : -1
      guard !place.isNaN, height - height == 0 else {
        walk.last.y = .nan
        if place >= 0, place < Double(walk.columnCount) {
          if source.isGap(rows.lowerBound + index) { walk.gaps += 1 } else { walk.dropped += 1 }
        }
        continue
      }
      if walk.last.y.isNaN {
        walk.go(to: next)
        walk.endRun()
      } else if next > walk.column {
        walk.turn(to: SIMD2(place, height))
        if next > walk.column { walk.cross(to: SIMD2(place, height), in: next) }
      }
      walk.reach(SIMD2(place, height))
    }
    self = walk
  }

  /// Takes a place of the line into what is covered of the column.
  @inline(__always)
  private mutating func reach(_ place: SIMD2<Double>) {
    low = place.y < low ? place.y : low
    high = place.y > high ? place.y : high
    last = place
  }

  /// Goes to the corners of a step, where one leads from the last row to another one.
  ///
  /// Within a column the heights of both rows are all that it covers.
  @inline(__always)
  private mutating func turn(to end: SIMD2<Double>) {
    guard interpolation != .linear else { return }
    let x =
      switch interpolation {
      case .stepBefore: last.x
      case .stepMiddle: last.x / 2 + end.x / 2
      case .stepAfter, .linear, .monotone, .catmullRom: end.x
      }
    let next = x >= 0 ? (x < Double(columnCount) ? Int(x) : columnCount) : -1
    if next > column { cross(to: SIMD2(x, last.y), in: next) }
    reach(SIMD2(x, last.y))
    reach(SIMD2(x, end.y))
  }

  /// Goes on to a column with a segment from the last row.
  @inline(__always)
  private mutating func cross(to end: SIMD2<Double>, in next: Int) {
    let factor = 1 / (end.x - last.x)
    let height = end.y - last.y
    while column < next {
      let part = (Double(column &+ 1) - last.x) * factor
      // Of two rows in one place the one that has reached the border.
      let way = part < 1 ? (part > 0 ? part : 0) : 1
      let crossing =
        height.isFinite ? last.y + height * way : last.y * (1 - way) + end.y * way
      low = crossing < low ? crossing : low
      high = crossing > high ? crossing : high
      endRun()
      endColumn()
      (low, high) = (crossing, crossing)
    }
  }

  /// Goes on to a column without a segment.
  private mutating func go(to next: Int) {
    while column < next {
      endRun()
      endColumn()
    }
  }

  /// Writes what the current run covers of the column, where it is one of those wanted.
  @inline(__always)
  private mutating func endRun() {
    if low <= high, column >= 0, column < columnCount {
      intervals[count] = SIMD2(low, high)
      count &+= 1
    }
    (low, high) = (.infinity, -.infinity)
  }

  @inline(__always)
  private mutating func endColumn() {
    if column >= 0 { ends[column] = Int32(truncatingIfNeeded: count) }
    column &+= 1
  }
}

extension EnvelopeRows {
  /// Whether a row that has no height is a gap, and not a value that the scale has no place for.
  fileprivate func isGap(_ row: Int) -> Bool {
    var value = 0.0
    y.snapshot.read(row..<row + 1, relativeTo: key.yOrigin, in: key.yUnit, into: &value)
    return !value.isFinite
  }
}
