/// Texts one above the other: each as near to where it should be as the others allow.
enum LabelStack {
  /// Returns places in the order of the wanted ones, no two nearer than a distance, and all between
  /// two ends.
  ///
  /// The sum of the squares of all moves is the least that there is. Where the ends are too near
  /// for all, the places go on beyond the far one.
  ///
  /// - Parameters:
  ///   - wanted: Where each should be, ascending.
  ///   - distance: The least from place to place.
  ///   - low: Below that there is none.
  ///   - high: Beyond that there is none, where there is room.
  /// - Returns: As many places, ascending.
  /// - Complexity: O(*n*).
  /// - SeeAlso: M. Ayer et al., “An Empirical Distribution Function for Sampling with Incomplete
  ///   Information”, Annals of Mathematical Statistics 26 (4), 1955: pooling of adjacent violators.
  static func places(
    _ wanted: [Double],
    distance: Double,
    from low: Double,
    to high: Double
  ) -> [Double] {
    var pools: [(mean: Double, count: Int)] = []
    for (index, place) in wanted.enumerated() {
      var pool = (mean: place - Double(index) * distance, count: 1)
      while let last = pools.last, last.mean > pool.mean {
        let count = last.count + pool.count
        let sum = last.mean * Double(last.count) + pool.mean * Double(pool.count)
        pool = (sum / Double(count), count)
        pools.removeLast()
      }
      pools.append(pool)
    }
    let maximum = max(low, high - Double(max(0, wanted.count - 1)) * distance)
    var places: [Double] = []
    for pool in pools {
      let first = max(low, min(pool.mean, maximum))
      for _ in 0..<pool.count { places.append(first + Double(places.count) * distance) }
    }
    return places
  }
}
