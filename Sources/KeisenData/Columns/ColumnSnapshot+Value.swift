extension ColumnSnapshot {
  /// Returns the value of a row, exact.
  ///
  /// - Parameter row: A row of the snapshot.
  /// - Returns: The value in the column's own type; nil where it is a gap or infinite.
  /// - Complexity: O(log *n*) in the chunks of a growing column.
  package func value(at row: Int) -> ColumnValue? {
    precondition(rows.contains(row), "row \(row) of \(rows)")
    let chunk = chunk(of: row)
    defer { withExtendedLifetime(chunk) {} }
    let place = chunk.memory.base + (row - chunk.firstRow) &* chunk.memory.stride
    switch type {
    case .float32: return Self.real(Double(place.loadUnaligned(as: Float.self)))
    case .float64: return Self.real(place.loadUnaligned(as: Double.self))
    case .int8: return .integer(Int64(place.loadUnaligned(as: Int8.self)))
    case .int16: return .integer(Int64(place.loadUnaligned(as: Int16.self)))
    case .int32: return .integer(Int64(place.loadUnaligned(as: Int32.self)))
    case .int64: return .integer(place.loadUnaligned(as: Int64.self))
    case .uint8: return .unsigned(UInt64(place.loadUnaligned(as: UInt8.self)))
    case .uint16: return .unsigned(UInt64(place.loadUnaligned(as: UInt16.self)))
    case .uint32: return .unsigned(UInt64(place.loadUnaligned(as: UInt32.self)))
    case .uint64: return .unsigned(place.loadUnaligned(as: UInt64.self))
    case .timestamp:
      let value = place.loadUnaligned(as: Int64.self)
      return value == .min ? nil : .integer(value)
    }
  }

  private static func real(_ value: Double) -> ColumnValue? {
    value.isFinite ? .real(value) : nil
  }
}
