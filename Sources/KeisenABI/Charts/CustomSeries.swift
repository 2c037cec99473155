import CKeisen
import Keisen

extension CustomSeries: SeriesKind {
  static var kindName: String { "custom series" }
}

extension keisen_custom_series_options {
  /// Reads the columns, which are called x, x2, x3 ... and y, y2, y3 ...
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when they are NULL and not none,
  ///   `.invalidHandle` when one is no column.
  fileprivate func readColumns() throws(KeisenError) -> [MarkColumn] {
    try Self.read(x, x_count, "x", .x) + Self.read(y, y_count, "y", .y)
  }

  private static func read(
    _ columns: In<Handle>, _ count: UInt32, _ name: String, _ dimension: Dimension
  ) throws(KeisenError) -> [MarkColumn] {
    guard count > 0 else { return [] }
    guard let columns else {
      throw KeisenError(.invalidArgument, "\(name) is NULL, but \(name)_count is \(count)")
    }
    var read: [MarkColumn] = []
    for index in 0..<Int(count) {
      let column = try borrow(columns[index], as: .column, "\(name)[\(index)]")
      read.append(MarkColumn(index == 0 ? name : "\(name)\(index + 1)", column, dimension))
    }
    return read
  }
}

/// A mark of functions of the caller's.
private struct FunctionMark: CustomMark {
  let functions: Functions
  let context: CallbackContext
  var columns: [MarkColumn] = []
  var chartName = "Chart"

  /// Functions may be called on any thread.
  struct Functions: @unchecked Sendable {
    let draw: keisen_series_draw_function
    let sample: keisen_series_sample_function?
    let hit: keisen_series_hit_function?
  }

  /// Takes columns and the word for a chart.
  mutating func take(_ options: keisen_custom_series_options) throws(KeisenError) {
    columns = try options.readColumns()
    chartName = options.kind == nil ? "Chart" : try string(options.kind, "kind")
  }

  func draw(with painter: Painter) throws -> CustomCount {
    var count = keisen_custom_count(
      struct_size: UInt32(MemoryLayout<keisen_custom_count>.size),
      rows: 0,
      gaps: 0
    )
    try lend(painter, as: .painter) { painter throws(KeisenError) in
      let status = functions.draw(painter, &count, context.pointer)
      guard status == KEISEN_OK else { throw CallbackContext.failure("draw", status) }
    }
    return CustomCount(rows: Int(clamping: count.rows), gaps: Int(clamping: count.gaps))
  }

  func drawSample(in rect: Rect, with painter: Painter) throws {
    guard let sample = functions.sample else {
      return try painter.drawSwatch(in: rect)
    }
    try lend(painter, as: .painter) { painter throws(KeisenError) in
      let status = sample(painter, keisen_rect(rect), context.pointer)
      guard status == KEISEN_OK else { throw CallbackContext.failure("draw_sample", status) }
    }
  }

  func hit(_ query: HitQuery, with painter: Painter) throws -> CustomHit? {
    guard let function = functions.hit else { return nil }
    var asked = keisen_hit_query(
      struct_size: UInt32(MemoryLayout<keisen_hit_query>.size),
      mode: query.mode == .x ? KEISEN_HIT_X : KEISEN_HIT_NEAREST,
      x: query.point.x,
      y: query.point.y,
      within: query.reach
    )
    var hit = keisen_custom_hit(
      struct_size: UInt32(MemoryLayout<keisen_custom_hit>.size),
      found: false,
      row: 0,
      position_x: 0,
      position_y: 0,
      distance: 0
    )
    try lend(painter, as: .painter) { painter throws(KeisenError) in
      let status = function(painter, &asked, &hit, context.pointer)
      guard status == KEISEN_OK else { throw CallbackContext.failure("hit", status) }
    }
    guard flag(\.found, of: &hit) else { return nil }
    guard let row = Int(exactly: hit.row) else {
      throw KeisenError(.callback, "row of a hit must be at most \(Int.max), got \(hit.row)")
    }
    return CustomHit(
      row: row,
      position: Point(x: hit.position_x, y: hit.position_y),
      distance: hit.distance
    )
  }
}

@c @implementation
public func keisen_series_create_custom(
  _ space: Handle, _ functions: In<keisen_custom_series_functions>,
  _ destroy: keisen_destroy_callback?, _ context: UnsafeMutableRawPointer?,
  _ options: In<keisen_custom_series_options>, _ series: Out<Handle>
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    guard functions != nil else { throw KeisenError(.invalidArgument, "functions is NULL") }
    let functions = try read(functions)
    guard let draw = functions.draw else { throw KeisenError(.invalidArgument, "draw is NULL") }
    let options = try read(options)
    let label = try optionalString(options.label, "label")
    var mark = FunctionMark(
      functions: FunctionMark.Functions(
        draw: draw,
        sample: functions.draw_sample,
        hit: functions.hit
      ),
      context: CallbackContext(context, nil)
    )
    try mark.take(options)
    // From here on nothing fails, so the context is ours to end.
    mark.context.arm(destroy)
    return CustomSeries(mark, in: space, label: label)
  }
}

@c @implementation
public func keisen_series_set_custom_options(
  _ series: Handle, _ options: In<keisen_custom_series_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let series = try borrow(series, as: CustomSeries.self)
    guard var mark = series.mark as? FunctionMark else {
      throw KeisenError(.invalidArgument, "series was not made by keisen_series_create_custom()")
    }
    let options = try read(options)
    let label = try optionalString(options.label, "label")
    try mark.take(options)
    series.mark = mark
    series.label = label
  }
}

@c @implementation
public func keisen_series_set_needs_display(_ series: Handle) -> keisen_status {
  status { () throws(KeisenError) in
    let series = try borrow(series, as: CustomSeries.self)
    series.setNeedsDisplay()
  }
}
