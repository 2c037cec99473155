import CKeisen
import Keisen

@c @implementation
public func keisen_animation_create_text_position(
  _ attachment: Handle, _ x: keisen_value, _ y: keisen_value,
  _ options: In<keisen_animation_options>, _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, isOnScale) throws(KeisenError) in
    let text = try borrow(attachment, as: TextAnnotation.self)
    return try .position(
      of: text,
      to: try text.position.moved(to: x, y, "position"),
      isOnScale: isOnScale,
      timing
    )
  }
}

@c @implementation
public func keisen_animation_create_rule_value(
  _ attachment: Handle, _ value: keisen_value, _ options: In<keisen_animation_options>,
  _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, isOnScale) throws(KeisenError) in
    try .value(
      of: try borrow(attachment, as: Rule.self),
      to: try DataValue(value, "value"),
      isOnScale: isOnScale,
      timing
    )
  }
}

@c @implementation
public func keisen_animation_create_span_values(
  _ attachment: Handle, _ start: In<keisen_value>, _ end: In<keisen_value>,
  _ options: In<keisen_animation_options>, _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, isOnScale) throws(KeisenError) in
    try .values(
      of: try borrow(attachment, as: Span.self),
      from: try readEnd(start, "start"),
      to: try readEnd(end, "end"),
      isOnScale: isOnScale,
      timing
    )
  }
}

@c @implementation
public func keisen_animation_create_arrow_positions(
  _ attachment: Handle, _ start_x: keisen_value, _ start_y: keisen_value, _ end_x: keisen_value,
  _ end_y: keisen_value, _ options: In<keisen_animation_options>, _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, isOnScale) throws(KeisenError) in
    let arrow = try borrow(attachment, as: Arrow.self)
    let (start, end) = arrow.positions
    return try .positions(
      of: arrow,
      from: try start.moved(to: start_x, start_y, "start"),
      to: try end.moved(to: end_x, end_y, "end"),
      isOnScale: isOnScale,
      timing
    )
  }
}
