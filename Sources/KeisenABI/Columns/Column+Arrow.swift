import CKeisen
import Keisen

@c @implementation
public func keisen_column_create_arrow(
  _ schema: Out<ArrowSchema>, _ array: Out<ArrowArray>, _ column: Out<Handle>
) -> keisen_status {
  create(column, as: .column) { () throws(KeisenError) in
    let (schema, array) = (try require(schema, "schema"), try require(array, "array"))
    let field = try ArrowField(schema)
    let owner = ArrowOwner()
    let rows = try ArrowRows(array, of: field)
    let made = try ArrowColumn(field, [(rows, owner)]).column()
    owner.take(array)
    schema.pointee.release?(schema)
    schema.pointee.release = nil
    return made
  }
}

@c @implementation
public func keisen_column_create_arrow_stream(
  _ stream: Out<ArrowArrayStream>, _ column: Out<Handle>
) -> keisen_status {
  create(column, as: .column) { () throws(KeisenError) in
    let stream = try require(stream, "stream")
    guard stream.pointee.release != nil else {
      throw KeisenError(.invalidArgument, "arrow stream was released before")
    }
    let field = try readField(of: stream)
    var parts: [(rows: ArrowRows, owner: ArrowOwner)] = []
    while let owner = try nextArray(of: stream) {
      parts.append(
        (
          try owner.withArray { (array) throws(KeisenError) in
            try ArrowRows(array, of: field)
          }, owner
        )
      )
    }
    let made = try ArrowColumn(field, parts).column()
    stream.pointee.release?(stream)
    stream.pointee.release = nil
    return made
  }
}

/// Reads what the arrays of a stream hold.
private func readField(
  of stream: UnsafeMutablePointer<ArrowArrayStream>
) throws(KeisenError) -> ArrowField {
  guard let get = stream.pointee.get_schema else {
    throw KeisenError(.invalidArgument, "get_schema of an arrow stream is NULL")
  }
  var schema = ArrowSchema()
  try check(get(stream, &schema), stream)
  defer { schema.release?(&schema) }
  return try ArrowField(&schema)
}

/// Reads the next array of a stream; nil at its end.
private func nextArray(
  of stream: UnsafeMutablePointer<ArrowArrayStream>
) throws(KeisenError) -> ArrowOwner? {
  guard let get = stream.pointee.get_next else {
    throw KeisenError(.invalidArgument, "get_next of an arrow stream is NULL")
  }
  var array = ArrowArray()
  try check(get(stream, &array), stream)
  guard array.release != nil else { return nil }
  let owner = ArrowOwner()
  owner.take(&array)
  return owner
}

/// Throws what a stream says of a failure.
private func check(
  _ status: Int32, _ stream: UnsafeMutablePointer<ArrowArrayStream>
) throws(KeisenError) {
  guard status != 0 else { return }
  let said = stream.pointee.get_last_error?(stream).map { String(cString: $0) } ?? ""
  // One line, as all messages are.
  let line = said.split(whereSeparator: \.isNewline).joined(separator: " ")
  throw KeisenError(
    .callback,
    "arrow stream failed with errno \(status)" + (line.isEmpty ? "" : ": \(line)")
  )
}

@c @implementation
public func keisen_column_get_category_count(_ column: Handle, _ count: Out<Int>) -> keisen_status {
  get(column, as: .column, count, "count") { $0.categories.count }
}

@c @implementation
public func keisen_column_get_category(
  _ column: Handle, _ index: Int, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status { () throws(KeisenError) in
    let categories = try borrow(column, as: .column).categories
    try write(try element(index, of: categories, "categories"), capacity, to: buffer, length)
  }
}

@c @implementation
public func keisen_column_get_zone(
  _ column: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status(
    of: try write(try borrow(column, as: .column).timeZone ?? "", capacity, to: buffer, length))
}
