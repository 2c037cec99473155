import Glibc

/// How values are spread: what part of them is at or below a value.
///
/// The least value has the part 0 and the greatest 1, straight between the values that are known;
/// one value alone has the middle.
package struct Distribution: Hashable, Sendable {
  /// Values that ascend.
  package let values: [Double]
  /// The part of each, ascending from 0 to 1.
  package let parts: [Double]

  /// Values that are known at most: more would not be seen in the 256 steps of a colour map.
  package static let maximum = 1024

  /// Makes the distribution of counted values; nil of none.
  ///
  /// - Parameters:
  ///   - values: Finite values that ascend, none twice.
  ///   - counts: How often each of them is there, above 0.
  /// - Complexity: O(*n*).
  package init?(of values: [Double], counts: [Int]) {
    guard let minimum = values.first, let maximum = values.last, counts.count == values.count else {
      return nil
    }
    let total = counts.reduce(0, +) - counts[0]
    guard total > 0, minimum < maximum else {
      self.values = [minimum]
      parts = [0.5]
      return
    }
    var kept = (values: [minimum], parts: [0.0])
    var sum = 0
    for index in 1..<values.count {
      sum += counts[index]
      let part = Double(sum) / Double(total)
      // Of those nearer to each other than a step the last is kept, the one before a leap too.
      let isNext = index + 1 < counts.count
      let nextPart = isNext ? Double(sum + counts[index + 1]) / Double(total) : 2
      let step = 1 / Double(Self.maximum / 2)
      guard values.count <= Self.maximum || nextPart - kept.parts[kept.parts.count - 1] >= step
      else {
        continue
      }
      kept.values.append(values[index])
      kept.parts.append(part)
    }
    (self.values, parts) = kept
  }

  /// Whether all values are one.
  package var isConstant: Bool { values.count == 1 }

  /// Returns the part of a value: below 0 of one that is less than all, above 1 of one that is
  /// greater; NaN of NaN.
  package func part(of value: Double) -> Double {
    guard !value.isNaN else { return value }
    let last = values.count - 1
    if value < values[0] { return -1 }
    if value > values[last] { return 2 }
    guard last > 0 else { return parts[0] }
    var (low, high) = (0, last)
    while high - low > 1 {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle } else { high = middle }
    }
    return Self.between(value, (values[low], values[high]), (parts[low], parts[high]))
  }

  /// Returns the value of a part, taken into 0...1.
  package func value(of part: Double) -> Double {
    guard !part.isNaN else { return part }
    let last = values.count - 1
    guard part > 0, last > 0 else { return values[0] }
    guard part < 1 else { return values[last] }
    var (low, high) = (0, last)
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle] <= part { low = middle } else { high = middle }
    }
    return Self.between(part, (parts[low], parts[high]), (values[low], values[high]))
  }

  private static func between(
    _ place: Double,
    _ places: (Double, Double),
    _ results: (Double, Double)
  ) -> Double {
    // Halves, as a difference may overflow.
    let share = (place / 2 - places.0 / 2) / (places.1 / 2 - places.0 / 2)
    return results.0 * (1 - share) + results.1 * share
  }

  /// Returns round values, about `count` at equal distances of their parts, ascending.
  ///
  /// Each is the roundest number near its place, so it may be missing where values are few.
  package func ticks(_ count: Int) -> [Double] {
    guard !isConstant else { return [values[0]] }
    let count = max(2, min(count, 1000))
    let step = 1 / Double(count - 1)
    var ticks: [Double] = []
    for index in 0..<count {
      let middle = Double(index) * step
      let low = value(of: middle - 0.2 * step)
      let high = value(of: middle + 0.2 * step)
      let tick = Self.roundest(between: low, high, near: value(of: middle))
      guard tick >= values[0], tick <= values[values.count - 1] else { continue }
      if let before = ticks.last, tick <= before { continue }
      ticks.append(tick)
    }
    return ticks
  }

  /// Returns the power of ten, or the multiple of the greatest 1, 2 or 5 × 10ⁿ, that lies between
  /// two values.
  static func roundest(between low: Double, _ high: Double, near wanted: Double) -> Double {
    if low <= 0, high >= 0 { return 0 }
    let magnitude = max(abs(low), abs(high))
    var exponent = Int(log10(magnitude).rounded(.up))
    for _ in 0..<20 {
      // Powers of ten up to 22 are exact, so is what is divided by them.
      let power = pow(10, Double(abs(exponent)))
      let unit = copysign(exponent < 0 ? 1 / power : power, wanted)
      if unit >= low, unit <= high { return unit }
      for digit in [5.0, 2.0, 1.0] {
        func multiple(_ factor: Double) -> Double {
          exponent < 0 ? factor * digit / power : factor * digit * power
        }
        let factor = (exponent < 0 ? wanted / digit * power : wanted / digit / power).rounded()
        for candidate in [factor, factor - 1, factor + 1].map(multiple)
        where candidate >= low && candidate <= high { return candidate }
      }
      exponent -= 1
    }
    return wanted
  }
}

/// A distribution over positions: equal distances hold equally many values.
package struct DistributionMap: Hashable, Sendable {
  /// How values are spread.
  package let distribution: Distribution
  private let positions: LinearMap

  /// Makes the map of the least value to `first` and of the greatest to `last`.
  package init(_ distribution: Distribution, to first: Double, _ last: Double) {
    self.distribution = distribution
    positions = LinearMap(min: 0, max: 1, to: first, last)
  }

  /// Whether all values have one position.
  package var isConstant: Bool { positions.isConstant }

  /// Returns the position of a value.
  package func position(of value: Double) -> Double {
    positions.position(of: distribution.part(of: value))
  }

  /// Returns the value at a position.
  package func value(at position: Double) -> Double {
    distribution.value(of: positions.inverse.position(of: position))
  }
}
