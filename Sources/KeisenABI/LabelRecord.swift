import CKeisen
import Keisen

@c @implementation
public func keisen_chart_get_label_count(
  _ chart: OpaquePointer?,
  _ count: UnsafeMutablePointer<Int>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let frame = try lastFrame(of: chart)
    try require(count, "count").pointee = frame.labels.count
  }
}

@c @implementation
public func keisen_chart_get_label_record(
  _ chart: OpaquePointer?,
  _ index: Int,
  _ record: UnsafeMutablePointer<keisen_label_record>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let label = try label(at: index, of: chart)
    try write(
      keisen_label_record(
        struct_size: 0,
        role: keisen_label_role(rawValue: UInt32(bitPattern: label.role.rawValue)),
        center_x: label.center.x,
        center_y: label.center.y,
        width: label.width,
        height: label.height,
        angle: label.angle
      ),
      to: try require(record, "record"),
      named: "keisen_label_record"
    )
  }
}

@c @implementation
public func keisen_chart_get_label_text(
  _ chart: OpaquePointer?,
  _ index: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> keisen_status {
  status { () throws(KeisenError) in
    try write(try label(at: index, of: chart).text, to: buffer, capacity, length)
  }
}

@c @implementation
public func keisen_chart_get_label_context(
  _ chart: OpaquePointer?,
  _ index: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> keisen_status {
  status { () throws(KeisenError) in
    try write(try label(at: index, of: chart).context, to: buffer, capacity, length)
  }
}

private func label(at index: Int, of chart: OpaquePointer?) throws(KeisenError) -> LabelRecord {
  let frame = try lastFrame(of: chart)
  guard frame.labels.indices.contains(index) else {
    throw KeisenError(
      .invalidArgument,
      "index must be below the number of labels in the frame, \(frame.labels.count), "
        + "got \(UInt(bitPattern: index))"
    )
  }
  return frame.labels[index]
}

/// Writes a text and a NUL to a caller's bytes, cut between characters where it is too long.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when there are no bytes but a capacity.
private func write(
  _ text: String,
  to buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) throws(KeisenError) {
  let length = try require(length, "length")
  let capacity = try count(capacity, "capacity")
  let bytes = text.utf8
  if capacity > 0 {
    let buffer = try require(buffer, "buffer")
    var count = min(bytes.count, capacity - 1)
    // Bytes 10xxxxxx go on with a character.
    while count < bytes.count, count > 0,
      bytes[bytes.index(bytes.startIndex, offsetBy: count)] & 0xc0 == 0x80
    { count -= 1 }
    for (offset, byte) in bytes.prefix(count).enumerated() {
      buffer[offset] = CChar(bitPattern: byte)
    }
    buffer[count] = 0
  }
  length.pointee = bytes.count
}
