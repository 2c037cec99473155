import KeisenData
import KeisenPrimitives

/// Where the borders of columns are among rows that are read when they are needed: at ends of
/// nodes, where these are near.
///
/// A border moves by no more than a sixteenth of a column, the row in front of it included. So
/// columns of some five hundred rows or more are made of nodes alone, all of about the same size,
/// and no row is read. Where a border stands hangs on it and on the data, not on what else is
/// drawn.
final class EnvelopeNodes {
  /// By how much a border may move, in columns.
  static let bound = 1.0 / 16
  /// The level of a border at an end of all rows, where nodes of all levels end.
  private static let anyLevel = Int.max

  /// Of each border the level of nodes that end there; -1 where none does.
  let levels: UnsafeMutablePointer<Int>
  /// Nodes, or rows of borders that are looked at again.
  private let places: UnsafeMutablePointer<Int>
  /// Whether a border is still looked for.
  private let isOpen: UnsafeMutablePointer<Bool>
  private let doubles: UnsafeMutablePointer<Double>
  private let neighbors: UnsafeMutablePointer<RowBounds>
  private let room: Int

  init(_ room: Int) {
    self.room = room
    levels = .allocate(capacity: room)
    places = .allocate(capacity: room)
    isOpen = .allocate(capacity: room)
    doubles = .allocate(capacity: 5 * room)
    neighbors = .allocate(capacity: 2 * room)
  }

  deinit {
    levels.deallocate()
    places.deallocate()
    isOpen.deallocate()
    doubles.deallocate()
    neighbors.deallocate()
  }

  private var values: UnsafeMutablePointer<Double> { doubles }
  /// Coordinates of the rows in front of nodes and behind them.
  private var before: UnsafeMutablePointer<Double> { doubles + room }
  private var behind: UnsafeMutablePointer<Double> { doubles + 2 * room }
  /// Coordinates and crossings of borders that are looked at again.
  private var some: UnsafeMutablePointer<Double> { doubles + 3 * room }
  private var found: UnsafeMutablePointer<Double> { doubles + 4 * room }

  /// The level of the nodes that a column is made of; nil where it is not of nodes alone.
  func level(ofColumn column: Int, maximum: Int) -> Int? {
    let level = min(levels[column], levels[column + 1], maximum)
    return level < 0 ? nil : level
  }

  /// Finds the row of each border, the level of its nodes, and where the line crosses it.
  func find(
    _ source: EnvelopeRows,
    _ borders: UnsafeBufferPointer<Double>,
    _ scratch: EnvelopeScratch
  ) {
    let rows = scratch.rows
    if let x = source.x, x.isOnDemand {
      search(x, source, borders, into: rows)
    } else {
      snap(source, borders, rows)
    }
    // Memory that changes meanwhile goes no way.
    var minimum = source.rows.lowerBound
    for index in borders.indices {
      let row = min(max(rows[index], minimum), source.rows.upperBound)
      if row != rows[index] { (rows[index], levels[index]) = (row, -1) }
      minimum = row
    }
    cross(source, borders, scratch)
  }

  /// Takes the nearer end of a node, with the row in front of it and the one behind, where both are
  /// near enough.
  @inline(__always)
  private func take(
    _ node: Range<Int>,
    _ level: Int,
    _ border: Double,
    width: Double,
    _ index: Int,
    _ source: EnvelopeRows,
    into rows: UnsafeMutablePointer<Int>
  ) -> Bool {
    let (front, back) = (abs(border - before[index]), abs(behind[index] - border))
    guard front + back <= 2 * Self.bound * width else { return false }
    rows[index] = front <= back ? node.lowerBound : node.upperBound
    levels[index] = level
    if rows[index] <= source.rows.lowerBound || rows[index] >= source.rows.upperBound {
      levels[index] = end(source, rows[index])
    }
    return true
  }

  /// The level of a border at an end of all rows.
  private func end(_ source: EnvelopeRows, _ row: Int) -> Int {
    if row <= source.rows.lowerBound { return source.rows.lowerBound == 0 ? Self.anyLevel : -1 }
    let y = source.y
    return row == y.snapshot.rows.upperBound && y.nodesReachEnd ? Self.anyLevel : -1
  }

