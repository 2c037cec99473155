import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

extension PointStyle {
  /// Draws markers of the style in a plot.
  ///
  /// - Returns: Whether they are drawn as what they are on each pixel, within
  ///   `ShapeCells.boundChannel`.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  @discardableResult
  package func draw(
    _ markers: Markers,
    in frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> Bool {
    guard let customMarker else {
      list.draw(.markers(markers))
      return false
    }
    guard markers.count > max(frame.directRows / 4, frame.keptShapes), markers.border == nil,
      let cells = ShapeCells(frame, in: list)
    else {
      try list.draw(markers, as: customMarker)
      return false
    }
    try MarkerCoverage(markers, as: customMarker, cells).draw(into: &list)
    return true
  }

  /// Draws a marker into a swatch, no larger than that has room for.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func drawSwatch(
    in rect: Rect,
    color: Color,
    _ theme: Theme,
    into list: inout DisplayList
  ) throws(KeisenError) {
    // The widest shape reaches as far as twice its size.
    var size = min(size, rect.height, rect.width / 2)
    var middle = SIMD2(rect.midX, rect.midY)
    if let customMarker {
      let extent = customMarker.high - customMarker.low
      size = min(self.size, rect.height / extent.y, rect.width / extent.x)
      middle -= (customMarker.low + extent / 2) * size
    }
    try drawOne(at: middle, size: size, color: color, theme, into: &list)
  }

  /// Draws one marker.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func drawOne(
    at place: SIMD2<Double>,
    size: Double,
    color: Color,
    _ theme: Theme,
    into list: inout DisplayList
  ) throws(KeisenError) {
    guard size > 0 else { return }
    let positions = VertexBuffer()
    try positions.append(SIMD2<Float>(place))
    let markers = Markers(
      positions: positions,
      shape: marker,
      size: .one(size),
      fill: .one(color.opacity(Float(alpha))),
      border: border(theme)
    )
    if let customMarker {
      try list.draw(markers, as: customMarker)
    } else {
      list.draw(.markers(markers))
    }
  }
}
