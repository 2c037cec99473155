import CKeisen
import Keisen

extension keisen_quiver_columns: MarkColumnsStruct {
  static let name = "keisen_quiver_columns"

  static var defaults: keisen_quiver_columns {
    keisen_quiver_columns(
      struct_size: UInt32(MemoryLayout<keisen_quiver_columns>.size),
      x: nil,
      y: nil,
      u: nil,
      v: nil,
      color: nil,
      color_scale: nil
    )
  }

  func mark(changing old: QuiverMark?) throws(KeisenError) -> QuiverMark {
    QuiverMark(
      x: try requireColumn(x, "x"),
      y: try requireColumn(y, "y"),
      u: try requireColumn(u, "u"),
      v: try requireColumn(v, "v"),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? QuiverStyle()
    )
  }
}

extension keisen_quiver_options: MarkOptionsStruct {
  typealias Kind = QuiverMark

  static let name = "keisen_quiver_options"

  static var defaults: keisen_quiver_options {
    keisen_quiver_options(
      struct_size: UInt32(MemoryLayout<keisen_quiver_options>.size),
      units: KEISEN_QUIVER_UNITS_POINTS,
      pivot: KEISEN_QUIVER_PIVOT_TAIL,
      scale: 0,
      width: 1.5,
      color: .automatic,
      alpha: 1,
      key_unit: nil,
      label: nil
    )
  }

  func appearances() throws(KeisenError) -> (style: QuiverStyle, label: String) {
    let unitsNumber = units.number
    guard let units = QuiverStyle.Units(rawValue: unitsNumber) else {
      throw KeisenError(.invalidArgument, "quiver units \(unitsNumber) are unknown")
    }
    let pivotNumber = pivot.number
    guard let pivot = QuiverStyle.Pivot(rawValue: pivotNumber) else {
      throw KeisenError(.invalidArgument, "quiver pivot \(pivotNumber) is unknown")
    }
    let style = QuiverStyle(
      scale: scale,
      units: units,
      pivot: pivot,
      width: width,
      color: color.chosen,
      alpha: alpha,
      keyUnit: try optionalString(key_unit, "key_unit")
    )
    return (style, try optionalString(label, "label"))
  }
}

@c @implementation
public func keisen_quiver_columns_init(
  _ columns: UnsafeMutablePointer<keisen_quiver_columns>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_quiver_options_init(
  _ options: UnsafeMutablePointer<keisen_quiver_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_quiver(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_quiver_columns>?,
  _ options: UnsafePointer<keisen_quiver_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_quiver(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_quiver_columns>?,
  _ options: UnsafePointer<keisen_quiver_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_quiver_columns(
  _ series: OpaquePointer?,
  _ columns: UnsafePointer<keisen_quiver_columns>?
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_quiver_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_quiver_options>?
) -> keisen_status {
  setMarkOptions(series, options)
}
