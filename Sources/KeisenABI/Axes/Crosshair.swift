import CKeisen
import Keisen

extension keisen_crosshair_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> Crosshair.Style {
    guard let snap = Crosshair.Snap(rawValue: snap.number) else {
      throw KeisenError(.invalidArgument, "snap \(snap.number) is unknown")
    }
    return Crosshair.Style(
      showsX: show_x,
      showsY: show_y,
      snap: snap,
      reach: within < 0 ? nil : within,
      width: width,
      color: color.chosen,
      dash: try readDash(dash, dash_count),
      showsLabels: show_labels,
      labelSize: label_size,
      labelColor: label_color.chosen,
      labelBackground: label_background.chosen,
      labelRadius: label_radius,
      markerSize: marker_size,
      markerColor: marker_color.chosen
    )
  }
}

@c @implementation
public func keisen_attachment_create_crosshair(
  _ space: Handle, _ options: In<keisen_crosshair_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    return try Crosshair(in: space, style: try read(options).style())
  }
}

@c @implementation
public func keisen_attachment_set_crosshair_options(
  _ attachment: Handle, _ options: In<keisen_crosshair_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let crosshair = try borrow(attachment, as: Crosshair.self)
    try crosshair.setStyle(try read(options).style())
  }
}
