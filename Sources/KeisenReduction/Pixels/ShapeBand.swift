import KeisenDrawing
import KeisenPrimitives

/// Some rows of a picture's pixels that filled shapes are painted on, one by one, the one in front
/// first.
///
/// Each shape is added edge by edge, in signed areas as `PathTiles` adds it, and then painted:
/// memory goes with the pixels, whatever the number of shapes. Pixels that are closed are known by
/// a bit each, so that shapes behind them cost a look.
package final class ShapeBand<Pixel: ShapePixel> {
  /// Columns `left..<right` and rows `top..<bottom` of the band, some of each.
  private struct Box {
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int
  }

  /// Pixels along each side of a square whose open pixels are counted.
  private static var side: Int { 64 }

  /// Columns of pixels.
  let width: Int
  /// The rows of the plot's pixels that this band is, from the top of the plot.
  package private(set) var rows = 0..<0
  private let pixels = GrowingBuffer<Pixel>()
  private let pixelsBase: UnsafeMutablePointer<Pixel>
  /// Areas of the shape that is added, and room for what edges on the right side add behind it; 0
  /// where there is none.
  private let areas = GrowingBuffer<Float>()
  private let areasBase: UnsafeMutablePointer<Float>
  private let stride: Int
  /// For each row the columns that edges of the shape pass; reversed where there is none.
  private let spans = GrowingBuffer<SIMD2<Int32>>()
  private let spansBase: UnsafeMutablePointer<SIMD2<Int32>>
  /// The rows that edges of the shape pass.
  private var passed = (top: Int.max, bottom: 0)
  /// The columns that the shape is in where it is narrow: then spans of rows cost more than they
  /// leave out.
  private var narrow: Range<Int>?
  /// For each row of each square one bit a column: closed.
  private let closedColumns = GrowingBuffer<UInt64>()
  private let closedBase: UnsafeMutablePointer<UInt64>
  /// For each column of each square one bit a row: closed.
  private let closedRows = GrowingBuffer<UInt64>()
  private let closedRowsBase: UnsafeMutablePointer<UInt64>
  /// For each square the number of pixels that are not closed.
  private let openPixels = GrowingBuffer<Int32>()
  private let openBase: UnsafeMutablePointer<Int32>
  private let squareColumns: Int

  private static var noSpan: SIMD2<Int32> { SIMD2(.max, 0) }

  /// Makes one that has room for some rows.
  ///
  /// - Precondition: `width` is in `CoverageMask.sides`.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(width: Int, maxRows: Int) throws(KeisenError) {
    self.width = width
    stride = width + 2
    squareColumns = (width + Self.side - 1) / Self.side
    pixelsBase = try pixels.reserve(width * maxRows)
    areasBase = try areas.reserve(stride * maxRows)
    spansBase = try spans.reserve(maxRows)
    closedBase = try closedColumns.reserve(squareColumns * maxRows)
    let squares = squareColumns * ((maxRows + Self.side - 1) / Self.side)
    closedRowsBase = try closedRows.reserve(squares * Self.side)
    openBase = try openPixels.reserve(squares)
    areasBase.initialize(repeating: 0, count: stride * maxRows)
    spansBase.initialize(repeating: Self.noSpan, count: maxRows)
  }

  /// Begins with bare pixels; there are no more rows than there is room for.
  func begin(_ rows: Range<Int>) {
    self.rows = rows
    pixelsBase.initialize(repeating: .bare, count: width * rows.count)
    closedBase.initialize(repeating: 0, count: squareColumns * rows.count)
    // Columns that only fill up the last squares are never open.
    let last = width - (squareColumns - 1) * Self.side
    let squares = squareColumns * ((rows.count + Self.side - 1) / Self.side)
    closedRowsBase.initialize(repeating: 0, count: squares * Self.side)
    for square in 0..<squares {
      let (row, column) = square.quotientAndRemainder(dividingBy: squareColumns)
      let columns = column == squareColumns - 1 ? last : Self.side
      openBase[square] = Int32(columns * min(Self.side, rows.count - row * Self.side))
    }
    guard last < Self.side else { return }
    for row in 0..<rows.count { closedBase[(row + 1) * squareColumns - 1] = ~0 << UInt64(last) }
  }

  /// Whether a shape in a box, in pixels of the plot, would change any pixel.
  @inline(__always)
  func isOpen(_ low: SIMD2<Float>, _ high: SIMD2<Float>) -> Bool {
    guard let box = box(low, high) else { return false }
    return isOpen(box)
  }

  /// Begins a shape in a box, in pixels of the plot, that holds all rings which are added before it
  /// is painted; returns false where it would change no pixel.
  @inline(__always)
  package func begin(_ low: SIMD2<Float>, _ high: SIMD2<Float>) -> Bool {
    guard let box = box(low, high), isOpen(box) else { return false }
    // Edges add to the column behind the last one too, and those beyond the right side to two
    // behind it.
    let end = box.right == width ? stride : box.right &+ 1
    narrow = box.right &- box.left <= Self.narrowest ? box.left..<end : nil
    return true
  }

  /// Columns of a shape that is narrow.
  private static var narrowest: Int { 12 }

  /// The pixels that a box touches; nil where there are none.
  @inline(__always)
  private func box(_ low: SIMD2<Float>, _ high: SIMD2<Float>) -> Box? {
    let (first, end) = (Float(rows.lowerBound), Float(rows.upperBound))
    guard low.y < end, high.y > first, low.x < Float(width), high.x > 0 else { return nil }
    return Box(
      left: Int(max(low.x, 0)),
      right: min(Int(min(high.x, Float(width))) &+ 1, width),
      top: min(Int(max(low.y - first, 0)), rows.count &- 1),
      bottom: min(Int(min(high.y, end) - first) &+ 1, rows.count)
    )
  }

  /// Whether any pixel of a box is not closed, or of the squares that it touches where these are
  /// several.
  private func isOpen(_ box: Box) -> Bool {
    let squares = box.left / Self.side...(box.right &- 1) / Self.side
    let isSmall = squares.count == 1 && box.bottom &- box.top <= Self.side
    if !isSmall {
      for row in box.top / Self.side...(box.bottom &- 1) / Self.side {
        for square in squares where openBase[row &* squareColumns &+ square] > 0 { return true }
      }
      return false
    }
    let first = box.left &- squares.lowerBound &* Self.side
    let columns = (UInt64.max >> UInt64(64 &- (box.right &- box.left))) << UInt64(first)
    var word = closedBase + (box.top &* squareColumns &+ squares.lowerBound)
    for _ in box.top..<box.bottom {
      if columns & ~word.pointee != 0 { return true }
      word += squareColumns
    }
    return false
  }

  /// Adds the edges of a closed ring, in pixels of the plot, finite.
  package func add(_ ring: UnsafeBufferPointer<SIMD2<Float>>) {
    guard var last = ring.last else { return }
    let top = Float(rows.lowerBound)
    last.y -= top
    for corner in ring {
      let next = SIMD2(corner.x, corner.y - top)
      add(from: last, to: next)
      last = next
    }
  }

  /// Adds an edge, in pixels of the band; on the left side and on the right side of it as if it
  /// were upright there.
  private func add(from a: SIMD2<Float>, to b: SIMD2<Float>) {
    let isDown = a.y < b.y
    let (high, low) = isDown ? (a, b) : (b, a)
    let top = max(high.y, 0)
    let bottom = min(low.y, Float(rows.count))
    guard top < bottom else { return }
    let slope = (low.x - high.x) / (low.y - high.y)
    // Rounding takes no edge beyond its ends: what it adds to is known by these.
    let (minimum, maximum) = (min(high.x, low.x), max(high.x, low.x))
    // Ends may be far away.
    func place(_ y: Float) -> Float {
      let part = (Double(y) - Double(high.y)) / (Double(low.y) - Double(high.y))
      let place = Double(high.x) + (Double(low.x) - Double(high.x)) * part
      return max(minimum, min(Float(place), maximum))
    }
    let start = top == high.y ? high.x : place(top)
    let end = bottom == low.y ? low.x : place(bottom)
    let sign: Float = isDown ? 1 : -1
    let right = Float(width)
    passed = (min(passed.top, Int(top)), max(passed.bottom, Int(bottom)))
    if min(start, end) >= 0, max(start, end) <= right {
      walk(from: SIMD2(start, top), to: SIMD2(end, bottom), slope, sign)
      return
    }
    if max(start, end) <= 0 || min(start, end) >= right {
      let side = start > 0 ? right : 0
      walk(from: SIMD2(side, top), to: SIMD2(side, bottom), 0, sign)
      return
    }
    // The heights at which it passes both sides, in order.
    func height(_ x: Float) -> Float {
      let part = (Double(x) - Double(high.x)) / (Double(low.x) - Double(high.x))
      let height = Double(high.y) + (Double(low.y) - Double(high.y)) * part
      return min(max(Float(height), top), bottom)
    }
    let sides: (Float, Float) = start < end ? (0, right) : (right, 0)
    let (first, second) = (height(sides.0), height(sides.1))
    let (from, to) = (min(max(start, 0), right), min(max(end, 0), right))
    walk(from: SIMD2(sides.0, top), to: SIMD2(sides.0, first), 0, sign)
    walk(from: SIMD2(from, first), to: SIMD2(to, second), slope, sign)
    walk(from: SIMD2(sides.1, second), to: SIMD2(sides.1, bottom), 0, sign)
  }

  @inline(__always)
  private func walk(
    from start: SIMD2<Float>,
    to end: SIMD2<Float>,
    _ slope: Float,
    _ sign: Float
  ) {
    let spans = spansBase
    let isNarrow = narrow != nil
    EdgeAreas.walk(
      from: start,
      to: end,
      slope: slope,
      sign: sign,
      rows: rows.count,
      stride: stride,
      areasBase
    ) { row, low, high in
      if isNarrow { return }
      let span = spans[row]
      let (first, end) = (Int32(low), Int32(high) &+ 2)
      spans[row] = SIMD2(first < span.x ? first : span.x, end > span.y ? end : span.y)
    }
  }

  /// Paints what the rings cover that were added, and forgets them.
  ///
  /// - Parameters:
  ///   - rule: What is inside of them.
  ///   - paint: What to paint in.
  package func paint(_ rule: Path.Rule, _ paint: Pixel.Paint) {
    for row in passed.top..<max(passed.top, min(passed.bottom &+ 1, rows.count)) {
      if let narrow {
        fill(row, narrow, rule, paint)
        continue
      }
      let span = spansBase[row]
      guard span.x < span.y else { continue }
      spansBase[row] = Self.noSpan
      fill(row, Int(span.x)..<Int(span.y), rule, paint)
    }
    passed = (.max, 0)
    narrow = nil
  }

  /// Paints a row: what edges pass of it, and what they wind around on the right of that.
  @inline(__always)
  private func fill(_ row: Int, _ span: Range<Int>, _ rule: Path.Rule, _ paint: Pixel.Paint) {
    let line = areasBase + row &* stride
    let target = pixelsBase + row &* width
    let end = min(span.upperBound, width)
    var sum: Float = 0
    for column in span.lowerBound..<end {
      sum += line[column]
      line[column] = 0
      let coverage = Self.coverage(sum, rule)
      guard coverage > Self.minimum, !target[column].isClosed else { continue }
      target[column].add(coverage, paint)
      if target[column].isClosed { close(row, column) }
    }
    for column in end..<span.upperBound { line[column] = 0 }
  }

  /// What less is covered of a pixel is nothing: edges that meet leave as much by rounding.
  private static var minimum: Float { 1.0 / 0x1p16 }

  /// The coverage of a pixel of which edges wind around a signed area.
  @inline(__always)
  private static func coverage(_ sum: Float, _ rule: Path.Rule) -> Float {
    let size = abs(sum)
    guard rule == .evenOdd else { return size < 1 ? size : 1 }
    let half = size * 0.5
    let rest = size - 2 * Float(Int32(half))
    return rest > 1 ? 2 - rest : rest
  }

  /// Paints a box, or its border.
  func paint(_ box: ShapeBox, _ paint: Pixel.Paint) {
    let origin = Float(rows.lowerBound)
    guard box.low.x < Float(width), box.high.x > 0, box.low.y - origin < Float(rows.count),
      box.high.y > origin
    else { return }
    let columns = Self.touched(box.low.x, box.high.x, width)
    let lines = Self.touched(box.low.y - origin, box.high.y - origin, rows.count)
    guard let last = columns.last else { return }
    let squares = columns.lowerBound / Self.side...last / Self.side
    var row = lines.lowerBound
    while row < lines.upperBound {
      let end = min(lines.upperBound, (row | (Self.side &- 1)) &+ 1)
      for square in squares
      where openBase[row / Self.side &* squareColumns &+ square] > 0 {
        let first = max(columns.lowerBound, square &* Self.side)
        let count = min(columns.upperBound, (square &+ 1) &* Self.side) &- first
        let place = first &- square &* Self.side
        let mask = (UInt64.max >> UInt64(64 &- count)) << UInt64(place)
        // Most boxes are narrow, and most of their rows are closed.
        let number = row / Self.side &* squareColumns &+ square
        let column = closedRowsBase + (number &* Self.side &+ place)
        var open: UInt64 = 0
        for index in 0..<count { open |= ~column[index] }
        let top = row % Self.side
        open &= (UInt64.max >> UInt64(64 &- (end &- row))) << UInt64(top)
        while open != 0 {
          fill(row &- top &+ open.trailingZeroBitCount, square, mask, box, paint)
          open &= open &- 1
        }
      }
      row = end
    }
  }

  /// Paints what a box covers of the open pixels of a square's row among some, a bit each.
  @inline(__always)
  private func fill(
    _ row: Int,
    _ square: Int,
    _ mask: UInt64,
    _ box: ShapeBox,
    _ paint: Pixel.Paint
  ) {
    let word = row &* squareColumns &+ square
    var open = mask & ~closedBase[word]
    guard open != 0 else { return }
    let inner = box.inner(ofRow: row &+ rows.lowerBound)
    let target = pixelsBase + (row &* width &+ square &* Self.side)
    while open != 0 {
      let bit = open.trailingZeroBitCount
      open &= open &- 1
      let column = square &* Self.side &+ bit
      let isInner = column >= inner.lowerBound && column < inner.upperBound
      let coverage = isInner ? 1 : box.coverage(column, row &+ rows.lowerBound)
      guard coverage > Self.minimum else { continue }
      target[bit].add(coverage, paint)
      if target[bit].isClosed { close(row, column) }
    }
  }

  /// The pixels that a stretch touches.
  @inline(__always)
  private static func touched(_ low: Float, _ high: Float, _ count: Int) -> Range<Int> {
    let first = min(Int(max(low, 0)), count)
    let end = Int(min(max(high, 0), Float(count)))
    return first..<max(first, min(Float(end) < high ? end &+ 1 : end, count))
  }

  private func close(_ row: Int, _ column: Int) {
    let square = column / Self.side
    let number = row / Self.side &* squareColumns &+ square
    closedBase[row &* squareColumns &+ square] |= 1 << UInt64(column % Self.side)
    closedRowsBase[number &* Self.side &+ column % Self.side] |= 1 << UInt64(row % Self.side)
    openBase[number] &-= 1
  }

  /// Returns the pixels of one of the band's rows.
  func pixels(ofRow row: Int) -> UnsafePointer<Pixel> {
    UnsafePointer(pixelsBase + row * width)
  }
}
