import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// The rows of a mark as positions in points and as numbers, in blocks, whatever its columns' types
/// are.
package struct PlacedRows {
  /// What stands for a column in a frame.
  private enum Source {
    /// Values of a column, as positions.
    case places(ColumnSnapshot, ProjectionRange, ScaleMap)
    /// Row numbers, as positions.
    case rowPlaces(ProjectionRange, ScaleMap)
    /// Values of a column, as they are, or row numbers.
    case numbers(ColumnSnapshot?)
    /// Values of a column, relative to the origin of a range of colours.
    case colors(ColumnSnapshot, ProjectionRange)
  }

  /// Some rows in turn.
  package struct Block {
    /// Number of the first row.
    package let first: Int
    /// Number of rows.
    package let count: Int
    fileprivate let values: UnsafeMutablePointer<Double>

    /// The values of a column by its place among those of the mark: positions in points of what
    /// stands in a dimension, else numbers; values of colours are relative to the origin of their
    /// scale's range, as a `ColorLookup` takes them.
    ///
    /// One that is not finite is a gap or has no place on the scale; `isDropped` tells which.
    package subscript(column: Int) -> UnsafePointer<Double> {
      UnsafePointer(values + column * PlacedRows.blockRows)
    }
  }

  /// The rows that all columns have.
  package let rows: Range<Int>
  /// The rows that are looked at.
  package var looked: Range<Int>
  private let sources: [Source]

  /// Makes the rows of some columns in a frame.
  package init(_ columns: [MarkColumn], in space: Space, _ frame: FrameContext) {
    let snapshots = columns.map { $0.column?.snapshot() }
    rows = snapshots.lazy.compactMap { $0?.rows }.reduce(nil) { $0?.clamped(to: $1) ?? $1 } ?? 0..<0
    looked = rows
    sources = zip(columns, snapshots).map { column, snapshot in
      guard let dimension = column.dimension else {
        guard let snapshot, let colors = column.colors else { return .numbers(snapshot) }
        return .colors(snapshot, frame.range(of: colors))
      }
      let range = frame.range(of: space.projection(dimension))
      let map = frame.map(dimension, of: space)
      return snapshot.map { .places($0, range, map) } ?? .rowPlaces(range, map)
    }
  }

  /// Looks at those alone that stand in a plot, or as near to it as a margin; at all where they are
  /// in no order.
  package mutating func appearance(at view: RowsInView?, _ plot: Rect, margin: Double) {
    guard let view else { return }
    looked = view.rows(rows, from: plot.minX - margin, to: plot.maxX + margin, and: 1)
  }

  /// Rows in a block: small enough that a few columns of one stay in the first-level cache.
  package static let blockRows = 512

  /// Calls `body` with each block in turn.
  package func forEachBlock<Failure: Error>(_ body: (Block) throws(Failure) -> Void) throws(Failure)
  {
    let scratch = UnsafeMutablePointer<Double>.allocate(capacity: sources.count * Self.blockRows)
    defer { scratch.deallocate() }
    var first = looked.lowerBound
    while first < looked.upperBound {
      let end = min(looked.upperBound, first + Self.blockRows)
      for (index, source) in sources.enumerated() {
        Self.read(first..<end, of: source, into: scratch + index * Self.blockRows)
      }
      try body(Block(first: first, count: end - first, values: scratch))
      first = end
    }
  }

  private static func read(
    _ rows: Range<Int>,
    of source: Source,
    into target: UnsafeMutablePointer<Double>
  ) {
    switch source {
    case .places(let snapshot, let range, let map):
      LineRows.place(rows, of: snapshot, in: range, map, into: target)
      // Counting alone is done several rows at a time.
      var infinities = 0
      for index in 0..<rows.count { infinities &+= target[index].magnitude == .infinity ? 1 : 0 }
      guard infinities > 0 else { return }
      for index in 0..<rows.count where target[index].isInfinite {
        // Farther away than doubles reach, or infinite itself.
        let value = value(of: rows.lowerBound + index, snapshot, range)
        target[index] = value.isFinite ? (target[index] < 0 ? -farthest : farthest) : .nan
      }
    case .rowPlaces(let range, let map):
      number(rows, relativeTo: range.origin, into: target)
      map.positions(of: UnsafeBufferPointer(start: target, count: rows.count), into: target)
    case .numbers(.some(let snapshot)):
      snapshot.read(rows, relativeTo: 0, in: nil, into: target)
    case .colors(let snapshot, let range):
      snapshot.read(rows, relativeTo: range.origin, in: range.timeUnit, into: target)
    case .numbers(.none):
      number(rows, relativeTo: 0, into: target)
    }
  }

  private static let farthest = Double.greatestFiniteMagnitude

  private static func value(
    of row: Int,
    _ snapshot: ColumnSnapshot,
    _ range: ProjectionRange
  ) -> Double {
    var value = Double.nan
    snapshot.read(row..<row + 1, relativeTo: range.origin, in: range.timeUnit, into: &value)
    return value
  }

  /// Returns the value of a row in a column of places, relative to the range's origin.
  package func value(of row: Int, column: Int) -> Double {
    guard case .places(let snapshot, let range, _) = sources[column] else { return .nan }
    return Self.value(of: row, snapshot, range)
  }

  /// Whether a row, of which some place is not finite, has values there, but the scale has no place
  /// for one of them.
  package func isDropped(_ row: Int) -> Bool { isDropped(row, columns: sources.indices) }

  /// Whether the same is so of some of the columns.
  package func isDropped(_ row: Int, columns: Range<Int>) -> Bool {
    sources[columns].contains { source in
      switch source {
      case .places(let snapshot, let range, let map):
        let value = Self.value(of: row, snapshot, range)
        return value.isFinite && map.position(of: value).isNaN
      case .rowPlaces(let range, let map):
        return map.position(of: Double(row) - Double(range.origin)).isNaN
      case .numbers, .colors: return false
      }
    }
  }

  private static func number(
    _ rows: Range<Int>,
    relativeTo origin: Int64,
    into target: UnsafeMutablePointer<Double>
  ) {
    let base = Double(rows.lowerBound) - Double(origin)
    for index in 0..<rows.count { target[index] = base + Double(index) }
  }
}
