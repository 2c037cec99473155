import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenStatistics

/// What numbers are relative to: an integer, in a unit where they are times.
struct NumberBase: Hashable, Sendable {
  /// What is subtracted.
  var origin: Int64 = 0
  /// What timestamps are converted to; nil leaves them in their column's unit.
  var unit: TimeUnit?
}

extension NumberBase {
  /// Takes that of a range.
  init(_ range: ProjectionRange) { self.init(origin: range.origin, unit: range.timeUnit) }
}

/// The rows of a mark, gathered by the positions of their groups.
struct RowGroups: Sendable {
  /// Rows of one position.
  struct Group: Sendable {
    /// Relative to the base of positions.
    let position: Double
    /// Where the rows are in `values` and `rows`; at least one.
    let places: Range<Int>
  }

  /// By position, ascending.
  let groups: [Group]
  /// The values, group by group, in the order of their rows, relative to the base of values; all are finite.
  let values: RowBuffer<Double>
  /// The row that each value is of.
  let rows: RowBuffer<Int>
  /// Rows that there are.
  let count: Int
  /// The least way from a position to the next; 1 where there is but one.
  let step: Double

  /// Rows that are gaps.
  var gaps: Int { count - values.count }

  /// Gathers the rows.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n* + *g* log *g*) for *g* groups.
  init(
    _ columns: GroupColumns,
    _ valueBase: NumberBase,
    _ positionBase: NumberBase
  ) throws(KeisenError) {
    let values = columns.values.snapshot()
    let positions = columns.positions?.snapshot()
    let all = positions.map { $0.rows.clamped(to: values.rows) } ?? values.rows
    let numbers = try Self.read(values, all, valueBase)
    let places = try positions.map { (positions) throws(KeisenError) in
      try Self.read(positions, all, positionBase)
    }
    let origin = -Double(positionBase.origin)
    let codes = try RowBuffer<Int>(count: all.count, for: "groups")
    var found: [Double: Int] = [:]
    var tallies: [(position: Double, count: Int)] = []
    var kept = 0
    codes.withMutableValues { codes in
      var last = (position: Double.nan, code: -1)
      for index in codes.indices {
        let position = places?[index] ?? origin
        guard numbers[index].isFinite, position.isFinite else {
          codes[index] = -1
          continue
        }
        if position != last.position {
          let code = found[position] ?? tallies.count
          if code == tallies.count {
            found[position] = code
            tallies.append((position, 0))
          }
          last = (position, code)
        }
        codes[index] = last.code
        tallies[last.code].count += 1
        kept += 1
      }
    }
    let order = tallies.indices.sorted { tallies[$0].position < tallies[$1].position }
    var next = [Int](repeating: 0, count: tallies.count)
    var groups: [Group] = []
    var end = 0
    for code in order {
      let count = tallies[code].count
      next[code] = end
      groups.append(Group(position: tallies[code].position, places: end..<end + count))
      end += count
    }
    let (sorted, rows) = (
      try RowBuffer<Double>(count: kept, for: "groups"),
      try RowBuffer<Int>(count: kept, for: "groups")
    )
    sorted.withMutableValues { sorted in
      rows.withMutableValues { rows in
        for index in 0..<all.count where codes[index] >= 0 {
          let place = next[codes[index]]
          next[codes[index]] += 1
          (sorted[place], rows[place]) = (numbers[index], all.lowerBound + index)
        }
      }
    }
    (self.groups, self.values, self.rows, count) = (groups, sorted, rows, all.count)
    let steps = zip(groups, groups.dropFirst()).map { $1.position - $0.position }
    step = steps.min().flatMap { $0.isFinite ? $0 : nil } ?? 1
  }

  private static func read(
    _ column: ColumnSnapshot,
    _ rows: Range<Int>,
    _ base: NumberBase
  ) throws(KeisenError) -> RowBuffer<Double> {
    let numbers = try RowBuffer<Double>(count: rows.count, for: "groups")
    numbers.withMutableValues { numbers in
      guard let target = numbers.baseAddress, !rows.isEmpty else { return }
      column.read(rows, relativeTo: base.origin, in: base.unit, into: target)
    }
    return numbers
  }

  /// Calls `body` with the values of a group.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  func withValues<Result, Failure: Error>(
    of group: Group,
    _ body: (UnsafeBufferPointer<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try values.withValues { (values) throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: values[group.places]))
    }
  }
}

/// What groups hang on: their columns as they are, what numbers are relative to, and a choice of the caller's.
struct GroupKey<Choice: Hashable & Sendable>: Hashable, Sendable {
  private let columns: [ObjectIdentifier]
  private let change: Change
  private let bases: [NumberBase]
  private let choice: Choice

  init(
    _ columns: GroupColumns,
    _ values: NumberBase,
    _ positions: NumberBase,
    _ choice: Choice
  ) {
    let all = [columns.values, columns.positions].compactMap(\.self)
    self.columns = all.map { ObjectIdentifier($0) }
    // Each change is another one, so a column in the memory of an old one is told from it.
    change = all.map(\.latestChange).max() ?? .none
    (bases, self.choice) = ([values, positions], choice)
  }
}
