import KeisenDrawing
import KeisenPrimitives

/// Goes along the rows of a line with a pen that covers pixels of a mask.
struct CoveragePen {
  /// Where the last row is.
  enum Place {
    case nowhere
    case inside
    case outside
  }

  let scale: SIMD2<Double>
  let corner: SIMD2<Double>
  let bounds: ClipBounds
  /// The shape of steps and curves; nil for straight segments.
  let curve: LineCurve?
  private let isCurved: Bool
  private let isSeparated: Bool
  private let mask: CoverageMask
  private var chain: SegmentChain
  private(set) var place = Place.nowhere
  private var last = SIMD2<Double>.zero
  /// Rows that are gaps, so far.
  var gaps = 0
  /// Rows that the scale has no place for, so far.
  var dropped = 0

  /// Makes a pen that is nowhere yet.
  init(_ line: LineCoverage, into mask: CoverageMask) {
    scale = SIMD2(repeating: line.pixelRatio)
    corner = SIMD2(Double(line.left), Double(line.top))
    let pixels = Rect(x: 0, y: 0, width: Double(line.width), height: Double(line.height))
    // A cut end, and the pen there, is never seen.
    bounds = ClipBounds(pixels, grownBy: line.reach + 2)
    self.mask = mask
    chain = SegmentChain(tolerance: LineCoverage.tolerance)
    isCurved = line.interpolation.isCurve
    isSeparated = line.isSeparated
    curve =
      line.interpolation == .linear
      ? nil : LineCurve(line.interpolation, pixelRatio: line.pixelRatio, view: nil)
  }

  /// Draws rows from the one before the first on.
  mutating func draw(_ lineRows: LineRows, _ part: Range<Int>) {
    if isCurved { return drawCurve(lineRows, part) }
    var rows = lineRows
    rows.looked = max(rows.looked.lowerBound, part.lowerBound - 1)..<part.upperBound
    let counts = (gaps, dropped)
    rows.forEachBlock { first, xs, ys, count in
      for index in 0..<count {
        let point = SIMD2(xs[index], ys[index]) * scale - corner
        if isSeparated, (first + index).isMultiple(of: 2) { end() }
        if place == .inside, curve == nil, bounds.contains(point) {
          cover(chain.add(point))
          last = point
        } else {
          turn(to: point, row: first + index, rows)
          // The row before the first is another part's.
          if first + index < part.lowerBound { (gaps, dropped) = counts }
        }
      }
    }
    end()
  }

  @inline(__always)
  private func cover(_ segment: SegmentChain.Segment?) {
    if let segment { mask.add(from: segment.start, to: segment.end) }
  }

  /// Ends what is connected.
  mutating func end() {
    if place == .inside { cover(chain.finish()) }
    place = .nowhere
  }

  /// Goes to a point, whether in view or not.
  @inline(__always)
  mutating func go(to point: SIMD2<Double>) {
    if place == .inside, bounds.contains(point) {
      cover(chain.add(point))
      last = point
    } else {
      move(to: point)
    }
  }

  /// Goes to a finite point without a line.
  mutating func jump(to point: SIMD2<Double>) {
    end()
    move(to: point)
  }

  /// Whether the pen, going anywhere in a box, may change a pixel.
  @inline(__always)
  func mayChange(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> Bool {
    mask.mayBeOpen(SIMD2(Float(low.x), Float(low.y)), SIMD2(Float(high.x), Float(high.y)))
  }

  /// Returns where a row is, or nil for a gap, which it counts.
  @inline(__always)
  mutating func located(
    _ point: SIMD2<Double>,
    row: Int,
    _ rows: LineRows
  ) -> SIMD2<Double>? {
    let difference = point - point
    return difference.x + difference.y == 0 ? point : far(row, rows)
  }

  /// Looks at a row by itself whose position is not finite.
  private mutating func far(_ row: Int, _ rows: LineRows) -> SIMD2<Double>? {
    switch rows.rest(row, within: LinePath.farthest) {
    case .far(let place):
      let farthest = SIMD2(repeating: LinePath.farthest)
      return (place * scale - corner).clamped(lowerBound: -farthest, upperBound: farthest)
    case .gap: gaps += 1
    case .dropped: dropped += 1
    }
    return nil
  }

  /// Goes to a row that is outside, or comes from outside, or has no neighbour before.
  private mutating func turn(to point: SIMD2<Double>, row: Int, _ rows: LineRows) {
    guard let point = located(point, row: row, rows) else { return end() }
    if let curve, place != .nowhere {
      let (start, end) = (SIMD4(last.x, last.y, 0, 0), SIMD4(point.x, point.y, 0, 0))
      let (before, after) = curve.corners(start, end)
      if let before { move(to: SIMD2(before.x, before.y)) }
      if let after { move(to: SIMD2(after.x, after.y)) }
    }
    move(to: point)
  }

  /// Goes to a finite point, connected to the last one where there is one.
  mutating func move(to point: SIMD2<Double>) {
    defer { last = point }
    let isInside = bounds.contains(point)
    guard place != .nowhere else {
      if isInside { chain.begin(at: point) }
      place = isInside ? .inside : .outside
      return
    }
    if place == .outside, bounds.misses(last, point) { return }
    if let visible = bounds.clip(from: last, to: point) {
      if place == .outside { chain.begin(at: visible.start) }
      cover(chain.add(visible.end))
      if !isInside { cover(chain.finish()) }
    } else if place == .inside {
      cover(chain.finish())
    }
    place = isInside ? .inside : .outside
  }
}
