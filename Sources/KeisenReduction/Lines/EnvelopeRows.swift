import KeisenData
import KeisenPrimitives
import KeisenScales

/// The rows of a line of which x goes one way, as what they cover of columns.
struct EnvelopeRows {
  /// What the columns hang on.
  struct Key: Hashable {
    var grid: EnvelopeGrid
    var yCoordinate: ScaleCoordinate
    /// Straight, or one of the steps.
    var interpolation: LineInterpolation
    /// Versions of the columns of values; nil for row numbers.
    var xVersion: Int?
    var yVersion: Int
    var xOrigin: Int64
    var yOrigin: Int64
    var xUnit: TimeUnit?
    var yUnit: TimeUnit?
  }

  /// Columns built at a time.
  private static let blockColumns = 256
  /// Blocks of rows of a column that are looked at row by row for gaps.
  private static let maxGapBlocks = 16
  /// The fewest columns that are worth a thread.
  private static let minPart = 1 << 10

  /// Values of x; nil for row numbers.
  let x: ColumnBounds?
  /// Values of y.
  let y: ColumnBounds
  /// The rows that both have.
  let rows: Range<Int>
  /// Whether values of x ascend from row to row.
  let isAscending: Bool
  let key: Key

  /// Returns the first row that reaches the first of some columns, up to the one that has left the
  /// last.
  func firstRows(atEndsOf columns: Range<Int>) -> Range<Int> {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 3) { borders in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: 2) { rows in
        guard let base = borders.baseAddress, let target = rows.baseAddress else { return 0..<0 }
        key.grid.borders(of: columns.upperBound - 1..<columns.upperBound, into: base + 1)
        let last = base[2]
        key.grid.borders(of: columns.lowerBound..<columns.lowerBound + 1, into: base)
        base[1] = last
        find(UnsafeMutableBufferPointer(start: base, count: 2), into: target)
        return rows[0]..<rows[1]
      }
    }
  }

  /// Whether rows of x or y are read when they are needed.
  var isOnDemand: Bool { y.isOnDemand || x?.isOnDemand ?? false }

  /// Turns coordinates into values, and writes the first rows that reach these.
  func find(
    _ coordinates: UnsafeMutableBufferPointer<Double>,
    into rows: UnsafeMutablePointer<Int>
  ) {
    guard let base = coordinates.baseAddress else { return }
    let values = UnsafeBufferPointer(coordinates)
    key.grid.coordinate.values(at: values, into: base)
    guard let x else {
      let origin = Double(key.xOrigin)
      let (minimum, maximum) = (Double(self.rows.lowerBound), Double(self.rows.upperBound))
      for index in values.indices {
        let row = (values[index] + origin).rounded(.up)
        rows[index] =
          row <= minimum
          ? self.rows.lowerBound : row < maximum ? Int(row) : self.rows.upperBound
      }
      return
    }
    x.findRows(reaching: values, order, relativeTo: key.xOrigin, in: key.xUnit, into: rows)
    // Memory that changes meanwhile goes no way.
    var minimum = self.rows.lowerBound
    for index in values.indices {
      minimum = min(max(rows[index], minimum), self.rows.upperBound)
      rows[index] = minimum
    }
  }

  /// Which way x goes.
  var order: ColumnOrder { ColumnOrder(isAscending: isAscending, isDescending: !isAscending) }

  /// Returns what the line covers of some columns: several threads build some of them each.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func columns(_ columns: Range<Int>) throws(KeisenError) -> EnvelopeColumns {
    if isOnDemand { prepare(columns) }
    let count = max(1, min(WorkerPool.shared.width * 4, columns.count / Self.minPart))
    guard count > 1 else { return try part(columns) }
    let parts = Locked([Result<EnvelopeColumns, KeisenError>?](repeating: nil, count: count))
    WorkerPool.shared.run(count) { index in
      let first = columns.lowerBound + columns.count * index / count
      let last = columns.lowerBound + columns.count * (index + 1) / count
      let part = Result { () throws(KeisenError) in try self.part(first..<last) }
      parts.withLock { $0[index] = part }
    }
    var all = EnvelopeColumns(from: columns.lowerBound)
    all.reserve(columns.count)
    for part in parts.withLock({ $0 }) {
      guard let part = try part?.get() else { continue }
      try all.append(part, part.columns)
    }
    return all
  }

  private func part(_ columns: Range<Int>) throws(KeisenError) -> EnvelopeColumns {
    var result = EnvelopeColumns(from: columns.lowerBound)
    result.reserve(columns.count)
    let room = EnvelopeScratch(Self.blockColumns)
    for first in stride(from: columns.lowerBound, to: columns.upperBound, by: Self.blockColumns) {
      let some = first..<min(columns.upperBound, first + Self.blockColumns)
      try add(some, to: &result, room)
    }
    return result
  }

  /// Adds at most `blockColumns`.
  private func add(
    _ columns: Range<Int>,
    to result: inout EnvelopeColumns,
    _ room: EnvelopeScratch
  ) throws(KeisenError) {
    let count = columns.count
    let borderCount = count + 1
    let borders = UnsafeBufferPointer(start: room.rows, count: borderCount)
    key.grid.borders(of: columns, into: room.borders)
    var nodes: EnvelopeNodes?
    if isOnDemand {
      nodes = room.nodes
      room.nodes.find(self, UnsafeBufferPointer(start: room.borders, count: borderCount), room)
    } else {
      room.values.update(from: room.borders, count: borderCount)
      find(UnsafeMutableBufferPointer(start: room.values, count: borderCount), into: room.rows)
      findCrossings(borders, at: room.borders, room, into: room.crossings)
    }
    if let nodes, y.isOnDemand {
      y.bounds(
        between: borders,
        levels: nodes.levels,
        relativeTo: key.yOrigin,
        in: key.yUnit,
        into: room.bounds
      )
    } else {
      y.bounds(between: borders, relativeTo: key.yOrigin, in: key.yUnit, into: room.bounds)
    }
    for index in 0..<count {
      room.values[2 * index] = room.bounds[index].low
      room.values[2 * index + 1] = room.bounds[index].high
    }
    let heights = UnsafeBufferPointer(start: room.values, count: 2 * count)
    key.yCoordinate.coordinates(of: heights, into: room.values)
    for index in 0..<count {
      let (left, right) = (room.crossings[index], room.crossings[index + 1])
      let rows = borders[index]..<borders[index + 1]
      if room.bounds[index].hasGaps {
        let level = y.isOnDemand ? nodes?.level(ofColumn: index, maximum: y.levelCount - 1) : nil
        try addRuns(rows, left, right, ofNodes: level, to: &result)
      } else {
        var (low, high) = (Double.infinity, -Double.infinity)
        if !room.bounds[index].isEmpty {
          let (a, b) = (room.values[2 * index], room.values[2 * index + 1])
          (low, high) = a <= b ? (a, b) : (b, a)
        }
        // No comparison holds for what is not crossed.
        low = left < low ? left : low
        high = left > high ? left : high
        low = right < low ? right : low
        high = right > high ? right : high
        try result.add(low, high)
      }
      result.endColumn(from: rows.lowerBound, to: rows.upperBound)
    }
  }

  /// Finds where the line crosses each border, which stand at coordinates; NaN where it does not.
  func findCrossings(
    _ borders: UnsafeBufferPointer<Int>,
    at coordinates: UnsafePointer<Double>,
    _ room: EnvelopeScratch,
    into crossings: UnsafeMutablePointer<Double>
  ) {
    let count = borders.count
    let grid = key.grid
    if let x {
      x.readNeighbors(
        of: borders,
        relativeTo: key.xOrigin,
        in: key.xUnit,
        before: room.xBefore,
        behind: room.xBehind
      )
    } else {
      let origin = Double(key.xOrigin)
      for index in 0..<count {
        room.xBefore[index] = Double(borders[index] - 1) - origin
        room.xBehind[index] = Double(borders[index]) - origin
      }
    }
    y.readNeighbors(
      of: borders,
      relativeTo: key.yOrigin,
      in: key.yUnit,
      before: room.yBefore,
      behind: room.yBehind
    )
    for (values, coordinate) in [
      (room.xBefore, grid.coordinate), (room.xBehind, grid.coordinate),
      (room.yBefore, key.yCoordinate), (room.yBehind, key.yCoordinate),
    ] { coordinate.coordinates(of: UnsafeBufferPointer(start: values, count: count), into: values) }
    for index in 0..<count {
      let isInside = borders[index] > rows.lowerBound && borders[index] < rows.upperBound
      crossings[index] =
        isInside
        ? crossing(
          at: coordinates[index],
          SIMD2(room.xBefore[index], room.yBefore[index]),
          SIMD2(room.xBehind[index], room.yBehind[index])
        ) : .nan
    }
  }

  /// Returns where a segment or a step crosses a border; NaN where an end has no place.
  ///
  /// What a step covers beside the heights of its rows is up or down between these two, in the one
  /// column in which it crosses one border at the one height and the other, or a row, at the other.
  @inline(__always)
  private func crossing(at x: Double, _ start: SIMD2<Double>, _ end: SIMD2<Double>) -> Double {
    // An infinite place is one of a gap.
    guard (start.x - start.x) + (end.x - end.x) == 0, (start.y - start.y) + (end.y - end.y) == 0
    else { return .nan }
    switch key.interpolation {
    case .stepBefore: return end.y
    case .stepAfter: return start.y
    case .stepMiddle:
      let middle = start.x / 2 + end.x / 2
      return (x < middle) == (start.x <= end.x) ? start.y : end.y
    case .linear, .monotone, .catmullRom: break
    }
    let way = (x - start.x) / (end.x - start.x)
    // Of two rows in one place the one that has reached the border.
    let part = way.isNaN ? 1 : max(0, min(1, way))
    let height = end.y - start.y
    return height.isFinite ? start.y + height * part : start.y * (1 - part) + end.y * part
  }

  /// Adds what the line covers of a column that is interrupted: what its runs of rows cover
  /// together.
  private func addRuns(
    _ rows: Range<Int>,
    _ left: Double,
    _ right: Double,
    ofNodes level: Int?,
    to result: inout EnvelopeColumns
  ) throws(KeisenError) {
    var failure: KeisenError?
    func add(_ bounds: RowBounds, _ crossing: Double? = nil) {
      guard !bounds.isEmpty else { return }
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { ends in
        (ends[0], ends[1]) = (bounds.low, bounds.high)
        guard let base = ends.baseAddress else { return }
        key.yCoordinate.coordinates(of: UnsafeBufferPointer(ends), into: base)
        let (low, high) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
        do throws(KeisenError) {
          if let crossing {
            try result.unite(min(low, crossing), max(high, crossing))
          } else {
            try result.add(low, high)
          }
        } catch {
          failure = error
        }
      }
    }
    let runs = y.forEachInterval(
      ofRuns: rows,
      relativeTo: key.yOrigin,
      in: key.yUnit,
      maxBlocks: Self.maxGapBlocks,
      ofNodes: level
    ) { add($0) }
    // Where a border is crossed the rows on both sides of it are values.
    if left.isFinite { add(runs.first, left) }
    if right.isFinite { add(runs.last, right) }
    if let failure { throw failure }
    result.add(
      gaps: runs.gaps.gaps,
      dropped: runs.gaps.dropped,
      isApproximated: runs.gaps.isApproximated
    )
  }
}

