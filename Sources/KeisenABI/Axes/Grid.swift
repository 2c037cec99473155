import CKeisen
import Keisen

extension keisen_grid_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> Grid.Style {
    Grid.Style(
      showsX: x,
      showsY: y,
      showsMinorX: minor_x,
      showsMinorY: minor_y,
      width: width,
      color: color.chosen,
      minorColor: minor_color.chosen,
      dash: try readDash(dash, dash_count)
    )
  }
}

@c @implementation
public func keisen_attachment_create_grid(
  _ space: Handle, _ options: In<keisen_grid_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    let options = try read(options)
    return try Grid(in: space, style: try options.style())
  }
}

@c @implementation
public func keisen_attachment_set_grid_options(
  _ attachment: Handle, _ options: In<keisen_grid_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let grid = try borrow(attachment, as: Grid.self)
    try grid.setStyle(try read(options).style())
  }
}