  /// Finds borders by the row that each is at, and goes up from there to nodes that are larger.
  private func snap(
    _ source: EnvelopeRows,
    _ borders: UnsafeBufferPointer<Double>,
    _ rows: UnsafeMutablePointer<Int>
  ) {
    let (count, all, grid) = (borders.count, source.rows, source.key.grid)
    for index in 0..<count { values[index] = borders[index] }
    source.find(UnsafeMutableBufferPointer(start: values, count: count), into: places)
    var openCount = 0
    for index in 0..<count {
      rows[index] = places[index]
      isOpen[index] = all.contains(places[index]) && places[index] > all.lowerBound
      levels[index] = isOpen[index] ? -1 : end(source, places[index])
      if isOpen[index] { openCount += 1 }
    }
    for level in 0..<source.y.levelCount where openCount > 0 {
      let size = ColumnBounds.nodeRows(ofLevel: level)
      let maximum = min(all.upperBound, source.y.nodesEnd(ofLevel: level))
      readEnds(source, size, maximum, count)
      for index in 0..<count where isOpen[index] {
        let first = places[index] & ~(size - 1)
        let node = first..<min(first + size, maximum)
        let isNear =
          places[index] < maximum
          && take(node, level, borders[index], width: grid.width, index, source, into: rows)
        if !isNear {
          isOpen[index] = false
          openCount -= 1
        }
      }
    }
  }

