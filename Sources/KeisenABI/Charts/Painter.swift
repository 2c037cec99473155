import CKeisen
import Keisen

/// Returns rows that a caller names.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when there are no such numbers.
private func rows(_ first: Int, _ size: Int) throws(KeisenError) -> Range<Int> {
  let (first, size) = (try count(first, "first"), try count(size, "count"))
  let (end, overflows) = first.addingReportingOverflow(size)
  guard !overflows else {
    throw KeisenError(.invalidArgument, "rows from \(first) on are too many: \(size)")
  }
  return first..<end
}

@c @implementation
public func keisen_painter_get_frame(
  _ painter: Handle, _ frame: Out<keisen_painter_frame>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    try write(
      keisen_painter_frame(
        struct_size: 0,
        time: painter.time,
        pixel_ratio: painter.pixelRatio,
        width: painter.size.width,
        height: painter.size.height,
        plot: keisen_rect(painter.plot),
        color: keisen_color(painter.color)
      ),
      to: try require(frame, "frame"),
      named: "keisen_painter_frame"
    )
  }
}

@c @implementation
public func keisen_painter_get_range(
  _ painter: Handle, _ projection: Handle, _ range: Out<keisen_projection_range>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    let projection = try borrow(projection, as: .projection)
    try write(
      keisen_projection_range(try painter.range(of: projection)),
      to: try require(range, "range"),
      named: keisen_projection_range.name
    )
  }
}

@c @implementation
public func keisen_painter_get_position(
  _ painter: Handle, _ space: Handle, _ x: keisen_value, _ y: keisen_value,
  _ position_x: Out<Double>, _ position_y: Out<Double>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    let space = try borrowOptional(space, as: .space)
    let (left, top) = (try require(position_x, "position_x"), try require(position_y, "position_y"))
    let (x, y) = (try DataValue(x, "x"), try DataValue(y, "y"))
    let point = try painter.position(x: x, y: y, in: space)
    (left.pointee, top.pointee) = (point.x, point.y)
  }
}

@c @implementation
public func keisen_painter_get_positions(
  _ painter: Handle, _ space: Handle, _ x: Handle, _ y: Handle, _ first: Int, _ count: Int,
  _ positions: Out<Double>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    let space = try borrowOptional(space, as: .space)
    let x = try borrowOptional(x, as: .column)
    let y = try borrow(y, as: .column, "y")
    let rows = try KeisenABI.rows(first, count)
    guard let positions else {
      guard rows.isEmpty else { throw KeisenError(.invalidArgument, "positions is NULL") }
      return
    }
    // A point is its two numbers.
    let target = UnsafeMutableRawPointer(positions).assumingMemoryBound(to: Point.self)
    try painter.writePositions(x: x, y: y, in: space, rows: rows, to: target)
  }
}

@c @implementation
public func keisen_painter_get_column_positions(
  _ painter: Handle, _ space: Handle, _ column: Handle, _ dimension: keisen_dimension, _ first: Int,
  _ count: Int, _ positions: Out<Double>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    let space = try borrowOptional(space, as: .space)
    let column = try borrow(column, as: .column)
    let dimension = try Dimension(dimension)
    let rows = try KeisenABI.rows(first, count)
    guard let positions else {
      guard rows.isEmpty else { throw KeisenError(.invalidArgument, "positions is NULL") }
      return
    }
    try painter.writePositions(of: column, dimension, in: space, rows: rows, to: positions)
  }
}

@c @implementation
public func keisen_painter_get_values(
  _ painter: Handle, _ space: Handle, _ position_x: Double, _ position_y: Double,
  _ x: Out<keisen_value>, _ y: Out<keisen_value>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    let space = try borrowOptional(space, as: .space)
    let (xOutput, yOutput) = (try require(x, "x"), try require(y, "y"))
    let values = try painter.values(at: Point(x: position_x, y: position_y), in: space)
    xOutput.pointee = keisen_value(atPoint: values.x)
    yOutput.pointee = keisen_value(atPoint: values.y)
  }
}

@c @implementation
public func keisen_painter_snap_rule(
  _ painter: Handle, _ position: Double, _ width: Double, _ middle: Out<Double>,
  _ snapped: Out<Double>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    let (middle, snapped) = (try require(middle, "middle"), try require(snapped, "snapped"))
    (middle.pointee, snapped.pointee) = painter.snappedRule(at: position, width: width)
  }
}
