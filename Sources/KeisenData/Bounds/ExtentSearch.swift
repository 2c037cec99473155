import KeisenPrimitives

/// Looks for the extremes of the rows whose places are within a range: branch and bound.
///
/// What is within as a whole counts by its bounds, what is not at all is left out, and so is what
/// can't change the result; of the rest the part that promises most is looked at first.
struct ExtentSearch {
  /// Rows that are looked at one by one, where they are not decided about together.
  private static let leafRows = 64
  /// Parts of a run of rows.
  private static let fanOut = 4

  private enum End {
    case minimum, maximum
  }

  private let values: RowValues
  private let places: ColumnBounds
  private let range: ClosedRange<Double>
  private let reading: (origin: Int64, unit: TimeUnit?)
  private let rows: Range<Int>
  /// The first row of the first node; nodes count from there, so that no number of a row overflows.
  private let base: Int
  private var found = Extent.empty

  /// Starts looking.
  ///
  /// - Parameters:
  ///   - values: What the extremes are of.
  ///   - places: Where the rows stand.
  ///   - range: Which rows count; both ends do.
  ///   - reading: What the range is relative to, and its unit.
  ///   - rows: Rows that both have.
  init(
    values: RowValues,
    places: ColumnBounds,
    range: ClosedRange<Double>,
    reading: (origin: Int64, unit: TimeUnit?),
    _ rows: Range<Int>
  ) {
    (self.values, self.places, self.range, self.reading) = (values, places, range, reading)
    self.rows = rows
    base = rows.lowerBound / Self.leafRows * Self.leafRows
  }

  /// Returns the extent of the rows that count.
  mutating func run() -> Extent {
    // One value in one place may stand for very many rows, which are within the range or not.
    guard !promise(of: rows, .maximum).isEmpty else { return found }
    var count = Self.leafRows
    while count < rows.upperBound - base, count <= .max / Self.fanOut { count *= Self.fanOut }
    search(0, count, .maximum)
    search(0, count, .minimum)
    return found
  }

  /// Searches the rows of a node: `count` of them from `base + first` on, as far as there are such.
  private mutating func search(_ first: Int, _ count: Int, _ end: End) {
    guard count > Self.leafRows else { return appearance(at: part(first, count)) }
    let step = count / Self.fanOut
    var promises = InlineArray<4, Extent>(repeating: .empty)
    for index in 0..<Self.fanOut {
      promises[index] = promise(of: part(first + index * step, step), end)
    }
    for _ in 0..<Self.fanOut {
      var best = 0
      for index in 1..<Self.fanOut where Self.extends(promises[index], promises[best], end) {
        best = index
      }
      guard Self.extends(promises[best], found, end) else { return }
      promises[best] = .empty
      search(first + best * step, step, end)
    }
  }

  /// Takes rows that are within the range as a whole.
  ///
  /// - Returns: What others may bring at most; empty where they bring nothing.
  private mutating func promise(of rows: Range<Int>, _ end: End) -> Extent {
    guard !rows.isEmpty else { return .empty }
    let extent = values.extent(of: rows)
    guard Self.extends(extent, found, end) else { return .empty }
    let place = places.bounds(of: rows, relativeTo: reading.origin, in: reading.unit)
    guard !place.isEmpty, place.low <= range.upperBound, place.high >= range.lowerBound else {
      return .empty
    }
    guard !place.hasGaps, range.contains(place.low), range.contains(place.high) else {
      return extent
    }
    found = found.union(extent)
    return .empty
  }

  /// Takes those of a few rows that are within the range.
  private mutating func appearance(at rows: Range<Int>) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: rows.count) { values in
      guard let base = values.baseAddress else { return }
      places.snapshot.read(rows, relativeTo: reading.origin, in: reading.unit, into: base)
      var index = 0
      while index < rows.count {
        let start = index
        while index < rows.count, range.contains(base[index]), base[index].isFinite { index += 1 }
        if start < index {
          let run = rows.lowerBound + start..<rows.lowerBound + index
          found = found.union(self.values.extent(of: run))
        }
        index += 1
      }
    }
  }

  private func part(_ first: Int, _ count: Int) -> Range<Int> {
    let (start, end) = (rows.lowerBound - base, rows.upperBound - base)
    let low = min(max(first, start), end)
    return base + low..<base + max(low, min(first + count, end))
  }

  /// Whether an extent reaches beyond another one at an end.
  private static func extends(_ extent: Extent, _ other: Extent, _ end: End) -> Bool {
    guard let bounds = extent.bounds else { return false }
    guard let known = other.bounds else { return true }
    return end == .minimum ? bounds.min.isLess(than: known.min) : known.max.isLess(than: bounds.max)
  }
}
