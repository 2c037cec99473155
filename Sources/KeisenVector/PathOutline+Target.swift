import KeisenDrawing

extension PathOutline {
  /// The farthest that a document's coordinates are from its picture, in points.
  private static let farthest: Float = 1e6

  /// Whether all points are numbers that viewers can work with.
  var isNear: Bool {
    points.elements.allSatisfy { abs($0.x) <= Self.farthest && abs($0.y) <= Self.farthest }
  }

  /// Adds the outline to a path, quadratic curves as cubic ones.
  func add(to path: some PathTarget) {
    defer { withExtendedLifetime(self) {} }
    let (verbs, points) = (verbs.elements, points.elements)
    var (next, place, start) = (0, SIMD2<Double>.zero, SIMD2<Double>.zero)
    var isOpen = false
    for verb in verbs {
      guard next + verb.pointCount <= points.count else { return }
      let given = (next..<next + verb.pointCount).map { SIMD2<Double>(points[$0]) }
      next += verb.pointCount
      // What has no beginning begins at its own first point.
      if let first = given.first, verb == .move || !isOpen {
        path.move(to: first)
        (place, start, isOpen) = (first, first, true)
      }
      switch verb {
      case .move: break
      case .line: path.line(to: given[0])
      case .quadratic:
        let (control, end) = (given[0], given[1])
        path.cubic(
          place + (control - place) * (2.0 / 3),
          end + (control - end) * (2.0 / 3),
          to: end
        )
      case .cubic: path.cubic(given[0], given[1], to: given[2])
      case .close:
        if isOpen { path.close() }
        place = start
      }
      place = given.last ?? place
    }
  }
}
