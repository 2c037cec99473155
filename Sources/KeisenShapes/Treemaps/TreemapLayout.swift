import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// Where the rows of a treemap lie.
struct TreemapLayout: Sendable {
  /// What they lie in.
  struct Room: Hashable, Sendable {
    var plot: Rect
    var pixelRatio: Double
    /// Whether sides stand on device pixels.
    var snapsToPixels: Bool
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
    /// Left, top, right and bottom, in points.
    var sides: SIMD4<Double>
    /// Where its rows begin and end among all members, where it is a bundle of several, `row` the
    /// greatest; else both 0.
    var firstMember = 0
    var endMember = 0

    /// Which of all members are its rows; empty where it is one row.
    var members: Range<Int> { firstMember..<endMember }

    /// Its rectangle.
    var rect: Rect {
      Rect(left: sides.x, top: sides.y, right: sides.z, bottom: sides.w)
    }
  }

  /// Height of the strip for a parent's name, in sizes of the text.
  static let headerHeight = 1.6
  /// What a parent must have for its name and its rim: so many times the strip's height each way.
  private static let minHeaders = (width: 2.5, height: 2.5)

  /// Device pixels of a rectangle that stands for one row; lesser ones stand for several.
  private static let minPixels = 1.0
  /// Device pixels of a rectangle that is worth a shape of its own where there are many.
  private static let minShape = 16.0
  /// Lesser rectangles that have shapes all the same.
  private static let maxShapes = 4096

  /// The rows that are worth a shape, parents before their children.
  let places: [Place]
  /// Rows and bundles of them without children, each of a few pixels, where there are many: they
  /// are for an image.
  let specks: [Place]
  /// The rows of all bundles, those of one after another.
  let members: [Int]
  /// Rows that are not shown, because there is nothing of them or they are their own ancestors.
  let gaps: Int
  /// Number of rows without a parent.
  let groups: Int
  /// Whether any row is a parent.
  let isNested: Bool

  /// Lays the rows of a tree.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*).
  init(_ tree: TreemapTree, in room: Room) throws(KeisenError) {
    var all = Placing(tree, room)
    all.place(try tree.roots(), in: room.plot, depth: 0, group: nil)
    var index = 0
    while index < all.places.count {
      let parent = all.places[index]
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
      let children = try tree.children(of: parent.row)
      all.place(children, in: inner, depth: parent.depth + 1, group: parent.group)
    }
    (gaps, groups) = (tree.gaps, tree.groups)
    members = all.members
    isNested = all.places.contains { !$0.isLeaf }
    let hasImage = all.specks.count > Self.maxShapes
    places = hasImage ? all.places : all.places + all.specks
    specks = hasImage ? all.specks : []
  }

  /// Whether some rows are drawn together.
  var hasBundles: Bool { !members.isEmpty }

  /// What is laid so far.
  private struct Placing {
    let tree: TreemapTree
    let room: Room
    var places: [Place] = []
    var specks: [Place] = []
    var members: [Int] = []

    init(_ tree: TreemapTree, _ room: Room) { (self.tree, self.room) = (tree, room) }

    private func snapped(_ value: Double) -> Double {
      room.snapsToPixels ? (value * room.pixelRatio).rounded() / room.pixelRatio : value
    }

    /// Lays rows in a rectangle; those of less than a pixel in bundles of one.
    mutating func place(_ rows: TreemapTree.Order, in rect: Rect, depth: Int, group: Int?) {
      guard rows.count > 0, !rect.isEmpty else { return }
      // Parts of the greatest: sums of huge values need not be doubles.
      let maximum = rows.sum(at: 0)
      var sum = 0.0
      for place in 0..<rows.count { sum += rows.sum(at: place) / maximum }
      let pixels = rect.width * rect.height * room.pixelRatio * room.pixelRatio
      let minimum = pixels > 0 ? TreemapLayout.minPixels * sum / pixels : 0
      var parts: [Double] = []
      var ends: [Int] = []
      // Memory that grows is copied, and pages that are new cost more than what is written to them.
      let capacity = Int(min(Double(rows.count), max(0, pixels / TreemapLayout.minPixels) + 1))
      parts.reserveCapacity(capacity)
      ends.reserveCapacity(capacity)
      var bundle = 0.0
      for place in 0..<rows.count {
        bundle += rows.sum(at: place) / maximum
        guard bundle >= minimum || place == rows.count - 1 else { continue }
        parts.append(bundle)
        ends.append(place + 1)
        bundle = 0
      }
      if depth == 0 { specks.reserveCapacity(ends.count) }
      var first = 0
      for (end, area) in zip(ends, TreemapLayout.squarified(parts, in: rect)) {
        add(rows, first..<end, area, depth, group)
        first = end
      }
    }

