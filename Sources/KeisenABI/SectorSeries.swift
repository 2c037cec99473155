import CKeisen
import Keisen

extension keisen_sector_columns: MarkColumnsStruct {
  static let name = "keisen_sector_columns"

  static var defaults: keisen_sector_columns {
    keisen_sector_columns(
      struct_size: UInt32(MemoryLayout<keisen_sector_columns>.size),
      x: nil,
      y: nil,
      base: nil,
      widths: nil,
      color: nil,
      color_scale: nil
    )
  }

  func mark(changing old: SectorMark?) throws(KeisenError) -> SectorMark {
    SectorMark(
      x: try borrowOptional(x, as: .column),
      y: try requireColumn(y, "y"),
      base: try borrowOptional(base, as: .column),
      widths: try borrowOptional(widths, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? SectorStyle()
    )
  }
}

extension keisen_sector_options: MarkOptionsStruct {
  typealias Kind = SectorMark

  static let name = "keisen_sector_options"

  static var defaults: keisen_sector_options {
    keisen_sector_options(
      struct_size: UInt32(MemoryLayout<keisen_sector_options>.size),
      color: .automatic,
      alpha: 1,
      width: 0,
      gap: 1,
      label: nil
    )
  }

  func appearances() throws(KeisenError) -> (style: SectorStyle, label: String) {
    let style = SectorStyle(color: color.chosen, alpha: alpha, width: width, gap: gap)
    return (style, try optionalString(label, "label"))
  }
}

@c @implementation
public func keisen_sector_columns_init(
  _ columns: UnsafeMutablePointer<keisen_sector_columns>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_sector_options_init(
  _ options: UnsafeMutablePointer<keisen_sector_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_sectors(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_sector_columns>?,
  _ options: UnsafePointer<keisen_sector_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_sector_columns(
  _ series: OpaquePointer?,
  _ columns: UnsafePointer<keisen_sector_columns>?
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_sector_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_sector_options>?
) -> keisen_status {
  setMarkOptions(series, options)
}
