import KeisenPrimitives

/// The values of rows in one dimension, and what is known about them: those of a column, or the
/// rows' own numbers.
package enum RowValues: Sendable {
  /// The numbers of some rows.
  case numbers(Range<Int>)
  /// The values of a column, and the way that they go.
  case column(ColumnBounds, ColumnOrder)

  /// Takes the values that a column has now.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - onlyPositive: Whether values that are not above 0 do not count.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows not looked at yet, at the speed of the memory.
  package init(of column: Column, onlyPositive: Bool = false) throws(KeisenError) {
    guard onlyPositive else {
      let (bounds, order) = try column.orderedBounds()
      self = .column(bounds, order)
      return
    }
    // Of some rows of a column that goes one way the others may be gaps.
    let order = ColumnOrder(isAscending: false, isDescending: false)
    self = .column(try column.positiveBounds(), order)
  }

  /// The rows that there are.
  package var rows: Range<Int> {
    switch self {
    case .numbers(let rows): rows
    case .column(let bounds, _): bounds.snapshot.rows
    }
  }

  /// Returns the extent of the rows that stand within a range of another dimension.
  ///
  /// Rows that only one of the dimensions has, or that are gaps in either, do not count.
  ///
  /// - Parameters:
  ///   - range: Both ends count.
  ///   - places: Where the rows stand in the other dimension.
  ///   - origin: What the range is relative to, in `unit` or else in the unit of the places.
  ///   - unit: What timestamps among the places are converted to; nil leaves them as they are.
  /// - Returns: The extent; with the unit of the values also where there is none.
  /// - Complexity: O(log *n*) where places go one way. Else O(log *n*) for each row outside of the
  ///   range whose value is beyond the result: of rows without order, a part *p* of which is
  ///   within, 1 / *p* in the mean; O(*n*) at worst.
  package func extent(
    within range: ClosedRange<Double>,
    of places: RowValues,
    relativeTo origin: Int64,
    in unit: TimeUnit? = nil
  ) -> Extent {
    let rows = rows.clamped(to: places.rows)
    let none = extent(of: 0..<0)
    if let run = places.run(within: range, relativeTo: origin, in: unit) {
      return extent(of: run.clamped(to: rows))
    }
    guard case .column(let bounds, _) = places, !rows.isEmpty else { return none }
    let reading = (origin: origin, unit: unit)
    var search = ExtentSearch(values: self, places: bounds, range: range, reading: reading, rows)
    let found = search.run()
    return found.isEmpty ? none : found
  }

  /// Returns the extent of some of the rows.
  package func extent(of rows: Range<Int>) -> Extent {
    switch self {
    case .numbers:
      guard let first = rows.first, let last = rows.last else { return .empty }
      return Extent(min: .integer(Int64(first)), max: .integer(Int64(last)))
    case .column(let bounds, _):
      return rows.isEmpty ? Extent.empty.of(bounds.snapshot.type) : bounds.extent(of: rows)
    }
  }

  /// Returns the run of rows that are within a range, or nil where values that go no way don't
  /// tell.
  package func run(
    within range: ClosedRange<Double>,
    relativeTo origin: Int64,
    in unit: TimeUnit?
  ) -> Range<Int>? {
    switch self {
    case .numbers(let rows):
      let first = Self.integer(range.lowerBound.rounded(.up)) + Int128(origin)
      let last = Self.integer(range.upperBound.rounded(.down)) + Int128(origin)
      let start = Int(min(max(first, Int128(rows.lowerBound)), Int128(rows.upperBound)))
      return start..<max(start, Int(min(max(last + 1, Int128(start)), Int128(rows.upperBound))))
    case .column(let bounds, let order):
      guard order.isAscending || order.isDescending else { return nil }
      // The first row that is not before the range, and the first that is behind it.
      let ends =
        order.isAscending
        ? [range.lowerBound, range.upperBound.nextUp]
        : [range.upperBound, range.lowerBound.nextDown]
      let rows = [Int](unsafeUninitializedCapacity: 2) { rows, count in
        guard let target = rows.baseAddress else { return }
        ends.withUnsafeBufferPointer { ends in
          bounds.findRows(reaching: ends, order, relativeTo: origin, in: unit, into: target)
        }
        count = 2
      }
      return rows[0]..<max(rows[0], rows[1])
    }
  }

  /// Returns a whole double as an integer, those beyond any row and origin at the end of these.
  private static func integer(_ whole: Double) -> Int128 {
    Int128(max(-0x1p100, min(whole, 0x1p100)))
  }
}
