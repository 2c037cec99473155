import CKeisen
import Keisen

extension keisen_pie_columns: MarkColumnsStruct {
  static let name = "keisen_pie_columns"

  static var defaults: keisen_pie_columns {
    keisen_pie_columns(
      struct_size: UInt32(MemoryLayout<keisen_pie_columns>.size),
      values: nil,
      name_count: 0,
      names: nil,
      explode: nil,
      outer_radii: nil,
      inner_radii: nil,
      color: nil,
      color_scale: nil
    )
  }

  func mark(changing old: PieMark?) throws(KeisenError) -> PieMark {
    PieMark(
      values: try requireColumn(values, "values"),
      names: try readNames(names, name_count),
      explode: try borrowOptional(explode, as: .column),
      outerRadii: try borrowOptional(outer_radii, as: .column),
      innerRadii: try borrowOptional(inner_radii, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? PieStyle()
    )
  }
}

extension keisen_pie_options: MarkOptionsStruct {
  typealias Kind = PieMark

  static let name = "keisen_pie_options"

  static var flags: [PartialKeyPath<keisen_pie_options>] { [\.clockwise] }

  static var defaults: keisen_pie_options {
    keisen_pie_options(
      struct_size: UInt32(MemoryLayout<keisen_pie_options>.size),
      order: KEISEN_PIE_ORDER_GIVEN,
      clockwise: true,
      label_place: KEISEN_PIE_LABEL_PLACE_OUTSIDE,
      label_content: KEISEN_PIE_LABEL_CONTENT_NAME_AND_PERCENT,
      color_count: 0,
      colors: nil,
      radius: 1,
      inner_radius: 0,
      gap: 1,
      start_angle: 0,
      alpha: 1,
      label_size: 12,
      label_color: .automatic,
      value_format: nil,
      label: nil,
      label_threshold: 0.005
    )
  }

  func appearances() throws(KeisenError) -> (style: PieStyle, label: String) {
    let style = PieStyle(
      radius: radius,
      innerRadius: inner_radius,
      gap: gap,
      startAngle: start_angle,
      isClockwise: clockwise,
      order: try chosen(order.rawValue, "pie order"),
      colors: try readColors(colors, color_count),
      alpha: alpha,
      labelPlace: try chosen(label_place.rawValue, "pie label place"),
      labelContent: try chosen(label_content.rawValue, "pie label content"),
      labelThreshold: label_threshold,
      format: try TickFormat(try read(value_format)),
      labelSize: label_size,
      labelColor: label_color.chosen
    )
    return (style, try optionalString(label, "label"))
  }
}

/// Returns the case of a number.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is none.
private func chosen<Choice: RawRepresentable<Int32>>(
  _ number: UInt32,
  _ name: String
) throws(KeisenError) -> Choice {
  guard let choice = Int32(exactly: number).flatMap(Choice.init(rawValue:)) else {
    throw KeisenError(.invalidArgument, "\(name) \(number) is unknown")
  }
  return choice
}

@c @implementation
public func keisen_pie_columns_init(
  _ columns: UnsafeMutablePointer<keisen_pie_columns>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_pie_options_init(
  _ options: UnsafeMutablePointer<keisen_pie_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_pie(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_pie_columns>?,
  _ options: UnsafePointer<keisen_pie_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_pie(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_pie_columns>?,
  _ options: UnsafePointer<keisen_pie_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_pie_columns(
  _ series: OpaquePointer?,
  _ columns: UnsafePointer<keisen_pie_columns>?
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_pie_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_pie_options>?
) -> keisen_status {
  setMarkOptions(series, options)
}
