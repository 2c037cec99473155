import CKeisen
import Keisen

extension keisen_canvas_options {
  /// A position that counts what the options say.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no position.
  fileprivate func position(
    _ x: keisen_value, _ y: keisen_value, in space: Space?, _ name: String
  ) throws(KeisenError) -> Position {
    Position(
      x: try Position.Coordinate(x, x_coordinates, in: space, "x of \(name)"),
      y: try Position.Coordinate(y, y_coordinates, in: space, "y of \(name)"),
      offset: Point(x: offset_x, y: offset_y)
    )
  }
}

@c @implementation
public func keisen_attachment_create_canvas(
  _ canvas: Handle, _ space: Handle, _ x: keisen_value, _ y: keisen_value,
  _ options: In<keisen_canvas_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let canvas = try borrow(canvas, as: .canvas)
    let space = try optionalSpace(space)
    let position = try read(options).position(x, y, in: space, "position")
    return try CanvasAttachment(canvas, .at(position), in: space)
  }
}

@c @implementation
public func keisen_attachment_create_canvas_between(
  _ canvas: Handle, _ space: Handle, _ x1: keisen_value, _ y1: keisen_value, _ x2: keisen_value,
  _ y2: keisen_value, _ options: In<keisen_canvas_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let canvas = try borrow(canvas, as: .canvas)
    let space = try optionalSpace(space)
    let options = try read(options)
    let place = CanvasAttachment.Place.between(
      try options.position(x1, y1, in: space, "the first position"),
      try options.position(x2, y2, in: space, "the second position")
    )
    return try CanvasAttachment(canvas, place, in: space)
  }
}

@c @implementation
public func keisen_attachment_set_canvas_position(
  _ attachment: Handle, _ x: keisen_value, _ y: keisen_value
) -> keisen_status {
  status { () throws(KeisenError) in
    let attached = try borrow(attachment, as: CanvasAttachment.self)
    guard case .at(let position) = attached.place else {
      throw KeisenError(.invalidArgument, "canvas is between two positions and at none")
    }
    try attached.setPlace(.at(try position.moved(to: x, y, "position")))
  }
}

@c @implementation
public func keisen_attachment_set_canvas_corners(
  _ attachment: Handle, _ x1: keisen_value, _ y1: keisen_value, _ x2: keisen_value,
  _ y2: keisen_value
) -> keisen_status {
  status { () throws(KeisenError) in
    let attached = try borrow(attachment, as: CanvasAttachment.self)
    guard case .between(let one, let other) = attached.place else {
      throw KeisenError(.invalidArgument, "canvas is at a position and not between two")
    }
    try attached.setPlace(
      .between(
        try one.moved(to: x1, y1, "the first position"),
        try other.moved(to: x2, y2, "the second position")
      )
    )
  }
}
