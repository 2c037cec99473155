import CKeisen
import Keisen

extension ElementType {
  /// Reads an element type.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  init(_ type: keisen_element_type) throws(KeisenError) {
    guard let known = Self.all.first(where: { $0.c == type }) else {
      throw KeisenError(.invalidArgument, "element type \(type.number) is unknown")
    }
    self = known.swift
  }

  var c: keisen_element_type {
    Self.all.first { $0.swift == self }?.c ?? KEISEN_ELEMENT_F64
  }

  private static let all: [(c: keisen_element_type, swift: ElementType)] = [
    (KEISEN_ELEMENT_F32, .float32), (KEISEN_ELEMENT_F64, .float64),
    (KEISEN_ELEMENT_I8, .int8), (KEISEN_ELEMENT_I16, .int16),
    (KEISEN_ELEMENT_I32, .int32), (KEISEN_ELEMENT_I64, .int64),
    (KEISEN_ELEMENT_U8, .uint8), (KEISEN_ELEMENT_U16, .uint16),
    (KEISEN_ELEMENT_U32, .uint32), (KEISEN_ELEMENT_U64, .uint64),
    (KEISEN_ELEMENT_TIMESTAMP_S, .timestamp(.seconds)),
    (KEISEN_ELEMENT_TIMESTAMP_MS, .timestamp(.milliseconds)),
    (KEISEN_ELEMENT_TIMESTAMP_US, .timestamp(.microseconds)),
    (KEISEN_ELEMENT_TIMESTAMP_NS, .timestamp(.nanoseconds)),
  ]
}

@c @implementation
public func keisen_column_create_copy(
  _ type: keisen_element_type, _ data: UnsafeRawPointer?, _ stride: Int, _ count: Int,
  _ column: Out<Handle>
) -> keisen_status {
  create(column, as: .column) { () throws(KeisenError) in
    try Column(
      copying: data,
      type: try ElementType(type),
      count: try KeisenABI.count(count, "count"),
      stride: stride
    )
  }
}

@c @implementation
public func keisen_column_create_borrowed(
  _ type: keisen_element_type, _ data: UnsafeRawPointer?, _ stride: Int, _ count: Int,
  _ release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?,
  _ context: UnsafeMutableRawPointer?, _ column: Out<Handle>
) -> keisen_status {
  nonisolated(unsafe) let context = context
  return create(column, as: .column) { () throws(KeisenError) in
    try Column(
      borrowing: data,
      type: try ElementType(type),
      count: try KeisenABI.count(count, "count"),
      stride: stride,
      release: { release?(context) }
    )
  }
}

@c @implementation
public func keisen_column_create_growing(
  _ type: keisen_element_type, _ column: Out<Handle>
) -> keisen_status {
  create(column, as: .column, Column(growing: try ElementType(type)))
}

@c @implementation
public func keisen_column_create_ring(
  _ type: keisen_element_type, _ capacity: Int, _ column: Out<Handle>
) -> keisen_status {
  create(column, as: .column) { () throws(KeisenError) in
    try Column(
      ring: try ElementType(type),
      capacity: try KeisenABI.count(capacity, "capacity")
    )
  }
}

@c @implementation
public func keisen_column_append(
  _ column: Handle, _ data: UnsafeRawPointer?, _ stride: Int, _ count: Int
) -> keisen_status {
  with(column, as: .column) { (column) throws(KeisenError) in
    try column.append(
      data,
      type: column.type,
      count: try KeisenABI.count(count, "count"),
      stride: stride
    )
  }
}

@c @implementation
public func keisen_column_changed(_ column: Handle, _ first: Int, _ count: Int) -> keisen_status {
  status(
    of: try borrow(column, as: .column).changed(
      first: try KeisenABI.count(first, "first"),
      count: try KeisenABI.count(count, "count")
    )
  )
}

@c @implementation
public func keisen_column_get_count(_ column: Handle, _ count: Out<Int>) -> keisen_status {
  get(column, as: .column, count, "count") { $0.count }
}

@c @implementation
public func keisen_column_get_first_row(_ column: Handle, _ row: Out<Int>) -> keisen_status {
  get(column, as: .column, row, "row") { $0.firstRow }
}

@c @implementation
public func keisen_column_get_type(
  _ column: Handle, _ type: Out<keisen_element_type>
) -> keisen_status {
  get(column, as: .column, type, "type") { $0.type.c }
}

@c @implementation
public func keisen_column_read(
  _ column: Handle, _ first: Int, _ count: Int, _ origin: Int64, _ values: Out<Double>
) -> keisen_status {
  status { () throws(KeisenError) in
    let snapshot = try borrow(column, as: .column).snapshot()
    let (first, count) = (try KeisenABI.count(first, "first"), try KeisenABI.count(count, "count"))
    let rows = snapshot.rows
    guard first >= rows.lowerBound, first <= rows.upperBound, count <= rows.upperBound - first
    else {
      throw KeisenError(
        .invalidArgument,
        "rows \(first) + \(count) are not in a column of rows \(rows.lowerBound)..<\(rows.upperBound)"
      )
    }
    guard count > 0 else { return }
    snapshot.read(first..<first + count, relativeTo: origin, into: try require(values, "values"))
  }
}
