/// A scale over one range: data values to positions.
///
/// The kind is looked at once per batch, never per value.
package enum ScaleMap: Hashable, Sendable {
  /// Straight.
  case linear(LinearMap)
}

extension ScaleMap {
  /// Returns the position of one value.
  ///
  /// NaN gives NaN.
  package func position(of value: Double) -> Double {
    switch self {
    case .linear(let map): map.position(of: value)
    }
  }

  /// Writes the positions of `values` to `positions`, which may be the same memory.
  package func positions(
    of values: UnsafeBufferPointer<Double>,
    into positions: UnsafeMutablePointer<Double>
  ) {
    switch self {
    case .linear(let map): map.positions(of: values, into: positions)
    }
  }

  /// Returns the value at one position.
  ///
  /// A position without a length to stand on (first = last) gives the middle of the range.
  package func value(at position: Double) -> Double {
    switch self {
    case .linear(let map): map.inverse.position(of: position)
    }
  }

  /// Writes the values at `positions` to `values`, which may be the same memory.
  package func values(
    at positions: UnsafeBufferPointer<Double>,
    into values: UnsafeMutablePointer<Double>
  ) {
    switch self {
    case .linear(let map): map.inverse.positions(of: positions, into: values)
    }
  }
}
