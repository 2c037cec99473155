import CKeisen
import Keisen

extension keisen_polar_axis_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> PolarAxis.Style {
    PolarAxis.Style(
      showsAngles: angles,
      showsRadii: radii,
      radiusAngle: radius_placed ? radius_angle : nil,
      radiusCount: Int(radius_count),
      angleFormat: try TickFormat(try read(angle_format)),
      radiusFormat: try TickFormat(try read(radius_format)),
      labelSize: label_size,
      width: width,
      color: color.chosen,
      textColor: text_color.chosen
    )
  }
}

@c @implementation
public func keisen_attachment_create_polar_axis(
  _ space: Handle, _ options: In<keisen_polar_axis_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    let options = try read(options)
    return try PolarAxis(of: space, style: try options.style())
  }
}

@c @implementation
public func keisen_attachment_set_polar_axis_options(
  _ attachment: Handle, _ options: In<keisen_polar_axis_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let axis = try borrow(attachment, as: PolarAxis.self)
    try axis.setStyle(try read(options).style())
  }
}

@c @implementation
public func keisen_attachment_set_angle_ticks(
  _ attachment: Handle, _ count: Int, _ ticks: In<keisen_value>, _ labels: In<CString>
) -> keisen_status {
  status { () throws(KeisenError) in
    let axis = try borrow(attachment, as: PolarAxis.self)
    guard let given = try readTicks(count, ticks, labels) else { return axis.removeAngleTicks() }
    try axis.setAngleTicks(given.values, labels: given.labels)
  }
}
