/// A straight map from `min...max` to `first...last`.
///
/// With the slope `k = (last - first) / (max - min)` a value is measured from the end it is nearer
/// to: `first + k (v - min)` or `last + k (v - max)`. So both ends map exactly, no difference
/// inside the range overflows, and a position errs by at most a few ulps of the larger of `|first|`
/// and `|last|`. Values are first multiplied by a power of two that brings the length of the range
/// to 4..<8, which is exact and lets ranges of 10⁻³²³ and of ±10³⁰⁸ work alike.
///
/// NaN maps to NaN and an infinity to the infinity on its side. Where min = max or first = last
/// everything but NaN maps to the middle of the positions. If an end is NaN or infinite, all is
/// NaN.
package struct LinearMap: Hashable, Sendable {
  /// The data value that maps to `first`.
  package let min: Double
  /// The data value that maps to `last`.
  package let max: Double
  /// The position of `min`.
  package let first: Double
  /// The position of `max`.
  package let last: Double

  /// What brings the length of the range to 4..<8: a power of two.
  @usableFromInline let scale: Double
  /// The lower end, the upper end and what lies between, all scaled.
  @usableFromInline let low: Double
  @usableFromInline let high: Double
  @usableFromInline let middle: Double
  /// The positions of the lower and of the upper end.
  @usableFromInline let lowPosition: Double
  @usableFromInline let highPosition: Double
  /// Positions per scaled value.
  @usableFromInline let slope: Double
  /// Whether everything but NaN maps to `lowPosition`.
  @usableFromInline let isConstant: Bool

  /// Makes the map of `min` to `first` and of `max` to `last`.
  package init(min: Double, max: Double, to first: Double, _ last: Double) {
    self.min = min
    self.max = max
    self.first = first
    self.last = last

    let isReversed = min > max
    let (low, high) = isReversed ? (max, min) : (min, max)
    let (lowPosition, highPosition) = isReversed ? (last, first) : (first, last)
    let isFinite = min.isFinite && max.isFinite && first.isFinite && last.isFinite
    isConstant = !isFinite || low == high || first == last
    guard !isConstant else {
      // Halves, as the sum may overflow.
      let middle = first == last ? first : first / 2 + last / 2
      scale = 1
      self.low = 0
      self.high = 0
      self.middle = 0
      self.lowPosition = isFinite ? middle : .nan
      self.highPosition = self.lowPosition
      slope = 0
      return
    }

    let length = high - low
    // An infinite length has the exponent 1024 here: two doubles differ by less than 2^1025.
    let exponent = length.isFinite ? Int(length.exponent) : 1024
    scale = Double(sign: .plus, exponent: Swift.min(2 - exponent, 1023), significand: 1)
    self.low = low * scale
    self.high = high * scale
    let middle = self.low + (self.high - self.low) / 2
    // Neighbours have no middle: then the lower one alone is below it.
    self.middle = middle > self.low ? middle : self.high
    self.lowPosition = lowPosition
    self.highPosition = highPosition
    let positions = highPosition - lowPosition
    let scaledLength = self.high - self.low
    let slope =
      positions.isFinite
      ? positions / scaledLength : (highPosition / 4 - lowPosition / 4) / (scaledLength / 4)
    // Lengths at opposite ends of the doubles (one subnormal) overflow or underflow still: neither
    // may make NaN of an end or of an infinity.
    let magnitude = Swift.max(
      .leastNonzeroMagnitude,
      Swift.min(abs(slope), .greatestFiniteMagnitude)
    )
    self.slope = positions < 0 ? -magnitude : magnitude
  }

  /// The map from positions to values.
  package var inverse: LinearMap { LinearMap(min: first, max: last, to: min, max) }

  /// Returns the position of a value.
  @inlinable
  package func position(of value: Double) -> Double {
    isConstant ? constantPosition(of: value) : slopedPosition(of: value)
  }

  @inlinable @inline(__always)
  func slopedPosition(of value: Double) -> Double {
    let scaled = value * scale
    let isLow = scaled < middle
    return (isLow ? lowPosition : highPosition) + slope * (scaled - (isLow ? low : high))
  }

  @inlinable
  func constantPosition(of value: Double) -> Double {
    value.isNaN ? value : lowPosition
  }

  /// Writes the position of each value to `positions`, which may be the same memory.
  package func positions(
    of values: UnsafeBufferPointer<Double>,
    into positions: UnsafeMutablePointer<Double>
  ) {
    if isConstant {
      for index in values.indices { positions[index] = constantPosition(of: values[index]) }
    } else {
      let paired = values.count & ~1
      for index in stride(from: 0, to: paired, by: 2) {
        let position = slopedPositions(of: SIMD2(values[index], values[index + 1]))
        (positions[index], positions[index + 1]) = (position.x, position.y)
      }
      if paired < values.count { positions[paired] = slopedPosition(of: values[paired]) }
    }
  }

  /// The same as `slopedPosition` of each: written out, since the compiler makes no vectors of a
  /// choice in a loop.
  @inline(__always)
  private func slopedPositions(of values: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = values * scale
    let fromLow = lowPosition + slope * (scaled - low)
    let fromHigh = highPosition + slope * (scaled - high)
    return SIMD2(
      scaled.x < middle ? fromLow.x : fromHigh.x,
      scaled.y < middle ? fromLow.y : fromHigh.y
    )
  }
}
