import CKeisen
import Keisen

extension keisen_point_columns: MarkColumnsStruct {
  func mark(changing old: PointMark?) throws(KeisenError) -> PointMark {
    PointMark(
      PointColumns(
        x: try borrowOptional(x, as: .column),
        y: try requireColumn(y, "y"),
        size: try borrowOptional(size, as: .column),
        color: try borrowOptional(color, as: .column),
        alpha: try borrowOptional(alpha, as: .column)
      ),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? PointStyle()
    )
  }
}

extension keisen_point_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  func style() throws(KeisenError) -> PointStyle {
    guard let marker = MarkerShape(rawValue: marker.rawValue) else {
      throw KeisenError(.invalidArgument, "marker \(marker.number) is unknown")
    }
    return PointStyle(
      marker: marker,
      size: size,
      color: color.chosen,
      alpha: alpha,
      borderWidth: border_width,
      borderColor: border_color.chosen,
      customMarker: try borrowOptional(custom_marker, as: .customMarker)
    )
  }
}

extension keisen_point_options: MarkOptionsStruct {
  typealias Kind = PointMark

  func appearances() throws(KeisenError) -> (style: PointStyle, label: String) {
    (try style(), try optionalString(label, "label"))
  }
}
