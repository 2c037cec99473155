/// Coverage of a tile's pixels in vectors of four along one axis, here called x.
///
/// It keeps note of the pixels that are covered wholly, so that most of a dense line is known to
/// change nothing before anything is worked out.
struct CoveragePlane: BitwiseCopyable {
  /// Bytes of memory that a plane needs.
  static let bytes = Tile.side * (Tile.groups * 16 + 8 + 8)

  /// One vector a group, 16 groups a row, 64 rows.
  let values: UnsafeMutablePointer<SIMD4<Float>>
  /// For each row, one bit a column: covered wholly.
  let full: UnsafeMutablePointer<UInt64>
  /// For each row, one bit a group: anything added at all.
  let touched: UnsafeMutablePointer<UInt16>

  /// Makes a plane in memory of `bytes` zeros, aligned for vectors.
  init(memory: UnsafeMutableRawPointer) {
    values = memory.assumingMemoryBound(to: SIMD4<Float>.self)
    let notes = memory + Tile.side * Tile.groups * 16
    full = notes.assumingMemoryBound(to: UInt64.self)
    touched = (notes + Tile.side * 8).assumingMemoryBound(to: UInt16.self)
  }

  /// Columns `left..<right` and rows `top..<bottom` of the tile.
  struct Box: BitwiseCopyable {
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int

    /// The pixels whose centres lie between two corners, in pixels from the tile's corner.
    @inline(__always)
    init(low: SIMD2<Double>, high: SIMD2<Double>) {
      left = Self.nearest(low.x)
      right = Self.nearest(high.x)
      top = Self.nearest(low.y)
      bottom = Self.nearest(high.y)
    }

    /// A position clamped to the tile and rounded to the nearest integer; NaN becomes 0.
    ///
    /// At 2^52 a double's last bit counts 1.
    @inline(__always)
    private static func nearest(_ value: Double) -> Int {
      let side = Double(Tile.side)
      let positive = value > 0 ? value : 0
      let inside = positive < side ? positive : side
      return Int(truncatingIfNeeded: (inside + 0x1p52).bitPattern & 0xff)
    }
  }

  /// The part of a box's rows near a slanted line, and which of it no end concerns.
  struct Strip: BitwiseCopyable {
    /// Where the strip's middle crosses the line y = 0.
    var middle: Float = 0
    /// How far the middle moves in x from row to row.
    var slope: Float = 0
    /// Half the strip's extent in x; without limits unless set.
    var half: Float = 0x1p20
    /// The groups that lie between the two ends of what is drawn, wherever they are near it.
    var innerFirst = 0
    var innerEnd = 0
  }

  /// Whether any pixel of the box is not covered wholly yet.
  @inline(__always)
  func isOpen(_ box: Box) -> Bool {
    guard box.left < box.right else { return false }
    let columns = Self.mask(box.left, box.right)
    var missing: UInt64 = 0
    var row = box.top
    while row < box.bottom {
      missing |= columns & ~full[row]
      row &+= 1
    }
    return missing != 0
  }

  /// Whether all pixels of the first columns and rows are covered wholly.
  func isFull(width: Int, height: Int) -> Bool {
    let wanted = Self.mask(0, width)
    for row in 0..<height where full[row] & wanted != wanted { return false }
    return true
  }

  /// Raises the coverage of a box's pixels, given by `evaluate` for four centres x and y.
  ///
  /// In the strip's inner groups `evaluateInner` stands in, at less cost.
  @inline(__always)
  func add(
    _ box: Box,
    _ strip: Strip = Strip(),
    inner evaluateInner: (SIMD4<Float>, Float) -> SIMD4<Float> = { x, _ in x },
    _ evaluate: (SIMD4<Float>, Float) -> SIMD4<Float>
  ) {
    guard box.left < box.right else { return }
    let left = Float(box.left)
    // Just left of the right side, so that it belongs to the last column.
    let right = Float(box.right) - 1.0 / 256
    var row = box.top
    while row < box.bottom {
      defer { row &+= 1 }
      let y = Float(row) + 0.5
      let middle = strip.middle + y * strip.slope
      let first = max(left, middle - strip.half)
      let last = min(right, middle + strip.half)
      guard first <= last else { continue }
      let open = Self.mask(Int(first), Int(last) &+ 1) & ~full[row]
      guard open != 0 else { continue }
      var group = open.trailingZeroBitCount / 4
      let lastGroup = (63 &- open.leadingZeroBitCount) / 4
      touched[row] |=
        (2 as UInt16 &<< UInt16(truncatingIfNeeded: lastGroup))
        &- (1 as UInt16 &<< UInt16(truncatingIfNeeded: group))
      var x = SIMD4<Float>.centres(ofGroup: group)
      var fresh: UInt64 = 0
      while group <= lastGroup {
        let isInner = group >= strip.innerFirst && group < strip.innerEnd
        fresh |= raise(row, group, to: isInner ? evaluateInner(x, y) : evaluate(x, y))
        x += SIMD4(repeating: 4)
        group &+= 1
      }
      full[row] |= fresh
    }
  }

  /// Raises the coverage of a group where it is less; returns the row's bits that are covered
  /// wholly.
  @inline(__always)
  private func raise(_ row: Int, _ group: Int, to value: SIMD4<Float>) -> UInt64 {
    let place = values + (row &* Tile.groups &+ group)
    let maximum = place.pointee.greater(value)
    place.pointee = maximum
    // In the sum a lane's bit 30 stands for 2, that is, covered wholly.
    let sums = unsafeBitCast(
      maximum + SIMD4(repeating: 2 - Coverage.full),
      to: SIMD2<UInt64>.self
    )
    let flags = SIMD2<UInt64>(sums.x &>> 30, sums.y &>> 30) & 0x1_0000_0001
    let lanes = flags.x | flags.x &>> 31 | flags.y &<< 2 | flags.y &>> 29
    return (lanes & 15) &<< UInt64(truncatingIfNeeded: group &* 4)
  }

  /// Forgets what was touched and full, when the values are 0 again.
  func clearMarks() {
    touched.update(repeating: 0, count: Tile.side)
    full.update(repeating: 0, count: Tile.side)
  }

  /// The bits `first..<end` of a word; `first < end <= 64`.
  @inline(__always)
  private static func mask(_ first: Int, _ end: Int) -> UInt64 {
    (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- (end &- first)))
      &<< UInt64(truncatingIfNeeded: first)
  }
}
