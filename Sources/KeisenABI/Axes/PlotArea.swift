import CKeisen
import Keisen

extension keisen_plot_area_options {
  /// The options as a style.
  fileprivate var style: PlotArea.Style {
    var style = PlotArea.Style(
      color: color.chosen,
      radii: CornerRadii(radii),
      borderWidth: border_width,
      borderColor: border_color.chosen
    )
    if gradient {
      style.gradient = PlotArea.Style.Gradient(
        startColor: color.chosen,
        endColor: end_color.chosen,
        start: Point(x: start_x, y: start_y),
        end: Point(x: end_x, y: end_y)
      )
    }
    return style
  }
}

@c @implementation
public func keisen_attachment_create_plot_area(
  _ options: In<keisen_plot_area_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment, try PlotArea(style: try read(options).style))
}

@c @implementation
public func keisen_attachment_set_plot_area_options(
  _ attachment: Handle, _ options: In<keisen_plot_area_options>
) -> keisen_status {
  status(of: try borrow(attachment, as: PlotArea.self).setStyle(try read(options).style))
}
