import KeisenDrawing
import KeisenPrimitives

/// What a line covers of narrow columns one after another, in the order in which its rows reach
/// them.
///
/// Heights are in what the vertical positions are straight in, so that they stay true while a range
/// moves.
struct EnvelopeColumns: Sendable {
  /// What a column knows that is interrupted.
  struct Gaps: Sendable {
    var column: Int
    var gaps: Int
    var dropped: Int
    var isApproximated: Bool
  }

  /// The columns, by numbers that belong to places in the data.
  private(set) var columns: Range<Int>
  /// The first row that has reached each border: that before a column, and one more.
  private(set) var firstRows: [Int] = []
  /// Index of each column's first interval, and one more.
  private(set) var starts: [Int32] = [0]
  /// The lower and the upper ends of the intervals: with gaps there may be millions, so their
  /// memory is checked.
  ///
  /// Copies share it; only the one that is being made adds to it.
  private let intervals = GrowingBuffer<SIMD2<Double>>()
  /// The columns that are interrupted.
  private(set) var gaps: [Gaps] = []

  /// Makes no columns; the first one added has a number.
  init(from column: Int) { columns = column..<column }

  /// Makes columns that are written at once, and that know no rows: they are not kept.
  ///
  /// - Parameters:
  ///   - columns: Their numbers.
  ///   - room: Intervals at most.
  ///   - write: Writes the intervals, and behind each column their number so far; returns that of
  ///     all.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(
    _ columns: Range<Int>,
    room: Int,
    _ write: (UnsafeMutablePointer<SIMD2<Double>>, UnsafeMutablePointer<Int32>) -> Int
  ) throws(KeisenError) {
    self.columns = columns
    let base = try intervals.reserve(room)
    var written = 0
    starts = [Int32](unsafeUninitializedCapacity: columns.count + 1) { starts, count in
      guard let first = starts.baseAddress else { return }
      first.initialize(repeating: 0, count: columns.count + 1)
      written = write(base, first + 1)
      count = columns.count + 1
    }
    intervals.commit(written)
  }

  /// Makes room.
  mutating func reserve(_ count: Int) {
    firstRows.reserveCapacity(count + 1)
    starts.reserveCapacity(count + 1)
  }

  /// Number of intervals.
  var intervalCount: Int { intervals.count }

  /// Calls `body` with the lower end of each interval and, behind it, the upper one.
  func withHeights<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(intervals) {} }
    let raw = UnsafeRawBufferPointer(intervals.elements)
    return try body(raw.assumingMemoryBound(to: Double.self))
  }

  /// Adds an interval to the column that is ended next; nothing where `low` is above `high`.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  @inline(__always)
  mutating func add(_ low: Double, _ high: Double) throws(KeisenError) {
    guard low <= high else { return }
    try intervals.append(SIMD2(low, high))
  }

  /// Adds an interval to the column that is ended next, and takes those together that touch it.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func unite(_ low: Double, _ high: Double) throws(KeisenError) {
    guard low <= high else { return }
    let base = try intervals.reserve(intervals.count)
    var united = SIMD2(low, high)
    // Most columns have few; what is added for a crossing touches at least one.
    var kept = Int(starts.last ?? 0)
    for index in kept..<intervals.count {
      let other = base[index]
      if other.x <= united.y, other.y >= united.x {
        united = SIMD2(min(united.x, other.x), max(united.y, other.y))
      } else {
        base[kept] = other
        kept += 1
      }
    }
    intervals.commit(kept)
    try intervals.append(united)
  }

  /// Ends a column whose first row is `firstRow`; the next one begins at `nextRow`.
  @inline(__always)
  mutating func endColumn(from firstRow: Int, to nextRow: Int) {
    if firstRows.isEmpty { firstRows.append(firstRow) }
    firstRows.append(nextRow)
    starts.append(Int32(truncatingIfNeeded: intervals.count))
    columns = columns.lowerBound..<columns.upperBound + 1
  }

  /// Tells of gaps in the column that is ended next.
  mutating func add(gaps count: Int, dropped: Int, isApproximated: Bool) {
    gaps.append(
      Gaps(
        column: columns.upperBound,
        gaps: count,
        dropped: dropped,
        isApproximated: isApproximated
      )
    )
  }

  /// Adds some columns of others, which follow these.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func append(_ others: EnvelopeColumns, _ part: Range<Int>) throws(KeisenError) {
    guard !part.isEmpty else { return }
    precondition(part.lowerBound == columns.upperBound, "columns \(part) behind \(columns)")
    let first = part.lowerBound - others.columns.lowerBound
    let last = part.upperBound - others.columns.lowerBound
    if firstRows.isEmpty { firstRows.append(others.firstRows[first]) }
    firstRows.append(contentsOf: others.firstRows[first + 1...last])
    let added = Int(others.starts[first])..<Int(others.starts[last])
    let shift = Int32(truncatingIfNeeded: intervals.count - added.lowerBound)
    starts.append(contentsOf: others.starts[first + 1...last].lazy.map { $0 &+ shift })
    try others.intervals.copy(added, to: intervals)
    if !others.gaps.isEmpty {
      gaps.append(contentsOf: others.gaps.lazy.filter { part.contains($0.column) })
    }
    columns = columns.lowerBound..<part.upperBound
  }

  /// Returns the columns that stay what they are when rows change from `old` to `new`: some are
  /// dropped in front, others added behind, or, for a frame that is made of earlier rows, not there
  /// yet.
  func kept(from old: Range<Int>, to new: Range<Int>) -> Range<Int> {
    var first = 0
    var last = columns.count
    // A column knows the row in front of its first one, and the one behind its last.
    if new.lowerBound != old.lowerBound {
      first = firstRows.partition { $0 > new.lowerBound }
    }
    if new.upperBound != old.upperBound {
      last = firstRows.partition { $0 >= min(old.upperBound, new.upperBound) } - 1
    }
    first = min(first, columns.count)
    last = max(first, min(last, columns.count))
    return columns.lowerBound + first..<columns.lowerBound + last
  }
}

extension [Int] {
  /// Returns the index of the first element of an ascending array for which `isBehind` holds, or
  /// the count.
  fileprivate func partition(_ isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
