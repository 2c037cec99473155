import KeisenData
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// Where the cells of a heat map begin and end in one dimension.
public enum CellEdges: Sendable {
  /// At the integers from 0; on a scale of names half a step before, so that each name is in the
  /// middle of a cell.
  case integers
  /// At equal distances from the first cell's beginning to the last one's end, which may be the
  /// lesser.
  case range(from: Double, to: Double)
  /// At given values that ascend or descend: one more than there are cells.
  case values(Column)
  /// Around the places of as many names on a scale of names; on any other at the integers from 0.
  ///
  /// The scale of a dimension becomes one of these names where nobody chose it: from the left for
  /// columns, from the top for rows, as in a table.
  case names(CategoryScale)
}

extension CellEdges {
  /// Checks that there are edges of so many cells, finite and in order.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`; messages call the dimension `name`.
  package func validate(_ cells: Int, _ name: String) throws(KeisenError) {
    switch self {
    case .integers: break
    case .names(let own):
      guard own.names.count == cells else {
        throw .invalidArgument(
          "names of \(name) must be as many as cells, \(cells), got \(own.names.count)"
        )
      }
    case .range(let from, let to):
      guard from.isFinite, to.isFinite else {
        throw .invalidArgument("\(name) extent must be finite, got (\(from), \(to))")
      }
      guard from != to else {
        throw .invalidArgument("\(name) extent must not be empty, got (\(from), \(to))")
      }
      guard (to - from).isFinite else {
        throw .invalidArgument("length of the \(name) extent (\(from), \(to)) overflows")
      }
    case .values(let column):
      let snapshot = column.snapshot()
      guard snapshot.count == cells + 1 else {
        throw .invalidArgument(
          "\(name) edges must be \(cells + 1), one more than cells, got \(snapshot.count)"
        )
      }
      // Doubles tell neighbours among large integers where they count from one of these.
      let origin: Int64 =
        switch snapshot.value(at: snapshot.rows.lowerBound) {
        case .integer(let integer): integer
        case .unsigned(let unsigned): Int64(clamping: unsigned)
        default: 0
        }
      let edges = Self.values(of: snapshot, relativeTo: origin, in: nil)
      for (index, edge) in edges.enumerated() where !edge.isFinite {
        throw .invalidArgument("\(name) edges must be finite, got \(edge) at \(index)")
      }
      guard edges.count > 1 else { return }
      let ascends = edges[1] > edges[0]
      for index in 1..<edges.count
      where ascends != (edges[index] > edges[index - 1]) || edges[index] == edges[index - 1] {
        throw .invalidArgument(
          """
          \(name) edges must ascend or descend, got \(edges[index - 1] + Double(origin)), \
          \(edges[index] + Double(origin)) at \(index - 1)
          """
        )
      }
    }
  }

  /// Returns the edges of so many cells relative to a range's origin.
  package func values(_ cells: Int, in range: ProjectionRange) -> [Double] {
    switch self {
    case .integers, .names, .range: return (0...cells).map { value($0, of: cells, in: range) }
    case .values(let column):
      return Self.values(of: column.snapshot(), relativeTo: range.origin, in: range.timeUnit)
    }
  }

  /// Returns one of the edges of so many cells relative to a range's origin; its index is in
  /// 0...`cells`.
  package func value(_ index: Int, of cells: Int, in range: ProjectionRange) -> Double {
    switch self {
    case .integers, .names:
      var start = -Double(range.origin)
      if case .category = range.scale { start -= 0.5 }
      return start + Double(index)
    case .range(let from, let to):
      let start = -Double(range.origin)
      guard index < cells else { return to + start }
      return from + (to - from) * (Double(index) / Double(cells)) + start
    case .values(let column):
      let snapshot = column.snapshot()
      let row = snapshot.rows.lowerBound + index
      var value = Double.nan
      guard snapshot.rows.contains(row) else { return value }
      snapshot.read(row..<row + 1, relativeTo: range.origin, in: range.timeUnit, into: &value)
      return value
    }
  }

