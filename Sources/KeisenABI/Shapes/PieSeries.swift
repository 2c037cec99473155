import CKeisen
import Keisen

extension keisen_pie_columns: MarkColumnsStruct {
  func mark(changing old: PieMark?) throws(KeisenError) -> PieMark {
    PieMark(
      values: try requireColumn(values, "values"),
      names: try readNames(names, name_count),
      explode: try borrowOptional(explode, as: .column),
      outerRadii: try borrowOptional(outer_radii, as: .column),
      innerRadii: try borrowOptional(inner_radii, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? PieStyle()
    )
  }
}

extension keisen_pie_options: MarkOptionsStruct {
  typealias Kind = PieMark

  func appearances() throws(KeisenError) -> (style: PieStyle, label: String) {
    let style = PieStyle(
      radius: radius,
      innerRadius: inner_radius,
      gap: gap,
      startAngle: start_angle,
      isClockwise: clockwise,
      order: try chosen(order.rawValue, "pie order"),
      colors: try readColors(colors, color_count),
      alpha: alpha,
      labelPlace: try chosen(label_place.rawValue, "pie label place"),
      labelContent: try chosen(label_content.rawValue, "pie label content"),
      labelThreshold: label_threshold,
      format: try TickFormat(try read(value_format)),
      labelSize: label_size,
      labelColor: label_color.chosen
    )
    return (style, try optionalString(label, "label"))
  }
}

/// Returns the case of a number.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is none.
private func chosen<Choice: RawRepresentable<Int32>>(
  _ number: UInt32,
  _ name: String
) throws(KeisenError) -> Choice {
  guard let choice = Int32(exactly: number).flatMap(Choice.init(rawValue:)) else {
    throw KeisenError(.invalidArgument, "\(name) \(number) is unknown")
  }
  return choice
}
