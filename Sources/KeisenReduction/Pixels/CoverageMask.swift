import KeisenDrawing
import KeisenPrimitives

/// How much of each pixel a round pen covers that goes along segments: the greatest of all that
/// were added.
///
/// It keeps note of the pixels that are covered wholly, so that most segments of a dense line are
/// known to change nothing after a look. Memory is four bytes a pixel, however many segments there
/// are.
final class CoverageMask {
  /// What coverage is wrong by at most, as 1 stands for all that is nearer to it.
  ///
  /// So pixels of thin lines, whose middles seldom run through a pixel's, come to an end too. It is
  /// the same in whatever order segments come.
  static let bound = 1.0 / 32
  /// Pixels that a side may have: places are found by the last bits of floats.
  static let sides = 1..<1 << 22
  /// From here on a pixel counts as covered wholly.
  private static let full = Float(1 - bound)
  /// Pixels along each side of a square whose open pixels are counted.
  static let side = 64
  /// Groups of four pixels in a row of a square.
  private static let groups = side / 4

  /// Columns of pixels.
  let width: Int
  /// Rows of pixels.
  let height: Int
  /// How far the pen reaches from its middle, the pixel over which it fades included.
  private let reach: Double
  private let minimum: SIMD4<Float>
  private let maximum: SIMD4<Float>
  let squareColumns: Int
  /// Groups of four pixels row by row, each row filled up to whole squares.
  private let values = GrowingBuffer<SIMD4<Float>>()
  private let valuesBase: UnsafeMutablePointer<SIMD4<Float>>
  /// For each row of each square one bit a column: covered wholly.
  private let fullColumns = GrowingBuffer<UInt64>()
  private let fullBase: UnsafeMutablePointer<UInt64>
  /// For each square the number of pixels that are not covered wholly.
  private let openPixels = GrowingBuffer<Int32>()
  private let openBase: UnsafeMutablePointer<Int32>
  /// For each square one bit a row and one a column: any such pixel.
  ///
  /// Of columns it may be one that is covered meanwhile.
  private let openLines = GrowingBuffer<OpenLines>()
  let linesBase: UnsafeMutablePointer<OpenLines>
  /// For each row of squares one bit a square, in words: any such pixel.
  private let openWords = GrowingBuffer<UInt64>()
  private let openWordsBase: UnsafeMutablePointer<UInt64>
  private let squareWords: Int

