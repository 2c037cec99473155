import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenScales
import KeisenStatistics

/// The rows of a mark, gathered by the positions of their groups.
package struct RowGroups: Sendable {
  /// Rows of one position.
  package struct Group: Sendable {
    /// Relative to the base of positions.
    package let position: Double
    /// Where the rows are in `values` and `rows`; at least one.
    package let places: Range<Int>
  }

  /// By position, ascending.
  package let groups: [Group]
  /// The values, group by group, in the order of their rows, relative to the base of values; all
  /// are finite, unless missing ones are kept.
  package let values: RowBuffer<Double>
  /// The row that each value is of.
  package let rows: RowBuffer<Int>
  /// Rows that there are.
  package let count: Int
  /// The least way from a position to the next; 1 where there is but one.
  package let step: Double

  /// Rows that are gaps.
  var gaps: Int { count - values.count }

  /// Gathers the rows, those whose value is missing too where these are to be kept.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n* + *g* log *g*) for *g* groups.
  package init(
    _ columns: GroupColumns,
    _ valueBase: NumberBase,
    _ positionBase: NumberBase,
    keepsMissing: Bool = false
  ) throws(KeisenError) {
    let read = GroupRows(columns, valueBase, positionBase)
    count = read.rows.count
    let codes = try RowBuffer<Int>(count: count, for: "groups")
    var numbers = GroupNumbers()
    var counts: [Int] = []
    codes.withMutableValues { codes in
      read.forEachBlock { block in
        let place = block.first - read.rows.lowerBound
        for index in 0..<block.count {
          let position = block.positions[index]
          guard keepsMissing || block.values[index].isFinite, position.isFinite else {
            codes[place + index] = -1
            continue
          }
          let number = numbers.number(of: position)
          if number == counts.count { counts.append(0) }
          codes[place + index] = number
          counts[number] += 1
        }
      }
    }
    let positions = numbers.positions
    var next = [Int](repeating: 0, count: counts.count)
    var groups: [Group] = []
    var end = 0
    for number in positions.indices.sorted(by: { positions[$0] < positions[$1] }) {
      next[number] = end
      groups.append(Group(position: positions[number], places: end..<end + counts[number]))
      end += counts[number]
    }
    let values = try RowBuffer<Double>(count: end, for: "groups")
    let rows = try RowBuffer<Int>(count: end, for: "groups")
    codes.withValues { codes in
      values.withMutableValues { values in
        rows.withMutableValues { rows in
          read.forEachBlock { block in
            for index in 0..<block.count {
              let number = codes[block.first - read.rows.lowerBound + index]
              guard number >= 0 else { continue }
              let place = next[number]
              next[number] = place + 1
              // Borrowed memory may have changed meanwhile.
              let isKept = keepsMissing || block.values[index].isFinite
              values[place] = isKept ? block.values[index] : 0
              rows[place] = block.first + index
            }
          }
        }
      }
    }
    (self.groups, self.values, self.rows, step) = (groups, values, rows, numbers.step)
  }

  /// Returns what is found of each group, of which several threads find some each.
  ///
  /// - Throws: What `find` throws for the first of them.
  package func map<Found: Sendable>(
    _ find: (Group) throws(KeisenError) -> Found
  ) throws(KeisenError) -> [Found] {
    let parts = min(groups.count, values.count / Self.minPart + 1, WorkerPool.shared.width * 8)
    let found = Locked([Result<[Found], KeisenError>?](repeating: nil, count: parts))
    WorkerPool.shared.run(parts) { part in
      let some = groups[groups.count * part / parts..<groups.count * (part + 1) / parts]
      let result = Result { () throws(KeisenError) in
        try some.map { (group) throws(KeisenError) in try find(group) }
      }
      found.withLock { $0[part] = result }
    }
    var all: [Found] = []
    for part in found.withLock({ $0 }) { all += try part?.get() ?? [] }
    return all
  }

  /// Values that are worth waking a thread.
  private static let minPart = 1 << 13

  /// Calls `body` with the values of a group.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package func withValues<Result, Failure: Error>(
    of group: Group,
    _ body: (UnsafeBufferPointer<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try values.withValues { (values) throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: values[group.places]))
    }
  }
}
