import KeisenData
import KeisenPrimitives

extension Column: Describable, DescribedObject {
  /// Its values' type, how many there are, their extent, and the values at both ends.
  package var described: Described {
    let snapshot = snapshot()
    let rows = Array(snapshot.rows.prefix(Describer.endValues))
    let rest = snapshot.rows.dropFirst(rows.count).suffix(Describer.endValues)
    let bounds = extent().bounds
    return Described(
      "column",
      type.timeUnit == nil ? "\(type)" : "timestamp",
      [
        "unit": type.timeUnit,
        "storage": storage,
        "count": snapshot.count,
        "firstRow": snapshot.rows.lowerBound,
        "extent": bounds.map { DescribedMembers(["min": of($0.min), "max": of($0.max)]) },
        "first": rows.map { value(at: $0, of: snapshot) },
        "last": rest.map { value(at: $0, of: snapshot) },
      ]
    )
  }

  private func value(at row: Int, of snapshot: ColumnSnapshot) -> Any? {
    if let value = snapshot.value(at: row) { return of(value) }
    // What no column can show: a timestamp that is none, a real that is not finite.
    guard type.timeUnit == nil else { return nil }
    var value = 0.0
    snapshot.read(row..<row + 1, relativeTo: 0, into: &value)
    return value
  }

  private func of(_ value: ColumnValue) -> Any {
    switch value {
    case .integer(let integer): integer
    case .unsigned(let integer): integer
    case .real(let real): type == .float32 ? Float(real) : real
    }
  }
}
