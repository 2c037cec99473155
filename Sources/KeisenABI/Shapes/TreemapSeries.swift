import CKeisen
import Keisen

extension keisen_treemap_columns: MarkColumnsStruct {
  func mark(changing old: TreemapMark?) throws(KeisenError) -> TreemapMark {
    TreemapMark(
      values: try requireColumn(values, "values"),
      parents: try borrowOptional(parents, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? TreemapStyle()
    )
  }
}

extension keisen_treemap_options: MarkOptionsStruct {
  typealias Kind = TreemapMark

  func appearances() throws(KeisenError) -> (style: TreemapStyle, label: String) {
    let style = TreemapStyle(
      labels: try readNames(labels, label_count),
      showsValues: show_values,
      valueFormat: try TickFormat(try read(value_format)),
      labelSize: label_size,
      gap: gap,
      padding: padding,
      color: color.chosen,
      alpha: alpha
    )
    return (style, try optionalString(label, "label"))
  }
}
