import KeisenPrimitives

/// Sorts doubles in O(n): six passes of 11 bits, fewer where values have bits in common.
package enum RadixSort {
  private static let bits = 11
  private static let bins = 1 << bits
  private static let passes = 6
  /// Values for which passes would cost more than comparing.
  private static let few = 256

  /// Values in ascending order, and the row of each.
  package struct Rows {
    package let values: RowBuffer<Double>
    package let rows: RowBuffer<Int>
  }

  /// Returns the values that are not NaN from `low` to `high`, in ascending order.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  static func sorted(
    _ values: UnsafeBufferPointer<Double>,
    from low: Double = -.infinity,
    through high: Double = .infinity
  ) throws(KeisenError) -> RowBuffer<Double> {
    try sort(values, from: low, through: high, rows: nil).values
  }

  /// Returns the values that are not NaN in ascending order with their rows, which ascend among
  /// equal ones.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package static func sortedRows(_ values: UnsafeBufferPointer<Double>) throws(KeisenError) -> Rows
  {
    let (low, high) = (-Double.infinity, Double.infinity)
    let rows = try RowBuffer<Int>(
      count: count(values, from: low, through: high),
      for: "the order of rows"
    )
    let result = try sort(values, from: low, through: high, rows: rows)
    return Rows(values: result.values, rows: result.rows ?? rows)
  }

  private static func count(
    _ values: UnsafeBufferPointer<Double>,
    from low: Double,
    through high: Double
  ) -> Int {
    var count = 0
    for value in values where value >= low && value <= high { count &+= 1 }
    return count
  }

  /// Sorts; where `rows` is given it is as long as the result and becomes one of two that are
  /// filled in turn.
  private static func sort(
    _ values: UnsafeBufferPointer<Double>,
    from low: Double,
    through high: Double,
    rows: RowBuffer<Int>?
  ) throws(KeisenError) -> (values: RowBuffer<Double>, rows: RowBuffer<Int>?) {
    let count = rows?.count ?? count(values, from: low, through: high)
    if count <= few {
      return (try sortFew(values, from: low, through: high, count: count, rows: rows), rows)
    }
    var source = try RowBuffer<UInt64>(count: count, for: "the order of rows")
    var target = try RowBuffer<UInt64>(count: count, for: "the order of rows")
    var sourceRows = rows
    var targetRows: RowBuffer<Int>?
    if rows != nil { targetRows = try RowBuffer(count: count, for: "the order of rows") }
    var counts = [Int](repeating: 0, count: bins * passes)
    counts.withUnsafeMutableBufferPointer { counts in
      let (keys, rows) = (source.mutable, sourceRows?.mutable)
      var place = 0
      for (row, value) in values.enumerated() where value >= low && value <= high {
        let key = OrderedKey.key(of: value)
        keys[place] = key
        if let rows { rows[place] = row }
        place &+= 1
        for pass in 0..<passes { counts[pass * bins + digit(of: key, in: pass)] &+= 1 }
      }
    }
    for pass in 0..<passes {
      var places = Array(counts[pass * bins..<(pass + 1) * bins])
      guard !places.contains(count) else { continue }
      var next = 0
      for bin in 0..<bins { (places[bin], next) = (next, next + places[bin]) }
      places.withUnsafeMutableBufferPointer { places in
        let (from, to) = (source.values, target.mutable)
        if let sourceRows, let targetRows {
          let (fromRows, toRows) = (sourceRows.values, targetRows.mutable)
          for (index, key) in from.enumerated() {
            let place = places[digit(of: key, in: pass)]
            places[digit(of: key, in: pass)] = place &+ 1
            (to[place], toRows[place]) = (key, fromRows[index])
          }
        } else {
          for key in from {
            let place = places[digit(of: key, in: pass)]
            places[digit(of: key, in: pass)] = place &+ 1
            to[place] = key
          }
        }
      }
      swap(&source, &target)
      swap(&sourceRows, &targetRows)
    }
    let result = try RowBuffer<Double>(count: count, for: "the order of rows")
    let (from, to) = (source.values, result.mutable)
    for index in 0..<count { to[index] = OrderedKey.value(of: from[index]) }
    extendLifetime(source)
    extendLifetime(target)
    return (result, sourceRows)
  }

  /// Sorts by comparing values, and rows among equal ones.
  private static func sortFew(
    _ values: UnsafeBufferPointer<Double>,
    from low: Double,
    through high: Double,
    count: Int,
    rows: RowBuffer<Int>?
  ) throws(KeisenError) -> RowBuffer<Double> {
    let result = try RowBuffer<Double>(count: count, for: "the order of rows")
    let order = values.indices.filter { values[$0] >= low && values[$0] <= high }
      .sorted { (values[$0], $0) < (values[$1], $1) }
    let (target, targetRows) = (result.mutable, rows?.mutable)
    for (place, row) in order.enumerated() {
      target[place] = values[row]
      targetRows?[place] = row
    }
    extendLifetime((result, rows))
    return result
  }

  private static func digit(of key: UInt64, in pass: Int) -> Int {
    Int(truncatingIfNeeded: key >> UInt64(truncatingIfNeeded: pass * bits) & UInt64(bins - 1))
  }
}
