import CKeisen
import Keisen

@c @implementation
public func keisen_selection_create(
  _ rows: In<Int64>, _ count: Int, _ selection: Out<Handle>
) -> keisen_status {
  create(selection, as: .selection, try Selection(try rowSet(rows, count)))
}

@c @implementation
public func keisen_selection_set_rows(
  _ selection: Handle, _ rows: In<Int64>, _ count: Int
) -> keisen_status {
  with(selection, as: .selection) { (selection) throws(KeisenError) in
    selection.rows = try rowSet(rows, count)
  }
}

@c @implementation
public func keisen_selection_set_mask(
  _ selection: Handle, _ mask: In<UInt8>, _ count: Int
) -> keisen_status {
  with(selection, as: .selection) { (selection) throws(KeisenError) in
    let bytes = try elements(mask, count, "mask")
    selection.rows = RowSet(mask: bytes.lazy.map { $0 != 0 })
  }
}

@c @implementation
public func keisen_selection_get_rows(
  _ selection: Handle, _ capacity: Int, _ rows: Out<Int64>, _ count: Out<Int>
) -> keisen_status {
  status { () throws(KeisenError) in
    let found = try borrow(selection, as: .selection).rows
    // A capacity beyond Int is room enough.
    let capacity = capacity < 0 ? Int.max : capacity
    if capacity > 0 {
      let rows = try require(rows, "rows")
      var place = 0
      for run in found.runs {
        for row in run.prefix(capacity - place) {
          rows[place] = Int64(row)
          place += 1
        }
      }
    }
    count?.pointee = found.count
  }
}

@c @implementation
public func keisen_selection_get_mask(
  _ selection: Handle, _ capacity: Int, _ mask: Out<UInt8>
) -> keisen_status {
  status { () throws(KeisenError) in
    let found = try borrow(selection, as: .selection).rows
    let capacity = try count(capacity, "capacity")
    guard capacity > 0 else { return }
    let mask = try require(mask, "mask")
    mask.update(repeating: 0, count: capacity)
    for run in found.runs where run.lowerBound < capacity {
      let run = run.clamped(to: 0..<capacity)
      (mask + run.lowerBound).update(repeating: 1, count: run.count)
    }
  }
}

@c @implementation
public func keisen_selection_contains(
  _ selection: Handle, _ row: Int64, _ contains: Out<Bool>
) -> keisen_status {
  get(selection, as: .selection, contains, "contains") { $0.contains(Int(row)) }
}

@c @implementation
public func keisen_selection_combine(
  _ selection: Handle, _ other: Handle, _ change: keisen_selection_change
) -> keisen_status {
  with(selection, as: .selection) { (selection) throws(KeisenError) in
    let rows = try borrow(other, as: .selection, "other").rows
    switch change {
    case KEISEN_SELECTION_REPLACE: selection.rows = rows
    case KEISEN_SELECTION_UNITE: selection.unite(rows)
    case KEISEN_SELECTION_INTERSECT: selection.intersect(rows)
    case KEISEN_SELECTION_SUBTRACT: selection.subtract(rows)
    case KEISEN_SELECTION_TOGGLE: selection.toggle(rows)
    default:
      throw KeisenError(.invalidArgument, "selection change \(change.number) is unknown")
    }
  }
}

@c @implementation
public func keisen_selection_clear(_ selection: Handle) -> keisen_status {
  status(of: try borrow(selection, as: .selection).clear())
}

@c @implementation
public func keisen_selection_invert(_ selection: Handle, _ count: Int) -> keisen_status {
  with(selection, as: .selection) { (selection) throws(KeisenError) in
    selection.invert(upTo: try KeisenABI.count(count, "count"))
  }
}

@c @implementation
public func keisen_selection_set_dimming(_ selection: Handle, _ dimming: Double) -> keisen_status {
  status(of: try borrow(selection, as: .selection).setDimming(dimming))
}

@c @implementation
public func keisen_selection_get_dimming(
  _ selection: Handle, _ dimming: Out<Double>
) -> keisen_status {
  get(selection, as: .selection, dimming, "dimming") { $0.dimming }
}

@c @implementation
public func keisen_series_set_selection(_ series: Handle, _ selection: Handle) -> keisen_status {
  with(series, as: .series) { (series) throws(KeisenError) in
    try series.setSelection(try borrowOptional(selection, as: .selection))
  }
}

@c @implementation
public func keisen_series_get_selection(
  _ series: Handle, _ selection: Out<Handle>
) -> keisen_status {
  createOptional(selection, as: .selection) { () throws(KeisenError) in
    try borrow(series, as: .series).selection
  }
}

/// Reads rows of a caller's.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when they are NULL and not none, or one is
///   not allowed.
private func rowSet(_ rows: In<Int64>, _ size: Int) throws(KeisenError) -> RowSet {
  let rows = try elements(rows, size, "rows")
  for (index, row) in rows.enumerated() where row < 0 || row == .max {
    throw KeisenError(
      .invalidArgument,
      "rows must be in 0...\(Int64.max - 1), got \(row) at \(index)"
    )
  }
  return RowSet(rows.lazy.map { Int($0) })
}

/// Reads an array of a caller's, which messages call `name`.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is NULL and not empty, or too long.
private func elements<Element>(
  _ values: In<Element>, _ size: Int, _ name: String
) throws(KeisenError) -> UnsafeBufferPointer<Element> {
  let size = try count(size, "count")
  guard values != nil || size == 0 else {
    throw KeisenError(.invalidArgument, "\(name) is NULL, but count is \(size)")
  }
  return UnsafeBufferPointer(start: values, count: size)
}
