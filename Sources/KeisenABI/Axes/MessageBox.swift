import CKeisen
import Keisen

extension keisen_message_box_options {
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
public func keisen_attachment_create_message_box(
  _ board: Handle, _ options: In<keisen_message_box_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let board = try borrow(board, as: .messageBoard)
    return try MessageBox(board, style: try read(options).style())
  }
}

@c @implementation
public func keisen_attachment_set_message_box_options(
  _ attachment: Handle, _ options: In<keisen_message_box_options>
) -> keisen_status {
  status(of: try borrow(attachment, as: MessageBox.self).setStyle(try read(options).style()))
}
