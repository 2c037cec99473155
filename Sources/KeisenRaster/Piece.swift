import Glibc
import KeisenDrawing
import KeisenPrimitives

/// Some successive vertices of a line, and which tiles the parts that start there touch.
struct Piece: BitwiseCopyable {
  /// Index of the line in the recording.
  var line: Int
  /// Index of the line's command in the list.
  var command: Int
  /// The first vertex, and how many belong to the piece; at most `PartCode.indices`.
  var first: Int
  var count: Int
  /// The tiles that may be touched; empty before `bin`.
  var tiles = TileBounds()
  /// Number of codes for each tile where it is the same for all, since the piece is small.
  private var smallCount = 0
  private var smallCodes = SIMD16<UInt16>()
  /// One more offset than tiles, row by row, and after them the codes.
  private var table: UnsafeMutablePointer<UInt32>?

  /// Makes a piece that touches nothing yet.
  init(line: Int, command: Int, first: Int, count: Int) {
    self.line = line
    self.command = command
    self.first = first
    self.count = count
  }

  /// Gives the piece's memory back.
  func release() {
    free(table)
  }

  /// One code in so many belongs to the sample.
  private static let sampling = 16

  /// Which of a piece's codes for a tile are meant.
  enum Share {
    /// A few, spread over the piece, of those that are many.
    case sample
    /// All others.
    case rest
  }

  /// Calls `body` with the code of each part in a share that touches a tile.
  @inline(__always)
  func forEachCode(
    _ share: Share,
    tileColumn: Int,
    tileRow: Int,
    _ body: (PartCode) -> Void
  ) {
    guard tiles.contains(tileColumn, tileRow) else { return }
    guard let table else {
      if share == .sample { return }
      for index in 0..<smallCount { body(PartCode(rawValue: smallCodes[index])) }
      return
    }
    let tile = (tileRow &- tiles.top) &* tiles.width &+ (tileColumn &- tiles.left)
    let codes = UnsafeRawPointer(table + (tiles.area &+ 1)).assumingMemoryBound(to: UInt16.self)
    let first = Int(table[tile])
    let end = Int(table[tile &+ 1])
    if share == .sample {
      var index = first
      while index < end {
        body(PartCode(rawValue: codes[index]))
        index &+= Piece.sampling
      }
    } else {
      for index in first..<end where (index &- first) & (Piece.sampling &- 1) != 0 {
        body(PartCode(rawValue: codes[index]))
      }
    }
  }

  /// Finds the tiles that the piece's parts touch within `bounds`, which are not empty.
  ///
  /// - Returns: 0, or the bytes of memory that could not be had.
  mutating func bin(
    _ line: Line,
    runStarts: UnsafeBufferPointer<Int>,
    within bounds: PixelBounds
  ) -> Int {
    let limits = TileLimits(bounds)
    return withUnsafeTemporaryAllocation(of: PartTiles.self, capacity: count) { parts in
      var partCount = 0
      var all = TileBounds()
      line.forEachPart(first, count, runStarts) { code, low, high, _, _ in
        guard limits.areTouched(low, high) else { return }
        let part = PartTiles(code: code, limits, low, high)
        parts[partCount] = part
        partCount &+= 1
        all.add(part)
      }
      tiles = all
      if partCount <= smallCodes.scalarCount {
        smallCount = partCount
        for index in 0..<partCount { smallCodes[index] = parts[index].code.rawValue }
        return 0
      }
      return sort(UnsafeBufferPointer(rebasing: parts[..<partCount]), line, limits)
    }
  }

  /// Sorts the codes by tiles: counts, adds up, writes.
  private mutating func sort(
    _ parts: UnsafeBufferPointer<PartTiles>,
    _ line: Line,
    _ limits: TileLimits
  ) -> Int {
    let area = tiles.area
    let offsetBytes = (area + 1) * MemoryLayout<UInt32>.stride
    guard let counts = calloc(area + 1, MemoryLayout<UInt32>.stride) else { return offsetBytes }
    var offsets = counts.assumingMemoryBound(to: UInt32.self)
    for part in parts {
      part.forEachTile(in: tiles, of: line, first, limits) { offsets[$0] &+= 1 }
    }
    var total = 0
    for tile in 0...area {
      let next = total + Int(offsets[tile])
      offsets[tile] = UInt32(truncatingIfNeeded: total)
      total = next
    }
    let bytes = offsetBytes + total * MemoryLayout<UInt16>.stride
    guard total <= UInt32.max, let memory = realloc(counts, bytes) else {
      free(counts)
      return bytes
    }
    offsets = memory.assumingMemoryBound(to: UInt32.self)
    let codes = (memory + offsetBytes).assumingMemoryBound(to: UInt16.self)
    for part in parts {
      let code = part.code.rawValue
      part.forEachTile(in: tiles, of: line, first, limits) {
        codes[Int(offsets[$0])] = code
        offsets[$0] &+= 1
      }
    }
    // Each offset has moved to the next tile's start.
    memmove(offsets + 1, offsets, area * MemoryLayout<UInt32>.stride)
    offsets[0] = 0
    table = offsets
    return 0
  }
}
