import CKeisen
import Keisen

extension TextBoxStyle {
  /// Reads how a text looks; NULL gives all defaults.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for an unknown size or alignment.
  init(_ pointer: In<keisen_text_box_options>) throws(KeisenError) {
    let options = try read(pointer)
    self.init(
      size: options.size,
      isBold: options.bold,
      isItalic: options.italic,
      hasMarkup: options.markup,
      alignment: try chosen(options.alignment),
      wrapWidth: options.wrap_width == 0 ? nil : options.wrap_width,
      angle: options.angle,
      color: options.color.chosen,
      background: options.background.chosen,
      borderWidth: options.border_width,
      borderColor: options.border_color.chosen,
      radius: options.radius,
      insets: options.insets.chosen
    )
  }
}

/// Returns an alignment, or nil for the automatic one.
///
/// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
private func chosen(
  _ alignment: keisen_text_alignment
) throws(KeisenError) -> TextStyle.Alignment? {
  switch alignment {
  case KEISEN_TEXT_ALIGNMENT_AUTOMATIC: nil
  case KEISEN_TEXT_ALIGNMENT_LEADING: .leading
  case KEISEN_TEXT_ALIGNMENT_CENTER: .center
  case KEISEN_TEXT_ALIGNMENT_TRAILING: .trailing
  case KEISEN_TEXT_ALIGNMENT_LEFT: .left
  case KEISEN_TEXT_ALIGNMENT_RIGHT: .right
  default: throw KeisenError(.invalidArgument, "alignment \(alignment.number) is unknown")
  }
}
