import CKeisen
import Keisen

extension keisen_calendar_columns: MarkColumnsStruct {
  func mark(changing old: CalendarMark?) throws(KeisenError) -> CalendarMark {
    CalendarMark(
      days: try requireColumn(days, "days"),
      values: try requireColumn(values, "values"),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? CalendarStyle()
    )
  }
}

extension keisen_calendar_options: MarkOptionsStruct {
  typealias Kind = CalendarMark

  func appearances() throws(KeisenError) -> (style: CalendarStyle, label: String) {
    let style = CalendarStyle(
      firstWeekday: Int(first_weekday),
      gap: gap,
      labelSize: label_size,
      borderWidth: border_width,
      borderColor: border_color.chosen,
      color: color.chosen,
      alpha: alpha
    )
    return (style, try optionalString(label, "label"))
  }
}
