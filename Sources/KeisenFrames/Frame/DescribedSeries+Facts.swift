import KeisenData
import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension DescribedSeries {
  /// A row and what its value is there.
  package struct Extreme {
    package let row: Int
    package let value: Value
  }

  /// Whether a row has both its position and its value.
  func isWhole(_ row: Int) -> Bool {
    [position, value].allSatisfy { field in field.map { value(of: $0, at: row) != nil } ?? true }
  }

  /// The rows without a position or a value.
  ///
  /// - Complexity: O(log *n*) where there are none; else O(*m*) in the rows of the blocks that have
  ///   some.
  package var gaps: Int {
    let columns = [position, value].compactMap { $0.flatMap(column) }
    let all = columns.compactMap { try? RowValues(of: $0) }
    guard all.contains(where: { Self.hasGaps($0, rows) }) else { return 0 }
    var gaps = 0
    var first = rows.lowerBound
    while first < rows.upperBound {
      let block = first..<min(first + Self.blockRows, rows.upperBound)
      first = block.upperBound
      guard all.contains(where: { Self.hasGaps($0, block) }) else { continue }
      for row in block where !isWhole(row) { gaps += 1 }
    }
    return gaps
  }

  /// Rows that are looked at one by one where one of them is a gap.
  private static let blockRows = 1 << 10

  private static func hasGaps(_ values: RowValues, _ rows: Range<Int>) -> Bool {
    guard case .column(let bounds, _) = values, !rows.isEmpty else { return false }
    return bounds.bounds(of: rows.clamped(to: values.rows), relativeTo: 0, in: nil).hasGaps
  }

  /// Returns the first rows with the least value of one field and the greatest of another; nil
  /// without values.
  ///
  /// - Parameters:
  ///   - low: The field of the least value.
  ///   - high: The field of the greatest one.
  ///   - onlyPositive: Whether what is not above 0 does not count, as on a log scale.
  /// - Returns: Both rows and their values.
  /// - Complexity: O(log² *n*) where the bounds of blocks are known; O(*n*) before.
  package func extremes(low: Int, high: Int, onlyPositive: Bool) -> (low: Extreme, high: Extreme)? {
    guard let lowest = extreme(of: low, .minimum, onlyPositive),
      let highest = extreme(of: high, .maximum, onlyPositive)
    else { return nil }
    return (lowest, highest)
  }

  /// Which end of the values.
  package enum End {
    case minimum, maximum
  }

  private func extreme(of field: Int, _ end: End, _ onlyPositive: Bool) -> Extreme? {
    guard let column = column(of: field),
      let values = try? RowValues(of: column, onlyPositive: onlyPositive),
      let row = Self.row(of: end, in: values, rows), let value = value(of: field, at: row)
    else { return nil }
    return Extreme(row: row, value: value)
  }

  /// Returns the first of some rows with the least or the greatest value; nil where they have none.
  package static func row(of end: End, in values: RowValues, _ rows: Range<Int>) -> Int? {
    var rows = rows.clamped(to: values.rows)
    guard let target = bound(values.extent(of: rows), end) else { return nil }
    while rows.count > 1 {
      let middle = rows.lowerBound + rows.count / 2
      let first = rows.lowerBound..<middle
      rows =
        bound(values.extent(of: first), end) == target ? first : middle..<rows.upperBound
    }
    return rows.lowerBound
  }

  private static func bound(_ extent: Extent, _ end: End) -> ColumnValue? {
    end == .minimum ? extent.bounds?.min : extent.bounds?.max
  }

  /// Whether rows stand in order: by their numbers, or by positions that go one way.
  package var order: RowsOrder {
    guard let position else { return .none }
    return Self.order(of: fields[position].values)
  }

  /// Whether positions go one way.
  package static func order(of positions: Values) -> RowsOrder {
    switch positions.source {
    case .numbers: return .ascending
    case .texts, .cells: return .none
    case .days: return .none
    case .column(let column, _):
      guard case .column(_, let order)? = try? RowValues(of: column) else { return .none }
      return order.isAscending ? .ascending : order.isDescending ? .descending : .none
    }
  }

  /// How rows stand in order.
  package enum RowsOrder {
    case ascending, descending, none
  }

  /// Returns the whole row that stands last in order; nil where rows have none.
  ///
  /// - Complexity: O(*g*) in the gaps behind it.
  package func last(_ order: RowsOrder) -> Int? {
    switch order {
    case .ascending: rows.last(where: isWhole)
    case .descending: rows.first(where: isWhole)
    case .none: nil
    }
  }

  /// Returns the way that values go along positions; nil where that says nothing.
  ///
  /// - Parameter range: The range of the values' projection as it is shown; nil where there is
  ///   none.
  /// - Returns: The trend.
  /// - Complexity: O(1) in the number of rows: of many, 64 are asked; of rows that are read when
  ///   they are needed, blocks.
  package func trend(_ range: ProjectionRange?) -> Trend? {
    guard let position, let value, shape == .sequence || shape == .cloud else { return nil }
    let (rows, origins) = (Trend.rows(of: rows), [origin(of: position), origin(of: value)])
    let length = self.rows.count / max(1, rows.count)
    func number(_ field: Int, _ row: Int, _ origin: Int64) -> Double {
      column(of: field)?.middle(near: row, of: length, relativeTo: origin)
        ?? double(of: field, at: row, relativeTo: origin)
    }
    var (positions, values): ([Double], [Double]) = ([], [])
    for row in rows {
      let place = number(position, row, origins[0])
      let number = number(value, row, origins[1])
      guard place.isFinite, number.isFinite else { continue }
      positions.append(place)
      values.append(number)
    }
    guard let trend = Trend(positions, values) else { return nil }
    return takesLittle(of: range) ? .steady : trend
  }

  /// An integer near a field's values, so that nanoseconds are told apart.
  private func origin(of field: Int) -> Int64 {
    guard let column = column(of: field) else { return 0 }
    return column.extent().anchor
  }

  /// Whether the values take a twentieth of a range at most.
  private func takesLittle(of range: ProjectionRange?) -> Bool {
    guard let range, let column = value.flatMap(column),
      let ends = column.extent().relative(to: range.origin, in: range.timeUnit)
    else { return false }
    let map = range.map(to: 0, 1)
    let length = abs(map.position(of: ends.max) - map.position(of: ends.min))
    return length <= 0.05
  }
}
