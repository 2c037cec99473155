import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// Where a crosshair or a tooltip points.
public enum PointerPosition: Hashable, Sendable {
  /// A point of the chart's picture, in points from its top left corner; in a figure from that of
  /// the chart's place.
  case point(Point)
  /// Values of a space; nil where nothing is said of a dimension.
  ///
  /// What one chart finds at its pointer, so that others which share a projection with it follow.
  /// Of a value that the plot does not show a crosshair has no line; a tooltip needs one of x, and
  /// without one of y tells about one row of every series.
  case values(x: DataValue?, y: DataValue?)

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is NaN or infinite.
  func validate() throws(KeisenError) {
    switch self {
    case .point(let point):
      try requireFinite(point.x, "x of pointer")
      try requireFinite(point.y, "y of pointer")
    case .values(let x, let y):
      try x?.validate("x of pointer")
      try y?.validate("y of pointer")
    }
  }

  /// Returns where it stands across the plot in each dimension, in points; nil where it is not in
  /// the plot or nothing is said.
  ///
  /// - Parameters:
  ///   - space: The space of the values.
  ///   - frame: The frame.
  /// - Returns: Both positions. Of a point it is both or neither.
  func place(in space: Space, _ frame: FrameContext) -> (x: Double?, y: Double?) {
    guard !frame.plot.isEmpty else { return (nil, nil) }
    switch self {
    case .point(let point):
      return frame.plot.holds(point) ? (point.x, point.y) : (nil, nil)
    case .values(let x, let y):
      guard space.polar == nil else {
        guard let x, let y, let place = frame.place(x: x, y: y, in: space),
          frame.plot.holds(place)
        else { return (nil, nil) }
        return (place.x, place.y)
      }
      func position(_ value: DataValue?, _ dimension: Dimension) -> Double? {
        guard let value else { return nil }
        let position = frame.position(of: value, dimension, of: space)
        guard frame.shows(position, dimension) else { return nil }
        // Rounding may put a value at the plot's end a little beyond it.
        let (low, high) = frame.plot.ends(dimension)
        return max(low, min(position, high))
      }
      return (position(x, .x), position(y, .y))
    }
  }
}
