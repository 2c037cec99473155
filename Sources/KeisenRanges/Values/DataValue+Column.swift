import KeisenData
import KeisenPrimitives

extension DataValue {
  /// Takes a value of a column, exact; NaN for nil, which is a gap.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - unit: The unit of a timestamp.
  package init(_ value: ColumnValue?, unit: TimeUnit? = nil) {
    switch value {
    case .none: self.init(.nan, unit: unit)
    case .real(let real): self.init(real, unit: unit)
    case .integer(let integer): self.init(0, origin: integer, unit: unit)
    case .unsigned(let unsigned):
      // Beyond Int64 the highest bit alone is the rest, so that the sum is exact.
      let isLong = unsigned > UInt64(Int64.max)
      self.init(
        isLong ? 0x1p63 : 0,
        origin: Int64(unsigned & UInt64(Int64.max)),
        unit: unit
      )
    }
  }

  /// Takes the value of a row of a column, exact; NaN for a gap, for a row that a ring has dropped
  /// meanwhile, and where there is no column.
  package init(_ column: Column?, at row: Int) {
    guard let column else {
      self.init(.nan)
      return
    }
    let snapshot = column.snapshot()
    let value = snapshot.rows.contains(row) ? snapshot.value(at: row) : nil
    self.init(value, unit: column.type.timeUnit)
  }

  /// Takes a value of a row, exact, or the number of the row where there is no column.
  package init(position column: Column?, at row: Int) {
    if let column { self.init(column, at: row) } else { self.init(0, origin: Int64(row)) }
  }
}