/// Room for building some columns.
final class EnvelopeScratch {
  private let doubles: UnsafeMutablePointer<Double>
  /// First rows of borders.
  let rows: UnsafeMutablePointer<Int>
  /// Bounds of columns.
  let bounds: UnsafeMutablePointer<RowBounds>
  /// Number of borders.
  let room: Int
  /// What is needed besides where rows are read when they are needed.
  private(set) lazy var nodes = EnvelopeNodes(room)

  init(_ columns: Int) {
    room = columns + 1
    doubles = .allocate(capacity: 8 * room)
    rows = .allocate(capacity: room)
    bounds = .allocate(capacity: room)
  }

  deinit {
    doubles.deallocate()
    rows.deallocate()
    bounds.deallocate()
  }

  /// Two values for each.
  var values: UnsafeMutablePointer<Double> { doubles }
  var borders: UnsafeMutablePointer<Double> { doubles + 2 * room }
  var crossings: UnsafeMutablePointer<Double> { doubles + 3 * room }
  var xBefore: UnsafeMutablePointer<Double> { doubles + 4 * room }
  var xBehind: UnsafeMutablePointer<Double> { doubles + 5 * room }
  var yBefore: UnsafeMutablePointer<Double> { doubles + 6 * room }
  var yBehind: UnsafeMutablePointer<Double> { doubles + 7 * room }
}
