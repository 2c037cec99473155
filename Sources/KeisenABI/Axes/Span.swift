import CKeisen
import Keisen

extension keisen_span_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> Span.Style {
    let number = Int32(bitPattern: label_place.rawValue)
    guard let place = Span.Style.Place(rawValue: number) else {
      throw KeisenError(.invalidArgument, "place of a label \(number) is unknown")
    }
    return Span.Style(
      color: color.chosen,
      borderWidth: border_width,
      borderColor: border_color.chosen,
      label: try TextBoxStyle(box),
      labelPlace: place,
      extendsRange: extends_range
    )
  }
}

/// Reads an end of a span; NULL is an open one.
func readEnd(_ value: In<keisen_value>, _ name: String) throws(KeisenError) -> DataValue? {
  guard let value else { return nil }
  return try DataValue(value.pointee, name)
}

@c @implementation
public func keisen_attachment_create_span(
  _ space: Handle, _ dimension: keisen_dimension, _ start: In<keisen_value>,
  _ end: In<keisen_value>, _ options: In<keisen_span_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    let options = try read(options)
    return try Span(
      try Dimension(dimension),
      from: try readEnd(start, "start"),
      to: try readEnd(end, "end"),
      in: space,
      label: try optionalString(options.label, "label"),
      style: try options.style()
    )
  }
}

@c @implementation
public func keisen_attachment_set_span_options(
  _ attachment: Handle, _ options: In<keisen_span_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let span = try borrow(attachment, as: Span.self)
    let options = try read(options)
    let label = try optionalString(options.label, "label")
    try span.setStyle(try options.style())
    span.label = label
  }
}

@c @implementation
public func keisen_attachment_set_span_values(
  _ attachment: Handle, _ start: In<keisen_value>, _ end: In<keisen_value>
) -> keisen_status {
  status { () throws(KeisenError) in
    let span = try borrow(attachment, as: Span.self)
    try span.setValues(
      from: try readEnd(start, "start"),
      to: try readEnd(end, "end")
    )
  }
}

@c @implementation
public func keisen_attachment_get_span_values(
  _ attachment: Handle, _ start: Out<keisen_value>, _ end: Out<keisen_value>
) -> keisen_status {
  status { () throws(KeisenError) in
    let values = try borrow(attachment, as: Span.self).values
    let (start, end) = (try require(start, "start"), try require(end, "end"))
    start.pointee = values.start.map { keisen_value($0) } ?? .open
    end.pointee = values.end.map { keisen_value($0) } ?? .open
  }
}

extension keisen_value {
  /// What stands for an open end.
  fileprivate static let open = keisen_value(
    origin: 0,
    offset: .nan,
    unit: KEISEN_TIME_UNIT_AUTOMATIC
  )
}
