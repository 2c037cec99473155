import KeisenDrawing

/// Takes a path that is stroked, and keeps the lines and curves of which something can be seen.
///
/// Where it is cut the stroke ends out of sight, with its cap.
final class StrokeCut: PathTarget {
  private let part: SeenPart
  private var contours: [CutContour] = []
  private var dots: [SIMD2<Double>] = []
  /// What is kept of the contour, in order.
  private var runs: [CutContour] = []
  private var (start, here) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
  private var isOpen = false
  /// Whether the contour has a line or a curve that is longer than nothing.
  private var hasLength = false
  /// Whether the last run goes on.
  private var goesOn = false
  /// Whether something was left out of the contour.
  private var isCut = false

  /// Begins without contours.
  ///
  /// - Parameters:
  ///   - part: What can be seen.
  ///   - stroke: How the path is stroked.
  init(_ part: SeenPart, _ stroke: Stroke) {
    self.part = part.grown(by: stroke.reach)
  }

  /// Whether nothing of it is seen but dots.
  var hasNoLines: Bool { contours.isEmpty }
  /// Whether there are no contours of one place.
  var hasNoDots: Bool { dots.isEmpty }

  func move(to point: SIMD2<Double>) {
    finish()
    begin(at: point)
  }

  func line(to point: SIMD2<Double>) {
    if !isOpen { begin(at: start) }
    add(from: here, to: point)
    here = point
  }

  func cubic(_ first: SIMD2<Double>, _ second: SIMD2<Double>, to point: SIMD2<Double>) {
    if !isOpen { begin(at: start) }
    let curve = CubicCurve(start: here, first: first, second: second, end: point)
    if first != here || second != here || point != here { hasLength = true }
    curve.forEachPart(of: part) { piece, isSeen in
      if isSeen {
        resume(at: piece.start)
        runs[runs.count - 1].cubic(piece)
      } else {
        leaveOut()
      }
    }
    here = point
  }

  func close() {
    guard isOpen else { return }
    let end = here
    line(to: start)
    defer { isOpen = false }
    guard hasLength else { return addDot() }
    if !isCut, var whole = runs.first {
      // What closes it is no line of its own.
      if end != start { whole.removeLast() }
      whole.isClosed = true
      runs = [whole]
    } else if runs.count > 1, let first = runs.first, first.start == start,
      runs[runs.count - 1].end == start
    {
      // It is joined where it closes.
      runs[runs.count - 1].append(first)
      runs.removeFirst()
    }
    contours += runs
  }

  /// Ends the last contour.
  func finish() {
    guard isOpen else { return }
    isOpen = false
    if hasLength { contours += runs } else { addDot() }
  }

  /// Writes the lines and curves that are kept.
  func add(to path: some PathTarget) {
    for contour in contours { contour.add(to: path) }
  }

  /// Writes the contours of one place.
  func addDots(to path: some PathTarget) {
    for dot in dots { path.move(to: dot) }
  }

  private func begin(at point: SIMD2<Double>) {
    (start, here) = (point, point)
    (isOpen, hasLength, goesOn, isCut) = (true, false, false, false)
    runs = []
  }

  private func addDot() {
    if part.contains(start) { dots.append(start) }
  }

  private func add(from a: SIMD2<Double>, to b: SIMD2<Double>) {
    guard a != b else { return }
    hasLength = true
    guard let kept = part.cut(a, b) else { return leaveOut() }
    if kept.start != a { leaveOut() }
    resume(at: kept.start)
    runs[runs.count - 1].line(to: kept.end)
    if kept.end != b { leaveOut() }
  }

  private func leaveOut() { (isCut, goesOn) = (true, false) }

  /// Begins a run unless the last one goes on.
  private func resume(at point: SIMD2<Double>) {
    if !goesOn { runs.append(CutContour(at: point)) }
    goesOn = true
  }
}

extension Stroke {
  /// The longest mitre whose tip counts where its corner is far out of sight, in line widths.
  private static let longestMitre = 20.0

  /// How far from the lines and curves that it is along a stroke covers anything, in points.
  var reach: Double {
    let half = width / 2
    // A square cap reaches to the square root of 2.
    guard join == .mitre, mitreLimit > 1.5 else { return 1.5 * half }
    return half * min(mitreLimit, Self.longestMitre)
  }
}
