import KeisenData
import KeisenPrimitives

/// The least distance of two different values of a column, kept until values change.
package final class MinDistance: Sendable {
  private struct Known {
    let version: Int
    let rows: Range<Int>
    let distance: Double?
  }

  private let known = Locked<Known?>(nil)

  /// Knows nothing yet.
  package init() {}

  /// Values that are read at a time.
  private static let blockRows = 4096

  /// Returns the least distance of two different finite values in the column's own unit; nil where
  /// there are no two.
  ///
  /// - Complexity: O(*n*) once for values in order, O(*n* log *n*) for others.
  package func of(_ column: Column) -> Double? {
    let snapshot = column.snapshot()
    let last = known.withLock { $0 }
    if let last, last.version == snapshot.version, last.rows == snapshot.rows {
      return last.distance
    }
    let order = column.order()
    let distance =
      order.isAscending || order.isDescending
      ? Self.ordered(snapshot, column.anchor()) : Self.sorted(snapshot, column.anchor())
    known.withLock {
      $0 = Known(version: snapshot.version, rows: snapshot.rows, distance: distance)
    }
    return distance
  }

  /// Returns the least distance of values that go one way.
  private static func ordered(_ snapshot: ColumnSnapshot, _ origin: Int64) -> Double? {
    var minimum = Double.infinity
    var last = Double.nan
    withUnsafeTemporaryAllocation(of: Double.self, capacity: blockRows) { scratch in
      var first = snapshot.rows.lowerBound
      while first < snapshot.rows.upperBound {
        let rows = first..<min(snapshot.rows.upperBound, first + blockRows)
        snapshot.withDoubles(rows, relativeTo: origin, scratch: scratch) { values in
          for value in values {
            let step = abs(value - last)
            // Of infinities and NaN neither holds.
            if step > 0, step < minimum { minimum = step }
            last = value
          }
        }
        first = rows.upperBound
      }
    }
    return minimum < .infinity ? minimum : nil
  }

  private static func sorted(_ snapshot: ColumnSnapshot, _ origin: Int64) -> Double? {
    var values = [Double](unsafeUninitializedCapacity: snapshot.count) { values, count in
      if let base = values.baseAddress {
        snapshot.read(snapshot.rows, relativeTo: origin, into: base)
      }
      count = snapshot.count
    }
    values.removeAll { !$0.isFinite }
    values.sort()
    var minimum = Double.infinity
    for (value, next) in zip(values, values.dropFirst()) where next > value {
      minimum = min(minimum, next - value)
    }
    return minimum < .infinity ? minimum : nil
  }
}
