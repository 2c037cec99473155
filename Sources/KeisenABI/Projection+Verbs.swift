import CKeisen
import Keisen

@c @implementation
public func keisen_projection_map(
  _ projection: OpaquePointer?,
  _ values: UnsafePointer<Double>?,
  _ count: Int,
  _ fractions: UnsafeMutablePointer<Double>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    let values = try doubles(values, count, "values")
    guard !values.isEmpty else { return }
    try projection.map(values, into: try require(fractions, "fractions"))
  }
}

@c @implementation
public func keisen_projection_invert(
  _ projection: OpaquePointer?,
  _ fractions: UnsafePointer<Double>?,
  _ count: Int,
  _ values: UnsafeMutablePointer<Double>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    let fractions = try doubles(fractions, count, "fractions")
    guard !fractions.isEmpty else { return }
    try projection.invert(fractions, into: try require(values, "values"))
  }
}

@c @implementation
public func keisen_projection_get_ticks(
  _ projection: OpaquePointer?,
  _ wanted: UInt32,
  _ capacity: Int,
  _ values: UnsafeMutablePointer<Double>?,
  _ count: UnsafeMutablePointer<Int>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    try fill(values, capacity, count) { () throws(KeisenError) in
      try projection.ticks(count: Int(wanted))
    }
  }
}

@c @implementation
public func keisen_projection_get_minor_ticks(
  _ projection: OpaquePointer?,
  _ wanted: UInt32,
  _ capacity: Int,
  _ values: UnsafeMutablePointer<Double>?,
  _ count: UnsafeMutablePointer<Int>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    try fill(values, capacity, count) { () throws(KeisenError) in
      try projection.minorTicks(count: Int(wanted))
    }
  }
}

@c @implementation
public func keisen_projection_nice(
  _ projection: OpaquePointer?,
  _ wanted: UInt32
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(projection, as: .projection).nice(count: Int(wanted))
  }
}

@c @implementation
public func keisen_projection_format(
  _ projection: OpaquePointer?,
  _ value: keisen_value,
  _ options: UnsafePointer<keisen_tick_format_options>?,
  _ capacity: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ length: UnsafeMutablePointer<Int>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    let value = try DataValue(value, "value")
    let format = try TickFormat(try read(options))
    try write(try projection.format(value, format), capacity, to: buffer, length)
  }
}

/// Takes a caller's doubles where they are.
private func doubles(
  _ values: UnsafePointer<Double>?,
  _ count: Int,
  _ name: String
) throws(KeisenError) -> UnsafeBufferPointer<Double> {
  let count = try KeisenABI.count(count, "count")
  guard values != nil || count == 0 else {
    throw KeisenError(.invalidArgument, "\(name) is NULL, but count is \(count)")
  }
  return UnsafeBufferPointer(start: values, count: count)
}

/// Returns the caller's memory, nil where there is none of it.
private func room<Element>(
  _ pointer: UnsafeMutablePointer<Element>?,
  _ capacity: Int,
  _ name: String
) throws(KeisenError) -> UnsafeMutableBufferPointer<Element>? {
  let capacity = try count(capacity, "capacity")
  guard capacity > 0 else { return nil }
  return UnsafeMutableBufferPointer(start: try require(pointer, name), count: capacity)
}

/// Writes as many values as fit and the number of all.
private func fill(
  _ pointer: UnsafeMutablePointer<Double>?,
  _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?,
  _ find: () throws(KeisenError) -> [Double]
) throws(KeisenError) {
  let count = try require(count, "count")
  let room = try room(pointer, capacity, "values")
  let values = try find()
  count.pointee = values.count
  if let room {
    for (index, value) in values.prefix(room.count).enumerated() { room[index] = value }
  }
}
