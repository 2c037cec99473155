import KeisenDrawing

extension PathOutline {
  /// The extent of all points that are finite.
  var extent: Extent {
    defer { withExtendedLifetime(self) {} }
    var extent = Extent()
    for point in points.vertices where point.isFinite { extent.add(SIMD2<Double>(point)) }
    return extent
  }

  /// Adds the outline to a path, quadratic curves as cubic ones; steps with a point that is not
  /// finite are left out.
  func add(to path: some PathTarget) {
    defer { withExtendedLifetime(self) {} }
    let (verbs, points) = (verbs.elements, points.vertices)
    var (next, place, start) = (0, SIMD2<Double>.zero, SIMD2<Double>.zero)
    var isOpen = false
    for verb in verbs {
      guard next + verb.pointCount <= points.count else { return }
      let steps = points[next..<next + verb.pointCount]
      next += verb.pointCount
      guard steps.allSatisfy(\.isFinite) else { continue }
      let given = steps.map { SIMD2<Double>($0) }
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

extension SIMD2<Float> {
  /// Whether both are numbers and not infinite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
