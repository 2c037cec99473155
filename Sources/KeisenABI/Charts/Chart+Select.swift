import CKeisen
import Keisen

@c @implementation
public func keisen_chart_select_box(
  _ chart: Handle, _ box: In<keisen_rect>, _ options: In<keisen_select_options>, _ capacity: Int,
  _ count: Out<Int>, _ series: Out<Handle>, _ selections: Out<Handle>
) -> keisen_status {
  let output = SelectedOutput(capacity, nil, series, selections, count)
  return status { () throws(KeisenError) in
    try output.check()
    let chart = try borrow(chart, as: .chart)
    let options = try read(options)
    let found = try chart.select(
      in: try rect(box),
      of: try borrowOptional(options.series, as: .series),
      pixelRatio: options.ratio
    )
    try output.write(found) { (chart, $0) }
  }
}

@c @implementation
public func keisen_figure_select_box(
  _ figure: Handle, _ box: In<keisen_rect>, _ options: In<keisen_select_options>, _ capacity: Int,
  _ count: Out<Int>, _ charts: Out<Handle>, _ series: Out<Handle>, _ selections: Out<Handle>
) -> keisen_status {
  let output = SelectedOutput(capacity, charts, series, selections, count)
  return status { () throws(KeisenError) in
    try output.check()
    let figure = try borrow(figure, as: .figure)
    let options = try read(options)
    let found = try figure.select(
      in: try rect(box),
      of: try borrowOptional(options.series, as: .series),
      pixelRatio: options.ratio
    )
    try output.write(found) { ($0.chart, $0.selected) }
  }
}

@c @implementation
public func keisen_chart_select_lasso(
  _ chart: Handle, _ points: In<Double>, _ point_count: Int, _ options: In<keisen_select_options>,
  _ capacity: Int, _ count: Out<Int>, _ series: Out<Handle>, _ selections: Out<Handle>
) -> keisen_status {
  let output = SelectedOutput(capacity, nil, series, selections, count)
  return status { () throws(KeisenError) in
    try output.check()
    let chart = try borrow(chart, as: .chart)
    let options = try read(options)
    let found = try chart.select(
      within: try lasso(points, point_count),
      of: try borrowOptional(options.series, as: .series),
      pixelRatio: options.ratio
    )
    try output.write(found) { (chart, $0) }
  }
}

@c @implementation
public func keisen_figure_select_lasso(
  _ figure: Handle, _ points: In<Double>, _ point_count: Int, _ options: In<keisen_select_options>,
  _ capacity: Int, _ count: Out<Int>, _ charts: Out<Handle>, _ series: Out<Handle>,
  _ selections: Out<Handle>
) -> keisen_status {
  let output = SelectedOutput(capacity, charts, series, selections, count)
  return status { () throws(KeisenError) in
    try output.check()
    let figure = try borrow(figure, as: .figure)
    let options = try read(options)
    let found = try figure.select(
      within: try lasso(points, point_count),
      of: try borrowOptional(options.series, as: .series),
      pixelRatio: options.ratio
    )
    try output.write(found) { ($0.chart, $0.selected) }
  }
}

extension keisen_select_options {
  /// Device pixels per point; nil for those of the last frame.
  fileprivate var ratio: Double? { pixel_ratio == 0 ? nil : pixel_ratio }
}

/// Reads a caller's box.
private func rect(_ box: In<keisen_rect>) throws(KeisenError) -> Rect {
  guard let box = box?.pointee else { throw KeisenError(.invalidArgument, "box is NULL") }
  return Rect(x: box.x, y: box.y, width: box.width, height: box.height)
}

/// Reads a caller's points, x and y of each in turn.
private func lasso(_ points: In<Double>, _ point_count: Int) throws(KeisenError) -> [Point] {
  let size = try count(point_count, "point_count")
  guard size <= Int.max / 16 else {
    throw KeisenError(.invalidArgument, "point_count is too large, got \(size)")
  }
  guard points != nil || size == 0 else {
    throw KeisenError(.invalidArgument, "points is NULL, point_count is \(size)")
  }
  let numbers = UnsafeBufferPointer(start: points, count: 2 * size)
  return (0..<size).map { Point(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
}

/// Where a caller wants the rows of each series.
private struct SelectedOutput {
  let capacity: Int
  let charts: Out<Handle>
  let series: Out<Handle>
  let selections: Out<Handle>
  let count: Out<Int>

  init(
    _ capacity: Int, _ charts: Out<Handle>, _ series: Out<Handle>, _ selections: Out<Handle>,
    _ count: Out<Int>
  ) {
    (self.capacity, self.charts) = (capacity, charts)
    (self.series, self.selections, self.count) = (series, selections, count)
  }

  /// Checks that there is room for what is wanted.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` where there is not.
  func check() throws(KeisenError) {
    if try KeisenABI.count(capacity, "capacity") > 0 { _ = try require(selections, "selections") }
  }

  /// Writes new references to what was found, as far as there is room, and NULL beyond; on an error
  /// nothing.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func write<Found>(
    _ found: [Found], _ parts: (Found) -> (Chart, SelectedRows)
  ) throws(KeisenError) {
    let shown = found.prefix(capacity).map(parts)
    var objects: [HandleObject] = []
    for (_, selected) in shown { objects.append(.selection(try Selection(selected.rows))) }
    if series != nil { objects += shown.map { .series($0.1.series) } }
    if charts != nil { objects += shown.map { .chart($0.0) } }
    var handles = try makeHandles(objects)[...]
    for output in [selections, series, charts] {
      guard let output else { continue }
      for index in 0..<capacity {
        output[index] = index < shown.count ? handles.removeFirst() : nil
      }
    }
    count?.pointee = found.count
  }
}
