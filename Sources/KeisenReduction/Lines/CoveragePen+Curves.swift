import KeisenPrimitives

extension CoveragePen {
  /// Draws the segments that end in some rows, and the rows that are dots.
  mutating func drawCurve(_ lineRows: LineRows, _ part: Range<Int>) {
    var rows = lineRows
    let all = rows.looked
    // A segment hangs on both neighbours.
    rows.looked =
      max(all.lowerBound, part.lowerBound - 2)..<min(all.upperBound, part.upperBound + 1)
    var before: LineCurve.Place?
    var start: LineCurve.Place?
    var end: LineCurve.Place?
    /// Draws what ends in the row before one that is next, if there is any.
    func add(_ after: LineCurve.Place?, _ row: Int) {
      defer { (before, start, end) = (start, end, after) }
      guard let last = end else { return }
      guard part.contains(row - 1) else { return }
      if let start {
        if place == .nowhere { move(to: SIMD2(start.x, start.y)) }
        addCurve(before, start, last, after)
      } else if after == nil {
        move(to: SIMD2(last.x, last.y))
      }
      if after == nil { self.end() }
    }
    rows.forEachBlock { first, xs, ys, count in
      for index in 0..<count {
        let row = first + index
        let counts = (gaps, dropped)
        let point = located(SIMD2(xs[index], ys[index]) * scale - corner, row: row, rows)
        if !part.contains(row) { (gaps, dropped) = counts }
        add(point.map { LineCurve.Place($0.x, $0.y, 0, 0) }, row)
      }
    }
    add(nil, rows.looked.upperBound)
    self.end()
  }

  /// Goes along the curve between two rows.
  private mutating func addCurve(
    _ before: LineCurve.Place?,
    _ start: LineCurve.Place,
    _ end: LineCurve.Place,
    _ after: LineCurve.Place?
  ) {
    let last = SIMD2(end.x, end.y)
    guard let controls = curve?.controls(before, start, end, after) else { return go(to: last) }
    let first = SIMD2(start.x, start.y)
    let (one, two) = (
      SIMD2(controls.first.x, controls.first.y), SIMD2(controls.second.x, controls.second.y)
    )
    // Of dense curves most change nothing: they are not halved.
    let low = pointwiseMin(pointwiseMin(first, last), pointwiseMin(one, two))
    let high = pointwiseMax(pointwiseMax(first, last), pointwiseMax(one, two))
    guard mayChange(low, high) else { return jump(to: last) }
    addCurve(first, one, two, last, LineCurve.maxHalvings)
  }

  /// Goes along a cubic curve in pieces that are straight but for a tolerance, back and forth where
  /// it does.
  private mutating func addCurve(
    _ a: SIMD2<Double>,
    _ b: SIMD2<Double>,
    _ c: SIMD2<Double>,
    _ d: SIMD2<Double>,
    _ halvings: Int
  ) {
    let low = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
    let high = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    guard halvings > 0, !bounds.misses(low, high),
      (high - low).max() > LineCoverage.curveTolerance
    else { return go(to: d) }
    let (chord, first, second) = (d - a, b - a, c - a)
    let square = (chord * chord).sum()
    let across = max(
      abs(chord.x * first.y - chord.y * first.x),
      abs(chord.x * second.y - chord.y * second.x)
    )
    // The curve is three quarters as far from its chord as its control points at most.
    if square > 0, 0.75 * across <= LineCoverage.curveTolerance * square.squareRoot() {
      // Its way along the chord turns where the slope of that, a quadratic polynomial, is 0.
      let (p, q) = ((first * chord).sum() / square, (second * chord).sum() / square)
      if p < 0 || p > 1 || q < 0 || q > 1 {
        let turns = Self.turns(p, q)
        func turn(_ t: Double) {
          guard t > 0, t < 1 else { return }
          go(to: a + chord * (3 * t * (1 - t) * ((1 - t) * p + t * q) + t * t * t))
        }
        turn(turns.first)
        turn(turns.second)
      }
      return go(to: d)
    }
    let (ab, bc, cd) = ((a + b) / 2, (b + c) / 2, (c + d) / 2)
    let (abc, bcd) = ((ab + bc) / 2, (bc + cd) / 2)
    let middle = (abc + bcd) / 2
    addCurve(a, ab, abc, middle, halvings - 1)
    addCurve(middle, bcd, cd, d, halvings - 1)
  }

  /// Where a cubic polynomial with the controls 0, `p`, `q` and 1 turns, in order; NaN for nowhere.
  private static func turns(_ p: Double, _ q: Double) -> (first: Double, second: Double) {
    // A third of its slope is p + 2 (q - 2p) t + (1 + 3p - 3q) t^2.
    let (k, h, l) = (1 + 3 * p - 3 * q, q - 2 * p, p)
    let root = h * h - k * l
    guard root > 0 else { return (.nan, .nan) }
    let sum = -(h + (h < 0 ? -root.squareRoot() : root.squareRoot()))
    let (one, two) = (sum / k, l / sum)
    return one < two ? (one, two) : (two, one)
  }
}
