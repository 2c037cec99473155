import KeisenPrimitives

/// Finds values by their rank without sorting all of them.
///
/// A count of the keys' first 16 bits says which values can have a rank asked for; those alone are
/// copied, and looked at by the 11 bits below the ones that they have in common, until few are
/// left. So the time is O(n) whatever the values are: each of at most six rounds reads what is left
/// twice.
struct RankSelection {
  private static let firstShift: UInt64 = 48
  private static let firstBins = 1 << 16
  private static let bits = 11
  /// Values that are sorted at once.
  private static let few = 256
  /// Values for which the first count would cost more than it spares.
  private static let some = 4_096

  /// The values that count: neither NaN nor outside the bounds.
  let count: Int
  private let values: UnsafeBufferPointer<Double>
  private let low: Double
  private let high: Double
  /// How many values have each key's first bits; nil for some values.
  private let histogram: RowBuffer<Int>?

  /// Counts values from `low` to `high`, which must stay where they are while ranks are asked for.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(
    _ values: UnsafeBufferPointer<Double>,
    from low: Double = -.infinity,
    through high: Double = .infinity
  ) throws(KeisenError) {
    (self.values, self.low, self.high) = (values, low, high)
    guard values.count > Self.some else {
      histogram = nil
      count = values.count { $0 >= low && $0 <= high }
      return
    }
    let histogram = try RowBuffer(repeating: 0, count: Self.firstBins, for: "the ranks of values")
    let bins = histogram.mutable
    var count = 0
    for value in values where value >= low && value <= high {
      bins[Int(truncatingIfNeeded: OrderedKey.key(of: value) >> Self.firstShift)] &+= 1
      count &+= 1
    }
    extendLifetime(histogram)
    self.histogram = histogram
    self.count = count
  }

  /// Returns the values at `ranks`, 0 for the least; they ascend, none comes twice, and each is one
  /// of `0..<count`.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func values(at ranks: [Int]) throws(KeisenError) -> [Double] {
    var results: [Double] = []
    results.reserveCapacity(ranks.count)
    guard let histogram else {
      let keys = try RowBuffer<UInt64>(count: count, for: "the ranks of values")
      var place = 0
      for value in values where value >= low && value <= high {
        keys.mutable[place] = OrderedKey.key(of: value)
        place &+= 1
      }
      try Self.select(ranks, in: keys.mutable, to: &results)
      extendLifetime(keys)
      return results
    }
    let groups = Self.groups(of: ranks, in: histogram.values)
    extendLifetime(histogram)
    let kept = groups.reduce(0) { $0 + $1.count }
    let keys = try RowBuffer<UInt64>(count: kept, for: "the ranks of values")
    // Which group a bin's values go to, or -1.
    let targets = try RowBuffer<Int>(
      repeating: -1,
      count: Self.firstBins,
      for: "the ranks of values"
    )
    for (index, group) in groups.enumerated() { targets.mutable[group.bin] = index }
    var places = groups.map(\.start)
    places.withUnsafeMutableBufferPointer { places in
      let (targets, keys) = (targets.values, keys.mutable)
      for value in values where value >= low && value <= high {
        let key = OrderedKey.key(of: value)
        let target = targets[Int(truncatingIfNeeded: key >> Self.firstShift)]
        if target >= 0 {
          keys[places[target]] = key
          places[target] &+= 1
        }
      }
    }
    extendLifetime(targets)
    for group in groups {
      let part = UnsafeMutableBufferPointer(rebasing: keys.mutable[group.keys])
      try Self.select(group.ranks, in: part, to: &results)
    }
    extendLifetime(keys)
    return results
  }

  /// The values of a bin, with the ranks asked for among them.
  private struct Group {
    let bin: Int
    let start: Int
    let count: Int
    var ranks: [Int]

    var keys: Range<Int> { start..<start + count }
  }

  /// The bins in which ranks lie, with the ranks within them.
  private static func groups(of ranks: [Int], in counts: UnsafeBufferPointer<Int>) -> [Group] {
    var groups: [Group] = []
    var (bin, below, start) = (0, 0, 0)
    for rank in ranks {
      while rank >= below + counts[bin] {
        below += counts[bin]
        bin += 1
      }
      if groups.last?.bin == bin {
        groups[groups.count - 1].ranks.append(rank - below)
      } else {
        groups.append(Group(bin: bin, start: start, count: counts[bin], ranks: [rank - below]))
        start += counts[bin]
      }
    }
    return groups
  }

  /// Appends the values at `ranks` among `keys`, whose order is lost.
  private static func select(
    _ ranks: [Int],
    in keys: UnsafeMutableBufferPointer<UInt64>,
    to results: inout [Double]
  ) throws(KeisenError) {
    if keys.count <= few {
      var keys = keys
      keys.sort()
      for rank in ranks { results.append(OrderedKey.value(of: keys[rank])) }
      return
    }
    var differing: UInt64 = 0
    let first = keys[0]
    for key in keys { differing |= key ^ first }
    guard differing != 0 else {
      for _ in ranks { results.append(OrderedKey.value(of: first)) }
      return
    }
    let shift = UInt64(max(0, 64 - differing.leadingZeroBitCount - bits))
    let mask = UInt64(1 << bits - 1)
    var counts = [Int](repeating: 0, count: 1 << bits)
    counts.withUnsafeMutableBufferPointer { counts in
      for key in keys { counts[Int(truncatingIfNeeded: key >> shift & mask)] &+= 1 }
    }
    let groups = counts.withUnsafeBufferPointer { Self.groups(of: ranks, in: $0) }
    let kept = try RowBuffer<UInt64>(
      count: groups.reduce(0) { $0 + $1.count },
      for: "the ranks of values"
    )
    // Which group a bin's keys go to, or -1.
    var targets = [Int](repeating: -1, count: 1 << bits)
    for (index, group) in groups.enumerated() { targets[group.bin] = index }
    var places = groups.map(\.start)
    targets.withUnsafeBufferPointer { targets in
      places.withUnsafeMutableBufferPointer { places in
        let kept = kept.mutable
        for key in keys {
          let target = targets[Int(truncatingIfNeeded: key >> shift & mask)]
          if target >= 0 {
            kept[places[target]] = key
            places[target] &+= 1
          }
        }
      }
    }
    for group in groups {
      let part = UnsafeMutableBufferPointer(rebasing: kept.mutable[group.keys])
      try select(group.ranks, in: part, to: &results)
    }
    extendLifetime(kept)
  }
}
