import KeisenData
import KeisenPrimitives
import KeisenStatistics

/// The rows of a treemap as a tree: which are within which, and how much each is worth.
struct TreemapTree: Sendable {
  /// Rows that are shown, parents before their children.
  let order: RowBuffer<Int>
  /// How many of these there are.
  let count: Int
  /// Rows whose value is missing or not above 0, or that are their own ancestors.
  let gaps: Int
  /// Where the children of a row begin among all children; one more than rows.
  private let starts: RowBuffer<Int>
  private let children: RowBuffer<Int>
  private let sums: RowBuffer<Double>
  /// Rows without a parent, from the greatest down.
  let roots: [Int]

  /// Makes the tree of some columns.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n* log *n*).
  init(_ values: Column, _ parents: Column?) throws(KeisenError) {
    let purpose = "a treemap"
    let (snapshot, parents) = (values.snapshot(), parents?.snapshot())
    let rows = parents.map { $0.rows.clamped(to: snapshot.rows) } ?? snapshot.rows
    let count = rows.count
    let sums = try RowBuffer<Double>(count: count, for: purpose)
    let above = try RowBuffer<Double>(repeating: -1, count: count, for: purpose)
    let starts = try RowBuffer<Int>(repeating: 0, count: count + 1, for: purpose)
    let children = try RowBuffer<Int>(repeating: 0, count: count, for: purpose)
    let order = try RowBuffer<Int>(repeating: 0, count: count, for: purpose)
    let next = try RowBuffer<Int>(repeating: 0, count: count, for: purpose)
    let first = rows.lowerBound
    func parent(_ row: Int) -> Int? {
      let number = above[row]
      guard number >= 0, number < Double(count), number == number.rounded() else { return nil }
      return Int(number)
    }
    sums.withMutableValues { sums in
      guard let base = sums.baseAddress else { return }
      snapshot.read(rows, relativeTo: 0, in: nil, into: base)
    }
    above.withMutableValues { above in
      guard let base = above.baseAddress, let parents else { return }
      parents.read(rows, relativeTo: Int64(first), in: nil, into: base)
    }
    var roots: [Int] = []
    starts.withMutableValues { starts in
      for row in 0..<count {
        if let parent = parent(row) { starts[parent + 1] += 1 } else { roots.append(row) }
      }
      for row in 0..<count { starts[row + 1] += starts[row] }
    }
    next.withMutableValues { next in
      children.withMutableValues { children in
        for row in 0..<count {
          guard let parent = parent(row) else { continue }
          children[starts[parent] + next[parent]] = row
          next[parent] += 1
        }
      }
    }
    // Parents first: rows in a circle are never reached.
    var reached = 0
    order.withMutableValues { order in
      for root in roots {
        order[reached] = root
        reached += 1
      }
      var index = 0
      while index < reached {
        let row = order[index]
        for child in starts[row]..<starts[row + 1] {
          order[reached] = children[child]
          reached += 1
        }
        index += 1
      }
    }
    var gaps = count - reached
    sums.withMutableValues { sums in
      for row in 0..<count where starts[row] == starts[row + 1] {
        guard !(sums[row].isFinite && sums[row] > 0) else { continue }
        sums[row] = 0
        gaps += 1
      }
      for index in stride(from: reached - 1, through: 0, by: -1) {
        let row = order[index]
        guard starts[row] < starts[row + 1] else { continue }
        var sum = 0.0
        for child in starts[row]..<starts[row + 1] { sum += sums[children[child]] }
        sums[row] = sum
      }
    }
    (self.order, self.count) = (order, reached)
    (self.starts, self.children, self.sums) = (starts, children, sums)
    self.gaps = gaps
    self.roots = roots
  }

  /// How much a row is worth: its value, or the sum of its children.
  func sum(of row: Int) -> Double { sums[row] }

  /// Whether a row has no children.
  func isLeaf(_ row: Int) -> Bool { starts[row] == starts[row + 1] }

  /// Returns the children of a row that are worth something, from the greatest down, of equal ones the first first.
  func children(of row: Int) -> [Int] {
    sorted((starts[row]..<starts[row + 1]).map { children[$0] })
  }

  /// Returns the rows of some that are worth something, from the greatest down, of equal ones the first first.
  func sorted(_ rows: [Int]) -> [Int] {
    rows.filter { sums[$0] > 0 }
      .sorted { sums[$0] != sums[$1] ? sums[$0] > sums[$1] : $0 < $1 }
  }

  /// Returns the rows without children that are worth something, from the greatest down.
  func leaves() -> [Int] {
    sorted((0..<count).map { order[$0] }.filter { isLeaf($0) })
  }
}

/// Where the rows of a treemap lie.
struct TreemapLayout: Sendable {
  /// What they lie in.
  struct Room: Hashable, Sendable {
    var plot: Rect
    var pixelRatio: Double
    /// Width of a parent's rim, in points.
    var padding: Double
    /// Height of the strip for a parent's name, in points.
    var header: Double
  }

  /// One of the rows that lie somewhere.
  struct Place: BitwiseCopyable, Sendable {
    var row: Int
    /// Which of the rows without a parent it is, or is in, counted in the order of rows.
    var group: Int
    var depth: Int
    var isLeaf: Bool
    /// Whether there is a strip for its name.
    var hasHeader: Bool
    /// Left, top, right and bottom, in points, on borders between pixels.
    var sides: SIMD4<Double>

    /// Its rectangle.
    var rect: Rect {
      Rect(left: sides.x, top: sides.y, right: sides.z, bottom: sides.w)
    }
  }

