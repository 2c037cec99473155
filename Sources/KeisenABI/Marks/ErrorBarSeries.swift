import CKeisen
import Keisen

extension keisen_error_bar_columns: MarkColumnsStruct {
  func mark(changing old: ErrorBarMark?) throws(KeisenError) -> ErrorBarMark {
    ErrorBarMark(
      x: try borrowOptional(x, as: .column),
      y: try requireColumn(y, "y"),
      xLow: try borrowOptional(x_low, as: .column),
      xHigh: try borrowOptional(x_high, as: .column),
      yLow: try borrowOptional(y_low, as: .column),
      yHigh: try borrowOptional(y_high, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? ErrorBarStyle()
    )
  }
}

extension keisen_error_bar_options: MarkOptionsStruct {
  typealias Kind = ErrorBarMark

  func appearances() throws(KeisenError) -> (style: ErrorBarStyle, label: String) {
    let style = ErrorBarStyle(
      width: width,
      color: color.chosen,
      alpha: alpha,
      dash: try readDash(dash, dash_count),
      capLength: cap_length
    )
    return (style, try optionalString(label, "label"))
  }
}
