import CKeisen
import Keisen

extension keisen_strip_options: MarkOptionsStruct {
  typealias Kind = StripMark

  static let name = "keisen_strip_options"

  static var defaults: keisen_strip_options {
    keisen_strip_options(
      struct_size: UInt32(MemoryLayout<keisen_strip_options>.size),
      value_dimension: KEISEN_DIMENSION_Y,
      arrangement: KEISEN_STRIP_JITTER,
      marker: KEISEN_MARKER_CIRCLE,
      seed: 0,
      width: 0.5,
      size: 5,
      alpha: 0.7,
      border_width: 0,
      color: .automatic,
      border_color: .automatic,
      label: nil,
      custom_marker: nil
    )
  }

  func appearances() throws(KeisenError) -> (style: StripStyle, label: String) {
    guard let shape = MarkerShape(rawValue: marker.rawValue) else {
      throw KeisenError(.invalidArgument, "marker \(marker.number) is unknown")
    }
    let style = StripStyle(
      valueDimension: try Dimension(value_dimension),
      width: width,
      arrangement: try spread(),
      point: PointStyle(
        marker: shape,
        size: size,
        color: color.chosen,
        alpha: alpha,
        borderWidth: border_width,
        borderColor: border_color.chosen,
        customMarker: try borrowOptional(custom_marker, as: .customMarker)
      )
    )
    return (style, try optionalString(label, "label"))
  }

  private func spread() throws(KeisenError) -> StripStyle.Arrangement {
    switch arrangement {
    case KEISEN_STRIP_JITTER: return .jitter(seed: seed)
    case KEISEN_STRIP_SWARM: return .swarm
    default:
      throw KeisenError(.invalidArgument, "arrangement \(arrangement.number) is unknown")
    }
  }
}

@c @implementation
public func keisen_strip_options_init(
  _ options: UnsafeMutablePointer<keisen_strip_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_strip(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_group_columns>?,
  _ options: UnsafePointer<keisen_strip_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  createGroups(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_strip(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_group_columns>?,
  _ options: UnsafePointer<keisen_strip_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  addGroups(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_strip_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_strip_options>?
) -> keisen_status {
  setMarkOptions(series, options)
}
