import CKeisen
import Keisen

extension keisen_cell_columns: MarkColumnsStruct {
  func mark(changing old: HexbinMark?) throws(KeisenError) -> HexbinMark {
    HexbinMark(
      x: try requireColumn(x, "x"),
      y: try requireColumn(y, "y"),
      values: try borrowOptional(values, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale
        ?? ColorScale(),
      style: old?.style ?? HexbinStyle()
    )
  }
}

extension CellReduction {
  /// Reads a reduction.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  init(_ reduction: keisen_cell_reduction) throws(KeisenError) {
    switch reduction {
    case KEISEN_CELL_REDUCTION_COUNT: self = .count
    case KEISEN_CELL_REDUCTION_SUM: self = .sum
    case KEISEN_CELL_REDUCTION_MEAN: self = .mean
    default: throw KeisenError(.invalidArgument, "reduction \(reduction.number) is unknown")
    }
  }
}

extension keisen_hexbin_options: MarkOptionsStruct {
  typealias Kind = HexbinMark

  func appearances() throws(KeisenError) -> (style: HexbinStyle, label: String) {
    let style = HexbinStyle(
      columnCount: Int(column_count),
      rowCount: Int(row_count),
      reduction: try CellReduction(reduction),
      minimumCount: Int(minimum_count),
      isLogX: log_x,
      isLogY: log_y,
      alpha: alpha,
      borderWidth: border_width,
      borderColor: border_color.chosen
    )
    return (style, try optionalString(label, "label"))
  }
}
