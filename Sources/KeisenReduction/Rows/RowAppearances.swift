import KeisenData
import KeisenPrimitives

/// The looks that rows have by a column of numbers, kept until values change, and what of them a
/// legend shows.
package final class RowAppearances: Sendable {
  private struct Known {
    let version: Int
    let rows: Range<Int>
    let count: Int
    let numbers: [Int]
  }

  private let known = Locked<Known?>(nil)

  /// Knows nothing yet.
  package init() {}

  /// Looks that a sample shows beside each other at most.
  static let maxShown = 5

  /// Values that are read at a time.
  private static let blockRows = 4096

  /// Returns the numbers of the looks that rows have, ascending, after -1 where a row has none of
  /// them.
  ///
  /// - Parameters:
  ///   - column: A number for each row.
  ///   - count: How many looks there are, numbered from 0.
  ///   - number: The look that a value means; nil for none.
  /// - Returns: No number twice.
  /// - Complexity: O(*n*) where values have changed since it was asked for last, or less where all
  ///   looks are met before the last row.
  package func used(in column: Column, of count: Int, number: (Double) -> Int?) -> [Int] {
    let snapshot = column.snapshot()
    if let last = known.withLock({ $0 }), last.version == snapshot.version,
      last.rows == snapshot.rows, last.count == count
    {
      return last.numbers
    }
    let numbers = Self.used(in: snapshot, of: count, number)
    known.withLock {
      $0 = Known(
        version: snapshot.version,
        rows: snapshot.rows,
        count: count,
        numbers: numbers
      )
    }
    return numbers
  }

  private static func used(
    in snapshot: ColumnSnapshot,
    of count: Int,
    _ number: (Double) -> Int?
  ) -> [Int] {
    var isUsed = [Bool](repeating: false, count: count + 1)
    var missing = isUsed.count
    withUnsafeTemporaryAllocation(of: Double.self, capacity: blockRows) { scratch in
      var first = snapshot.rows.lowerBound
      while first < snapshot.rows.upperBound, missing > 0 {
        let rows = first..<min(snapshot.rows.upperBound, first + blockRows)
        snapshot.withDoubles(rows, relativeTo: 0, scratch: scratch) { values in
          for value in values {
            let place = (number(value) ?? -1) + 1
            guard isUsed.indices.contains(place), !isUsed[place] else { continue }
            isUsed[place] = true
            missing -= 1
          }
        }
        first = rows.upperBound
      }
    }
    return isUsed.indices.filter { isUsed[$0] }.map { $0 - 1 }
  }

  /// Returns the first few of some looks, none twice.
  package static func shown<Appearance: Hashable>(_ appearances: some Sequence<Appearance>)
    -> [Appearance]
  {
    var (shown, known): ([Appearance], Set<Appearance>) = ([], [])
    for appearance in appearances where shown.count < maxShown && known.insert(appearance).inserted
    {
      shown.append(appearance)
    }
    return shown
  }
}
