import KeisenDrawing
import KeisenPrimitives

extension DisplayList {
  /// Writes an outline as it is, its curves as curves.
  func write(_ path: Path, to output: some VectorOutput) {
    guard path.outline.verbs.count > 0 else { return }
    switch path.paint {
    case .fill(let fill, let rule):
      guard fill.isVisible else { return }
      output.fill(fill, isEvenOdd: rule == .evenOdd) { path.outline.add(to: $0) }
    case .stroke(let stroke):
      guard stroke.width > 0, stroke.color.alpha > 0 else { return }
      output.stroke(stroke) { path.outline.add(to: $0) }
    }
  }

  /// Writes an image where it is; nothing in a rectangle that is empty or not finite.
  func write(_ picture: Picture, to output: some VectorOutput) throws(KeisenError) {
    let rect = picture.rect
    guard !rect.isEmpty, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite,
      rect.maxY.isFinite
    else { return }
    try output.draw(picture.image, in: rect)
  }
}

extension PathOutline {
  /// Adds all steps whose points are finite; quadratic curves become cubic ones.
  fileprivate func add(to target: some PathTarget) {
    defer { withExtendedLifetime(self) {} }
    let points = points.vertices
    var next = 0
    var start = SIMD2<Double>.zero
    var here = SIMD2<Double>.zero
    var (isOpen, hasStart) = (false, false)
    for verb in verbs.elements {
      let taken = (next..<next + verb.pointCount).map { SIMD2<Double>(points[$0]) }
      next += verb.pointCount
      guard taken.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
      guard let first = taken.first, let last = taken.last else {
        if isOpen { target.close() }
        (here, isOpen) = (start, false)
        continue
      }
      if verb == .move || !isOpen {
        if verb == .move || !hasStart { here = first }
        (start, isOpen, hasStart) = (here, true, true)
        target.move(to: here)
      }
      switch verb {
      case .move, .close: break
      case .line: target.line(to: last)
      case .quadratic:
        target.cubic(here + (first - here) * (2.0 / 3), last + (first - last) * (2.0 / 3), to: last)
      case .cubic: target.cubic(first, taken[1], to: last)
      }
      here = last
    }
  }
}
