import CKeisen
import Keisen

extension PointSeries: SeriesKind {
  static let kindName = "points"
}

extension keisen_point_columns {
  /// The columns themselves.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` or `.invalidHandle`.
  fileprivate func columns() throws(KeisenError) -> PointColumns {
    guard let y else { throw KeisenError(.invalidArgument, "y is NULL") }
    return PointColumns(
      x: try borrowOptional(x, as: .column),
      y: try borrow(y, as: .column),
      size: try borrowOptional(size, as: .column),
      color: try borrowOptional(color, as: .column),
      alpha: try borrowOptional(alpha, as: .column)
    )
  }
}

extension keisen_point_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  func style() throws(KeisenError) -> PointStyle {
    guard let marker = MarkerShape(rawValue: marker.rawValue) else {
      throw KeisenError(.invalidArgument, "marker \(marker.number) is unknown")
    }
    return PointStyle(
      marker: marker,
      size: size,
      color: color.chosen,
      alpha: alpha,
      borderWidth: border_width,
      borderColor: border_color.chosen,
      customMarker: try borrowOptional(custom_marker, as: .customMarker)
    )
  }
}

@c @implementation
public func keisen_series_create_points(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_point_columns>?,
  _ options: UnsafePointer<keisen_point_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    try makePoints(try borrow(space, as: .space), columns, options)
  }
}

@c @implementation
public func keisen_chart_add_points(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_point_columns>?,
  _ options: UnsafePointer<keisen_point_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  add(to: chart, series) { (space) throws(KeisenError) in
    try makePoints(space, columns, options)
  }
}

@c @implementation
public func keisen_series_set_point_columns(
  _ series: OpaquePointer?,
  _ columns: UnsafePointer<keisen_point_columns>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let points = try borrow(series, as: PointSeries.self)
    let (columns, scale) = try readColumns(columns)
    guard scale == nil || scale === points.colorScale else {
      throw KeisenError(.invalidArgument, "color_scale is another than that of the points")
    }
    try points.setColumns(columns)
  }
}

@c @implementation
public func keisen_series_set_point_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_point_options>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let points = try borrow(series, as: PointSeries.self)
    let options = try read(options)
    try points.set(
      style: try options.style(),
      label: try optionalString(options.label, "label")
    )
  }
}

private func makePoints(
  _ space: Space,
  _ columns: UnsafePointer<keisen_point_columns>?,
  _ options: UnsafePointer<keisen_point_options>?
) throws(KeisenError) -> PointSeries {
  let options = try read(options)
  let (columns, scale) = try readColumns(columns)
  return try PointSeries(
    columns,
    in: space,
    colorScale: scale,
    style: try options.style(),
    label: try optionalString(options.label, "label")
  )
}

private func readColumns(
  _ columns: UnsafePointer<keisen_point_columns>?
) throws(KeisenError) -> (PointColumns, ColorScale?) {
  guard columns != nil else { throw KeisenError(.invalidArgument, "columns is NULL") }
  let columns = try read(columns)
  return (try columns.columns(), try borrowOptional(columns.color_scale, as: .colorScale))
}