    private mutating func add(
      _ rows: TreemapTree.Order,
      _ range: Range<Int>,
      _ area: Rect,
      _ depth: Int,
      _ group: Int?
    ) {
      let sides = SIMD4(
        snapped(area.minX),
        snapped(area.minY),
        snapped(area.maxX),
        snapped(area.maxY)
      )
      guard sides.z > sides.x, sides.w > sides.y else { return }
      let row = rows.rows[range.lowerBound]
      let (width, height) = (sides.z - sides.x, sides.w - sides.y)
      var place = Place(
        row: row,
        group: group ?? tree.group(of: row),
        depth: depth,
        isLeaf: range.count > 1 || tree.isLeaf(row),
        hasHeader: room.header > 0 && width > room.header * TreemapLayout.minHeaders.width
          && height > room.header * TreemapLayout.minHeaders.height,
        sides: sides
      )
      if range.count > 1 {
        place.firstMember = members.count
        for index in range { members.append(rows.rows[index]) }
        place.endMember = members.count
      }
      let pixels = width * height * room.pixelRatio * room.pixelRatio
      if place.isLeaf, pixels < TreemapLayout.minShape {
        specks.append(place)
      } else {
        places.append(place)
      }
    }
  }

  /// Returns rectangles whose areas are to each other as some values above 0, which descend, in a
  /// rectangle that they fill.
  ///
  /// - Complexity: O(*n*).
  static func squarified(_ values: [Double], in rect: Rect) -> [Rect] {
    guard !rect.isEmpty, let maximum = values.first, maximum > 0 else { return [] }
    // Shares of the greatest: sums of huge values need not be doubles.
    let shares = values.map { $0 / maximum }
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

/// Where the rows of a treemap lay last, and the image of those that are small, while nothing of it
/// changes.
final class TreemapLayouts: Sendable {
  private struct Key: Hashable, Sendable {
    var changes: [Change?]
    var columns: [ObjectIdentifier?]
    var room: TreemapLayout.Room
  }

  private let layouts = KeptResult<Key, TreemapLayout>()
  private let images = KeptResult<ImageKey, TreemapSpecks?>()

  /// What the image of small rows hangs on beside where they lie.
  struct Appearance: Hashable, Sendable {
    var palette: [UInt32]
    var color: ObjectIdentifier?
    var change: Change?
    var range: ProjectionRange?
  }

  private struct ImageKey: Hashable, Sendable {
    var layout: Key
    var appearance: Appearance
  }

  private func key(
    _ values: Column,
    _ parents: Column?,
    _ room: TreemapLayout.Room
  ) -> Key {
    Key(
      changes: [values.latestChange, parents?.latestChange],
      columns: [ObjectIdentifier(values), parents.map(ObjectIdentifier.init)],
      room: room
    )
  }

  /// Returns where rows lie.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func layout(
    _ values: Column,
    _ parents: Column?,
    _ room: TreemapLayout.Room
  ) throws(KeisenError) -> TreemapLayout {
    try layouts.value(of: key(values, parents, room)) { () throws(KeisenError) in
      try TreemapLayout(try TreemapTree(values, parents), in: room)
    }
  }

  /// Returns the image of small rows, made unless it is known.
  ///
  /// - Throws: What `make` throws.
  func specks(
    _ values: Column,
    _ parents: Column?,
    _ room: TreemapLayout.Room,
    _ appearance: Appearance,
    _ make: () throws(KeisenError) -> TreemapSpecks?
  ) throws(KeisenError) -> TreemapSpecks? {
    try images.value(of: ImageKey(layout: key(values, parents, room), appearance: appearance), make)
  }
}
