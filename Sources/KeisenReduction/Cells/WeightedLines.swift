/// Up to four lines of values at equal distances in memory, each with a weight.
///
/// They are added up in one go, so that a sum of all is written once.
struct WeightedLines {
  /// The most lines.
  static let maximum = 4

  /// Where the first line begins.
  let base: UnsafePointer<Double>
  /// Values from one line to the next.
  let distance: Int
  /// Number of lines, 1 to 4.
  let count: Int
  /// A weight for each line.
  let weights: SIMD4<Double>

  /// Takes lines with as many weights.
  init(_ base: UnsafePointer<Double>, distance: Int, weights: ArraySlice<Double>) {
    (self.base, self.distance, count) = (base, distance, weights.count)
    var four = SIMD4<Double>.zero
    for (index, weight) in weights.enumerated() { four[index] = weight }
    self.weights = four
  }

  /// Writes the sum of the first `length` values of all lines, or adds it to what is there.
  func addUp(_ length: Int, to sums: UnsafeMutablePointer<Double>, isFirst: Bool) {
    switch count {
    case 1: addUp(1, length, sums, isFirst)
    case 2: addUp(2, length, sums, isFirst)
    case 3: addUp(3, length, sums, isFirst)
    default: addUp(4, length, sums, isFirst)
    }
  }

  /// Inlined for each number of lines, so that the sum is no loop.
  @inline(__always)
  private func addUp(
    _ count: Int,
    _ length: Int,
    _ sums: UnsafeMutablePointer<Double>,
    _ isFirst: Bool
  ) {
    let second = count > 1 ? base + distance : base
    let third = count > 2 ? base + 2 * distance : base
    let fourth = count > 3 ? base + 3 * distance : base
    let (base, weights) = (base, weights)
    func sum(_ index: Int) -> Double {
      var sum = base[index] * weights.x
      if count > 1 { sum += second[index] * weights.y }
      if count > 2 { sum += third[index] * weights.z }
      if count > 3 { sum += fourth[index] * weights.w }
      return sum
    }
    if isFirst {
      for index in 0..<length { sums[index] = sum(index) }
    } else {
      for index in 0..<length { sums[index] += sum(index) }
    }
  }
}