  /// Reads the coordinates of the rows in front of the nodes that hold borders, and of those behind
  /// them.
  private func readEnds(_ source: EnvelopeRows, _ size: Int, _ end: Int, _ count: Int) {
    let key = source.key
    let last = source.rows.upperBound - 1
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * count) { ends in
      guard let fronts = ends.baseAddress else { return }
      let backs = fronts + count
      for index in 0..<count {
        let first = places[index] & ~(size - 1)
        // Each the row behind the one that is read.
        fronts[index] = min(max(first, source.rows.lowerBound + 1), last + 1)
        backs[index] = min(min(first + size, end) + 1, last + 1)
      }
      for (borders, target) in [(fronts, before), (backs, behind)] {
        if let x = source.x {
          x.readNeighbors(
            of: UnsafeBufferPointer(start: borders, count: count),
            relativeTo: key.xOrigin,
            in: key.xUnit,
            before: target,
            behind: found
          )
        } else {
          let origin = Double(key.xOrigin)
          for index in 0..<count { target[index] = Double(borders[index] - 1) - origin }
        }
        let values = UnsafeBufferPointer(start: target, count: count)
        key.grid.coordinate.coordinates(of: values, into: target)
      }
    }
  }

  /// Finds borders by going down the nodes of x, to the first ones that are small enough.
  private func search(
    _ x: ColumnBounds,
    _ source: EnvelopeRows,
    _ borders: UnsafeBufferPointer<Double>,
    into rows: UnsafeMutablePointer<Int>
  ) {
    let (count, all, key) = (borders.count, source.rows, source.key)
    key.grid.coordinate.values(at: borders, into: values)
    let targets = UnsafeBufferPointer(start: values, count: count)
    for index in 0..<count { (places[index], isOpen[index]) = (-1, true) }
    for level in (0..<x.levelCount).reversed() {
      x.descend(
        to: targets,
        places,
        level: level,
        source.order,
        relativeTo: key.xOrigin,
        in: key.xUnit,
        before: before,
        behind: behind
      )
      if level == x.levelCount - 1 { takeOutside(source, into: rows, count) }
      for ends in [before, behind] {
        key.grid.coordinate.coordinates(
          of: UnsafeBufferPointer(start: ends, count: count),
          into: ends
        )
      }
      let size = ColumnBounds.nodeRows(ofLevel: level)
      for index in 0..<count where isOpen[index] {
        let first = places[index] * size
        let node = first..<max(first, min(first + size, all.upperBound))
        if !node.isEmpty,
          take(node, level, borders[index], width: key.grid.width, index, source, into: rows)
        {
          isOpen[index] = false
        }
      }
    }
    for index in 0..<count where isOpen[index] {
      levels[index] = -1
      rows[index] = x.row(
        reaching: values[index],
        inNode: places[index],
        source.order,
        relativeTo: key.xOrigin,
        in: key.xUnit
      )
    }
  }

  /// Takes borders in front of all rows, or behind them, by their values: the first row may have no
  /// place on the scale.
  private func takeOutside(
    _ source: EnvelopeRows,
    into rows: UnsafeMutablePointer<Int>,
    _ count: Int
  ) {
    for index in 0..<count {
      let (value, first, last) = (values[index], before[index], behind[index])
      let isInFront = source.isAscending ? value <= first : value >= first
      let isBehind = source.isAscending ? value > last : value < last
      guard isInFront || isBehind else { continue }
      rows[index] = isInFront ? source.rows.lowerBound : source.rows.upperBound
      levels[index] = end(source, rows[index])
      isOpen[index] = false
    }
  }

  /// Finds where the line crosses each border; NaN where it does not, or need not be known.
  ///
  /// At an end of nodes the border may stand anywhere between the rows on both sides. Where what
  /// both nodes cover has a height in common it stands there; else both reach to the middle between
  /// them, which the line passes between these rows.
  private func cross(
    _ source: EnvelopeRows,
    _ borders: UnsafeBufferPointer<Double>,
    _ scratch: EnvelopeScratch
  ) {
    let (count, crossings) = (borders.count, scratch.crossings)
    var exact = 0
    for index in 0..<count {
      crossings[index] = .nan
      guard levels[index] < 0 else { continue }
      (places[exact], some[exact]) = (scratch.rows[index], borders[index])
      exact += 1
    }
    if exact > 0 {
      let rows = UnsafeBufferPointer(start: places, count: exact)
      source.findCrossings(rows, at: some, scratch, into: found)
      var next = 0
      for index in 0..<count where levels[index] < 0 {
        crossings[index] = found[next]
        next += 1
      }
    }
    guard exact < count else { return }
    readSides(source, UnsafeBufferPointer(start: scratch.rows, count: count))
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4 * count) { heights in
      guard let base = heights.baseAddress else { return }
      for index in 0..<2 * count {
        base[2 * index] = neighbors[index].low
        base[2 * index + 1] = neighbors[index].high
      }
      source.key.yCoordinate.coordinates(of: UnsafeBufferPointer(heights), into: base)
      for index in 0..<count where levels[index] >= 0 && levels[index] < Self.anyLevel {
        guard !neighbors[index].isEmpty, !neighbors[count + index].isEmpty else { continue }
        let (a, b) = (heights[2 * index], heights[2 * index + 1])
        let (c, d) = (heights[2 * (count + index)], heights[2 * (count + index) + 1])
        let (low, high) = (max(min(a, b), min(c, d)), min(max(a, b), max(c, d)))
        // Above the one and below the other.
        if high < low { crossings[index] = high / 2 + low / 2 }
      }
    }
  }

  /// Reads what lies on both sides of borders: nodes, or the two rows where these are in memory.
  private func readSides(_ source: EnvelopeRows, _ rows: UnsafeBufferPointer<Int>) {
    let (y, key, count) = (source.y, source.key, rows.count)
    if y.isOnDemand {
      y.boundsOfNeighbors(
        of: rows,
        levels: levels,
        relativeTo: key.yOrigin,
        in: key.yUnit,
        before: neighbors,
        behind: neighbors + count
      )
      return
    }
    y.readNeighbors(
      of: rows,
      relativeTo: key.yOrigin,
      in: key.yUnit,
      before: before,
      behind: behind
    )
    for index in 0..<count {
      for (value, place) in [(before[index], index), (behind[index], count + index)] {
        neighbors[place] =
          value.isFinite ? RowBounds(low: value, high: value, hasGaps: false) : .empty
      }
    }
  }
}

extension EnvelopeRows {
  /// Whether borders of columns of some rows may stand at ends of nodes.
  func mayUseNodes(of rows: Range<Int>) -> Bool {
    isOnDemand && rows.count > ColumnBounds.nodeRows(ofLevel: 0)
  }

  /// Loads what some columns are made of, as far as their number of rows tells.
  func prepare(_ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    let rows = firstRows(atEndsOf: columns).clamped(to: self.rows)
    guard !rows.isEmpty else { return }
    let minimum = rows.count / columns.count / 8
    var level: Int?
    for candidate in 0..<y.levelCount
    where ColumnBounds.nodeRows(ofLevel: candidate) < minimum { level = candidate }
    y.prepare(rows, level: level)
    if level == nil { x?.prepare(rows, level: nil) }
  }
}
