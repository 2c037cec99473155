import KeisenPrimitives

/// The edges of a filled outline within a part of a picture, in device pixels.
///
/// Edges above, below and to the right of the part are left out, as they cover nothing in it; those
/// on its left are upright on its left side. So no coordinate is outside of the part.
struct PathEdges: PathSink {
  /// x and y of the start and of the end of each edge that is not level.
  let edges = GrowingBuffer<SIMD4<Float>>()
  /// The least and greatest coordinates that may be covered; reversed where there is none.
  private(set) var low = SIMD2<Double>(repeating: .infinity)
  private(set) var high = SIMD2<Double>(repeating: -.infinity)
  private let part: (low: SIMD2<Double>, high: SIMD2<Double>)
  private var start = SIMD2<Double>.zero
  private var here = SIMD2<Double>.zero

  /// Makes an empty set for columns and rows of a picture.
  init(columns: Range<Int>, rows: Range<Int>) {
    part = (
      SIMD2(Double(columns.lowerBound), Double(rows.lowerBound)),
      SIMD2(Double(columns.upperBound), Double(rows.upperBound))
    )
  }

  mutating func begin(at point: SIMD2<Double>) {
    start = point
    here = point
  }

  mutating func line(to point: SIMD2<Double>) throws(KeisenError) {
    let from = here
    here = point
    try add(from, point)
  }

  mutating func end(isClosed: Bool) throws(KeisenError) {
    try add(here, start)
    here = start
  }

  func isUnseen(
    _ points: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  ) -> Bool {
    let (a, b, c, d) = points
    let minimum = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
    let maximum = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    return maximum.x <= part.low.x || minimum.x >= part.high.x || maximum.y <= part.low.y
      || minimum.y >= part.high.y
  }

  /// Cuts an edge to the rows of the part, and where it passes one of its upright sides.
  private mutating func add(_ a: SIMD2<Double>, _ b: SIMD2<Double>) throws(KeisenError) {
    let (top, bottom) = (part.low.y, part.high.y)
    guard a.y != b.y, max(a.y, b.y) > top, min(a.y, b.y) < bottom else { return }
    let line = StraightLine(a, b)
    func inRows(_ end: SIMD2<Double>) -> SIMD2<Double> {
      let row = min(max(end.y, top), bottom)
      return row == end.y ? end : line.point(at: row, axis: 1)
    }
    let (from, to) = (inRows(a), inRows(b))
    if max(from.x, to.x) <= part.high.x, min(from.x, to.x) >= part.low.x {
      try append(from, to)
    } else {
      try cut(from, to, at: [part.low.x, part.high.x])
    }
  }

  /// Appends the parts into which some positions in x cut an edge.
  private mutating func cut(
    _ from: SIMD2<Double>,
    _ to: SIMD2<Double>,
    at sides: ArraySlice<Double>
  ) throws(KeisenError) {
    guard let side = sides.first else {
      try append(from, to)
      return
    }
    guard min(from.x, to.x) < side, max(from.x, to.x) > side else {
      try cut(from, to, at: sides.dropFirst())
      return
    }
    let passed = (side - from.x) / (to.x - from.x)
    let middle = SIMD2(side, from.y + passed * (to.y - from.y))
    try cut(from, middle, at: sides.dropFirst())
    try cut(middle, to, at: sides.dropFirst())
  }

  private mutating func append(_ a: SIMD2<Double>, _ b: SIMD2<Double>) throws(KeisenError) {
    guard min(a.x, b.x) < part.high.x else {
      // What such an edge closes goes on to this side.
      high.x = part.high.x
      return
    }
    let from = SIMD2(max(a.x, part.low.x), a.y)
    let to = SIMD2(max(b.x, part.low.x), b.y)
    let edge = SIMD4(Float(from.x), Float(from.y), Float(to.x), Float(to.y))
    guard edge.y != edge.w else { return }
    try edges.append(edge)
    low = pointwiseMin(low, pointwiseMin(from, to))
    high = pointwiseMax(high, pointwiseMax(from, to))
  }
}
