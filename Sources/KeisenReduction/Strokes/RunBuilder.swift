import KeisenDrawing
import KeisenPrimitives

/// Collects vertices into runs and drops those that stand where the one before does.
package struct RunBuilder {
  private static let reserveStep = 4096
  /// Square of the least distance between neighbours: with less, floats have no direction for it.
  private static let minSquare: Float = 0x1p-80

  private let vertices = VertexBuffer()
  private let runStarts = GrowingBuffer<Int>()
  /// Number of vertices in finished runs.
  private var finished = 0
  /// Vertices written, those of the unfinished run included.
  private var count = 0
  private var reserved = 0
  private var base: UnsafeMutablePointer<SIMD2<Float>>?
  private var previous = SIMD2<Float>()

  /// Takes its parts.
  package init(
    finished: Int = 0,
    count: Int = 0,
    reserved: Int = 0,
    base: UnsafeMutablePointer<SIMD2<Float>>? = nil,
    previous: SIMD2<Float> = SIMD2<Float>()
  ) {
    (self.finished, self.count, self.reserved, self.base) = (finished, count, reserved, base)
    self.previous = previous
  }

  /// Whether the current run has no vertex yet.
  @inline(__always)
  var isEmpty: Bool { count == finished }

  /// Adds a vertex to the current run, unless it stands where the last one does.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  @inline(__always)
  package mutating func append(_ point: SIMD2<Double>) throws(KeisenError) {
    let vertex = SIMD2<Float>(Float(point.x), Float(point.y))
    let step = vertex - previous
    if (step * step).sum() <= Self.minSquare, !isEmpty { return }
    if count == reserved { try grow() }
    guard let base else { return }
    base[count] = vertex
    previous = vertex
    count += 1
  }

  /// Adds points to the current run, which is not empty, up to the first that is not inside of some
  /// bounds.
  ///
  /// - Returns: The index of that one, or that behind the last.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func append(
    _ xs: UnsafePointer<Double>,
    _ ys: UnsafePointer<Double>,
    _ indices: Range<Int>,
    within bounds: ClipBounds
  ) throws(KeisenError) -> Int {
    while count + indices.count > reserved { try grow() }
    guard let base else { return indices.lowerBound }
    var count = count
    var previous = previous
    var index = indices.lowerBound
    while index < indices.upperBound {
      let point = SIMD2(xs[index], ys[index])
      guard bounds.contains(point) else { break }
      let vertex = SIMD2<Float>(Float(point.x), Float(point.y))
      let step = vertex - previous
      // Written in any case, and overwritten where it stands where the last one does.
      base[count] = vertex
      let isNew = (step * step).sum() > Self.minSquare
      count &+= isNew ? 1 : 0
      previous = isNew ? vertex : previous
      index &+= 1
    }
    self.count = count
    self.previous = previous
    return index
  }

  /// Ends the current run; an empty one is none.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package mutating func endRun(droppingDot: Bool = false) throws(KeisenError) {
    if droppingDot, count == finished + 1 { count = finished }
    guard count > finished else { return }
    try runStarts.append(finished)
    finished = count
  }

  /// Returns all runs as a polyline, or nil where there is none.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package mutating func polyline(stroke: Stroke) throws(KeisenError) -> Polyline? {
    try endRun()
    guard finished > 0 else { return nil }
    vertices.commit(finished)
    try runStarts.append(finished)
    return Polyline(vertices: vertices, runStarts: RunStarts(runStarts), stroke: stroke)
  }

  /// Makes room for more vertices.
  private mutating func grow() throws(KeisenError) {
    let wanted = max(Self.reserveStep, reserved + reserved / 2)
    base = try vertices.reserve(wanted)
    reserved = wanted
  }
}
