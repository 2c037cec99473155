import CKeisen
import Keisen

extension keisen_calendar_columns: MarkColumnsStruct {
  static let name = "keisen_calendar_columns"

  static var defaults: keisen_calendar_columns {
    keisen_calendar_columns(
      struct_size: UInt32(MemoryLayout<keisen_calendar_columns>.size),
      days: nil,
      values: nil,
      color_scale: nil
    )
  }

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

  static let name = "keisen_calendar_options"

  static var defaults: keisen_calendar_options {
    keisen_calendar_options(
      struct_size: UInt32(MemoryLayout<keisen_calendar_options>.size),
      first_weekday: 0,
      gap: 1,
      label_size: 11,
      border_width: 1,
      border_color: .automatic,
      color: .automatic,
      alpha: 1,
      label: nil
    )
  }

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

@c @implementation
public func keisen_calendar_columns_init(
  _ columns: UnsafeMutablePointer<keisen_calendar_columns>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_calendar_options_init(
  _ options: UnsafeMutablePointer<keisen_calendar_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_calendar(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_calendar_columns>?,
  _ options: UnsafePointer<keisen_calendar_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_calendar(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_calendar_columns>?,
  _ options: UnsafePointer<keisen_calendar_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_calendar_columns(
  _ series: OpaquePointer?,
  _ columns: UnsafePointer<keisen_calendar_columns>?
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_calendar_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_calendar_options>?
) -> keisen_status {
  setMarkOptions(series, options)
}
