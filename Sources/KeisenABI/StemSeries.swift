import CKeisen
import Keisen

extension keisen_stem_columns: MarkColumnsStruct {
  static let name = "keisen_stem_columns"

  static var defaults: keisen_stem_columns {
    keisen_stem_columns(
      struct_size: UInt32(MemoryLayout<keisen_stem_columns>.size),
      orientation: KEISEN_ORIENTATION_VERTICAL,
      value: nil,
      position: nil,
      size: nil,
      color: nil,
      color_scale: nil
    )
  }

  func mark(changing old: StemMark?) throws(KeisenError) -> StemMark {
    StemMark(
      position: try borrowOptional(position, as: .column),
      value: try requireColumn(value, "value"),
      size: try borrowOptional(size, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      orientation: try orientation.chosen(),
      style: old?.style ?? StemStyle()
    )
  }
}

extension keisen_stem_options: MarkOptionsStruct {
  typealias Kind = StemMark

  static let name = "keisen_stem_options"

  static var defaults: keisen_stem_options {
    keisen_stem_options(
      struct_size: UInt32(MemoryLayout<keisen_stem_options>.size),
      marker: KEISEN_MARKER_CIRCLE,
      dash_count: 0,
      dash: nil,
      baseline: 0,
      width: 1,
      size: 6,
      color: .automatic,
      alpha: 1,
      border_width: 0,
      border_color: .automatic,
      label: nil,
      custom_marker: nil
    )
  }

  func appearances() throws(KeisenError) -> (style: StemStyle, label: String) {
    guard let marker = MarkerShape(rawValue: marker.rawValue) else {
      throw KeisenError(.invalidArgument, "marker \(marker.number) is unknown")
    }
    let style = StemStyle(
      baseline: baseline,
      width: width,
      color: color.chosen,
      alpha: alpha,
      dash: try readDash(dash, dash_count),
      marker: marker,
      size: size,
      borderWidth: border_width,
      borderColor: border_color.chosen,
      customMarker: try borrowOptional(custom_marker, as: .customMarker)
    )
    return (style, try optionalString(label, "label"))
  }
}

@c @implementation
public func keisen_stem_columns_init(
  _ columns: UnsafeMutablePointer<keisen_stem_columns>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_stem_options_init(
  _ options: UnsafeMutablePointer<keisen_stem_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_stems(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_stem_columns>?,
  _ options: UnsafePointer<keisen_stem_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_stems(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_stem_columns>?,
  _ options: UnsafePointer<keisen_stem_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_stem_columns(
  _ series: OpaquePointer?,
  _ columns: UnsafePointer<keisen_stem_columns>?
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_stem_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_stem_options>?
) -> keisen_status {
  setMarkOptions(series, options)
}
