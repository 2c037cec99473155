import CKeisen
import Keisen

extension keisen_cell_columns: MarkColumnsStruct {
  static let name = "keisen_cell_columns"

  static var defaults: keisen_cell_columns {
    keisen_cell_columns(
      struct_size: UInt32(MemoryLayout<keisen_cell_columns>.size),
      x: nil,
      y: nil,
      values: nil,
      color_scale: nil
    )
  }

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

  static let name = "keisen_hexbin_options"
  static var flags: [PartialKeyPath<keisen_hexbin_options>] { [\.log_x, \.log_y] }

  static var defaults: keisen_hexbin_options {
    keisen_hexbin_options(
      struct_size: UInt32(MemoryLayout<keisen_hexbin_options>.size),
      reduction: KEISEN_CELL_REDUCTION_MEAN,
      column_count: 30,
      row_count: 0,
      minimum_count: 1,
      log_x: false,
      log_y: false,
      alpha: 1,
      border_width: 0,
      border_color: .automatic,
      label: nil
    )
  }

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

@c @implementation
public func keisen_cell_columns_init(
  _ columns: UnsafeMutablePointer<keisen_cell_columns>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_hexbin_options_init(
  _ options: UnsafeMutablePointer<keisen_hexbin_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_hexbin(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_cell_columns>?,
  _ options: UnsafePointer<keisen_hexbin_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_hexbin(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_cell_columns>?,
  _ options: UnsafePointer<keisen_hexbin_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_hexbin_columns(
  _ series: OpaquePointer?,
  _ columns: UnsafePointer<keisen_cell_columns>?
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_hexbin_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_hexbin_options>?
) -> keisen_status {
  setMarkOptions(series, options)
}
