import CKeisen
import Keisen

extension keisen_color_bar_options {
  /// The options as a style.
  fileprivate var style: ColorBar.Style {
    var axis = ColorBar.Style().axis
    axis.tickCount = Int(tick_count)
    axis.labelSize = label_size
    axis.titleSize = title_size
    axis.color = border_color.chosen
    axis.textColor = text_color.chosen
    axis.hasMarkup = markup
    return ColorBar.Style(width: width, length: length, borderWidth: border_width, axis: axis)
  }
}

@c @implementation
public func keisen_attachment_create_color_bar(
  _ color_scale: Handle, _ side: keisen_side, _ options: In<keisen_color_bar_options>,
  _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let scale = try borrow(color_scale, as: .colorScale)
    let options = try read(options)
    return try ColorBar(
      scale,
      side: try Side(side),
      title: try optionalString(options.title, "title"),
      style: options.style
    )
  }
}

@c @implementation
public func keisen_attachment_set_color_bar_options(
  _ attachment: Handle, _ options: In<keisen_color_bar_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let bar = try borrow(attachment, as: ColorBar.self)
    let options = try read(options)
    let title = try optionalString(options.title, "title")
    try bar.setStyle(options.style)
    bar.title = title
  }
}
