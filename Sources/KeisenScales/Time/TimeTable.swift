import KeisenPrimitives

/// The open times of a range, and how much of them lies before each.
///
/// Made once per range and shared: the last few are kept.
final class TimeTable: Hashable, Sendable {
  /// No cuts are made in a range of more days.
  static let maxDays = 100_000

  private let range: TimeRange
  /// Where open times begin, relative to the origin, ascending.
  private let lows: [Double]
  /// Where they end.
  private let highs: [Double]
  /// The open units before each.
  private let befores: [Double]
  /// All open units.
  let length: Double

  private static let kept = Locked<[TimeTable]>([])

  /// Returns the table of a range, nil where it has no cuts or too many days.
  static func of(_ range: TimeRange) -> TimeTable? {
    guard let open = OpenTimes(range.scale.cuts, in: range.scale.zone) else { return nil }
    if let table = kept.withLock({ tables in tables.first { $0.range == range } }) { return table }
    guard let table = TimeTable(range, open) else { return nil }
    kept.withLock { tables in
      if tables.count >= 8 { tables.removeFirst() }
      tables.append(table)
    }
    return table
  }

  private init?(_ range: TimeRange, _ open: OpenTimes) {
    let intervals = open.intervals(
      from: range.floor(range.low),
      to: range.ceiling(range.high),
      maximum: Self.maxDays
    )
    guard let intervals else { return nil }
    var lows: [Double] = []
    var highs: [Double] = []
    var befores: [Double] = []
    var length = 0.0
    for interval in intervals {
      let low = max(range.low, range.value(of: interval.lowerBound))
      let high = min(range.high, range.value(of: interval.upperBound))
      guard low < high else { continue }
      lows.append(low)
      highs.append(high)
      befores.append(length)
      length += high - low
    }
    self.range = range
    self.lows = lows
    self.highs = highs
    self.befores = befores
    self.length = length
  }

  /// Returns the open units between the low end and a value, negative below it.
  ///
  /// `hint` is where the last value was found: neighbours are often asked for one by one.
  func open(at value: Double, hint: inout Int) -> Double {
    guard value >= range.low else { return value - range.low }
    guard value <= range.high else { return length + (value - range.high) }
    let index = Self.last(of: lows, notAbove: value, hint: &hint)
    guard index >= 0 else { return 0 }
    return befores[index] + (min(value, highs[index]) - lows[index])
  }

  /// Returns the value that has so many open units before it.
  func value(at open: Double, hint: inout Int) -> Double {
    guard open >= 0 else { return range.low + open }
    guard open <= length else { return range.high + (open - length) }
    let index = Self.last(of: befores, notAbove: open, hint: &hint)
    guard index >= 0 else { return range.low }
    return min(lows[index] + (open - befores[index]), highs[index])
  }

  /// The index of the last number that is not above another, -1 where all are.
  private static func last(of numbers: [Double], notAbove value: Double, hint: inout Int) -> Int {
    if hint >= 0, hint < numbers.count, numbers[hint] <= value {
      let next = hint + 1
      if next == numbers.count || numbers[next] > value { return hint }
      if next + 1 == numbers.count || numbers[next + 1] > value {
        hint = next
        return next
      }
    }
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] <= value { low = middle + 1 } else { high = middle }
    }
    hint = low - 1
    return low - 1
  }

  /// Whether two are of one range.
  static func == (left: TimeTable, right: TimeTable) -> Bool { left.range == right.range }

  /// Hashes the range.
  func hash(into hasher: inout Hasher) { hasher.combine(range) }
}
