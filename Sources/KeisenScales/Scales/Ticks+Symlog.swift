import Glibc

extension Ticks {
  /// Divides a range by zero and the powers of a base from a threshold on, on both sides.
  ///
  /// What lies within the threshold, and what reaches less than one power beyond the first, is
  /// divided evenly. The first powers are left out where they stand nearer to zero than ticks are
  /// to stand apart.
  init(
    symlog base: Double,
    threshold: Double,
    origin: Int64,
    min: Double,
    max: Double,
    count: Int
  ) {
    if let range = LogRange(origin: origin, min: min, max: max), range.nearest >= threshold {
      self.init(log: base, origin: origin, min: min, max: max, count: count)
      return
    }
    let (first, last) = (Double(origin) + min, Double(origin) + max)
    let reach = Swift.max(abs(first), abs(last))
    guard reach.isFinite, reach > threshold, min != max else {
      self.init(linear: origin, min: min, max: max, count: count)
      return
    }
    let count = Swift.max(1, Swift.min(600, count))
    let grid = PowerGrid(base: base, origin: origin)
    let nearest = grid.firstExponent(notBelow: threshold)
    let farthest = Swift.max(nearest, grid.lastExponent(notAbove: reach))
    func place(_ value: Double) -> Double {
      let way = log1p(abs(value) / threshold)
      return value < 0 ? -way : way
    }
    let pace = abs(place(last) - place(first)) / Double(count)
    let isCrowded =
      farthest > nearest && place(PowerGrid.magnitude(base, 1, nearest)) < 0.75 * pace
    let minimum = isCrowded ? nearest + 1 : nearest
    var stride = PowerGrid.stride(nearest...farthest, count: Self.roomy(count))
    func ticks(_ stride: Int) -> Ticks {
      let from = PowerGrid.multiple(of: stride, notBelow: minimum)
      let exponents = Swift.stride(from: from, through: farthest, by: stride)
      let powers = exponents.flatMap { [(-1, $0), (1, $0)] }.map {
        PowerTicks.Tick(multiplier: $0.0, exponent: $0.1)
      }
      let zero = PowerTicks.Tick(multiplier: 0, exponent: 0)
      return Ticks(origin: origin, min: min, max: max, grid, stride: stride, powers + [zero])
    }
    var all = ticks(stride)
    while all.values.count > Self.roomy(count), PowerGrid.longer(stride) > stride {
      stride = PowerGrid.longer(stride)
      all = ticks(stride)
    }
    let isLong = reach >= base * PowerGrid.magnitude(base, 1, nearest)
    if isLong || all.values.count >= 3 {
      self = all
    } else {
      self.init(linear: origin, min: min, max: max, count: count)
    }
  }

  /// The minor ticks of powers beyond the threshold, and fifths of the way from zero to the first
  /// power, with that where it is no tick.
  func symlogMinorValues(_ powers: PowerTicks, threshold: Double) -> [Double] {
    let grid = PowerGrid(base: powers.base, origin: origin)
    let nearest = PowerGrid.magnitude(powers.base, 1, grid.firstExponent(notBelow: threshold))
    let beyond = powerMinorValues(powers, notBelow: nearest)
    guard powers.stride == 1, nearest.isFinite else { return beyond }
    let (low, high) = min < max ? (min, max) : (max, min)
    let known = Set(values + beyond)
    let within = (-5...5).map { Double($0) / 5 * nearest - Double(origin) }
      .filter { $0 >= low && $0 <= high && !known.contains($0) }
    let all = Set(within).union(beyond).sorted()
    return min < max ? all : all.reversed()
  }
}
