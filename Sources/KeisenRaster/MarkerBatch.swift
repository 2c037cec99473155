import Glibc
import KeisenDrawing

/// Some successive markers, sorted by the tiles that they touch.
struct MarkerBatch: BitwiseCopyable {
  /// Markers in a batch: their tables stay in the second-level cache.
  static let count = 1 << 15

  /// Index of the set in the recording.
  var set: Int
  /// The first marker, and how many belong to the batch.
  var first: Int
  var count: Int
  /// The tiles of the table.
  private var tiles = TileBounds()
  /// One more offset than tiles, row by row, and after them the entries.
  private var table: UnsafeMutablePointer<UInt32>?

  /// Makes a batch that touches nothing yet.
  init(set: Int, first: Int, count: Int) {
    self.set = set
    self.first = first
    self.count = count
  }

  /// Gives the batch's memory back.
  func release() {
    free(table)
  }

  /// A plain marker as a tile reads it, one after another: its place, in points.
  typealias Place = SIMD2<Float>

  /// A marker with a size or colour of its own.
  struct Entry: BitwiseCopyable {
    /// Where it stands, in points.
    var place: Place
    /// Its diameter, in points.
    var size: Float
    /// Its colour.
    var color: MarkerColor
  }

  /// Returns how many markers touch a tile.
  func count(tileColumn: Int, tileRow: Int) -> Int {
    entries(tileColumn, tileRow).count
  }

  /// The places of the plain markers that touch a tile, in order.
  @inline(__always)
  func places(tileColumn: Int, tileRow: Int) -> UnsafeBufferPointer<Place> {
    let range = entries(tileColumn, tileRow)
    guard let entries = entryBase(), !range.isEmpty else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let places = entries.assumingMemoryBound(to: Place.self)
    return UnsafeBufferPointer(start: places + range.lowerBound, count: range.count)
  }

  /// The varied markers that touch a tile, in order.
  @inline(__always)
  func entries(tileColumn: Int, tileRow: Int) -> UnsafeBufferPointer<Entry> {
    let range = entries(tileColumn, tileRow)
    guard let entries = entryBase(), !range.isEmpty else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let base = entries.assumingMemoryBound(to: Entry.self)
    return UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  private func entries(_ tileColumn: Int, _ tileRow: Int) -> Range<Int> {
    guard let table, tiles.contains(tileColumn, tileRow) else { return 0..<0 }
    let tile = (tileRow &- tiles.top) &* tiles.width &+ (tileColumn &- tiles.left)
    return Int(table[tile])..<Int(table[tile &+ 1])
  }

  private func entryBase() -> UnsafeRawPointer? {
    table.map { UnsafeRawPointer($0) + Self.offsetBytes(tiles.area) }
  }

  /// Bytes of the offsets, so that entries are aligned.
  private static func offsetBytes(_ area: Int) -> Int { ((area + 1) * 4 + 15) / 16 * 16 }

  /// Finds the tiles that the markers touch within `bounds`, which are not empty.
  ///
  /// - Returns: 0, or the bytes of memory that could not be had.
  mutating func bin(_ set: MarkerSet, within bounds: PixelBounds) -> Int {
    tiles = TileBounds(bounds)
    let limits = MarkerLimits(bounds, tiles)
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { owners in
      guard let owners = owners.baseAddress else { return 0 }
      limits.findOwners(of: set, first, count, into: owners)
      return sort(set, limits, owners)
    }
  }

  /// Sorts the markers by tiles: counts, adds up, writes.
  private mutating func sort(
    _ set: MarkerSet,
    _ limits: MarkerLimits,
    _ owners: UnsafePointer<Int32>
  ) -> Int {
    let area = tiles.area
    let offsetBytes = Self.offsetBytes(area)
    guard let counts = calloc(offsetBytes, 1) else { return offsetBytes }
    var offsets = counts.assumingMemoryBound(to: UInt32.self)
    forEachTouched(set, limits, owners) { _, tile in offsets[tile] &+= 1 }
    var total = 0
    for tile in 0...area {
      let next = total + Int(offsets[tile])
      offsets[tile] = UInt32(truncatingIfNeeded: total)
      total = next
    }
    let size = set.isVaried ? MemoryLayout<Entry>.stride : MemoryLayout<Place>.stride
    let bytes = offsetBytes + total * size
    guard total <= UInt32.max, let memory = realloc(counts, bytes) else {
      free(counts)
      return bytes
    }
    offsets = memory.assumingMemoryBound(to: UInt32.self)
    let entries = memory + offsetBytes
    if set.isVaried {
      let base = entries.assumingMemoryBound(to: Entry.self)
      forEachTouched(set, limits, owners) { index, tile in
        base[Int(offsets[tile])] = Entry(
          place: set.positions[index],
          size: set.sizes?[index] ?? 0,
          color: set.colors?[index] ?? .zero
        )
        offsets[tile] &+= 1
      }
    } else {
      let places = entries.assumingMemoryBound(to: Place.self)
      let positions = set.positions
      forEachTouched(set, limits, owners) { index, tile in
        places[Int(offsets[tile])] = positions[index]
        offsets[tile] &+= 1
      }
    }
    // Each offset has moved to the next tile's start.
    memmove(offsets + 1, offsets, area * 4)
    offsets[0] = 0
    table = offsets
    return 0
  }

  /// Calls `body` with each marker's index and each tile that it may touch.
  @inline(__always)
  private func forEachTouched(
    _ set: MarkerSet,
    _ limits: MarkerLimits,
    _ owners: UnsafePointer<Int32>,
    _ body: (Int, Int) -> Void
  ) {
    let width = tiles.width
    for offset in 0..<count {
      let index = first &+ offset
      let owner = Int(owners[offset])
      guard owner >= 0 else {
        limits.forEachTile(of: set, index) { tile in body(index, tile) }
        continue
      }
      let tile = owner &>> 2
      body(index, tile)
      guard owner & 3 != 0 else { continue }
      if owner & 1 != 0 { body(index, tile &+ 1) }
      if owner & 2 != 0 { body(index, tile &+ width) }
      if owner & 3 == 3 { body(index, tile &+ width &+ 1) }
    }
  }
}
