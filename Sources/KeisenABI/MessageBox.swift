import CKeisen
import Keisen

extension keisen_message_box_options: OptionsStruct {
  static let name = "keisen_message_box_options"

  static var defaults: keisen_message_box_options {
    keisen_message_box_options(
      struct_size: UInt32(MemoryLayout<keisen_message_box_options>.size),
      place: KEISEN_MESSAGE_PLACE_TOP_RIGHT,
      size: 13,
      max_width: 320,
      insets: .automatic,
      margin: 10,
      radius: 4
    )
  }

  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> MessageBox.Style {
    guard let place = MessageBox.Place(rawValue: place.number) else {
      throw KeisenError(.invalidArgument, "message place \(place.number) is unknown")
    }
    return MessageBox.Style(
      place: place,
      size: size,
      maxWidth: max_width,
      insets: insets.chosen,
      margin: margin,
      radius: radius
    )
  }
}

@c @implementation
public func keisen_message_box_options_init(
  _ options: UnsafeMutablePointer<keisen_message_box_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_attachment_create_message_box(
  _ board: OpaquePointer?,
  _ options: UnsafePointer<keisen_message_box_options>?,
  _ attachment: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let board = try borrow(board, as: .messageBoard)
    return try MessageBox(board, style: try read(options).style())
  }
}

@c @implementation
public func keisen_attachment_set_message_box_options(
  _ attachment: OpaquePointer?,
  _ options: UnsafePointer<keisen_message_box_options>?
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(attachment, as: MessageBox.self).setStyle(try read(options).style())
  }
}
