/// The least and the greatest of the finite values that lie between two bounds, and how many there
/// are.
struct Extremes {
  /// Values between the bounds.
  private(set) var count = 0
  /// The least, or ∞ where there is none.
  private(set) var low = Double.infinity
  /// The greatest, or -∞ where there is none.
  private(set) var high = -Double.infinity

  /// What values are multiplied by, a power of two, so that the farthest from 0 is from 1 to 2;
  /// sums of their cubes neither overflow nor vanish then.
  var factor: Double { max(abs(low), abs(high)).factorToOne }

  /// Looks at values from `first` through `last`; both default to all finite ones.
  init(
    of values: UnsafeBufferPointer<Double>,
    from first: Double = -.greatestFiniteMagnitude,
    through last: Double = .greatestFiniteMagnitude
  ) {
    let first = max(first, -.greatestFiniteMagnitude)
    let last = min(last, .greatestFiniteMagnitude)
    var (lows, highs) = (SIMD4(repeating: low), SIMD4(repeating: high))
    var counts = SIMD4<Int64>.zero
    let whole = values.count & ~3
    for start in stride(from: 0, to: whole, by: 4) {
      let four = SIMD4(values[start], values[start + 1], values[start + 2], values[start + 3])
      let counting = (four .>= first) .& (four .<= last)
      lows = lows.replacing(with: four, where: counting .& (four .< lows))
      highs = highs.replacing(with: four, where: counting .& (four .> highs))
      counts = counts.replacing(with: counts &+ 1, where: counting)
    }
    (low, high) = (lows.min(), highs.max())
    count = Int(counts.wrappedSum())
    for value in values[whole...] where value >= first && value <= last {
      (low, high) = (min(low, value), max(high, value))
      count += 1
    }
  }
}
