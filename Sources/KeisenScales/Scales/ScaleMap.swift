/// A scale over one range: data values to positions.
///
/// The kind is looked at once per batch, never per value.
package enum ScaleMap: Hashable, Sendable {
  /// Straight.
  case linear(LinearMap)
  /// Straight for what a transform makes of the values.
  case transformed(ScaleTransform, LinearMap)
  /// Instants of which some have no length.
  case time(TimeMap)
  /// Equal lengths for equally many values.
  case distribution(DistributionMap)
}

extension ScaleMap {
  /// Makes the map of `min` to `first` and of `max` to `last` that is straight behind a transform.
  ///
  /// A range with an end that the transform does not know maps everything to NaN. One whose ends it
  /// does not tell apart maps all values that it knows to the middle of the positions.
  init(
    _ transform: ScaleTransform,
    min: Double,
    max: Double,
    to first: Double,
    _ last: Double
  ) {
    let map = LinearMap(
      min: transform.transformed(min),
      max: transform.transformed(max),
      to: first,
      last
    )
    self = .transformed(transform, map)
  }

  /// Whether all values that have a place have the same one, infinities too.
  package var isConstant: Bool {
    switch self {
    case .linear(let map), .transformed(_, let map): map.isConstant
    case .time(let map): map.isConstant
    case .distribution(let map): map.isConstant
    }
  }

  /// Returns the position of one value.
  ///
  /// NaN and a value without a place on the scale give NaN.
  package func position(of value: Double) -> Double {
    switch self {
    case .linear(let map): map.position(of: value)
    case .transformed(let transform, let map): map.position(of: transform.transformed(value))
    case .time(let map): map.position(of: value)
    case .distribution(let map): map.position(of: value)
    }
  }

  /// Writes the positions of `values` to `positions`, which may be the same memory.
  package func positions(
    of values: UnsafeBufferPointer<Double>,
    into positions: UnsafeMutablePointer<Double>
  ) {
    switch self {
    case .linear(let map): map.positions(of: values, into: positions)
    case .transformed(let transform, let map):
      transform.transform(values, into: positions)
      map.positions(
        of: UnsafeBufferPointer(start: positions, count: values.count),
        into: positions
      )
    case .time(let map): map.positions(of: values, into: positions)
    case .distribution(let map):
      for index in values.indices { positions[index] = map.position(of: values[index]) }
    }
  }

  /// Returns the value at one position.
  ///
  /// A position without a length to stand on (first = last) gives the middle of the range.
  package func value(at position: Double) -> Double {
    switch self {
    case .linear(let map): map.inverse.position(of: position)
    case .transformed(let transform, let map):
      transform.value(of: map.inverse.position(of: position))
    case .time(let map): map.value(at: position)
    case .distribution(let map): map.value(at: position)
    }
  }

  /// Writes the values at `positions` to `values`, which may be the same memory.
  package func values(
    at positions: UnsafeBufferPointer<Double>,
    into values: UnsafeMutablePointer<Double>
  ) {
    switch self {
    case .linear(let map): map.inverse.positions(of: positions, into: values)
    case .transformed(let transform, let map):
      map.inverse.positions(of: positions, into: values)
      transform.values(
        of: UnsafeBufferPointer(start: values, count: positions.count),
        into: values
      )
    case .time(let map): map.values(at: positions, into: values)
    case .distribution(let map):
      for index in positions.indices { values[index] = map.value(at: positions[index]) }
    }
  }
}
