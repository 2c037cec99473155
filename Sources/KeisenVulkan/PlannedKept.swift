import KeisenDrawing
import KeisenPrimitives

/// Kept markers as the shaders take them.
struct PlannedKept {
  /// What to draw.
  let markers: KeptMarkers
  /// What is the same for all, save where the rows of a draw begin.
  private let draw: KeptDraw
  private let clip: ClipShape
  private let ratio: Double

  /// Makes a plan; nil where nothing of them can be seen whatever their places are.
  init?(_ markers: KeptMarkers, _ clip: ClipShape, ratio: Double, size: SIMD2<Float>) {
    guard markers.count > 0 else { return nil }
    var draw = MarkerDraw(clip: clip.rect, clipRadii: clip.radii, size: size, scale: Float(ratio))
    switch markers.fill {
    case .one(let color): draw.color = color.premultiplied
    case .each: draw.parts |= 2
    }
    switch markers.size {
    case .one(let diameter):
      guard diameter > 0 else { return nil }
      draw.diameter = MarkerDraw.diameter(diameter * ratio)
    case .each: draw.parts |= 1
    }
    draw.setBorder(markers.border, ratio: ratio)
    if draw.isClear { return nil }
    if markers.x.coordinates == nil { draw.parts |= 4 }
    if markers.y.coordinates == nil { draw.parts |= 8 }
    self.markers = markers
    self.draw = KeptDraw(markers: draw, x: .zero, y: .zero)
    self.clip = clip
    self.ratio = ratio
  }

  /// Whether the clip has round corners.
  var isRounded: Bool { clip.isRounded }

  /// Returns what a draw of rows of a chunk tells its shaders.
  ///
  /// - Parameters:
  ///   - start: The first row, counted from the chunk's first.
  ///   - origin: The chunk's first row.
  /// - Returns: The constants.
  func draw(from start: Int, of origin: Int) -> KeptDraw {
    var draw = draw
    draw.markers.start = UInt32(start)
    draw.x = Self.map(markers.x, origin, ratio)
    draw.y = Self.map(markers.y, origin, ratio)
    return draw
  }

  /// The centre as two floats, pixels for a step of one, and the centre's position in pixels.
  private static func map(
    _ axis: KeptMarkers.Axis,
    _ origin: Int,
    _ ratio: Double
  ) -> SIMD4<Float> {
    let centre = axis.coordinates == nil ? axis.centre - Double(origin) : axis.centre
    let high = Float(centre)
    return SIMD4(
      high,
      Float(centre - Double(high)),
      Float(axis.slope * ratio),
      Float(axis.position * ratio)
    )
  }

  /// Returns the markers with positions, for when the columns have no room on the device; nil where
  /// none is in view.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func placed() throws(KeisenError) -> PlannedMarkers? {
    guard let placed = try markers.placed() else { return nil }
    return PlannedMarkers(placed, clip, ratio: ratio, size: draw.markers.size)
  }
}
