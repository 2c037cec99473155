/// A set of rows of a table, as runs of rows that follow each other.
///
/// Rows are numbers from 0 up to, but not with, `Int.max`. Memory goes with the runs, of which no
/// two touch.
public struct RowSet: Hashable, Sendable {
  /// The runs: ascending, none empty, with a row between each and the next that is not in the set.
  public private(set) var runs: [Range<Int>]

  /// Makes an empty set.
  public init() { runs = [] }

  /// Makes a set of one run; of rows below 0 none is in it.
  public init(_ rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<Int.max)
    runs = rows.isEmpty ? [] : [rows]
  }

  /// Makes a set of rows in any order, of which some may be there twice; those below 0 and
  /// `Int.max` are left out.
  ///
  /// - Complexity: O(*n*) for ascending rows, else O(*n* log *n*).
  public init(_ rows: some Sequence<Int>) {
    runs = []
    var last = -1
    var rest: [Int] = []
    for row in rows where row >= 0 && row < .max {
      if rest.isEmpty, row >= last {
        append(row)
        last = row
      } else {
        rest.append(row)
      }
    }
    guard !rest.isEmpty else { return }
    rest.sort()
    var others = RowSet()
    for row in rest { others.append(row) }
    self = union(others)
  }

  /// Makes a set of the rows at which a mask is true.
  public init(mask: some Sequence<Bool>) {
    runs = []
    for (row, isIn) in mask.enumerated() where isIn { append(row) }
  }

  /// Whether no row is in it.
  public var isEmpty: Bool { runs.isEmpty }

  /// Number of rows.
  ///
  /// - Complexity: O(*r*) in the runs.
  public var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// All rows, ascending.
  ///
  /// - Precondition: There is memory for `count` integers; of sets of any size `runs` tells the
  ///   rows.
  /// - Complexity: O(*n*), in memory too.
  public var rows: [Int] {
    var rows: [Int] = []
    rows.reserveCapacity(count)
    for run in runs { rows.append(contentsOf: run) }
    return rows
  }

  /// Whether a row is in it.
  ///
  /// - Complexity: O(log *r*) in the runs.
  public func contains(_ row: Int) -> Bool {
    let index = firstRun(endingAfter: row)
    return index < runs.count && runs[index].lowerBound <= row
  }

  /// Whether any of some rows is in it.
  ///
  /// - Complexity: O(log *r*) in the runs.
  public func intersects(_ rows: Range<Int>) -> Bool {
    guard !rows.isEmpty else { return false }
    let index = firstRun(endingAfter: rows.lowerBound)
    return index < runs.count && runs[index].lowerBound < rows.upperBound
  }

  /// Returns the rows that are in either set.
  ///
  /// - Complexity: O(*r*) in the runs of both, as of the other operations.
  public func union(_ other: RowSet) -> RowSet { merged(other) { $0 || $1 } }

  /// Returns the rows that are in both sets.
  public func intersection(_ other: RowSet) -> RowSet { merged(other) { $0 && $1 } }

  /// Returns the rows that are in this set and not in the other one.
  public func subtracting(_ other: RowSet) -> RowSet { merged(other) { $0 && !$1 } }

  /// Returns the rows that are in one of the sets alone.
  public func symmetricDifference(_ other: RowSet) -> RowSet { merged(other) { $0 != $1 } }

  /// Returns the rows from 0 up to a count that are not in the set.
  public func inverted(upTo count: Int) -> RowSet { RowSet(0..<max(0, count)).subtracting(self) }

  /// Returns the set with a number added to each row; what goes below 0 or beyond the last is left
  /// out.
  package func shifted(by way: Int) -> RowSet {
    guard way != 0 else { return self }
    var result = RowSet()
    for run in runs {
      let (low, lowIsFar) = run.lowerBound.addingReportingOverflow(way)
      let (high, highIsFar) = run.upperBound.addingReportingOverflow(way)
      let first = max(0, lowIsFar ? (way > 0 ? .max : .min) : low)
      let end = max(first, highIsFar ? (way > 0 ? .max : .min) : high)
      result.append(contentsOf: first..<end)
    }
    return result
  }

  /// Calls `body` with the runs of the set within some rows, ascending.
  package func forEachRun(in rows: Range<Int>, _ body: (Range<Int>) -> Void) {
    var index = firstRun(endingAfter: rows.lowerBound)
    while index < runs.count, runs[index].lowerBound < rows.upperBound {
      body(runs[index].clamped(to: rows))
      index += 1
    }
  }

  /// Adds a row that is not before any of the set.
  package mutating func append(_ row: Int) {
    guard let last = runs.last, row <= last.upperBound else {
      runs.append(row..<row + 1)
      return
    }
    if row == last.upperBound { runs[runs.count - 1] = last.lowerBound..<row + 1 }
  }

  /// Adds a run that does not begin before the last one ends.
  package mutating func append(contentsOf run: Range<Int>) {
    guard !run.isEmpty else { return }
    if let last = runs.last, last.upperBound == run.lowerBound {
      runs[runs.count - 1] = last.lowerBound..<run.upperBound
    } else {
      runs.append(run)
    }
  }

  /// The number of the first run that ends behind a row.
  private func firstRun(endingAfter row: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = low + (high - low) / 2
      if runs[middle].upperBound > row { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the rows of which a function of being in this set and in the other one says that they
  /// are in.
  private func merged(_ other: RowSet, _ isIn: (Bool, Bool) -> Bool) -> RowSet {
    var result = RowSet()
    // Places where a run of either set begins or ends, in order: behind an odd number of them rows
    // are in that set.
    var (ours, theirs) = (0, 0)
    var start: Int?
    while ours < 2 * runs.count || theirs < 2 * other.runs.count {
      let place = min(border(ours), other.border(theirs))
      if ours < 2 * runs.count, border(ours) == place { ours += 1 }
      if theirs < 2 * other.runs.count, other.border(theirs) == place { theirs += 1 }
      let isInside = isIn(ours % 2 == 1, theirs % 2 == 1)
      if isInside, start == nil { start = place }
      if !isInside, let first = start {
        result.append(contentsOf: first..<place)
        start = nil
      }
    }
    return result
  }

  /// Where a run begins, for even numbers, or ends; beyond the last one `Int.max`.
  private func border(_ number: Int) -> Int {
    guard number < 2 * runs.count else { return .max }
    let run = runs[number / 2]
    return number % 2 == 0 ? run.lowerBound : run.upperBound
  }
}
