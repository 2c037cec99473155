import CKeisen
import Keisen

extension keisen_legend_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> Legend.Style {
    guard let place = Legend.Place(rawValue: place.number) else {
      throw KeisenError(.invalidArgument, "legend place \(place.number) is unknown")
    }
    return Legend.Style(
      place: place,
      columns: Int(columns),
      alignment: try TitleAlignment(alignment),
      isReversed: reversed,
      labelSize: label_size,
      swatchWidth: swatch_width,
      insets: insets.chosen,
      background: background.chosen,
      borderWidth: border_width,
      borderColor: border_color.chosen,
      radius: radius,
      textColor: text_color.chosen,
      hasMarkup: markup
    )
  }
}

@c @implementation
public func keisen_attachment_create_legend(
  _ options: In<keisen_legend_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let options = try read(options)
    return try Legend(
      title: try optionalString(options.title, "title"),
      style: try options.style()
    )
  }
}

@c @implementation
public func keisen_attachment_set_legend_options(
  _ attachment: Handle, _ options: In<keisen_legend_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let legend = try borrow(attachment, as: Legend.self)
    let options = try read(options)
    let title = try optionalString(options.title, "title")
    try legend.setStyle(try options.style())
    legend.title = title
  }
}
