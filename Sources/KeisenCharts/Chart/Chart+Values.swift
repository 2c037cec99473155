import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Chart {
  /// Returns the values that stand at a point of the picture: the inverse of `position(x:y:in:)`.
  ///
  /// Layout and ranges are those of a frame drawn now, as for `hit`. A value is the origin of its
  /// range plus the double that is nearest, so that an instant is as exact as the range; it is in
  /// the unit of the scale. Beyond the plot values are told where the scale goes on.
  ///
  /// - Parameters:
  ///   - point: Points from the top left corner of the picture.
  ///   - space: The space of the values, which is not polar; nil for the chart's own.
  ///   - isClipped: Whether nothing stands at points outside of the plot.
  ///   - pixelRatio: That of the frame; nil for the last frame's, or 1 before the first.
  /// - Returns: Both values; nil where the scale of one ends before the point, where the plot is
  ///   empty, and outside of it where that is asked for.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a coordinate is NaN or infinite,
  ///   `.unsupported` for a polar space; as `plot(pixelRatio:)`.
  /// - Complexity: That of a layout.
  public func values(
    at point: Point,
    in space: Space? = nil,
    isClipped: Bool = false,
    pixelRatio: Double? = nil
  ) throws(KeisenError) -> (x: DataValue, y: DataValue)? {
    try placed(at: point, in: space, pixelRatio: pixelRatio).values(isClipped: isClipped)
  }

  /// Returns where two values stand in the picture, in points from its top left corner.
  ///
  /// Layout and ranges are those of a frame drawn now, as for `hit`.
  ///
  /// - Parameters:
  ///   - x: The horizontal value, or the angle.
  ///   - y: The vertical value, or the radius.
  ///   - space: The space of the values; nil for the chart's own.
  ///   - isClipped: Whether values that the plot does not show stand nowhere.
  ///   - pixelRatio: That of the frame; nil for the last frame's, or 1 before the first.
  /// - Returns: The point; nil where a scale has no place for a value or that is infinitely far
  ///   away, where the plot is empty, and outside of it where that is asked for.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a value is NaN or infinite; as
  ///   `plot(pixelRatio:)`.
  /// - Complexity: That of a layout.
  public func position(
    x: some DataValueConvertible,
    y: some DataValueConvertible,
    in space: Space? = nil,
    isClipped: Bool = false,
    pixelRatio: Double? = nil
  ) throws(KeisenError) -> Point? {
    try placed(x: x.dataValue, y: y.dataValue, in: space, pixelRatio: pixelRatio)
      .position(isClipped: isClipped)
  }

  /// Finds the values at a point, as `values(at:in:isClipped:pixelRatio:)`.
  package func placed(
    at point: Point,
    in space: Space?,
    pixelRatio: Double?
  ) throws(KeisenError) -> PlacedValues {
    try requireFinite(point)
    let space = space ?? self.space
    try space.requireCartesian(for: "values at a point")
    let frame = try laidOut(with: space, pixelRatio)
    let found = frame.placed(at: point, in: space)
    try frame.ranges.throwFailures()
    return found
  }

  /// Finds where values stand, as `position(x:y:in:isClipped:pixelRatio:)`.
  package func placed(
    x: DataValue,
    y: DataValue,
    in space: Space?,
    pixelRatio: Double?
  ) throws(KeisenError) -> PlacedValues {
    try x.validate("x")
    try y.validate("y")
    let space = space ?? self.space
    let frame = try laidOut(with: space, pixelRatio)
    let found = frame.placed(x: x, y: y, in: space)
    try frame.ranges.throwFailures()
    return found
  }

  /// Lays the picture out with the ranges of a space, which need not be of one of its parts.
  private func laidOut(
    with space: Space,
    _ pixelRatio: Double?
  ) throws(KeisenError) -> FrameContext {
    let state = state.withLock { $0 }
    let pixelRatio = pixelRatio ?? state.pixelRatio
    _ = try Self.validate(DisplayList(size: state.size, pixelRatio: pixelRatio), time: 0)
    var ranges = FrameRanges()
    try ranges.take(space.x)
    try ranges.take(space.y)
    return try Self.begin(state, pixelRatio: pixelRatio, ranges: ranges).0
  }
}
