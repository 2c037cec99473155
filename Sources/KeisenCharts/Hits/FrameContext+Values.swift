import KeisenPrimitives

extension FrameContext {
  /// Returns the values that stand at a point, as the frame's ranges have it; of instants in the scale's unit.
  ///
  /// Beyond the plot values are told where the scale goes on; NaN where it does not. Each is exact to the double that is added to
  /// the origin of its range.
  ///
  /// - Parameters:
  ///   - point: In points of the picture.
  ///   - space: A space that is not polar, whose ranges the frame has.
  /// - Returns: Both values.
  func values(at point: Point, in space: Space) -> (x: DataValue, y: DataValue) {
    (value(at: point.x, .x, of: space), value(at: point.y, .y, of: space))
  }

  /// Returns the value that stands at a position across the plot.
  func value(at position: Double, _ dimension: Dimension, of space: Space) -> DataValue {
    let range = range(of: space.projection(dimension))
    let offset = map(dimension, of: space).value(at: position)
    return DataValue(offset, origin: range.origin, unit: range.timeUnit)
  }

  /// Returns where two values stand, in points; nil where a scale has no place for one, and where that is infinitely far away.
  func place(x: DataValue, y: DataValue, in space: Space) -> Point? {
    var place = SIMD2(position(of: x, .x, of: space), position(of: y, .y, of: space))
    if let polar = polar(space) { place = polar.place(place.x, place.y) }
    return place.x.isFinite && place.y.isFinite ? Point(x: place.x, y: place.y) : nil
  }
}
