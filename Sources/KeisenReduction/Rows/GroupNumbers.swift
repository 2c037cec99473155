import KeisenPrimitives

/// Numbers the positions of groups in the order in which they are met.
struct GroupNumbers {
  /// Positions that are looked for before all others: one for each of as many hashes.
  private static let slots = 256

  /// The position of each number.
  private(set) var positions: [Double] = []
  private var found: [Double: Int] = [:]
  /// The position of each hash that was met last, and its number; NaN for none.
  private var lately = [(position: Double, number: Int)](repeating: (.nan, 0), count: slots)

  /// Returns the number of a finite position.
  @inline(__always)
  mutating func number(of position: Double) -> Int {
    let hash = position.bitPattern &* 0x9e37_79b9_7f4a_7c15
    let slot = Int(truncatingIfNeeded: hash &>> 56)
    let known = lately[slot]
    return known.position == position ? known.number : find(position, slot)
  }

  private mutating func find(_ position: Double, _ slot: Int) -> Int {
    let number = found[position] ?? positions.count
    if number == positions.count {
      found[position] = number
      positions.append(position)
    }
    lately[slot] = (position, number)
    return number
  }

  /// The least way from a position to the next; 1 where there is but one.
  var step: Double {
    let sorted = positions.sorted()
    let minimum = zip(sorted, sorted.dropFirst()).lazy.map { $1 - $0 }.min()
    return minimum.flatMap { $0.isFinite ? $0 : nil } ?? 1
  }
}
