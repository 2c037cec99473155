import CKeisen
import Keisen

extension keisen_stem_columns: MarkColumnsStruct {
  func mark(changing old: StemMark?) throws(KeisenError) -> StemMark {
    StemMark(
      position: try borrowOptional(position, as: .column),
      value: try requireColumn(value, "value"),
      size: try borrowOptional(size, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      orientation: try orientation.chosen(),
      style: old?.style ?? StemStyle()
    )
  }
}

extension keisen_stem_options: MarkOptionsStruct {
  typealias Kind = StemMark

  func appearances() throws(KeisenError) -> (style: StemStyle, label: String) {
    guard let marker = MarkerShape(rawValue: marker.rawValue) else {
      throw KeisenError(.invalidArgument, "marker \(marker.number) is unknown")
    }
    let style = StemStyle(
      baseline: baseline,
      width: width,
      color: color.chosen,
      alpha: alpha,
      dash: try readDash(dash, dash_count),
      marker: marker,
      size: size,
      borderWidth: border_width,
      borderColor: border_color.chosen,
      customMarker: try borrowOptional(custom_marker, as: .customMarker)
    )
    return (style, try optionalString(label, "label"))
  }
}
