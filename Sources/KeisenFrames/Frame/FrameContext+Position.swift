import KeisenPrimitives
import KeisenRanges

extension FrameContext {
  /// How far outside of the plot a position may be by rounding, in points.
  private static let tolerance = 0.001
  /// Positions beyond this are taken to be here, in points: differences of two must not overflow.
  private static let farthest = 1e300

  /// Returns where a value stands across the plot in points: NaN where its scale has no place for
  /// it, an infinity where it is farther away than doubles reach.
  package func position(of value: DataValue, _ dimension: Dimension, of space: Space) -> Double {
    let relative = range(of: space.projection(dimension)).relative(value)
    return map(dimension, of: space).position(of: relative)
  }

  /// Whether a position across the plot is in it.
  package func shows(_ position: Double, _ dimension: Dimension) -> Bool {
    let (low, high) = plot.ends(dimension)
    return position >= low - Self.tolerance && position <= high + Self.tolerance
  }

  /// Returns a position in points, or nil where it is none.
  ///
  /// A value has none where its scale has no place for it and, unless it `mayBeOutside`, outside of
  /// the plot. In an empty plot only positions in the picture are any.
  package func point(of position: Position, in space: Space?, mayBeOutside: Bool) -> Point? {
    func place(_ coordinate: Position.Coordinate, _ dimension: Dimension) -> Double? {
      switch coordinate {
      case .picture(let distance): return distance
      case .plot(let fraction):
        guard !plot.isEmpty else { return nil }
        let (low, high) = plot.ends(dimension)
        return low + fraction * (high - low)
      case .data(let value):
        guard !plot.isEmpty, let space else { return nil }
        let place = self.position(of: value, dimension, of: space)
        if let polar = polar(space) {
          let isOn = dimension == .x || place <= polar.outerRadius + Self.tolerance
          return mayBeOutside || isOn ? place : nil
        }
        return mayBeOutside || shows(place, dimension) ? place : nil
      }
    }
    guard var x = place(position.x, .x), var y = place(position.y, .y) else { return nil }
    if let space, let polar = polar(space), case .data = position.x, case .data = position.y {
      let place = polar.place(x, y)
      (x, y) = (place.x, place.y)
    }
    func limited(_ place: Double) -> Double { max(-Self.farthest, min(place, Self.farthest)) }
    guard !x.isNaN, !y.isNaN else { return nil }
    return Point(
      x: limited(limited(x) + position.offset.x),
      y: limited(limited(y) + position.offset.y)
    )
  }

  /// The whole picture.
  package var picture: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
}

extension Rect {
  /// The sides that a dimension goes between: left and right, or top and bottom.
  package func ends(_ dimension: Dimension) -> (low: Double, high: Double) {
    dimension == .x ? (minX, maxX) : (minY, maxY)
  }
}
