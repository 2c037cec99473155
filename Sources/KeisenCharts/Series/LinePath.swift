import KeisenDrawing
import KeisenPrimitives

/// Turns the rows of a line into runs of vertices: splits at gaps, clips in double, cuts dashes.
///
/// Segments are clipped to the plot grown by as much as the pen reaches, so that a cut end, and the
/// cap that stands there, is never seen. Then positions become floats relative to the picture.
struct LinePath {
  private let style: LineStyle
  private let bounds: ClipBounds
  private var runs: RunBuilder
  private var dash: DashWalker?
  /// Rows that are gaps, so far.
  private var gaps = 0
  /// The last row, in points; nil after a gap.
  private var last: SIMD2<Double>?
  /// Whether the last row is connected to one before it.
  private var isConnected = false

  init(style: LineStyle, plot: Rect, pixelRatio: Double) {
    self.style = style
    let reach = style.width / 2 * (style.join == .mitre ? style.mitreLimit : 1)
    // Square caps reach sqrt(2) of half the width; two pixels more for antialiasing and rounding.
    bounds = ClipBounds(plot, grownBy: max(reach, style.width) + 2 / pixelRatio)
    runs = RunBuilder()
    dash = DashWalker(style: style, pixelRatio: pixelRatio)
  }

  /// Adds rows and returns the number of gaps among them.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func add(_ rows: LineRows) throws(KeisenError) -> Int {
    try rows.forEachBlock { (xs, ys, count) throws(KeisenError) in
      for index in 0..<count {
        let point = SIMD2(xs[index], ys[index])
        // One test for both: a difference with itself is 0 for finite numbers only.
        let difference = point - point
        if difference.x + difference.y == 0 {
          try add(point)
        } else {
          gaps += 1
          try endPiece()
        }
      }
    }
    try endPiece()
    return gaps
  }

  /// Whether the dashes were too many, so that the line must be drawn solid instead.
  var hasTooManyMarks: Bool { (dash?.marks ?? 0) > DashWalker.mostMarks }

  /// Returns the polyline, or nil where nothing is visible.
  mutating func finish(color: Color) -> Polyline? {
    runs.polyline(
      stroke: Stroke(
        width: style.width,
        color: color,
        join: style.join,
        cap: style.cap,
        mitreLimit: style.mitreLimit
      )
    )
  }

  @inline(__always)
  private mutating func add(_ row: SIMD2<Double>) throws(KeisenError) {
    // Far beyond any picture, and near enough that no difference or square of two overflows.
    let point = row.clamped(
      lowerBound: SIMD2(repeating: -1e140),
      upperBound: SIMD2(repeating: 1e140)
    )
    guard let last else {
      last = point
      isConnected = false
      dash?.restart()
      return
    }
    self.last = point
    guard dash == nil else { return try addDashed(from: last, to: point) }
    isConnected = true
    if bounds.contains(last), bounds.contains(point) {
      if runs.isEmpty { try runs.append(last) }
      try runs.append(point)
    } else {
      try addClipped(from: last, to: point)
    }
  }

  /// Adds the visible part of a segment that leaves or enters the bounds.
  private mutating func addClipped(
    from start: SIMD2<Double>,
    to end: SIMD2<Double>
  ) throws(KeisenError) {
    guard let visible = bounds.clip(from: start, to: end) else {
      runs.endRun()
      return
    }
    if visible.lowerBound > 0 { runs.endRun() }
    if runs.isEmpty { try runs.append(start + (end - start) * visible.lowerBound) }
    try runs.append(visible.upperBound < 1 ? start + (end - start) * visible.upperBound : end)
    if visible.upperBound < 1 { runs.endRun() }
  }

  /// Adds the visible marks of a segment.
  private mutating func addDashed(
    from start: SIMD2<Double>,
    to end: SIMD2<Double>
  ) throws(KeisenError) {
    let delta = end - start
    let length = (delta * delta).sum().squareRoot()
    guard length > 0, var walker = dash else { return }
    isConnected = true
    defer { dash = walker }
    guard let visible = bounds.clip(from: start, to: end) else {
      endMark()
      walker.advance(by: length)
      return
    }
    walker.advance(by: length * visible.lowerBound)
    if visible.lowerBound > 0 { endMark() }
    var position = length * visible.lowerBound
    let stop = length * visible.upperBound
    while position < stop, walker.marks <= DashWalker.mostMarks {
      let step = min(walker.remaining, stop - position)
      if walker.isMark {
        if runs.isEmpty { try runs.append(start + delta * (position / length)) }
        try runs.append(start + delta * ((position + max(step, walker.leastMark)) / length))
      }
      // A step that is lost in the rounding of a long path would never end.
      if step > 0, position + step == position { break }
      position += step
      if walker.advanceWithinEntry(by: step) { endMark() }
    }
    if visible.upperBound < 1 { endMark() }
    walker.advance(by: length * (1 - visible.upperBound))
  }

  /// Ends a mark.
  ///
  /// One of no length with butt caps has no area.
  private mutating func endMark() {
    runs.endRun(droppingDot: style.cap == .butt)
  }

  /// Ends what is connected; a row without neighbours is a dot.
  private mutating func endPiece() throws(KeisenError) {
    if dash != nil { endMark() } else { runs.endRun() }
    if let last, !isConnected, bounds.contains(last) {
      try runs.append(last)
      runs.endRun()
    }
    last = nil
    isConnected = false
  }
}
