import CKeisen
import Keisen
import KeisenPrimitives

extension Side {
  /// Reads a side.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  init(_ side: keisen_side) throws(KeisenError) {
    switch side {
    case KEISEN_SIDE_BOTTOM: self = .bottom
    case KEISEN_SIDE_LEFT: self = .left
    case KEISEN_SIDE_TOP: self = .top
    case KEISEN_SIDE_RIGHT: self = .right
    default: throw KeisenError(.invalidArgument, "side \(side.number) is unknown")
    }
  }
}

/// Returns the attachment of one kind that a handle stands for.
///
/// - Throws: `KeisenError` with code `.invalidArgument` for one of another kind.
func borrow<Kind: Attachment>(
  _ attachment: Handle, as kind: Kind.Type
) throws(KeisenError) -> Kind {
  let attachment = try borrow(attachment, as: .attachment)
  guard let kind = attachment as? Kind else {
    throw KeisenError(
      .invalidArgument,
      "attachment is of kind \(type(of: attachment).words), not \(Kind.words)"
    )
  }
  return kind
}

extension Attachment {
  /// What messages call its class.
  static var words: String { typeName.substituting("_", with: " ") }
}

/// The one text that an attachment has, to read and to change.
private struct AttachmentText {
  let get: () -> String
  let set: (String) -> Void

  private init<Kind: Attachment>(_ attachment: Kind, _ text: ReferenceWritableKeyPath<Kind, String>)
  {
    get = { attachment[keyPath: text] }
    set = { attachment[keyPath: text] = $0 }
  }

  /// Finds that of an attachment.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it has none.
  init(of attachment: Handle) throws(KeisenError) {
    switch try borrow(attachment, as: .attachment) {
    case let title as Title: self.init(title, \.text)
    case let axis as Axis: self.init(axis, \.title)
    case let legend as Legend: self.init(legend, \.title)
    case let bar as ColorBar: self.init(bar, \.title)
    case let annotation as TextAnnotation: self.init(annotation, \.text)
    case let rule as Rule: self.init(rule, \.label)
    case let span as Span: self.init(span, \.label)
    case let other:
      throw KeisenError(
        .invalidArgument,
        "attachment has no text: it is of kind \(type(of: other).words)"
      )
    }
  }
}

@c @implementation
public func keisen_attachment_set_text(_ attachment: Handle, _ text: CString) -> keisen_status {
  status { () throws(KeisenError) in
    let known = try AttachmentText(of: attachment)
    known.set(try optionalString(text, "text"))
  }
}

@c @implementation
public func keisen_attachment_get_text(
  _ attachment: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status(of: try write(try AttachmentText(of: attachment).get(), capacity, to: buffer, length))
}
