import KeisenPrimitives

/// Prices put together by buckets: open, high, low, close and volume of each, exactly.
///
/// A bucket's open is the first one of its rows that is not NaN, its close the last, its high the greatest, its low
/// the least of those that are not NaN; its volume is the sum of those that are not. It is what pandas' `resample`
/// gives with `first`, `max`, `min`, `last` and `sum`. A bucket without such a number has NaN there, and volume 0.
package struct PriceBars: Sendable {
  /// The first price of each bucket.
  package let open: RowBuffer<Double>
  /// The greatest price of each bucket.
  package let high: RowBuffer<Double>
  /// The least price of each bucket.
  package let low: RowBuffer<Double>
  /// The last price of each bucket.
  package let close: RowBuffer<Double>
  /// The volume of each bucket.
  package let volume: RowBuffer<Double>
  /// Rows of each bucket that have a price.
  package let rowCounts: RowBuffer<Int>
  /// The rows in no bucket, though they have a time.
  package private(set) var outside = 0
  /// Rows left out, because all prices or the time are NaN.
  package private(set) var gaps = 0

  /// The number of buckets.
  package var count: Int { rowCounts.count }

  private init(buckets: Int) throws(KeisenError) {
    let purpose = "buckets of prices"
    open = try RowBuffer(repeating: .nan, count: buckets, for: purpose)
    high = try RowBuffer(repeating: .nan, count: buckets, for: purpose)
    low = try RowBuffer(repeating: .nan, count: buckets, for: purpose)
    close = try RowBuffer(repeating: .nan, count: buckets, for: purpose)
    volume = try RowBuffer(repeating: 0, count: buckets, for: purpose)
    rowCounts = try RowBuffer(repeating: 0, count: buckets, for: purpose)
  }

  /// Puts rows together by their numbers.
  ///
  /// Bucket *k* of all holds the rows from *k* `size` to below (*k* + 1) `size`, so that buckets stay the same
  /// whichever rows are given. The first of these is the one with the first row given.
  ///
  /// - Parameters:
  ///   - rows: The rows, in order of time.
  ///   - size: Rows of a bucket.
  ///   - firstRow: The number of the first row given, not negative.
  /// - Throws: `KeisenError` with code `.invalidArgument` when `size` is not positive or `firstRow` is negative,
  ///   `.outOfMemory`.
  /// - Complexity: O(n).
  package init(_ rows: PriceRows, every size: Int, firstRow: Int = 0) throws(KeisenError) {
    guard size >= 1 else {
      throw .invalidArgument("rows of a bucket must be at least 1, got \(size)")
    }
    guard firstRow >= 0 else {
      throw .invalidArgument("number of the first row must not be negative, got \(firstRow)")
    }
    let count = rows.open.count
    // Rows of the first bucket that come before.
    let missing = firstRow % size
    let first = min(size - missing, count)
    let further = (count - first) / size + ((count - first) % size == 0 ? 0 : 1)
    try self.init(buckets: count == 0 ? 0 : further + 1)
    var (start, bucket) = (0, 0)
    var end = first
    while start < count {
      for row in start..<end where add(row, of: rows, to: bucket) {
        if open.mutable[bucket].isNaN { open.mutable[bucket] = rows.open[row] }
        if !rows.close[row].isNaN { close.mutable[bucket] = rows.close[row] }
      }
      (start, bucket) = (end, bucket + 1)
      end = count - start > size ? start + size : count
    }
  }

  /// Puts rows together by their times, in any order.
  ///
  /// A bucket holds the rows from its edge to below the next one. Open and close are those at the earliest and
  /// latest time, of rows of one time the first and the last.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - times: As many times.
  ///   - edges: Ascending times: one more than there are buckets.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the number of times differs, or there are fewer than
  ///   two edges, or they do not ascend or are not finite; `.outOfMemory`.
  /// - Complexity: O(n) where times ascend, else O(n log b).
  package init(
    _ rows: PriceRows,
    at times: UnsafeBufferPointer<Double>,
    edges: [Double]
  ) throws(KeisenError) {
    guard times.count == rows.open.count else {
      throw .invalidArgument(
        "there must be a time for each of \(rows.open.count) rows, got \(times.count)"
      )
    }
    let edges = try BinEdges(edges)
    try self.init(buckets: edges.count)
    let purpose = "buckets of prices"
    let openTimes = try RowBuffer<Double>(repeating: .infinity, count: edges.count, for: purpose)
    let closeTimes = try RowBuffer<Double>(repeating: -.infinity, count: edges.count, for: purpose)
    edges.withLocator { locator in
      var bucket = 0
      for (row, time) in times.enumerated() {
        if time.isNaN {
          gaps += 1
          continue
        }
        guard time >= edges.first, time < edges.last else {
          outside += 1
          continue
        }
        if !(time >= edges.values[bucket] && time < edges.values[bucket + 1]) {
          bucket = locator.bin(of: time) ?? 0
        }
        guard add(row, of: rows, to: bucket) else { continue }
        if !rows.open[row].isNaN, time < openTimes.values[bucket] {
          (openTimes.mutable[bucket], open.mutable[bucket]) = (time, rows.open[row])
        }
        if !rows.close[row].isNaN, time >= closeTimes.values[bucket] {
          (closeTimes.mutable[bucket], close.mutable[bucket]) = (time, rows.close[row])
        }
      }
    }
    extendLifetime((openTimes, closeTimes))
  }

  /// Counts a row into a bucket: its high, low and volume.
  ///
  /// - Returns: Whether it has a price.
  @inline(__always)
  private mutating func add(_ row: Int, of rows: PriceRows, to bucket: Int) -> Bool {
    let (high, low) = (rows.high[row], rows.low[row])
    if high.isNaN, low.isNaN, rows.open[row].isNaN, rows.close[row].isNaN {
      gaps &+= 1
      return false
    }
    let (highs, lows) = (self.high.mutable, self.low.mutable)
    if high > highs[bucket] || highs[bucket].isNaN { highs[bucket] = high }
    if low < lows[bucket] || lows[bucket].isNaN { lows[bucket] = low }
    if let volume = rows.volume?[row], !volume.isNaN { self.volume.mutable[bucket] += volume }
    rowCounts.mutable[bucket] &+= 1
    return true
  }
}
