import CKeisen
import Keisen

extension keisen_select_options: OptionsStruct {
  static let name = "keisen_select_options"

  static var defaults: keisen_select_options {
    keisen_select_options(
      struct_size: UInt32(MemoryLayout<keisen_select_options>.size),
      pixel_ratio: 0,
      series: nil
    )
  }
}

@c @implementation
public func keisen_select_options_init(
  _ options: UnsafeMutablePointer<keisen_select_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_chart_select_box(
  _ chart: OpaquePointer?,
  _ box: UnsafePointer<keisen_rect>?,
  _ options: UnsafePointer<keisen_select_options>?,
  _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?,
  _ selections: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  let output = SelectedOutput(capacity, series, selections, count)
  return status { () throws(KeisenError) in
    try output.clear()
    let chart = try borrow(chart, as: .chart)
    let options = try read(options)
    guard let box = box?.pointee else { throw KeisenError(.invalidArgument, "box is NULL") }
    let found = try chart.select(
      in: Rect(x: box.x, y: box.y, width: box.width, height: box.height),
      of: try borrowOptional(options.series, as: .series),
      pixelRatio: options.pixel_ratio == 0 ? nil : options.pixel_ratio
    )
    try output.write(found)
  }
}

@c @implementation
public func keisen_chart_select_lasso(
  _ chart: OpaquePointer?,
  _ points: UnsafePointer<Double>?,
  _ point_count: Int,
  _ options: UnsafePointer<keisen_select_options>?,
  _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?,
  _ selections: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  let output = SelectedOutput(capacity, series, selections, count)
  return status { () throws(KeisenError) in
    try output.clear()
    let chart = try borrow(chart, as: .chart)
    let options = try read(options)
    let size = try KeisenABI.count(point_count, "point_count")
    guard size <= Int.max / 16 else {
      throw KeisenError(.invalidArgument, "point_count is too large, got \(size)")
    }
    guard points != nil || size == 0 else {
      throw KeisenError(.invalidArgument, "points is NULL, point_count is \(size)")
    }
    let lasso = UnsafeBufferPointer(start: points, count: 2 * size)
    let found = try chart.select(
      within: (0..<size).map { Point(x: lasso[2 * $0], y: lasso[2 * $0 + 1]) },
      of: try borrowOptional(options.series, as: .series),
      pixelRatio: options.pixel_ratio == 0 ? nil : options.pixel_ratio
    )
    try output.write(found)
  }
}

/// Where a caller wants the rows of each series.
private struct SelectedOutput {
  let capacity: Int
  let series: UnsafeMutablePointer<OpaquePointer?>?
  let selections: UnsafeMutablePointer<OpaquePointer?>?
  let count: UnsafeMutablePointer<Int>?

  init(
    _ capacity: Int,
    _ series: UnsafeMutablePointer<OpaquePointer?>?,
    _ selections: UnsafeMutablePointer<OpaquePointer?>?,
    _ count: UnsafeMutablePointer<Int>?
  ) {
    self.capacity = capacity
    (self.series, self.selections, self.count) = (series, selections, count)
  }

  /// Sets all handles to NULL.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no room for what is wanted.
  func clear() throws(KeisenError) {
    let room = try KeisenABI.count(capacity, "capacity")
    series?.update(repeating: nil, count: room)
    selections?.update(repeating: nil, count: room)
    if room > 0 { _ = try require(selections, "selections") }
  }

  /// Writes new references to what was found, as far as there is room; on an error none.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func write(_ found: [SelectedRows]) throws(KeisenError) {
    do throws(KeisenError) {
      for (index, one) in found.prefix(capacity).enumerated() {
        selections?[index] = try makeHandle(try Selection(one.rows), as: .selection)
        series?[index] = try makeHandle(one.series, as: .series)
      }
    } catch {
      for index in 0..<min(capacity, found.count) {
        if let selection = selections?[index] { _ = release(selection, as: .selection) }
        if let one = series?[index] { _ = release(one, as: .series) }
        selections?[index] = nil
        series?[index] = nil
      }
      throw error
    }
    count?.pointee = found.count
  }
}
