import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// How the arrows of a mark look in one frame.
struct ArrowAppearance: Sendable {
  /// The outline of each.
  let shape: ArrowShape
  /// What gives arrows their colours; nil where all have one.
  private let lookup: ColorLookup?
  private let own: Color
  private let alpha: Float
  private let width: Double
  /// What arrows are in view of.
  private let box: PlaceBox

  /// Prepares the look of a mark.
  init(_ mark: QuiverMark, _ frame: FrameContext) {
    (alpha, width) = (Float(mark.style.alpha), mark.style.width)
    own = frame.seriesColor(mark.style.color, unless: mark.color).opacity(alpha)
    lookup = mark.color == nil ? nil : mark.colorScale.map { frame.lookup(of: $0) }
    shape = ArrowShape(width: mark.style.width, pixelRatio: frame.pixelRatio)
    box = PlaceBox(frame.plot, grownBy: min(shape.reach, LinePath.longestReach) + 1)
  }

  /// How many colours there are.
  var steps: Int { lookup == nil ? 1 : ColorLookup.count }

  /// Returns the number of an arrow's colour, below `steps`.
  @inline(__always)
  func step(of arrow: PlacedArrows.Arrow) -> Int {
    lookup.map { ColorLookup.step(at: $0.position(of: arrow.value)) } ?? 0
  }

  /// Returns one of the colours.
  func color(of step: Int) -> Color {
    lookup.map { Color(bytes: $0.bytes(ofStep: step)).opacity(alpha) } ?? own
  }

  /// Returns both ends of an arrow as it is seen, no farther than floats tell, in points; nil for
  /// one that is out of view.
  @inline(__always)
  func seen(
    _ arrow: PlacedArrows.Arrow
  ) -> (tail: SIMD2<Double>, tip: SIMD2<Double>)? {
    let bounds = PlaceBox(
      low: pointwiseMin(arrow.tail, arrow.tip),
      high: pointwiseMax(arrow.tail, arrow.tip)
    )
    return bounds.meets(box) ? box.near(arrow.tail, arrow.tip) : nil
  }

  /// Adds a dot to the places of markers, and its colour where these have any.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func add(
    dot place: SIMD2<Double>,
    of step: Int,
    to dots: VertexBuffer,
    _ colors: GrowingBuffer<MarkerColor>
  ) throws(KeisenError) {
    try dots.append(SIMD2(Float(place.x), Float(place.y)))
    guard let lookup else { return }
    try colors.append(MarkerColor(bytes: lookup.bytes(ofStep: step)).faded(by: alpha))
  }

  /// Draws dots.
  func draw(
    _ dots: VertexBuffer,
    _ colors: GrowingBuffer<MarkerColor>,
    into list: inout DisplayList
  ) {
    guard dots.count > 0, width > 0 else { return }
    list.draw(
      .markers(
        Markers(
          positions: dots,
          shape: .circle,
          size: .one(min(width, LinePath.longestReach)),
          fill: lookup == nil ? .one(own) : .each(colors)
        )
      )
    )
  }
}

extension MarkerColor {
  /// Returns the colour with its alpha multiplied by a fraction.
  fileprivate func faded(by alpha: Float) -> MarkerColor {
    var color = self
    color.w = UInt16((Float(w) * alpha).rounded())
    return color
  }
}

extension PlaceBox {
  /// Returns an arrow that looks alike within the box, whose ends are no farther from it than its
  /// diagonal, so that floats tell them to a fraction of a pixel.
  fileprivate func near(
    _ tail: SIMD2<Double>,
    _ tip: SIMD2<Double>
  ) -> (SIMD2<Double>, SIMD2<Double>) {
    let size = high - low
    let maximum = (size * size).sum().squareRoot()
    let way = tip - tail
    let length = (way * way).sum().squareRoot()
    guard length > maximum, length.isFinite else { return (tail, tip) }
    let along = way / length
    let middle = (low + high) / 2
    let foot = ((middle - tail) * along).sum()
    return (
      foot > maximum ? tail + along * (foot - maximum) : tail,
      length - foot > maximum ? tail + along * (foot + maximum) : tip
    )
  }
}
