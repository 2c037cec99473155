import CKeisen
import Keisen

extension keisen_text_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> TextAnnotation.Style {
    TextAnnotation.Style(
      text: try TextBoxStyle(box),
      anchor: Point(x: anchor_x, y: anchor_y),
      isClipped: clip,
      keepsInside: keep_inside
    )
  }
}

@c @implementation
public func keisen_attachment_create_text(
  _ space: Handle, _ x: keisen_value, _ y: keisen_value, _ text: CString,
  _ options: In<keisen_text_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let space = try optionalSpace(space)
    let options = try read(options)
    return try TextAnnotation(
      try string(text, "text"),
      at: Position(
        x: try Position.Coordinate(x, options.x_coordinates, in: space, "x of position"),
        y: try Position.Coordinate(y, options.y_coordinates, in: space, "y of position"),
        offset: Point(x: options.offset_x, y: options.offset_y)
      ),
      in: space,
      style: try options.style()
    )
  }
}

@c @implementation
public func keisen_attachment_set_text_options(
  _ attachment: Handle, _ options: In<keisen_text_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let text = try borrow(attachment, as: TextAnnotation.self)
    let options = try read(options)
    try text.setStyle(
      try options.style(),
      at: try text.position.counting(
        options.x_coordinates,
        options.y_coordinates,
        in: text.space,
        offset: Point(x: options.offset_x, y: options.offset_y),
        "position"
      )
    )
  }
}

@c @implementation
public func keisen_attachment_set_text_position(
  _ attachment: Handle, _ x: keisen_value, _ y: keisen_value
) -> keisen_status {
  status { () throws(KeisenError) in
    let text = try borrow(attachment, as: TextAnnotation.self)
    try text.setPosition(try text.position.moved(to: x, y, "position"))
  }
}

@c @implementation
public func keisen_attachment_get_text_position(
  _ attachment: Handle, _ x: Out<keisen_value>, _ y: Out<keisen_value>
) -> keisen_status {
  status { () throws(KeisenError) in
    let text = try borrow(attachment, as: TextAnnotation.self)
    text.position.write(to: try require(x, "x"), try require(y, "y"))
  }
}
