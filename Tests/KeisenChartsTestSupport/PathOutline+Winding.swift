import KeisenDrawing

extension PathOutline {
  /// Whether contours of straight lines wind around a point.
  package func winds(around point: SIMD2<Double>) -> Bool {
    let vertices = points.vertices.map { SIMD2<Double>($0) }
    var (winding, place, start, last) = (0, 0, SIMD2<Double>.zero, SIMD2<Double>.zero)
    func pass(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > point.x { winding += a.y < b.y ? 1 : -1 }
    }
    for verb in verbs.elements {
      switch verb {
      case .move: (start, last) = (vertices[place], vertices[place])
      case .close: pass(last, start)
      default:
        pass(last, vertices[place])
        last = vertices[place]
      }
      place += verb.pointCount
    }
    withExtendedLifetime(self) {}
    return winding != 0
  }
}
