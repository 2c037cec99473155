import CKeisen
import Keisen

extension keisen_arrow_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there are no such heads.
  fileprivate func style() throws(KeisenError) -> Arrow.Style {
    let number = heads.number
    guard let heads = Arrow.Style.Heads(rawValue: number) else {
      throw KeisenError(.invalidArgument, "heads \(number) are unknown")
    }
    return Arrow.Style(
      width: width,
      color: color.chosen,
      heads: heads,
      headLength: head_length,
      headWidth: head_width,
      startGap: start_gap,
      endGap: end_gap,
      isClipped: clip
    )
  }
}

@c @implementation
public func keisen_attachment_create_arrow(
  _ space: Handle, _ start_x: keisen_value, _ start_y: keisen_value, _ end_x: keisen_value,
  _ end_y: keisen_value, _ options: In<keisen_arrow_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let space = try optionalSpace(space)
    let options = try read(options)
    func place(
      _ value: keisen_value, _ coordinates: keisen_coordinates, _ name: String
    ) throws(KeisenError) -> Position.Coordinate {
      try Position.Coordinate(value, coordinates, in: space, name)
    }
    return try Arrow(
      from: Position(
        x: try place(start_x, options.start_x_coordinates, "x of start"),
        y: try place(start_y, options.start_y_coordinates, "y of start"),
        offset: Point(x: options.start_offset_x, y: options.start_offset_y)
      ),
      to: Position(
        x: try place(end_x, options.end_x_coordinates, "x of end"),
        y: try place(end_y, options.end_y_coordinates, "y of end"),
        offset: Point(x: options.end_offset_x, y: options.end_offset_y)
      ),
      in: space,
      style: try options.style()
    )
  }
}

@c @implementation
public func keisen_attachment_set_arrow_options(
  _ attachment: Handle, _ options: In<keisen_arrow_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let arrow = try borrow(attachment, as: Arrow.self)
    let options = try read(options)
    let (start, end) = arrow.positions
    try arrow.setStyle(
      try options.style(),
      from: try start.counting(
        options.start_x_coordinates,
        options.start_y_coordinates,
        in: arrow.space,
        offset: Point(x: options.start_offset_x, y: options.start_offset_y),
        "start"
      ),
      to: try end.counting(
        options.end_x_coordinates,
        options.end_y_coordinates,
        in: arrow.space,
        offset: Point(x: options.end_offset_x, y: options.end_offset_y),
        "end"
      )
    )
  }
}

@c @implementation
public func keisen_attachment_set_arrow_positions(
  _ attachment: Handle, _ start_x: keisen_value, _ start_y: keisen_value, _ end_x: keisen_value,
  _ end_y: keisen_value
) -> keisen_status {
  status { () throws(KeisenError) in
    let arrow = try borrow(attachment, as: Arrow.self)
    let (start, end) = arrow.positions
    try arrow.setPositions(
      from: try start.moved(to: start_x, start_y, "start"),
      to: try end.moved(to: end_x, end_y, "end")
    )
  }
}

@c @implementation
public func keisen_attachment_get_arrow_positions(
  _ attachment: Handle, _ start_x: Out<keisen_value>, _ start_y: Out<keisen_value>,
  _ end_x: Out<keisen_value>, _ end_y: Out<keisen_value>
) -> keisen_status {
  status { () throws(KeisenError) in
    let (start, end) = try borrow(attachment, as: Arrow.self).positions
    let (startX, startY) = (try require(start_x, "start_x"), try require(start_y, "start_y"))
    let (endX, endY) = (try require(end_x, "end_x"), try require(end_y, "end_y"))
    start.write(to: startX, startY)
    end.write(to: endX, endY)
  }
}
