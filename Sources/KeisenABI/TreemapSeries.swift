import CKeisen
import Keisen

extension keisen_treemap_columns: MarkColumnsStruct {
  static let name = "keisen_treemap_columns"

  static var defaults: keisen_treemap_columns {
    keisen_treemap_columns(
      struct_size: UInt32(MemoryLayout<keisen_treemap_columns>.size),
      values: nil,
      parents: nil,
      color: nil,
      color_scale: nil
    )
  }

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

  static let name = "keisen_treemap_options"

  static var flags: [PartialKeyPath<keisen_treemap_options>] { [\.show_values] }

  static var defaults: keisen_treemap_options {
    keisen_treemap_options(
      struct_size: UInt32(MemoryLayout<keisen_treemap_options>.size),
      show_values: true,
      labels: nil,
      label_count: 0,
      value_format: nil,
      label_size: 12,
      gap: 1,
      padding: 3,
      color: .automatic,
      alpha: 1,
      label: nil
    )
  }

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

@c @implementation
public func keisen_treemap_columns_init(
  _ columns: UnsafeMutablePointer<keisen_treemap_columns>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_treemap_options_init(
  _ options: UnsafeMutablePointer<keisen_treemap_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_treemap(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_treemap_columns>?,
  _ options: UnsafePointer<keisen_treemap_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_treemap(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_treemap_columns>?,
  _ options: UnsafePointer<keisen_treemap_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_treemap_columns(
  _ series: OpaquePointer?,
  _ columns: UnsafePointer<keisen_treemap_columns>?
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_treemap_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_treemap_options>?
) -> keisen_status {
  setMarkOptions(series, options)
}
