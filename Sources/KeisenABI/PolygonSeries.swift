import CKeisen
import Keisen

extension keisen_polygon_columns: MarkColumnsStruct {
  static let name = "keisen_polygon_columns"

  static var defaults: keisen_polygon_columns {
    keisen_polygon_columns(
      struct_size: UInt32(MemoryLayout<keisen_polygon_columns>.size),
      x: nil,
      y: nil,
      groups: nil,
      color: nil,
      color_scale: nil
    )
  }

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

  static let name = "keisen_polygon_options"

  static var defaults: keisen_polygon_options {
    keisen_polygon_options(
      struct_size: UInt32(MemoryLayout<keisen_polygon_options>.size),
      color: .automatic,
      alpha: 1,
      border_width: 0,
      border_color: .automatic,
      label: nil
    )
  }

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

@c @implementation
public func keisen_polygon_columns_init(
  _ columns: UnsafeMutablePointer<keisen_polygon_columns>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_polygon_options_init(
  _ options: UnsafeMutablePointer<keisen_polygon_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_polygons(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_polygon_columns>?,
  _ options: UnsafePointer<keisen_polygon_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_polygons(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_polygon_columns>?,
  _ options: UnsafePointer<keisen_polygon_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_polygon_columns(
  _ series: OpaquePointer?,
  _ columns: UnsafePointer<keisen_polygon_columns>?
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_polygon_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_polygon_options>?
) -> keisen_status {
  setMarkOptions(series, options)
}
