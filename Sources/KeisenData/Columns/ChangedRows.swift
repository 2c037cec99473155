/// Rows whose values have changed since they were looked at: runs in ascending order, apart from
/// each other.
struct ChangedRows: Sendable {
  /// Runs at most; beyond, those that are nearest to each other become one.
  private static let maximum = 64
  /// Rows between two runs that aren't worth leaving out.
  private static let minBetween = Pyramid<Int64>.blockRows

  private(set) var runs: [Range<Int>] = []

  /// Whether no row has changed.
  var isEmpty: Bool { runs.isEmpty }

  /// Whether half of some rows or more have changed: then nothing that is known of the others is of
  /// use.
  func isMajority(of rows: Range<Int>) -> Bool {
    !isEmpty && runs.reduce(0) { $0 + $1.count } >= rows.count / 2
  }

  /// Adds rows.
  ///
  /// - Complexity: O(1): there are few runs.
  mutating func insert(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    var run = rows
    runs.removeAll { other in
      guard other.lowerBound - run.upperBound < Self.minBetween,
        run.lowerBound - other.upperBound < Self.minBetween
      else { return false }
      run = min(run.lowerBound, other.lowerBound)..<max(run.upperBound, other.upperBound)
      return true
    }
    runs.insert(run, at: runs.firstIndex { $0.lowerBound > run.lowerBound } ?? runs.count)
    guard runs.count > Self.maximum else { return }
    let nearest = runs.indices.dropLast().min {
      runs[$0 + 1].lowerBound - runs[$0].upperBound < runs[$1 + 1].lowerBound - runs[$1].upperBound
    }
    guard let nearest else { return }
    let next = runs.remove(at: nearest + 1)
    runs[nearest] = runs[nearest].lowerBound..<next.upperBound
  }
}
