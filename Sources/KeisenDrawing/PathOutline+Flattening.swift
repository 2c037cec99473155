import KeisenPrimitives

/// Takes an outline as straight lines, in device pixels.
package protocol PathSink {
  /// A contour begins.
  mutating func begin(at point: SIMD2<Double>) throws(KeisenError)
  /// It goes on in a straight line.
  mutating func line(to point: SIMD2<Double>) throws(KeisenError)
  /// It ends where it is, or is closed.
  mutating func end(isClosed: Bool) throws(KeisenError)
  /// Whether a curve with these four points may be taken as a straight line, since nothing of it
  /// can be seen.
  func isUnseen(_ points: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) -> Bool
}

extension PathOutline {
  /// The farthest that a line may be from the curve that it stands for, in device pixels.
  package static let tolerance = 1.0 / 32
  /// The most lines that a curve becomes.
  package static let maxLines = 1024

  /// Hands the outline on as straight lines, in device pixels.
  ///
  /// A curve of degree n becomes `ceil(sqrt(n (n - 1) / 8 * bend / tolerance))` lines of equal
  /// steps of its parameter, with `bend` the greatest second difference of its points (G. Wang,
  /// 1984). Steps with a point that is not finite or more than 2^130 pixels away are left out.
  package func flatten<Sink: PathSink>(
    pixelRatio: Double,
    into sink: inout Sink
  ) throws(KeisenError) {
    defer { withExtendedLifetime(self) {} }
    let points = points.vertices
    var next = 0
    var start = SIMD2<Double>.zero
    var here = SIMD2<Double>.zero
    var isOpen = false
    var hasStart = false
    for verb in verbs.elements {
      let first = next
      next += verb.pointCount
      var places = (here, here, here)
      var arePlaces = true
      for index in 0..<verb.pointCount {
        let point = points[first + index]
        let place = SIMD2(Double(point.x), Double(point.y)) * pixelRatio
        arePlaces = arePlaces && Self.isPlace(place)
        places = (places.1, places.2, place)
      }
      guard arePlaces else { continue }
      if verb == .close {
        if isOpen {
          try sink.end(isClosed: true)
          isOpen = false
        }
        here = start
        continue
      }
      if verb == .move || !isOpen {
        if isOpen { try sink.end(isClosed: false) }
        if verb == .move || !hasStart {
          let given = points[first]
          here = SIMD2(Double(given.x), Double(given.y)) * pixelRatio
        }
        (start, isOpen, hasStart) = (here, true, true)
        try sink.begin(at: here)
      }
      switch verb {
      case .move, .close: break
      case .line: try sink.line(to: places.2)
      case .quadratic: try Self.flatten(here, places.1, places.2, into: &sink)
      case .cubic: try Self.flatten(here, places.0, places.1, places.2, into: &sink)
      }
      here = places.2
    }
    if isOpen { try sink.end(isClosed: false) }
  }

  /// Whether a position in pixels is one.
  private static func isPlace(_ pixel: SIMD2<Double>) -> Bool {
    abs(pixel.x) < 0x1p130 && abs(pixel.y) < 0x1p130
  }

  private static func flatten<Sink: PathSink>(
    _ a: SIMD2<Double>,
    _ b: SIMD2<Double>,
    _ c: SIMD2<Double>,
    into sink: inout Sink
  ) throws(KeisenError) {
    let lines = sink.isUnseen((a, b, b, c)) ? 1 : count(0.25 * length(a - 2 * b + c))
    for index in 1..<max(1, lines) {
      let t = Double(index) / Double(lines)
      let u = 1 - t
      try sink.line(to: a * (u * u) + b * (2 * u * t) + c * (t * t))
    }
    try sink.line(to: c)
  }

  private static func flatten<Sink: PathSink>(
    _ a: SIMD2<Double>,
    _ b: SIMD2<Double>,
    _ c: SIMD2<Double>,
    _ d: SIMD2<Double>,
    into sink: inout Sink
  ) throws(KeisenError) {
    let bend = max(length(a - 2 * b + c), length(b - 2 * c + d))
    let lines = sink.isUnseen((a, b, c, d)) ? 1 : count(0.75 * bend)
    for index in 1..<max(1, lines) {
      let t = Double(index) / Double(lines)
      let u = 1 - t
      let middle = b * (3 * u * u * t) + c * (3 * u * t * t)
      try sink.line(to: a * (u * u * u) + middle + d * (t * t * t))
    }
    try sink.line(to: d)
  }

  private static func length(_ vector: SIMD2<Double>) -> Double {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }

  private static func count(_ bend: Double) -> Int {
    Int(min(Double(maxLines), max(1, (bend / tolerance).squareRoot().rounded(.up))))
  }
}
