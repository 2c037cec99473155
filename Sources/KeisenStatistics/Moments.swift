/// Mean, spread and asymmetry of the finite values that lie between two bounds, each row counting
/// once.
struct Moments {
  /// Values that count.
  let count: Int
  /// Their sum divided by their number; NaN where there is none.
  let mean: Double
  /// The root of the mean square distance from the mean, as `numpy.std`; NaN where there is no
  /// value.
  let standardDeviation: Double
  /// The mean cube of the distance from the mean in standard deviations; NaN where all values are
  /// equal.
  let skewness: Double

  /// Reads values twice: for the mean, and for the distances from it.
  ///
  /// `extremes` are of the same values and bounds; in units of their magnitude nothing overflows.
  init(
    of values: UnsafeBufferPointer<Double>,
    from first: Double = -.greatestFiniteMagnitude,
    through last: Double = .greatestFiniteMagnitude,
    extremes: Extremes
  ) {
    count = extremes.count
    let n = Double(count)
    let factor = extremes.factor
    let first = max(first, -.greatestFiniteMagnitude)
    let last = min(last, .greatestFiniteMagnitude)
    var sum = BlockSum()
    for start in stride(from: 0, to: values.count, by: BlockSum.length) {
      var part = 0.0
      for value in values[start..<min(start + BlockSum.length, values.count)]
      where value >= first && value <= last {
        part += value * factor
      }
      sum.add(part)
    }
    let center = sum.value / n
    var (rest, squares, cubes) = (BlockSum(), BlockSum(), BlockSum())
    for start in stride(from: 0, to: values.count, by: BlockSum.length) {
      var (plain, second, third) = (0.0, 0.0, 0.0)
      for value in values[start..<min(start + BlockSum.length, values.count)]
      where value >= first && value <= last {
        let distance = value * factor - center
        plain += distance
        second += distance * distance
        third += distance * distance * distance
      }
      rest.add(plain)
      squares.add(second)
      cubes.add(third)
    }
    // What the rounding of the mean left of the distances' sum.
    let shift = rest.value / n
    let variance = max(0, squares.value / n - shift * shift)
    let deviation = extremes.low == extremes.high ? 0 : variance.squareRoot()
    mean = extremes.low == extremes.high ? extremes.low : (center + shift) / factor
    standardDeviation = count == 0 ? .nan : deviation / factor
    let third = cubes.value / n - 3 * shift * variance - shift * shift * shift
    skewness = third / (deviation * deviation * deviation)
  }
}
