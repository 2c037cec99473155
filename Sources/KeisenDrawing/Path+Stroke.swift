import KeisenPrimitives

extension PathOutline {
  /// Returns the polyline whose coverage is that of the stroked outline; nil where there is nothing
  /// to stroke.
  ///
  /// Where ends are round, a closed contour begins and ends in the middle of its longest line. Else
  /// it passes its first line twice, and ends are cut off; square ones are cut off half a width
  /// farther out.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func stroked(_ stroke: Stroke, pixelRatio: Double) throws(KeisenError) -> Polyline? {
    var runs = PathRuns(stroke, pixelRatio: pixelRatio)
    guard stroke.width > 0, pixelRatio > 0 else { return nil }
    try flatten(pixelRatio: pixelRatio, into: &runs)
    guard runs.vertices.count > 0 else { return nil }
    try runs.starts.append(runs.vertices.count)
    var butt = stroke
    if stroke.cap == .square { butt.cap = .butt }
    var line = Polyline(
      vertices: runs.vertices,
      runStarts: RunStarts(runs.starts),
      stroke: butt
    )
    line.roundsShortJoins = false
    return line
  }
}

/// The contours of an outline as runs of a polyline, in points.
private struct PathRuns: PathSink {
  let vertices = VertexBuffer()
  let starts = GrowingBuffer<Int>()
  private let stroke: Stroke
  private let pixelRatio: Double
  private var contour: [SIMD2<Double>] = []

  init(_ stroke: Stroke, pixelRatio: Double) {
    self.stroke = stroke
    self.pixelRatio = pixelRatio
  }

  mutating func begin(at point: SIMD2<Double>) {
    contour = [point]
  }

  mutating func line(to point: SIMD2<Double>) {
    if contour.last != point { contour.append(point) }
  }

  func isUnseen(
    _ points: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  ) -> Bool { false }

  mutating func end(isClosed: Bool) throws(KeisenError) {
    if isClosed { close() } else if stroke.cap == .square { prolong() }
    defer { contour = [] }
    if contour.allSatisfy(Self.isNear) {
      try appendRun(contour)
      return
    }
    var run: [SIMD2<Double>] = []
    for (from, to) in zip(contour, contour.dropFirst()) {
      let near = SIMD2(repeating: Self.farthest)
      guard let line = StraightLine(from, to).cut(low: -near, high: near) else { continue }
      if run.last != line.start {
        try appendRun(run)
        run = [line.start]
      }
      run.append(line.end)
    }
    try appendRun(run)
  }

  /// What is farther away than this is cut off, in pixels: no picture is so large, and renderers
  /// count on it.
  private static let farthest = 0x1p29

  private static func isNear(_ point: SIMD2<Double>) -> Bool {
    abs(point.x) <= farthest && abs(point.y) <= farthest
  }

  private func appendRun(_ run: [SIMD2<Double>]) throws(KeisenError) {
    guard !run.isEmpty else { return }
    try starts.append(vertices.count)
    var last: SIMD2<Float>?
    for pixel in run {
      let point = pixel / pixelRatio
      let vertex = SIMD2(Float(point.x), Float(point.y))
      // Places that differ may be one as floats.
      if vertex != last { try vertices.append(vertex) }
      last = vertex
    }
  }

  /// Makes a run that has a join wherever the closed contour has one.
  private mutating func close() {
    if contour.count > 1, contour.first == contour.last { contour.removeLast() }
    guard contour.count > 1 else { return }
    guard stroke.cap == .round else {
      contour += contour.prefix(2)
      return
    }
    let count = contour.count
    func square(_ index: Int) -> Double {
      let line = contour[(index + 1) % count] - contour[index]
      return (line * line).sum()
    }
    let longest = contour.indices.max { square($0) < square($1) } ?? 0
    let middle = (contour[longest] + contour[(longest + 1) % count]) / 2
    let turned = contour[(longest + 1)...] + contour[...longest]
    contour = [middle] + turned + [middle]
  }

  /// Moves both ends outwards by half the width.
  private mutating func prolong() {
    guard contour.count > 1 else { return }
    let half = max(stroke.width * pixelRatio, 1) / 2
    func moved(_ end: SIMD2<Double>, from before: SIMD2<Double>) -> SIMD2<Double> {
      let line = end - before
      let length = (line * line).sum().squareRoot()
      return length > 0 ? end + line * (half / length) : end
    }
    let last = contour.count - 1
    let (first, end) = (
      moved(contour[0], from: contour[1]), moved(contour[last], from: contour[last - 1])
    )
    contour[0] = first
    contour[last] = end
  }
}
