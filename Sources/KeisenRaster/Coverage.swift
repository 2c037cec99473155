/// How much of each pixel of a tile a polyline covers: the greatest of all that was added.
///
/// It keeps note of the pixels that are covered wholly, by rows and by columns, so that most of a
/// dense line is known to change nothing before anything is computed.
struct Coverage: BitwiseCopyable {
  /// From here on a pixel counts as covered wholly: less than half a step of 8 bits is lost, and a thin
  /// dense line, which seldom runs through the very centre of a pixel, comes to an end.
  static let full: Float = 511 / 512

  /// One vector a group, 16 groups a row, 64 rows.
  let values: UnsafeMutablePointer<SIMD4<Float>>
  /// For each row, one bit a column: covered wholly.
  let fullRows: UnsafeMutablePointer<UInt64>
  /// For each column, one bit a row: covered wholly.
  let fullColumns: UnsafeMutablePointer<UInt64>
  /// For each row, one bit a group: anything added at all.
  let touched: UnsafeMutablePointer<UInt16>

  /// The part of a tile's plane that a shape may touch.
  struct Extent: BitwiseCopyable {
    /// The top left corner of its box, in pixels from the tile's top left corner.
    var low: SIMD2<Double>
    /// The bottom right corner of its box.
    var high: SIMD2<Double>
    /// Where the middle of the strip that holds it crosses the line y = 0.
    var middle: Float = 0
    /// How far the strip's middle moves to the right from row to row.
    var slope: Float = 0
    /// Half the strip's extent in x; a strip without limits unless set.
    var half: Float = 0x1p20
  }

  /// Adds a shape: `evaluate` gives its coverage of four pixels from their centres x and y.
  @inline(__always)
  func add(_ extent: Extent, _ evaluate: (SIMD4<Float>, Float) -> SIMD4<Float>) {
    let side = Double(Tile.side)
    let low = Self.nearest(extent.low, limit: side)
    let end = Self.nearest(extent.high, limit: side)
    guard low.x < end.x, low.y < end.y else { return }
    var rows = unfinishedRows(low.x, end.x, low.y, end.y)
    let left = Float(low.x)
    let right = Float(end.x &- 1)
    while rows != 0 {
      let row = rows.trailingZeroBitCount
      rows &= rows &- 1
      let y = Float(row) + 0.5
      let middle = extent.middle + y * extent.slope
      let first = max(left, middle - extent.half)
      let last = min(right, middle + extent.half)
      guard first <= last else { continue }
      var group = Int(first) / 4
      let lastGroup = Int(last) / 4
      let span = (2 as UInt16 &<< UInt16(truncatingIfNeeded: lastGroup))
        &- (1 as UInt16 &<< UInt16(truncatingIfNeeded: group))
      touched[row] |= span
      var x = SIMD4<Float>.centres(ofGroup: group)
      while group <= lastGroup {
        raise(row, group, to: evaluate(x, y))
        x += SIMD4(repeating: 4)
        group &+= 1
      }
    }
  }

  /// The rows of a box in which not all pixels are covered wholly: one bit a row.
  ///
  /// It looks along the box's longer side.
  @inline(__always)
  private func unfinishedRows(_ x0: Int, _ x1: Int, _ y0: Int, _ y1: Int) -> UInt64 {
    let wanted = Self.mask(y0, y1)
    var result: UInt64 = 0
    if x1 &- x0 < y1 &- y0 {
      for column in x0..<x1 { result |= ~fullColumns[column] }
      return result & wanted
    }
    let columns = Self.mask(x0, x1)
    for row in y0..<y1 where fullRows[row] & columns != columns {
      result |= 1 &<< UInt64(truncatingIfNeeded: row)
    }
    return result
  }

  /// Raises the coverage of a group where it is less.
  @inline(__always)
  private func raise(_ row: Int, _ group: Int, to value: SIMD4<Float>) {
    let place = values + (row &* Tile.groups &+ group)
    let greatest = place.pointee.greater(value)
    place.pointee = greatest
    // In the sum a lane's bit 30 stands for 2, that is, covered wholly.
    let sums = unsafeBitCast(
      greatest + SIMD4(repeating: 2 - Self.full),
      to: SIMD2<UInt64>.self
    )
    let flags = SIMD2<UInt64>(sums.x &>> 30, sums.y &>> 30) & 0x1_0000_0001
    if flags.x | flags.y != 0 {
      let lanes = flags.x | flags.x &>> 31 | flags.y &<< 2 | flags.y &>> 29
      markFull(row, group, lanes & 15)
    }
  }

  private func markFull(_ row: Int, _ group: Int, _ lanes: UInt64) {
    var fresh = lanes &<< UInt64(truncatingIfNeeded: group &* 4) & ~fullRows[row]
    fullRows[row] |= fresh
    while fresh != 0 {
      fullColumns[fresh.trailingZeroBitCount] |= 1 &<< UInt64(truncatingIfNeeded: row)
      fresh &= fresh &- 1
    }
  }

  /// Sets all notes of touched and of full pixels back, when the values are 0 again.
  func clearNotes() {
    touched.update(repeating: 0, count: Tile.side)
    fullRows.update(repeating: 0, count: Tile.side)
    fullColumns.update(repeating: 0, count: Tile.side)
  }

  /// Both coordinates clamped to 0...limit and rounded to the nearest integer.
  ///
  /// At 2^52 a double's last bit counts 1. NaN becomes 0.
  @inline(__always)
  private static func nearest(_ value: SIMD2<Double>, limit: Double) -> (x: Int, y: Int) {
    func clamped(_ value: Double) -> Double {
      let positive = value > 0 ? value : 0
      return positive < limit ? positive : limit
    }
    let x = (clamped(value.x) + 0x1p52).bitPattern & 0xff
    let y = (clamped(value.y) + 0x1p52).bitPattern & 0xff
    return (Int(truncatingIfNeeded: x), Int(truncatingIfNeeded: y))
  }

  /// The bits `first..<end` of a word; `first < end <= 64`.
  @inline(__always)
  private static func mask(_ first: Int, _ end: Int) -> UInt64 {
    (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- (end &- first)))
      &<< UInt64(truncatingIfNeeded: first)
  }
}