  /// Makes an empty mask; `reach` is half the pen's width in pixels and half a pixel more.
  ///
  /// - Precondition: Both are in `sides`.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(width: Int, height: Int, reach: Double) throws(KeisenError) {
    self.width = width
    self.height = height
    self.reach = reach
    let (right, bottom) = (Float(width), Float(height))
    (minimum, maximum) = (SIMD4(0, 0, -right, -bottom), SIMD4(right, bottom, 0, 0))
    squareColumns = (width + Self.side - 1) / Self.side
    let squareRows = (height + Self.side - 1) / Self.side
    let words = squareColumns * height
    valuesBase = try values.reserve(words * Self.groups)
    valuesBase.initialize(repeating: .zero, count: words * Self.groups)
    fullBase = try fullColumns.reserve(words)
    fullBase.initialize(repeating: 0, count: words)
    openBase = try openPixels.reserve(squareColumns * squareRows)
    linesBase = try openLines.reserve(squareColumns * squareRows)
    squareWords = (squareColumns + 63) / 64
    openWordsBase = try openWords.reserve(squareWords * squareRows)
    openWordsBase.initialize(repeating: ~0, count: squareWords * squareRows)
    for row in 0..<squareRows {
      let rows = min(Self.side, height - row * Self.side)
      for column in 0..<squareColumns {
        let columns = min(Self.side, width - column * Self.side)
        let square = row * squareColumns + column
        openBase[square] = Int32(rows * columns)
        linesBase[square] = OpenLines(rows: Self.mask(0, rows), columns: Self.mask(0, columns))
      }
    }
    // Columns that only fill up the last squares are never counted.
    let last = width - (squareColumns - 1) * Self.side
    guard last < Self.side else { return }
    for row in 0..<height { fullBase[(row + 1) * squareColumns - 1] = ~0 << UInt64(last) }
  }

  /// Adds what the pen covers along a segment.
  ///
  /// Its ends are finite, in pixels from the top left corner; equal ones are a dot.
  func add(from a: SIMD2<Double>, to b: SIMD2<Double>) {
    let box = box(around: a, b)
    guard box.left < box.right, box.top < box.bottom else { return }
    // Of short segments most are done with here, and of long ones.
    let square = box.left / Self.side
    if (box.right &- 1) / Self.side == square, box.bottom &- box.top <= Self.side {
      guard isOpen(box, inSquareColumn: square) else { return }
    } else {
      guard hasOpenSquare(box) else { return }
    }
    sweep(Sweep(from: a, to: b, reach: reach, isShort: box.right &- box.left <= 8), box)
  }

  /// Returns the coverage of four pixels, those of group `group` of a row; those covered wholly are
  /// 1.
  @inline(__always)
  func coverage(_ row: Int, _ group: Int) -> SIMD4<Float> {
    let value = valuesBase[row &* squareColumns &* Self.groups &+ group]
    return value.below(
      SIMD4(repeating: Self.full),
      then: value,
      otherwise: SIMD4(repeating: 1)
    )
  }

  /// Ends a layer: hands out the coverage of each group of four pixels that has any, and forgets
  /// all but which pixels are covered wholly.
  func endLayer(_ body: (_ row: Int, _ group: Int, _ coverage: SIMD4<Float>) -> Void) {
    for row in 0..<height {
      let line = valuesBase + row &* squareColumns &* Self.groups
      for group in 0..<(width + 3) / 4 where line[group] != .zero {
        body(row, group, coverage(row, group))
        line[group] = .zero
      }
    }
  }

  /// Columns `left..<right` and rows `top..<bottom`.
  struct Box {
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int
  }

  /// The rows and columns of a square, a bit each.
  struct OpenLines: BitwiseCopyable {
    var rows: UInt64
    var columns: UInt64
  }

  /// A segment's direction and length, and the strip around it.
  private struct Sweep {
    let start: SIMD2<Double>
    let direction: SIMD2<Double>
    let length: Double
    /// Where the strip's middle crosses the line y = 0, and how far it moves in x from row to row.
    let middle: Double
    let slope: Double
    /// Half the strip's extent in x; without limits where the segment is nearly level.
    let half: Double
    /// Whether it is so short that a strip would cost more than what it leaves out.
    let isShort: Bool

    init(from a: SIMD2<Double>, to b: SIMD2<Double>, reach: Double, isShort: Bool) {
      let vector = b - a
      start = a
      length = (vector.x * vector.x + vector.y * vector.y).squareRoot()
      direction = length > 0x1p-100 ? vector * (1 / length) : SIMD2(1, 0)
      self.isShort = isShort
      let isSlanted = !isShort && abs(direction.y) > 1.0 / 64
      slope = isSlanted ? direction.x / direction.y : 0
      middle = isSlanted ? a.x - a.y * slope : 0
      half = isSlanted ? reach / abs(direction.y) + 1.0 / 64 : 0x1p60
    }
  }

  /// The pixels whose centres are in the pen's reach of a box around a segment.
  ///
  /// At 3 * 2^22 a float's last bit counts 1.
  @inline(__always)
  func box(around a: SIMD2<Double>, _ b: SIMD2<Double>) -> Box {
    let start = SIMD4(Float(a.x), Float(a.y), -Float(a.x), -Float(a.y))
    let end = SIMD4(Float(b.x), Float(b.y), -Float(b.x), -Float(b.y))
    let outer = start.lesser(end) - SIMD4(repeating: Float(reach))
    let inside = minimum.greater(outer).lesser(maximum)
    let bits = unsafeBitCast(inside + SIMD4(repeating: 0x1.8p23), to: SIMD4<Int32>.self)
    let sides = bits &- SIMD4(repeating: 0x4b40_0000)
    return Box(left: Int(sides.x), right: -Int(sides.z), top: Int(sides.y), bottom: -Int(sides.w))
  }

  /// Whether any pixel of a box within one column of squares is not covered wholly.
  @inline(__always)
  func isOpen(_ box: Box, inSquareColumn square: Int) -> Bool {
    let first = box.left &- square &* Self.side
    let columns = Self.mask(first, first &+ box.right &- box.left)
    var missing: UInt64 = 0
    var word = fullBase + (box.top &* squareColumns &+ square)
    for _ in box.top..<box.bottom {
      missing |= columns & ~word.pointee
      word += squareColumns
    }
    return missing != 0
  }

  /// Whether any pixel of the squares that a box touches is not covered wholly.
  private func hasOpenSquare(_ box: Box) -> Bool {
    let columns = box.left / Self.side...(box.right &- 1) / Self.side
    for row in box.top / Self.side...(box.bottom &- 1) / Self.side
    where !openSquares(row, columns).isEmpty { return true }
    return false
  }

  /// The columns among some from the first to the last square of a row that is open, empty where
  /// none is; all of them where a row of squares has several words.
  @inline(__always)
  func openSquares(_ row: Int, _ columns: ClosedRange<Int>) -> Range<Int> {
    guard squareWords == 1 else { return columns.lowerBound..<columns.upperBound &+ 1 }
    let open = openWordsBase[row] & Self.mask(columns.lowerBound, columns.upperBound &+ 1)
    guard open != 0 else { return 0..<0 }
    return open.trailingZeroBitCount..<64 &- open.leadingZeroBitCount
  }

  /// Raises the pixels of a box, square by square, near a segment.
  private func sweep(_ sweep: Sweep, _ box: Box) {
    var top = box.top
    while top < box.bottom {
      let bottom = min(box.bottom, (top | (Self.side &- 1)) &+ 1)
      defer { top = bottom }
      let touched = box.left / Self.side...(box.right &- 1) / Self.side
      guard !openSquares(top / Self.side, touched).isEmpty else { continue }
      let upper = sweep.middle + (Double(top) + 0.5) * sweep.slope
      let lower = sweep.middle + (Double(bottom) - 0.5) * sweep.slope
      let left = max(Double(box.left), (upper < lower ? upper : lower) - sweep.half)
      let right = min(Double(box.right &- 1), (upper < lower ? lower : upper) + sweep.half)
      guard left <= right else { continue }
      let squares = (top / Self.side) &* squareColumns
      let columns = Int(left) / Self.side...Int(right) / Self.side
      for column in openSquares(top / Self.side, columns) where openBase[squares &+ column] > 0 {
        let x = column &* Self.side
        let part = Box(
          left: max(Int(left), x),
          right: min(Int(right) &+ 1, x &+ Self.side),
          top: top,
          bottom: bottom
        )
        if let open = openPart(of: part, sweep, column) { raise(sweep, open, column) }
      }
    }
  }

  /// The part of a box, which is within one square, that holds open pixels near a segment; nil
  /// where there is none.
  private func openPart(of box: Box, _ sweep: Sweep, _ column: Int) -> Box? {
    let (x, y) = (column &* Self.side, box.top / Self.side &* Self.side)
    let lines = linesBase[(box.top / Self.side) &* squareColumns &+ column]
    let columns = lines.columns & Self.mask(box.left &- x, box.right &- x)
    guard columns != 0 else { return nil }
    var part = box
    part.left = x &+ columns.trailingZeroBitCount
    part.right = x &+ 64 &- columns.leadingZeroBitCount
    if sweep.slope != 0 {
      let inverse = 1 / sweep.slope
      let from = (Double(part.left) - sweep.half - sweep.middle) * inverse
      let to = (Double(part.right) + sweep.half - sweep.middle) * inverse
      let (upper, lower) = from < to ? (from, to) : (to, from)
      if upper > Double(part.top) + 1 { part.top = Int(min(upper, Double(part.bottom))) &- 1 }
      if lower < Double(part.bottom) - 1 { part.bottom = Int(max(lower, Double(part.top))) &+ 1 }
      guard part.top < part.bottom else { return nil }
    }
    let rows = lines.rows & Self.mask(part.top &- y, part.bottom &- y)
    guard rows != 0 else { return nil }
    part.top = y &+ rows.trailingZeroBitCount
    part.bottom = y &+ 64 &- rows.leadingZeroBitCount
    return part
  }

  /// Raises the pixels of a box, which is within one square, near a segment.
  private func raise(_ sweep: Sweep, _ box: Box, _ column: Int) {
    let corner = SIMD2(
      Double(column &* Self.side),
      Double(box.top / Self.side &* Self.side)
    )
    let start = sweep.start - corner
    let along = SIMD2(Float(sweep.direction.x), Float(sweep.direction.y))
    let acrossCorner = Float(start.y * sweep.direction.x - start.x * sweep.direction.y)
    let alongCorner = Float(-(start.x * sweep.direction.x + start.y * sweep.direction.y))
    let half = SIMD4(repeating: Float(sweep.length / 2))
    let limit = SIMD4(repeating: Float(reach))
    let (left, right) = (Double(box.left), Double(box.right) - 1.0 / 256)
    let square = (box.top / Self.side) &* squareColumns &+ column
    var closed = 0
    var row = box.top
    while row < box.bottom {
      defer { row &+= 1 }
      var (first, end) = (box.left, box.right)
      if !sweep.isShort {
        let middle = sweep.middle + (Double(row) + 0.5) * sweep.slope
        let (from, to) = (middle - sweep.half, middle + sweep.half)
        let (low, high) = (from > left ? from : left, to < right ? to : right)
        guard low <= high else { continue }
        (first, end) = (Int(low), Int(high) &+ 1)
      }
      let full = fullBase + (row &* squareColumns &+ column)
      let x = column &* Self.side
      let open = Self.mask(first &- x, end &- x) & ~full.pointee
      guard open != 0 else { continue }
      var group = open.trailingZeroBitCount / 4
      let lastGroup = (63 &- open.leadingZeroBitCount) / 4
      let y = Float(row & (Self.side &- 1)) + 0.5
      let acrossRow = SIMD4(repeating: acrossCorner - y * along.x)
      let alongRow = SIMD4(repeating: alongCorner + y * along.y) - half
      var centres = SIMD4<Float>.centres(ofGroup: group)
      var place = valuesBase + ((row &* squareColumns &+ column) &* Self.groups &+ group)
      var fresh: UInt64 = 0
      while group <= lastGroup {
        let across = centres * along.y + acrossRow
        let outside = (centres * along.x + alongRow).magnitudes - half
        let beyond = SIMD4<Float>.zero.greater(outside)
        let value = limit - (across * across + beyond * beyond).squareRoot()
        let maximum = place.pointee.greater(value)
        place.pointee = maximum
        fresh |= Self.covered(maximum) &<< UInt64(truncatingIfNeeded: group &* 4)
        centres += SIMD4(repeating: 4)
        place += 1
        group &+= 1
      }
      let new = fresh & ~full.pointee
      if new != 0 {
        full.pointee |= new
        closed &+= new.nonzeroBitCount
        if full.pointee == ~0 { linesBase[square].rows &= ~(1 &<< UInt64(row & (Self.side &- 1))) }
      }
    }
    if closed > 0 { close(closed, ofSquare: square, box.top / Self.side, column) }
  }

  /// Notes that pixels of a square are covered wholly now.
  private func close(_ count: Int, ofSquare square: Int, _ row: Int, _ column: Int) {
    let before = openBase[square]
    let after = before &- Int32(truncatingIfNeeded: count)
    openBase[square] = after
    // Now and then, so that looking costs no more than what was covered.
    if before / 64 != after / 64 || after < 64 {
      var open: UInt64 = 0
      for line in row &* Self.side..<min((row &+ 1) &* Self.side, height) {
        open |= ~fullBase[line &* squareColumns &+ column]
      }
      linesBase[square].columns = open
    }
    if after == 0 {
      let word = openWordsBase + (row &* squareWords &+ column / 64)
      word.pointee &= ~(1 &<< UInt64(truncatingIfNeeded: column & 63))
    }
  }

  /// One bit for each of four values, none negative: covered wholly.
  @inline(__always)
  private static func covered(_ values: SIMD4<Float>) -> UInt64 {
    // In the sum a lane's bit 30 stands for 2 and more.
    let sums = unsafeBitCast(values + SIMD4(repeating: 2 - full), to: SIMD2<UInt64>.self)
    let flags = SIMD2<UInt64>(sums.x &>> 30, sums.y &>> 30) & 0x1_0000_0001
    return (flags.x | flags.x &>> 31 | flags.y &<< 2 | flags.y &>> 29) & 15
  }

  /// The bits `first..<end` of a word; `first < end <= 64`.
  @inline(__always)
  static func mask(_ first: Int, _ end: Int) -> UInt64 {
    (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- (end &- first)))
      &<< UInt64(truncatingIfNeeded: first)
  }
}
