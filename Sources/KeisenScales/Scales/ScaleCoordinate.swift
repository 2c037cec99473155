/// What a map makes of values before it spreads them evenly: positions are straight in it.
///
/// It stays what it is while a range moves, so that what is found in it may be kept.
package enum ScaleCoordinate: Hashable, Sendable {
  /// The values themselves.
  case value
  /// What a transform makes of them.
  case transformed(ScaleTransform)
  /// Positions, where the map is not straight in anything else; they move with the range.
  case position(ScaleMap)

  /// Writes the coordinates of `values` to `coordinates`, which may be the same memory.
  ///
  /// A value without a place on the scale has the coordinate NaN.
  package func coordinates(
    of values: UnsafeBufferPointer<Double>,
    into coordinates: UnsafeMutablePointer<Double>
  ) {
    switch self {
    case .value:
      guard let base = values.baseAddress, base != coordinates else { return }
      coordinates.update(from: base, count: values.count)
    case .transformed(let transform): transform.transform(values, into: coordinates)
    case .position(let map): map.positions(of: values, into: coordinates)
    }
  }

  /// Writes the values at `coordinates` to `values`, which may be the same memory.
  package func values(
    at coordinates: UnsafeBufferPointer<Double>,
    into values: UnsafeMutablePointer<Double>
  ) {
    switch self {
    case .value:
      guard let base = coordinates.baseAddress, base != values else { return }
      values.update(from: base, count: coordinates.count)
    case .transformed(let transform): transform.values(of: coordinates, into: values)
    case .position(let map): map.values(at: coordinates, into: values)
    }
  }
}

extension ScaleMap {
  /// What positions are straight in, and how; the map is nil where coordinates are positions.
  package var straight: (coordinate: ScaleCoordinate, map: LinearMap?) {
    switch self {
    case .linear(let map): (.value, map)
    case .transformed(let transform, let map): (.transformed(transform), map)
    case .time, .distribution: (.position(self), nil)
    }
  }
}

extension LinearMap {
  /// Whether all values have one position, or none.
  package var isFlat: Bool { isConstant }

  /// How long a step of values is that makes a step of positions, roughly; NaN or infinite where
  /// there is none.
  package func length(ofStep step: Double) -> Double {
    abs((max - min) / (last - first)) * step
  }
}
