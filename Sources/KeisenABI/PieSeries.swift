import CKeisen
import Keisen

extension keisen_pie_options: MarkOptionsStruct {
  typealias Kind = PieMark

  func appearances() throws(KeisenError) -> (style: PieStyle, label: String) {
    let style = PieStyle(
      radius: radius,
      innerRadius: inner_radius,
      gap: gap,
      startAngle: start_angle,
      isClockwise: clockwise,
      order: try chosen(order, "pie order"),
      colors: try readColors(colors, color_count),
      alpha: alpha,
      labelPlace: try chosen(label_place, "pie label place"),
      labelContent: try chosen(label_content, "pie label content"),
      labelThreshold: label_threshold,
      format: try TickFormat(try read(value_format)),
      labelSize: label_size,
      labelColor: label_color.chosen
    )
    return (style, try optionalString(label, "label"))
  }
}
