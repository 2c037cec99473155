import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenStatistics

/// What the rows of a calendar tell of each day.
struct CalendarDays: Sendable {
  /// Years beyond which later ones are left out.
  static let maxYears = 400

  /// The years from the first that has a day to the last; nil where there is none.
  let years: Range<Int64>?
  /// Days with a value.
  let count: Int
  /// Rows without a day or a value, and those of years that are left out.
  let gaps: Int
  /// The first day of the first year, counted from 1970-01-01.
  let firstDay: Int64
  /// Of each day from there its values added up, how many these are, and the first row.
  private let sums: RowBuffer<Double>
  private let counts: RowBuffer<Int>
  private let rows: RowBuffer<Int>

  /// Reads the rows.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*).
  init(_ days: Column, _ values: Column) throws(KeisenError) {
    let (places, values) = (days.snapshot(), values.snapshot())
    let rows = places.rows.clamped(to: values.rows)
    let unit: TimeUnit? = places.type.timeUnit == nil ? nil : .seconds
    let length = unit == nil ? 1.0 : 86_400.0
    var (low, high) = (Double.infinity, -Double.infinity)
    func day(_ value: Double) -> Double { (value / length).rounded(.down) }
    Self.forEach(rows, places, values, unit) { _, place, value in
      let day = day(place)
      guard value.isFinite, abs(day) < Self.farthest else { return }
      (low, high) = (min(low, day), max(high, day))
    }
    guard low <= high else {
      (years, count, gaps, firstDay) = (nil, 0, rows.count, 0)
      sums = try RowBuffer<Double>(count: 0, for: "a calendar")
      counts = try RowBuffer<Int>(count: 0, for: "a calendar")
      self.rows = try RowBuffer<Int>(count: 0, for: "a calendar")
      return
    }
    let first = CivilDate(days: Int64(low)).year
    let last = min(CivilDate(days: Int64(high)).year, first + Int64(Self.maxYears) - 1)
    let start = CivilDate(year: first, month: 1, day: 1).days
    let span = Int(clamping: CivilDate(year: last + 1, month: 1, day: 1).days - start)
    let sums = try RowBuffer<Double>(repeating: 0, count: span, for: "a calendar")
    let counts = try RowBuffer<Int>(repeating: 0, count: span, for: "a calendar")
    let firstRows = try RowBuffer<Int>(repeating: 0, count: span, for: "a calendar")
    var (gaps, count) = (0, 0)
    sums.withMutableValues { sums in
      counts.withMutableValues { counts in
        firstRows.withMutableValues { firstRows in
          Self.forEach(rows, places, values, unit) { row, place, value in
            let day = day(place)
            guard value.isFinite, abs(day) < Self.farthest else {
              gaps += 1
              return
            }
            let index = Int(day) - Int(start)
            guard index < span else {
              gaps += 1
              return
            }
            if counts[index] == 0 {
              firstRows[index] = row
              count += 1
            }
            sums[index] += value
            counts[index] += 1
          }
        }
      }
    }
    (years, firstDay) = (first..<last + 1, start)
    (self.count, self.gaps) = (count, gaps)
    (self.sums, self.counts, self.rows) = (sums, counts, firstRows)
  }

  /// Days beyond which there are none: about 2.7 million years.
  private static let farthest = 1e9

  private static func forEach(
    _ rows: Range<Int>,
    _ places: ColumnSnapshot,
    _ values: ColumnSnapshot,
    _ unit: TimeUnit?,
    _ body: (Int, Double, Double) -> Void
  ) {
    let maximum = 512
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * maximum) { scratch in
      guard let base = scratch.baseAddress else { return }
      var first = rows.lowerBound
      while first < rows.upperBound {
        let end = min(first + maximum, rows.upperBound)
        places.read(first..<end, relativeTo: 0, in: unit, into: base)
        values.read(first..<end, relativeTo: 0, in: nil, into: base + maximum)
        for row in first..<end { body(row, base[row - first], base[maximum + row - first]) }
        first = end
      }
    }
  }

  /// Returns the rows of the days that a function says yes to, which is asked once for each day
  /// with a value.
  ///
  /// - Parameters:
  ///   - days: The column that the days are of.
  ///   - values: As many values.
  ///   - isIn: Gets the number of a day from 1970-01-01.
  /// - Returns: The rows of the days.
  func rows(_ days: Column, _ values: Column, _ isIn: (Int64) -> Bool) -> RowSet {
    let (places, values) = (days.snapshot(), values.snapshot())
    let unit: TimeUnit? = places.type.timeUnit == nil ? nil : .seconds
    let length = unit == nil ? 1.0 : 86_400.0
    let chosen = counts.withValues { counts in
      counts.indices.map { counts[$0] > 0 && isIn(firstDay + Int64($0)) }
    }
    var found = RowSet()
    Self.forEach(places.rows.clamped(to: values.rows), places, values, unit) { row, place, value in
      let day = (place / length).rounded(.down)
      guard value.isFinite, abs(day) < Self.farthest else { return }
      let index = Int(day) - Int(clamping: firstDay)
      if chosen.indices.contains(index), chosen[index] { found.append(row) }
    }
    return found
  }

  /// Returns the mean of a day's values and its first row; nil where it has none.
  func value(ofDay day: Int64) -> (mean: Double, row: Int)? {
    let index = Int(clamping: day) - Int(clamping: firstDay)
    guard index >= 0, index < counts.count, counts[index] > 0 else { return nil }
    return (sums[index] / Double(counts[index]), rows[index])
  }
}

/// What was found in the columns of a calendar last, while these stay.
final class KnownCalendarDays: Sendable {
  private struct Key: Hashable, Sendable {
    var changes: [Change]
    var columns: [ObjectIdentifier]
  }

  private let known = Locked<(key: Key, days: CalendarDays)?>(nil)

  /// Returns the days.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func days(_ days: Column, _ values: Column) throws(KeisenError) -> CalendarDays {
    let key = Key(
      changes: [days.latestChange, values.latestChange],
      columns: [ObjectIdentifier(days), ObjectIdentifier(values)]
    )
    if let known = known.withLock({ $0 }), known.key == key { return known.days }
    let found = try CalendarDays(days, values)
    known.withLock { $0 = (key, found) }
    return found
  }
}