  /// Returns the middle of one of so many cells; among integers exact.
  package func middle(_ index: Int, of cells: Int, in range: ProjectionRange) -> DataValue {
    switch self {
    case .integers, .names:
      if case .category = range.scale { return DataValue(0, origin: Int64(index)) }
      return DataValue(0.5, origin: Int64(index))
    case .range(let from, let to):
      return DataValue(from + (to - from) * ((Double(index) + 0.5) / Double(cells)))
    case .values(let column):
      let snapshot = column.snapshot()
      let row = snapshot.rows.lowerBound + index
      guard snapshot.rows.contains(row), snapshot.rows.contains(row + 1) else {
        return DataValue(.nan)
      }
      return Self.middle(snapshot.value(at: row), snapshot.value(at: row + 1), timeUnit)
    }
  }

  private static func middle(
    _ first: ColumnValue?,
    _ last: ColumnValue?,
    _ unit: TimeUnit?
  ) -> DataValue {
    switch (first, last) {
    case (.integer(let first), .integer(let last)):
      let sum = Int128(first) + Int128(last)
      return DataValue(sum & 1 == 0 ? 0 : 0.5, origin: Int64(sum >> 1), unit: unit)
    case (.unsigned(let first), .unsigned(let last)):
      let middle = first / 2 + last / 2 + (first & last & 1)
      var value = DataValue(.unsigned(middle), unit: unit)
      if (first ^ last) & 1 == 1 { value.offset += 0.5 }
      return value
    case (.real(let first), .real(let last)): return DataValue(first / 2 + last / 2)
    default: return DataValue(.nan)
    }
  }

  private static func values(
    of snapshot: ColumnSnapshot,
    relativeTo origin: Int64,
    in unit: TimeUnit?
  ) -> [Double] {
    [Double](unsafeUninitializedCapacity: snapshot.count) { buffer, count in
      if let base = buffer.baseAddress {
        snapshot.read(snapshot.rows, relativeTo: origin, in: unit, into: base)
      }
      count = snapshot.count
    }
  }

  /// Returns the exact extent of the edges of so many cells: of all, or of those above 0.
  package func extent(_ cells: Int, onlyPositive: Bool) -> Extent {
    switch self {
    case .integers, .names:
      let first: Int64 = onlyPositive ? 1 : 0
      return cells > 0 ? Extent(min: .integer(first), max: .integer(Int64(cells))) : .empty
    case .range(let from, let to):
      guard cells > 0 else { return .empty }
      guard onlyPositive, min(from, to) <= 0 else {
        return Extent(min: .real(min(from, to)), max: .real(max(from, to)))
      }
      let positive = values(cells, in: .unit).filter { $0 > 0 }
      guard let minimum = positive.min(), let maximum = positive.max() else { return .empty }
      return Extent(min: .real(minimum), max: .real(maximum))
    case .values(let column):
      return onlyPositive ? column.positiveExtent() : column.extent()
    }
  }

  /// Returns the room below on a log scale where cells begin at what has no place there: as much as
  /// the next cell has.
  package func fitMargin(_ cells: Int) -> FitMargin {
    let extent = extent(cells, onlyPositive: false)
    guard let ends = extent.relative(to: 0), ends.min <= 0, ends.max > 0 else { return .none }
    var (first, next) = (Double.infinity, Double.infinity)
    switch self {
    case .integers, .names: (first, next) = (1, 2)
    case .range, .values:
      for value in values(cells, in: .unit) where value > 0 && value < next {
        (first, next) = value < first ? (value, first) : (first, value)
      }
    }
    return FitMargin.none.beginning(at: extent, edges: next.isFinite ? (first, next) : nil)
  }

  /// The unit of the edges where they are timestamps.
  package var timeUnit: TimeUnit? { column?.type.timeUnit }

  /// The edges where they are given one by one.
  package var column: Column? {
    if case .values(let column) = self { column } else { nil }
  }
}
