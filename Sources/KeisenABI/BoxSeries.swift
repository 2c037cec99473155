import CKeisen
import Keisen

extension keisen_box_options: MarkOptionsStruct {
  typealias Kind = BoxMark

  static let name = "keisen_box_options"
  static var flags: [PartialKeyPath<keisen_box_options>] {
    [\.notched, \.means, \.outliers, \.given]
  }

  static var defaults: keisen_box_options {
    keisen_box_options(
      struct_size: UInt32(MemoryLayout<keisen_box_options>.size),
      value_dimension: KEISEN_DIMENSION_Y,
      whiskers: KEISEN_WHISKERS_FACTOR,
      notched: false,
      means: false,
      outliers: true,
      whisker_factor: 1.5,
      whisker_low: 5,
      whisker_high: 95,
      width: 0.6,
      alpha: 0.35,
      line_width: 1,
      cap_width: 0.4,
      outlier_size: 4,
      color: .automatic,
      line_color: .automatic,
      label: nil,
      given: false
    )
  }

  func appearances() throws(KeisenError) -> (style: BoxStyle, label: String) {
    let style = BoxStyle(
      valueDimension: try Dimension(value_dimension),
      width: width,
      whiskers: try reach(),
      isGiven: given,
      isNotched: notched,
      showsMean: means,
      showsOutliers: outliers,
      color: color.chosen,
      alpha: alpha,
      lineColor: line_color.chosen,
      lineWidth: line_width,
      capWidth: cap_width,
      outlierSize: outlier_size
    )
    return (style, try optionalString(label, "label"))
  }

  private func reach() throws(KeisenError) -> BoxWhiskers {
    switch whiskers {
    case KEISEN_WHISKERS_FACTOR: return .factor(whisker_factor)
    case KEISEN_WHISKERS_PERCENTILES: return .percentiles(whisker_low, whisker_high)
    default: throw KeisenError(.invalidArgument, "whiskers \(whiskers.number) is unknown")
    }
  }
}

@c @implementation
public func keisen_box_options_init(
  _ options: UnsafeMutablePointer<keisen_box_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_boxes(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_group_columns>?,
  _ options: UnsafePointer<keisen_box_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  createGroups(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_boxes(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_group_columns>?,
  _ options: UnsafePointer<keisen_box_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  addGroups(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_box_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_box_options>?
) -> keisen_status {
  setMarkOptions(series, options)
}
