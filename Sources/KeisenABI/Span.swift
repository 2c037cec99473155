import CKeisen
import Keisen

extension keisen_span_options: OptionsStruct {
  static let name = "keisen_span_options"

  static var defaults: keisen_span_options {
    keisen_span_options(
      struct_size: UInt32(MemoryLayout<keisen_span_options>.size),
      label_place: KEISEN_SPAN_PLACE_TOP,
      color: .automatic,
      border_width: 0,
      border_color: .automatic,
      label: nil,
      note: nil
    )
  }
}

/// Reads an end of a span; NULL is an open one.
private func end(
  _ value: UnsafePointer<keisen_value>?,
  _ name: String
) throws(KeisenError) -> DataValue? {
  guard let value else { return nil }
  return try DataValue(value.pointee, name)
}

@c @implementation
public func keisen_span_options_init(
  _ options: UnsafeMutablePointer<keisen_span_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_attachment_create_span(
  _ space: OpaquePointer?,
  _ dimension: keisen_dimension,
  _ start: UnsafePointer<keisen_value>?,
  _ end: UnsafePointer<keisen_value>?,
  _ options: UnsafePointer<keisen_span_options>?,
  _ attachment: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    let options = try read(options)
    let place = Int32(bitPattern: options.label_place.rawValue)
    guard let labelPlace = Span.Style.Place(rawValue: place) else {
      throw KeisenError(.invalidArgument, "place of a label \(place) is unknown")
    }
    return try Span(
      try Dimension(dimension),
      from: try KeisenABI.end(start, "start"),
      to: try KeisenABI.end(end, "end"),
      in: space,
      label: try optionalString(options.label, "label"),
      style: Span.Style(
        color: options.color.chosen,
        borderWidth: options.border_width,
        borderColor: options.border_color.chosen,
        label: try NoteStyle(options.note),
        labelPlace: labelPlace
      )
    )
  }
}

@c @implementation
public func keisen_attachment_set_span_values(
  _ attachment: OpaquePointer?,
  _ start: UnsafePointer<keisen_value>?,
  _ end: UnsafePointer<keisen_value>?
) -> keisen_status {
  status { () throws(KeisenError) in
    guard let span = try borrow(attachment, as: .attachment) as? Span else {
      throw KeisenError(.invalidArgument, "attachment is no span")
    }
    try span.setValues(
      from: try KeisenABI.end(start, "start"),
      to: try KeisenABI.end(end, "end")
    )
  }
}
