import CKeisen
import Keisen

extension keisen_sector_columns: MarkColumnsStruct {
  func mark(changing old: SectorMark?) throws(KeisenError) -> SectorMark {
    SectorMark(
      x: try borrowOptional(x, as: .column),
      y: try requireColumn(y, "y"),
      base: try borrowOptional(base, as: .column),
      widths: try borrowOptional(widths, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? SectorStyle()
    )
  }
}

extension keisen_sector_options: MarkOptionsStruct {
  typealias Kind = SectorMark

  func appearances() throws(KeisenError) -> (style: SectorStyle, label: String) {
    let style = SectorStyle(color: color.chosen, alpha: alpha, width: width, gap: gap)
    return (style, try optionalString(label, "label"))
  }
}
