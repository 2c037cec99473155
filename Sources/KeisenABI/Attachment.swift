import CKeisen
import Keisen

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
    default: throw KeisenError(.invalidArgument, "side \(side.rawValue) is unknown")
    }
  }
}

@c @implementation
public func keisen_attachment_set_text(
  _ attachment: OpaquePointer?,
  _ text: UnsafePointer<CChar>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let attachment = try borrow(attachment, as: .attachment)
    let text = try optionalString(text, "text")
    switch attachment {
    case let title as Title: title.text = text
    case let axis as Axis: axis.title = text
    case let legend as Legend: legend.title = text
    case let annotation as TextAnnotation: annotation.text = text
    case let rule as Rule: rule.label = text
    case let span as Span: span.label = text
    default: throw KeisenError(.invalidArgument, "attachment has no text")
    }
  }
}

@c @implementation
public func keisen_attachment_retain(_ attachment: OpaquePointer?) -> keisen_status {
  retain(attachment, as: .attachment)
}

@c @implementation
public func keisen_attachment_release(_ attachment: OpaquePointer?) -> keisen_status {
  release(attachment, as: .attachment)
}

@c @implementation
public func keisen_attachment_equal(
  _ attachment: OpaquePointer?,
  _ other: OpaquePointer?,
  _ equal: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  KeisenABI.equal(attachment, other, equal, as: .attachment)
}
