import CKeisen
import Keisen

@c @implementation
public func keisen_chart_hit(
  _ chart: Handle, _ x: Double, _ y: Double, _ options: In<keisen_hit_options>,
  _ hit: Out<keisen_hit>
) -> keisen_status {
  with(chart, as: .chart) { (chart) throws(KeisenError) in
    let (options, output) = (try read(options), try require(hit, "hit"))
    let mode = try HitQuery.Mode(options.mode)
    let found = try chart.hit(
      at: Point(x: x, y: y),
      within: options.within,
      mode: mode,
      of: try borrowOptional(options.series, as: .series),
      pixelRatio: options.pixel_ratio == 0 ? nil : options.pixel_ratio
    )
    try write(found, to: output)
  }
}

extension HitQuery.Mode {
  /// Reads what counts as near.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  init(_ mode: keisen_hit_mode) throws(KeisenError) {
    guard let known = HitQuery.Mode(rawValue: mode.number) else {
      throw KeisenError(.invalidArgument, "hit mode \(mode.number) is unknown")
    }
    self = known
  }
}

/// Writes what was found to a caller that may be older than this library.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when the size is not known.
func write(_ found: Hit?, to output: UnsafeMutablePointer<keisen_hit>) throws(KeisenError) {
  let size = try structSize(at: output, of: "keisen_hit", maximum: MemoryLayout<keisen_hit>.size)
  var result = keisen_hit()
  if let found {
    // A reference that the caller's struct has no room for would never be given back.
    if size >= MemoryLayout<keisen_hit>.offset(of: \.row) ?? .max {
      result.series = try makeHandle(found.series, as: .series)
    }
    result.series_index = UInt32(clamping: found.seriesIndex)
    result.row = UInt64(clamping: found.row)
    result.x = keisen_value(found.x)
    result.y = keisen_value(found.y)
    result.position_x = found.position.x
    result.position_y = found.position.y
    result.distance = found.distance
    result.column = UInt64(clamping: found.column)
    result.value = keisen_value(found.value)
  }
  try write(result, to: output, named: "keisen_hit")
}
