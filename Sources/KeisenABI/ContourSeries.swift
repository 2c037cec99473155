import CKeisen
import Keisen

extension keisen_contour_columns: MarkColumnsStruct {
  static let name = "keisen_contour_columns"

  static var defaults: keisen_contour_columns {
    keisen_contour_columns(
      struct_size: UInt32(MemoryLayout<keisen_contour_columns>.size),
      x: nil,
      y: nil,
      values: nil,
      color_scale: nil
    )
  }

  func mark(changing old: ContourMark?) throws(KeisenError) -> ContourMark {
    ContourMark(
      x: try requireColumn(x, "x"),
      y: try requireColumn(y, "y"),
      values: try requireColumn(values, "values"),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? ContourStyle()
    )
  }
}

extension keisen_contour_options: MarkOptionsStruct {
  typealias Kind = ContourMark

  static let name = "keisen_contour_options"

  static var flags: [PartialKeyPath<keisen_contour_options>] { [\.filled] }

  static var defaults: keisen_contour_options {
    keisen_contour_options(
      struct_size: UInt32(MemoryLayout<keisen_contour_options>.size),
      filled: false,
      levels: nil,
      level_count: 8,
      width: 1.5,
      color: .automatic,
      alpha: 1,
      label_size: 0,
      label_format: nil,
      label: nil
    )
  }

  func appearances() throws(KeisenError) -> (style: ContourStyle, label: String) {
    let style = ContourStyle(
      levels: try chosenLevels(),
      isFilled: filled,
      width: width,
      color: color.chosen,
      alpha: alpha,
      labelSize: label_size,
      labelFormat: try TickFormat(try read(label_format))
    )
    return (style, try optionalString(label, "label"))
  }

  private func chosenLevels() throws(KeisenError) -> ContourStyle.Levels {
    let count = try count(level_count, "level_count")
    guard let levels else { return .count(count) }
    // Before so many are read.
    guard count <= 1000 else {
      throw KeisenError(.invalidArgument, "level_count must be at most 1000, got \(count)")
    }
    return .values(Array(UnsafeBufferPointer(start: levels, count: count)))
  }
}

@c @implementation
public func keisen_contour_columns_init(
  _ columns: UnsafeMutablePointer<keisen_contour_columns>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_contour_options_init(
  _ options: UnsafeMutablePointer<keisen_contour_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_contours(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_contour_columns>?,
  _ options: UnsafePointer<keisen_contour_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_contours(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_contour_columns>?,
  _ options: UnsafePointer<keisen_contour_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_contour_columns(
  _ series: OpaquePointer?,
  _ columns: UnsafePointer<keisen_contour_columns>?
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_contour_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_contour_options>?
) -> keisen_status {
  setMarkOptions(series, options)
}