  /// Height of the strip for a parent's name, in sizes of the text.
  static let headerHeight = 1.6
  /// What a parent must have for its name and its rim: so many times the strip's height each way.
  private static let leastHeaders = (width: 2.5, height: 2.5)

  /// The rows, parents before their children.
  let places: [Place]
  /// Rows that are not shown, because there is nothing of them or they are their own ancestors.
  let gaps: Int
  /// Number of rows without a parent.
  let groups: Int
  /// Whether any row is a parent.
  let isNested: Bool

  /// Lays the rows of a tree.
  init(_ tree: TreemapTree, in room: Room) {
    var places: [Place] = []
    (gaps, groups) = (tree.gaps, tree.roots.count)
    let roots = tree.sorted(tree.roots)
    var numbers: [Int: Int] = [:]
    for (number, row) in tree.roots.enumerated() { numbers[row] = number }
    func snapped(_ value: Double) -> Double {
      (value * room.pixelRatio).rounded() / room.pixelRatio
    }
    func place(_ rows: [Int], _ rect: Rect, _ depth: Int, _ group: Int?) {
      let areas = Self.squarified(rows.map { tree.sum(of: $0) }, in: rect)
      for (row, area) in zip(rows, areas) {
        let sides = SIMD4(
          snapped(area.minX),
          snapped(area.minY),
          snapped(area.maxX),
          snapped(area.maxY)
        )
        guard sides.z > sides.x, sides.w > sides.y else { continue }
        places.append(
          Place(
            row: row,
            group: group ?? numbers[row] ?? 0,
            depth: depth,
            isLeaf: tree.isLeaf(row),
            hasHeader: room.header > 0 && sides.z - sides.x > room.header * Self.leastHeaders.width
              && sides.w - sides.y > room.header * Self.leastHeaders.height,
            sides: sides
          )
        )
      }
    }
    place(roots, room.plot, 0, nil)
    var index = 0
    while index < places.count {
      let parent = places[index]
      index += 1
      guard !parent.isLeaf else { continue }
      let rim = parent.hasHeader ? room.padding : 0
      let inner = parent.rect.inset(
        by: Insets(
          top: parent.hasHeader ? room.header : 0,
          left: rim,
          bottom: rim,
          right: rim
        )
      )
      place(tree.children(of: parent.row), inner, parent.depth + 1, parent.group)
    }
    self.places = places
    isNested = places.contains { !$0.isLeaf }
  }

  /// Returns rectangles whose areas are to each other as some values above 0, which descend, in a rectangle that they fill.
  ///
  /// - Complexity: O(*n*).
  static func squarified(_ values: [Double], in rect: Rect) -> [Rect] {
    guard !rect.isEmpty, let greatest = values.first, greatest > 0 else { return [] }
    // Shares of the greatest: sums of huge values need not be doubles.
    let shares = values.map { $0 / greatest }
    var rest = shares.reduce(0, +)
    var room = rect
    var result: [Rect] = []
    result.reserveCapacity(values.count)
    var first = 0
    while first < shares.count, rest > 0 {
      let scale = room.width * room.height / rest
      let side = min(room.width, room.height)
      guard side > 0, scale.isFinite, scale > 0 else { break }
      var sum = 0.0
      var worst = Double.infinity
      var end = first
      while end < shares.count {
        let grown = sum + shares[end]
        // Of a row of this area the one that is least like a square: the greatest or the least.
        let length = grown * scale / side
        let (high, low) = (shares[first] * scale / length, shares[end] * scale / length)
        let ratio = max(max(length, high) / min(length, high), max(length, low) / min(length, low))
        if ratio > worst { break }
        (worst, sum) = (ratio, grown)
        end += 1
      }
      if end == first { break }
      let isLast = end == shares.count
      let length =
        isLast
        ? max(room.width, room.height) : min(sum * scale / side, max(room.width, room.height))
      var offset = 0.0
      let isUpright = room.width >= room.height
      for index in first..<end {
        let share = shares[index] / sum * side
        result.append(
          isUpright
            ? Rect(x: room.minX, y: room.minY + offset, width: length, height: share)
            : Rect(x: room.minX + offset, y: room.minY, width: share, height: length)
        )
        offset += share
      }
      room =
        isUpright
        ? Rect(left: room.minX + length, top: room.minY, right: room.maxX, bottom: room.maxY)
        : Rect(left: room.minX, top: room.minY + length, right: room.maxX, bottom: room.maxY)
      rest -= sum
      first = end
    }
    return result
  }
}

/// Where the rows of a treemap lay last, while nothing of it changes.
final class TreemapLayouts: Sendable {
  private struct Key: Hashable, Sendable {
    var changes: [Change?]
    var columns: [ObjectIdentifier?]
    var room: TreemapLayout.Room
  }

  private let known = Locked<(key: Key, layout: TreemapLayout)?>(nil)

  /// Returns where rows lie.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func layout(
    _ values: Column,
    _ parents: Column?,
    _ room: TreemapLayout.Room
  ) throws(KeisenError) -> TreemapLayout {
    let key = Key(
      changes: [values.latestChange, parents?.latestChange],
      columns: [ObjectIdentifier(values), parents.map(ObjectIdentifier.init)],
      room: room
    )
    if let known = known.withLock({ $0 }), known.key == key { return known.layout }
    let layout = TreemapLayout(try TreemapTree(values, parents), in: room)
    known.withLock { $0 = (key, layout) }
    return layout
  }
}
