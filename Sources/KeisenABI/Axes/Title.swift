import CKeisen
import Keisen

extension keisen_title_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> Title.Style {
    guard (-1...1).contains(bold) else {
      throw KeisenError(.invalidArgument, "bold must be in -1...1, got \(bold)")
    }
    return Title.Style(
      size: size,
      alignment: try TitleAlignment(alignment),
      isBold: bold < 0 ? nil : bold == 1,
      isItalic: italic,
      color: color.chosen,
      hasMarkup: markup
    )
  }
}

extension Title.Role {
  /// Reads a role.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  fileprivate init(_ role: keisen_title_role) throws(KeisenError) {
    switch role {
    case KEISEN_TITLE_ROLE_TITLE: self = .title
    case KEISEN_TITLE_ROLE_SUBTITLE: self = .subtitle
    case KEISEN_TITLE_ROLE_CAPTION: self = .caption
    default: throw KeisenError(.invalidArgument, "title role \(role.number) is unknown")
    }
  }
}

extension TitleAlignment {
  /// Reads an alignment.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  init(_ alignment: keisen_title_alignment) throws(KeisenError) {
    switch alignment {
    case KEISEN_TITLE_ALIGNMENT_LEFT: self = .left
    case KEISEN_TITLE_ALIGNMENT_CENTER: self = .center
    case KEISEN_TITLE_ALIGNMENT_RIGHT: self = .right
    default: throw KeisenError(.invalidArgument, "alignment \(alignment.number) is unknown")
    }
  }
}

@c @implementation
public func keisen_attachment_create_title(
  _ text: CString, _ role: keisen_title_role, _ options: In<keisen_title_options>,
  _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    try Title(
      try string(text, "text"),
      role: try Title.Role(role),
      style: try read(options).style()
    )
  }
}

@c @implementation
public func keisen_attachment_set_title_options(
  _ attachment: Handle, _ options: In<keisen_title_options>
) -> keisen_status {
  status(of: try borrow(attachment, as: Title.self).setStyle(try read(options).style()))
}
