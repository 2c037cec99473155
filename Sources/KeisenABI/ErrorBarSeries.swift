import CKeisen
import Keisen

extension keisen_error_bar_columns: MarkColumnsStruct {
  static let name = "keisen_error_bar_columns"

  static var defaults: keisen_error_bar_columns {
    keisen_error_bar_columns(
      struct_size: UInt32(MemoryLayout<keisen_error_bar_columns>.size),
      x: nil,
      y: nil,
      x_low: nil,
      x_high: nil,
      y_low: nil,
      y_high: nil,
      color: nil,
      color_scale: nil
    )
  }

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

  static let name = "keisen_error_bar_options"

  static var defaults: keisen_error_bar_options {
    keisen_error_bar_options(
      struct_size: UInt32(MemoryLayout<keisen_error_bar_options>.size),
      dash_count: 0,
      dash: nil,
      width: 1,
      cap_length: 6,
      color: .automatic,
      alpha: 1,
      label: nil
    )
  }

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

@c @implementation
public func keisen_error_bar_columns_init(
  _ columns: UnsafeMutablePointer<keisen_error_bar_columns>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_error_bar_options_init(
  _ options: UnsafeMutablePointer<keisen_error_bar_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_error_bars(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_error_bar_columns>?,
  _ options: UnsafePointer<keisen_error_bar_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_error_bars(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_error_bar_columns>?,
  _ options: UnsafePointer<keisen_error_bar_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_error_bar_columns(
  _ series: OpaquePointer?,
  _ columns: UnsafePointer<keisen_error_bar_columns>?
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_error_bar_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_error_bar_options>?
) -> keisen_status {
  setMarkOptions(series, options)
}
