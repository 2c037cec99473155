import CKeisen
import Keisen

@c @implementation
public func keisen_chart_get_label_count(_ chart: Handle, _ count: Out<Int>) -> keisen_status {
  status { () throws(KeisenError) in
    let frame = try lastFrame(of: chart)
    try require(count, "count").pointee = frame.labels.count
  }
}

@c @implementation
public func keisen_chart_get_label_record(
  _ chart: Handle, _ index: Int, _ record: Out<keisen_label_record>
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
  _ chart: Handle, _ index: Int, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status(of: try write(try label(at: index, of: chart).text, capacity, to: buffer, length))
}

@c @implementation
public func keisen_chart_get_label_context(
  _ chart: Handle, _ index: Int, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status(of: try write(try label(at: index, of: chart).context, capacity, to: buffer, length))
}

private func label(at index: Int, of chart: Handle) throws(KeisenError) -> LabelRecord {
  try element(index, of: try lastFrame(of: chart).labels, "labels in the frame")
}
