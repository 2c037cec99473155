/// Takes a path that is filled, and keeps what decides what of it is inside where that can be seen.
///
/// Each point moves to the nearest one that is kept, which changes no winding number within: on its
/// way it passes none of the points there, nor does a line that takes the place of what is on one
/// side of all that is seen. Contours are closed.
final class FillCut: PathTarget {
  private let part: SeenPart
  private var contours: [CutContour] = []
  private var contour: CutContour?
  private var (start, here) = (SIMD2<Double>.zero, SIMD2<Double>.zero)

  /// Begins without contours.
  init(_ part: SeenPart) {
    self.part = part
  }

  /// Whether nothing of it is seen.
  var isEmpty: Bool { contours.isEmpty }

  func move(to point: SIMD2<Double>) {
    finish()
    (start, here) = (point, point)
    contour = CutContour(at: part.nearest(to: point))
  }

  func line(to point: SIMD2<Double>) {
    if contour == nil { move(to: start) }
    for place in part.nearest(from: here, to: point) { append(place) }
    here = point
  }

  func cubic(_ first: SIMD2<Double>, _ second: SIMD2<Double>, to point: SIMD2<Double>) {
    if contour == nil { move(to: start) }
    let curve = CubicCurve(start: here, first: first, second: second, end: point)
    curve.forEachPart(of: part) { piece, isSeen in
      if isSeen { contour?.cubic(piece) } else { line(to: piece.end) }
      here = piece.end
    }
  }

  func close() { finish() }

  /// Ends the last contour.
  func finish() {
    guard contour != nil else { return }
    if here != start { line(to: start) }
    guard var ended = contour else { return }
    contour = nil
    here = start
    // What closes it is no line of its own.
    if ended.end == ended.start, ended.lastLineStart != nil { ended.removeLast() }
    ended.isClosed = true
    if !part.misses(ended.extent) { contours.append(ended) }
  }

  /// Writes what is kept.
  func add(to path: some PathTarget) {
    for contour in contours { contour.add(to: path) }
  }

  /// Adds a line, or takes it together with the one before where both are on one side of all that
  /// is seen.
  private func append(_ point: SIMD2<Double>) {
    guard let last = contour?.end, last != point else { return }
    if let before = contour?.lastLineStart,
      part.sides(of: before) & part.sides(of: last) & part.sides(of: point) != 0
    {
      contour?.removeLast()
      if before == point { return }
    }
    contour?.line(to: point)
  }
}
