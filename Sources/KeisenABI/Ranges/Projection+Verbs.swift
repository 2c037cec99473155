import CKeisen
import Keisen

@c @implementation
public func keisen_projection_map(
  _ projection: Handle, _ values: In<Double>, _ count: Int, _ fractions: Out<Double>
) -> keisen_status {
  status { () throws(KeisenError) in
    try convert(projection, values, count, to: fractions, ("values", "fractions")) {
      (projection, values, fractions) throws(KeisenError) in
      try projection.map(values, into: fractions)
    }
  }
}

@c @implementation
public func keisen_projection_invert(
  _ projection: Handle, _ fractions: In<Double>, _ count: Int, _ values: Out<Double>
) -> keisen_status {
  status { () throws(KeisenError) in
    try convert(projection, fractions, count, to: values, ("fractions", "values")) {
      (projection, fractions, values) throws(KeisenError) in
      try projection.invert(fractions, into: values)
    }
  }
}

@c @implementation
public func keisen_projection_convert(
  _ projection: Handle, _ values: In<Double>, _ count: Int, _ other: Handle,
  _ converted: Out<Double>
) -> keisen_status {
  status { () throws(KeisenError) in
    let other = try borrow(other, as: .projection, "other")
    try convert(projection, values, count, to: converted, ("values", "converted")) {
      (projection, values, converted) throws(KeisenError) in
      try projection.convert(values, to: other, into: converted)
    }
  }
}

@c @implementation
public func keisen_projection_get_ticks(
  _ projection: Handle, _ wanted: UInt32, _ capacity: Int, _ values: Out<Double>, _ count: Out<Int>
) -> keisen_status {
  fill(projection, values, capacity, count) { (projection) throws(KeisenError) in
    try projection.ticks(count: Int(wanted))
  }
}

@c @implementation
public func keisen_projection_get_minor_ticks(
  _ projection: Handle, _ wanted: UInt32, _ capacity: Int, _ values: Out<Double>, _ count: Out<Int>
) -> keisen_status {
  fill(projection, values, capacity, count) { (projection) throws(KeisenError) in
    try projection.minorTicks(count: Int(wanted))
  }
}

@c @implementation
public func keisen_projection_nice(_ projection: Handle, _ wanted: UInt32) -> keisen_status {
  status(of: try borrow(projection, as: .projection).nice(count: Int(wanted)))
}

@c @implementation
public func keisen_projection_format(
  _ projection: Handle, _ value: keisen_value, _ options: In<keisen_tick_format_options>,
  _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
    let value = try DataValue(value, "value")
    let format = try TickFormat(try read(options))
    try write(try projection.format(value, format), capacity, to: buffer, length)
  }
}

/// Takes a caller's doubles where they are.
func doubles(
  _ values: In<Double>, _ count: Int, _ name: String
) throws(KeisenError) -> UnsafeBufferPointer<Double> {
  let count = try KeisenABI.count(count, "count")
  guard values != nil || count == 0 else {
    throw KeisenError(.invalidArgument, "\(name) is NULL, but count is \(count)")
  }
  return UnsafeBufferPointer(start: values, count: count)
}

/// Returns the caller's memory, nil where there is none of it.
private func room<Element>(
  _ pointer: Out<Element>, _ capacity: Int, _ name: String
) throws(KeisenError) -> UnsafeMutableBufferPointer<Element>? {
  let capacity = try count(capacity, "capacity")
  guard capacity > 0 else { return nil }
  return UnsafeMutableBufferPointer(start: try require(pointer, name), count: capacity)
}

/// Writes what values of the caller's become to other memory of the caller's.
private func convert(
  _ projection: Handle,
  _ source: In<Double>,
  _ count: Int,
  to target: Out<Double>,
  _ names: (source: String, target: String),
  _ work: (
    Projection, UnsafeBufferPointer<Double>, UnsafeMutablePointer<Double>
  ) throws(KeisenError) -> Void
) throws(KeisenError) {
  let projection = try borrow(projection, as: .projection)
  let source = try doubles(source, count, names.source)
  guard !source.isEmpty else { return }
  try work(projection, source, try require(target, names.target))
}

/// Writes as many values as fit and the number of all.
private func fill(
  _ projection: Handle, _ pointer: Out<Double>, _ capacity: Int, _ count: Out<Int>,
  _ find: (Projection) throws(KeisenError) -> [Double]
) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
    let count = try require(count, "count")
    let room = try room(pointer, capacity, "values")
    let values = try find(projection)
    count.pointee = values.count
    if let room {
      for (index, value) in values.prefix(room.count).enumerated() { room[index] = value }
    }
  }
}
