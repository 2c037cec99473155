import CKeisen
import Keisen

extension LineSeries: SeriesKind {
  static let kindName = "line"
}

extension keisen_line_options: OptionsStruct {
  static let name = "keisen_line_options"

  static var defaults: keisen_line_options {
    keisen_line_options(
      struct_size: UInt32(MemoryLayout<keisen_line_options>.size),
      join: KEISEN_JOIN_ROUND,
      cap: KEISEN_CAP_ROUND,
      dash_count: 0,
      dash: nil,
      width: 1.5,
      mitre_limit: 4,
      color: .automatic,
      label: nil
    )
  }

  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  func style() throws(KeisenError) -> LineStyle {
    guard let join = Stroke.Join(rawValue: join.rawValue) else {
      throw KeisenError(.invalidArgument, "join \(join.rawValue) is unknown")
    }
    guard let cap = Stroke.Cap(rawValue: cap.rawValue) else {
      throw KeisenError(.invalidArgument, "cap \(cap.rawValue) is unknown")
    }
    return LineStyle(
      width: width,
      color: color.chosen,
      dash: try readDash(dash, dash_count),
      join: join,
      cap: cap,
      mitreLimit: mitre_limit
    )
  }
}

@c @implementation
public func keisen_line_options_init(
  _ options: UnsafeMutablePointer<keisen_line_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_series_create_line(
  _ space: OpaquePointer?,
  _ x: OpaquePointer?,
  _ y: OpaquePointer?,
  _ options: UnsafePointer<keisen_line_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    try makeLine(try borrow(space, as: .space), x, y, options)
  }
}

@c @implementation
public func keisen_chart_add_line(
  _ chart: OpaquePointer?,
  _ x: OpaquePointer?,
  _ y: OpaquePointer?,
  _ options: UnsafePointer<keisen_line_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  add(to: chart, series) { (space) throws(KeisenError) in
    try makeLine(space, x, y, options)
  }
}

@c @implementation
public func keisen_series_set_line_columns(
  _ series: OpaquePointer?,
  _ x: OpaquePointer?,
  _ y: OpaquePointer?
) -> keisen_status {
  status { () throws(KeisenError) in
    let line = try borrow(series, as: LineSeries.self)
    try line.setColumns(x: try borrowOptional(x, as: .column), y: try borrow(y, as: .column, "y"))
  }
}

@c @implementation
public func keisen_series_set_line_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_line_options>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let line = try borrow(series, as: LineSeries.self)
    let options = try read(options)
    try line.set(
      style: try options.style(),
      label: try optionalString(options.label, "label")
    )
  }
}

private func makeLine(
  _ space: Space,
  _ x: OpaquePointer?,
  _ y: OpaquePointer?,
  _ options: UnsafePointer<keisen_line_options>?
) throws(KeisenError) -> LineSeries {
  let options = try read(options)
  return try LineSeries(
    x: try borrowOptional(x, as: .column),
    y: try borrow(y, as: .column, "y"),
    in: space,
    style: try options.style(),
    label: try optionalString(options.label, "label")
  )
}

/// Reads a caller's dash.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is too long, or NULL and not empty.
func readDash(_ dash: UnsafePointer<Double>?, _ count: UInt32) throws(KeisenError) -> [Double] {
  guard count <= 1024 else {
    throw KeisenError(.invalidArgument, "dash_count must be at most 1024, got \(count)")
  }
  guard count == 0 || dash != nil else {
    throw KeisenError(.invalidArgument, "dash is NULL, dash_count is \(count)")
  }
  return Array(UnsafeBufferPointer(start: dash, count: Int(count)))
}
