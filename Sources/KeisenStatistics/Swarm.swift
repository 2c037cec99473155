import KeisenPrimitives

/// Discs beside a line, each at its value along the line and as near to the line as the others
/// leave room.
///
/// In order of their values, discs take the place nearest to the line at which they overlap none
/// that stands: on the line, or touching another one. Of two equally near places the one on the
/// lighter side counts, so that swarms are even. It is what seaborn's `swarmplot` is after; the
/// places left are found as in M. Bostock's "Beeswarm".
package struct Swarm: Sendable {
  /// How discs were placed.
  package enum Method: Hashable, Sendable {
    /// Each clear of all others.
    case clear
    /// As far from the line as the density at their value allows, by the van der Corput sequence of
    /// their ranks: they may overlap (S. Sherrill-Mix, E. Clarke, "vipor", 2017: quasirandom).
    case byDensity
  }

  /// Pairs of discs at most a diameter apart along the line, above which discs are placed by
  /// density.
  ///
  /// Their number decides the time that placing takes: some tenths of a second for these.
  package static let maxPairs = 1 << 22

  /// For each row how far its disc's centre is from the line, on one side or the other; NaN where
  /// its value is not finite.
  package let offsets: RowBuffer<Double>
  /// How discs were placed.
  package let method: Method
  /// Discs that had no room within `halfWidth` and were put at its end, where they overlap others.
  package let crowded: Int
  /// Rows left out, because their value is not finite.
  package let gaps: Int

  /// Places a disc for each value.
  ///
  /// - Parameters:
  ///   - values: Where the discs' centres are along the line, in any order.
  ///   - diameter: The discs' diameter, in the same unit.
  ///   - halfWidth: How far from the line a centre may be, in the same unit.
  /// - Throws: `KeisenError` with code `.invalidArgument` when diameter or half-width is not
  ///   positive and finite, `.outOfMemory`.
  /// - Complexity: O(n + *p* log *k*) for *p* pairs of discs at most a diameter apart along the
  ///   line, *k* of which have one disc in common; O(n) where `p` is above `maxPairs`.
  package init(
    of values: UnsafeBufferPointer<Double>,
    diameter: Double,
    halfWidth: Double
  ) throws(KeisenError) {
    for (name, number) in [("diameter", diameter), ("half-width", halfWidth)] {
      guard number.isFinite, number > 0 else {
        throw .invalidArgument("\(name) of a swarm must be positive and finite, got \(number)")
      }
    }
    offsets = try RowBuffer(repeating: .nan, count: values.count, for: "a swarm")
    let finite = try RowBuffer<Double>(count: values.count, for: "a swarm")
    for row in values.indices { finite.mutable[row] = values[row].isFinite ? values[row] : .nan }
    let order = try RadixSort.sortedRows(finite.values)
    extendLifetime(finite)
    let sorted = order.values.values
    gaps = values.count - sorted.count
    let placed = try RowBuffer<Double>(count: sorted.count, for: "a swarm")
    if Self.hasFewPairs(sorted, diameter: diameter) {
      method = .clear
      var sweep = SwarmSweep(diameter: diameter)
      for index in sorted.indices { placed.mutable[index] = sweep.place(sorted[index]) }
    } else {
      method = .byDensity
      try Self.placeByDensity(sorted, halfWidth: halfWidth, to: placed.mutable)
    }
    var crowded = 0
    for (index, row) in order.rows.values.enumerated() {
      let offset = placed.values[index]
      if abs(offset) > halfWidth { crowded &+= 1 }
      offsets.mutable[row] = max(-halfWidth, min(offset, halfWidth))
    }
    self.crowded = crowded
    extendLifetime((placed, order.values, order.rows, offsets))
  }

  /// Whether there are at most `maxPairs` pairs of values less than a diameter apart.
  private static func hasFewPairs(_ sorted: UnsafeBufferPointer<Double>, diameter: Double) -> Bool {
    var (pairs, first) = (0, 0)
    for index in sorted.indices {
      while sorted[index] - sorted[first] >= diameter { first &+= 1 }
      pairs &+= index &- first
      if pairs > maxPairs { return false }
    }
    return true
  }

  private static func placeByDensity(
    _ sorted: UnsafeBufferPointer<Double>,
    halfWidth: Double,
    to offsets: UnsafeMutableBufferPointer<Double>
  ) throws(KeisenError) {
    let density = try KernelDensity(of: sorted)
    let grid = try density.grid(count: 512, of: sorted)
    let maximum = grid.densities.max() ?? 0
    let perUnit = 511 / (density.maximum - density.minimum)
    for (index, value) in sorted.enumerated() {
      var share = 1.0
      if perUnit.isFinite, perUnit > 0, maximum > 0 {
        let place = (value - density.minimum) * perUnit
        let low = min(Int(place), 510)
        let part = place - Double(low)
        share = (grid.densities[low] * (1 - part) + grid.densities[low + 1] * part) / maximum
      }
      offsets[index] = (2 * vanDerCorput(index) - 1) * halfWidth * share
    }
  }

  /// The bits of a number above 0 behind the binary point, in reverse: 1/2, 1/4, 3/4, 1/8 and so
  /// on.
  private static func vanDerCorput(_ index: Int) -> Double {
    var bits = (UInt64(index) &+ 1).byteSwapped
    bits = (bits & 0x0f0f_0f0f_0f0f_0f0f) << 4 | bits >> 4 & 0x0f0f_0f0f_0f0f_0f0f
    bits = (bits & 0x3333_3333_3333_3333) << 2 | bits >> 2 & 0x3333_3333_3333_3333
    bits = (bits & 0x5555_5555_5555_5555) << 1 | bits >> 1 & 0x5555_5555_5555_5555
    return Double(bits >> 11) * 0x1p-53
  }
}
