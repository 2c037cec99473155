import CKeisen
import Keisen

extension keisen_polygon_columns: MarkColumnsStruct {
  func mark(changing old: PolygonMark?) throws(KeisenError) -> PolygonMark {
    PolygonMark(
      x: try requireColumn(x, "x"),
      y: try requireColumn(y, "y"),
      groups: try borrowOptional(groups, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? PolygonStyle()
    )
  }
}

extension keisen_polygon_options: MarkOptionsStruct {
  typealias Kind = PolygonMark

  func appearances() throws(KeisenError) -> (style: PolygonStyle, label: String) {
    let style = PolygonStyle(
      color: color.chosen,
      alpha: alpha,
      borderWidth: border_width,
      borderColor: border_color.chosen
    )
    return (style, try optionalString(label, "label"))
  }
}
