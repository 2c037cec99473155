import CKeisen
import Keisen

extension keisen_candlestick_columns: MarkColumnsStruct {
  static let name = "keisen_candlestick_columns"

  static var defaults: keisen_candlestick_columns {
    keisen_candlestick_columns(
      struct_size: UInt32(MemoryLayout<keisen_candlestick_columns>.size),
      x: nil,
      open: nil,
      high: nil,
      low: nil,
      close: nil
    )
  }

  func mark(changing old: CandlestickMark?) throws(KeisenError) -> CandlestickMark {
    CandlestickMark(
      x: try borrowOptional(x, as: .column),
      open: try requireColumn(open, "open"),
      high: try requireColumn(high, "high"),
      low: try requireColumn(low, "low"),
      close: try requireColumn(close, "close"),
      style: old?.style ?? CandlestickStyle()
    )
  }
}

extension keisen_candlestick_options: MarkOptionsStruct {
  typealias Kind = CandlestickMark

  static let name = "keisen_candlestick_options"

  static var defaults: keisen_candlestick_options {
    keisen_candlestick_options(
      struct_size: UInt32(MemoryLayout<keisen_candlestick_options>.size),
      shape: KEISEN_CANDLESTICK_CANDLE,
      width_unit: KEISEN_WIDTH_UNIT_DISTANCE,
      bar_width: 0.7,
      width: 1,
      alpha: 1,
      rising_color: .automatic,
      falling_color: .automatic,
      unchanged_color: .automatic,
      label: nil
    )
  }

  func appearances() throws(KeisenError) -> (style: CandlestickStyle, label: String) {
    let number = shape.number
    guard let shape = CandlestickStyle.Shape(rawValue: number) else {
      throw KeisenError(.invalidArgument, "candlestick shape \(shape.number) is unknown")
    }
    let standard = CandlestickStyle()
    let style = CandlestickStyle(
      shape: shape,
      width: bar_width,
      widthUnit: try width_unit.chosen(),
      lineWidth: width,
      risingColor: rising_color.chosen ?? standard.risingColor,
      fallingColor: falling_color.chosen ?? standard.fallingColor,
      unchangedColor: unchanged_color.chosen,
      alpha: alpha
    )
    return (style, try optionalString(label, "label"))
  }
}

@c @implementation
public func keisen_candlestick_columns_init(
  _ columns: UnsafeMutablePointer<keisen_candlestick_columns>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_candlestick_options_init(
  _ options: UnsafeMutablePointer<keisen_candlestick_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_candlesticks(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_candlestick_columns>?,
  _ options: UnsafePointer<keisen_candlestick_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_candlesticks(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_candlestick_columns>?,
  _ options: UnsafePointer<keisen_candlestick_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_candlestick_columns(
  _ series: OpaquePointer?,
  _ columns: UnsafePointer<keisen_candlestick_columns>?
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_candlestick_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_candlestick_options>?
) -> keisen_status {
  setMarkOptions(series, options)
}
