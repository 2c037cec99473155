import Glibc
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// Turns the rows of a line into runs of vertices: splits at gaps, clips in double, cuts dashes.
///
/// Where caps are not round, successive rows that lie in one direction are one segment: the last
/// one of a run is then not so short that floats, or the digits of a document, have no direction
/// for its cap.
///
/// Segments are clipped to the plot grown by as much as the pen reaches, so that a cut end, and the
/// cap that stands there, is never seen. Then positions become floats relative to the picture.
package struct LinePath {
  private let style: LineStyle
  private let bounds: ClipBounds
  private var runs: RunBuilder
  /// Joins rows in one direction; nil where caps are round.
  private var chain: SegmentChain?
  /// The last vertex of the run that the chain is in; nil between runs.
  private var chained: SIMD2<Double>?
  private var dash: DashWalker?
  /// Below 1 for a dashed line that is drawn solid, as faint as its marks are sparse.
  private let opacity: Float
  /// Rows that are gaps, so far.
  private var gaps = 0
  /// Rows that the scale has no place for, so far.
  private var dropped = 0
  /// The last row, in points; nil after a gap.
  private var last: SIMD2<Double>?
  /// Whether the last row is connected to one before it.
  private var isConnected = false

  /// Makes an empty path; `isSolid` draws no dashes.
  package init(style: LineStyle, plot: Rect, pixelRatio: Double, isSolid: Bool = false) {
    var style = style
    style.width = min(style.width, Self.longestReach)
    self.style = style
    let limit = style.join == .mitre ? style.mitreLimit : 0
    let mitre = min(style.width / 2 * limit, Self.longestMitre)
    // Square caps reach sqrt(2) of half the width; two pixels more for antialiasing and rounding.
    let reach = max(mitre, style.width) + 2 / pixelRatio
    bounds = ClipBounds(plot, grownBy: min(reach, Self.longestReach))
    runs = RunBuilder()
    if style.cap != .round { chain = SegmentChain(tolerance: Self.tolerance / pixelRatio) }
    let pattern = DashPattern(style)
    dash = isSolid ? nil : pattern.flatMap { DashWalker($0, style: style, pixelRatio: pixelRatio) }
    opacity = dash == nil ? Float(pattern?.inkedFraction ?? 1) : 1
  }

  /// Mitres of corners that are farther away than this are not looked for, in points.
  private static let longestMitre = 0x1p14
  /// No pen reaches farther than this, in points: vertices stay floats.
  package static let longestReach = 0x1p30
  /// How far a row that is joined with its neighbours may be from the line, in pixels.
  private static let tolerance = 1.0 / 256
  /// Positions beyond this are taken to be here, where doubles end.
  package static let farthest = Double.greatestFiniteMagnitude

  /// Adds rows and returns how many are gaps, and how many the scale has no place for.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package mutating func add(_ rows: LineRows) throws(KeisenError) -> (gaps: Int, dropped: Int) {
    try rows.forEachBlock { (first, xs, ys, count) throws(KeisenError) in
      var index = 0
      while index < count {
        // Mostly all rows of a block are inside, as those before them are.
        if dash == nil, chain == nil, isConnected, !runs.isEmpty {
          let inside = try runs.append(xs, ys, index..<count, within: bounds)
          if inside > index { last = SIMD2(xs[inside - 1], ys[inside - 1]) }
          index = inside
          guard index < count else { break }
        }
        defer { index += 1 }
        let point = SIMD2(xs[index], ys[index])
        // One test for both: a difference with itself is 0 for finite numbers only.
        let difference = point - point
        if difference.x + difference.y == 0 {
          try add(point)
        } else {
          switch rows.rest(first + index, within: Self.farthest) {
          case .far(let point):
            try add(point)
            continue
          case .gap: gaps += 1
          case .dropped: dropped += 1
          }
          try endPiece()
        }
      }
    }
    try endPiece()
    return (gaps, dropped)
  }

  /// Returns the line through a few finite points, or nil where nothing is visible.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package static func polyline(
    through points: [SIMD2<Double>],
    style: LineStyle,
    color: Color,
    in plot: Rect,
    pixelRatio: Double
  ) throws(KeisenError) -> Polyline? {
    for isSolid in [false, true] {
      var path = LinePath(style: style, plot: plot, pixelRatio: pixelRatio, isSolid: isSolid)
      for point in points { try path.add(point) }
      try path.endPiece()
      if !path.hasTooManyMarks { return try path.finish(color: color) }
    }
    return nil
  }

  /// Returns the line of separate segments, of each two finite points, or nil where nothing is
  /// visible.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package static func polyline(
    ofSegments points: [SIMD2<Double>],
    style: LineStyle,
    color: Color,
    in plot: Rect,
    pixelRatio: Double
  ) throws(KeisenError) -> Polyline? {
    for isSolid in [false, true] {
      var path = LinePath(style: style, plot: plot, pixelRatio: pixelRatio, isSolid: isSolid)
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        try path.add(points[index])
        try path.add(points[index + 1])
        try path.endPiece()
      }
      if !path.hasTooManyMarks { return try path.finish(color: color) }
    }
    return nil
  }

  /// Whether the dashes were too many, so that the line must be drawn solid instead.
  package var hasTooManyMarks: Bool { (dash?.marks ?? 0) > DashWalker.maxMarks }

  /// Returns the polyline, or nil where nothing is visible.
  package mutating func finish(color: Color) throws(KeisenError) -> Polyline? {
    try runs.polyline(
      stroke: Stroke(
        width: style.width,
        color: color.opacity(opacity),
        join: style.join,
        cap: style.cap,
        mitreLimit: style.mitreLimit
      )
    )
  }

  /// Adds a finite point that is connected to the last one, unless that was the end of a piece.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  @inline(__always)
  package mutating func add(_ point: SIMD2<Double>) throws(KeisenError) {
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
      if isRunEmpty { try append(last) }
      try append(point)
    } else {
      try addClipped(from: last, to: point)
    }
  }

  /// Adds the visible part of a segment that leaves or enters the bounds.
  @inline(never)
  private mutating func addClipped(
    from start: SIMD2<Double>,
    to end: SIMD2<Double>
  ) throws(KeisenError) {
    guard !bounds.misses(start, end), let visible = bounds.clip(from: start, to: end) else {
      try endRun()
      return
    }
    if visible.cutBefore > 0 { try endRun() }
    if isRunEmpty { try append(visible.start) }
    try append(visible.end)
    if visible.cutAfter > 0 { try endRun() }
  }

  /// Adds the visible marks of a segment.
  private mutating func addDashed(
    from start: SIMD2<Double>,
    to end: SIMD2<Double>
  ) throws(KeisenError) {
    let length = Self.length(end - start)
    guard length > 0, var walker = dash else { return }
    isConnected = true
    defer { dash = walker }
    guard let visible = bounds.clip(from: start, to: end) else {
      try endMark()
      walker.advance(by: length)
      return
    }
    if visible.cutBefore > 0 {
      walker.advance(by: length * visible.cutBefore)
      try endMark()
    }
    // Positions count from where the segment is first seen: it may come from far away.
    let delta = visible.end - visible.start
    let stop = Self.length(delta)
    var position = 0.0
    while position < stop, walker.marks <= DashWalker.maxMarks {
      // Each step ends an entry of the pattern or the segment.
      let isLast = walker.remaining >= stop - position
      let step = isLast ? stop - position : walker.remaining
      if walker.isMark {
        if isRunEmpty { try append(visible.start + delta * (position / stop)) }
        let end = position + max(step, walker.minMark)
        try append(visible.start + delta * (end / stop))
      }
      position = isLast ? stop : position + step
      if walker.advanceWithinEntry(by: step) { try endMark() }
    }
    if visible.cutAfter > 0 {
      try endMark()
      walker.advance(by: length * visible.cutAfter)
    }
  }

  /// Whether the current run has no vertex yet.
  @inline(__always)
  private var isRunEmpty: Bool { chain == nil ? runs.isEmpty : chained == nil }

  /// Adds a vertex to the current run.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  @inline(__always)
  private mutating func append(_ point: SIMD2<Double>) throws(KeisenError) {
    if chain == nil { try runs.append(point) } else { try appendChained(point) }
  }

  @inline(never)
  private mutating func appendChained(_ point: SIMD2<Double>) throws(KeisenError) {
    if chained == nil {
      chain?.begin(at: point)
    } else if let segment = chain?.add(point) {
      try append(segment)
    }
    chained = point
  }

  private mutating func append(_ segment: SegmentChain.Segment) throws(KeisenError) {
    if runs.isEmpty { try runs.append(segment.start) }
    try runs.append(segment.end)
  }

  /// Ends the current run; an empty one is none.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  private mutating func endRun(droppingDot: Bool = false) throws(KeisenError) {
    if let last = chained, var segment = chain?.finish() {
      // One that is shorter than the tolerance has a direction all the same.
      if runs.isEmpty, segment.start == segment.end { segment.end = last }
      try append(segment)
      chained = nil
    }
    try runs.endRun(droppingDot: droppingDot)
  }

  private static func length(_ delta: SIMD2<Double>) -> Double {
    let length = (delta * delta).sum().squareRoot()
    return length.isFinite ? length : min(hypot(delta.x, delta.y), farthest)
  }

  /// Ends a mark.
  ///
  /// One of no length with butt caps has no area.
  private mutating func endMark() throws(KeisenError) {
    try endRun(droppingDot: style.cap == .butt)
  }

  /// Ends what is connected; a row without neighbours is a dot.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package mutating func endPiece() throws(KeisenError) {
    if dash != nil { try endMark() } else { try endRun() }
    if let last, !isConnected, bounds.contains(last) {
      try append(last)
      try endRun()
    }
    last = nil
    isConnected = false
  }
}
