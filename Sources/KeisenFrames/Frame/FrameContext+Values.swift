import KeisenPrimitives
import KeisenRanges

extension FrameContext {
  /// Finds the values at a point, in a space that is not polar; NaN where the plot is empty.
  package func placed(at point: Point, in space: Space) -> PlacedValues {
    let none = (x: DataValue(.nan), y: DataValue(.nan))
    let values = plot.isEmpty ? none : self.values(at: point, in: space)
    return PlacedValues(
      point: point,
      x: values.x,
      y: values.y,
      isInside: !plot.isEmpty && plot.holds(point)
    )
  }

  /// Finds where values stand; NaN where the plot is empty.
  package func placed(x: DataValue, y: DataValue, in space: Space) -> PlacedValues {
    let place = plot.isEmpty ? nil : self.place(x: x, y: y, in: space)
    return PlacedValues(
      point: place ?? Point(x: .nan, y: .nan),
      x: x,
      y: y,
      isInside: place.map { shows($0.x, .x) && shows($0.y, .y) } ?? false
    )
  }

  /// Returns the values that stand at a point, as the frame's ranges have it; of instants in the
  /// scale's unit.
  ///
  /// Beyond the plot values are told where the scale goes on; NaN where it does not. Each is exact
  /// to the double that is added to the origin of its range.
  ///
  /// - Parameters:
  ///   - point: In points of the picture.
  ///   - space: A space that is not polar, whose ranges the frame has.
  /// - Returns: Both values.
  package func values(at point: Point, in space: Space) -> (x: DataValue, y: DataValue) {
    (value(at: point.x, .x, of: space), value(at: point.y, .y, of: space))
  }

  /// Returns the value that stands at a position across the plot.
  package func value(at position: Double, _ dimension: Dimension, of space: Space) -> DataValue {
    let range = range(of: space.projection(dimension))
    let offset = map(dimension, of: space).value(at: position)
    return DataValue(offset, origin: range.origin, unit: range.timeUnit)
  }

  /// Returns where two values stand, in points; nil where a scale has no place for one, and where
  /// that is infinitely far away.
  package func place(x: DataValue, y: DataValue, in space: Space) -> Point? {
    var place = SIMD2(position(of: x, .x, of: space), position(of: y, .y, of: space))
    if let polar = polar(space) { place = polar.place(place.x, place.y) }
    return place.x.isFinite && place.y.isFinite ? Point(x: place.x, y: place.y) : nil
  }
}
