import CKeisen
import Keisen

extension keisen_shape_options {
  /// What fills a shape of a part of some colour; nil for nothing.
  fileprivate func fill(or color: Color) -> Fill? {
    let color = fill.chosen ?? color
    return color.alpha > 0 ? .color(color) : nil
  }

  /// The line around a path of a part of some colour; nil for none.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no line.
  fileprivate func stroke(or color: Color) throws(KeisenError) -> Stroke? {
    guard let join = Stroke.Join(rawValue: join.rawValue) else {
      throw KeisenError(.invalidArgument, "join \(join.number) is unknown")
    }
    guard let cap = Stroke.Cap(rawValue: cap.rawValue) else {
      throw KeisenError(.invalidArgument, "cap \(cap.number) is unknown")
    }
    guard stroke_width != 0 else { return nil }
    return Stroke(
      width: stroke_width,
      color: stroke.chosen ?? color,
      join: join,
      cap: cap,
      mitreLimit: mitre_limit
    )
  }

  /// What is inside of a path.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  fileprivate func fillRule() throws(KeisenError) -> Path.Rule {
    guard let rule = Path.Rule(rawValue: rule.rawValue) else {
      throw KeisenError(.invalidArgument, "rule \(rule.number) is unknown")
    }
    return rule
  }
}

/// Returns points as they lie in a caller's memory: a point is its two numbers.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when they are too many, or NULL and not
///   none.
func pointsInPlace(
  _ numbers: In<Double>, _ size: Int
) throws(KeisenError) -> UnsafeBufferPointer<Point> {
  let size = try count(size, "point_count")
  guard size > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
  guard let numbers else {
    throw KeisenError(.invalidArgument, "points is NULL, point_count is \(size)")
  }
  guard size <= Int.max / MemoryLayout<Point>.stride else {
    throw KeisenError(.invalidArgument, "point_count is too large, got \(size)")
  }
  let start = UnsafeRawPointer(numbers).assumingMemoryBound(to: Point.self)
  return UnsafeBufferPointer(start: start, count: size)
}

@c @implementation
public func keisen_painter_clip(_ painter: Handle, _ rect: In<keisen_rect>) -> keisen_status {
  status(of: try borrow(painter, as: .painter).clip(to: rect.map { Rect($0.pointee) }))
}

@c @implementation
public func keisen_painter_line(
  _ painter: Handle, _ points: In<Double>, _ point_count: Int, _ style: In<keisen_line_style>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    try painter.line(try pointsInPlace(points, point_count), style: try read(style).style())
  }
}

@c @implementation
public func keisen_painter_segments(
  _ painter: Handle, _ points: In<Double>, _ point_count: Int, _ style: In<keisen_line_style>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    try painter.segments(try pointsInPlace(points, point_count), style: try read(style).style())
  }
}

@c @implementation
public func keisen_painter_markers(
  _ painter: Handle, _ points: In<Double>, _ point_count: Int, _ options: In<keisen_point_options>,
  _ sizes: In<Double>, _ colors: In<keisen_color>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    let points = try pointsInPlace(points, point_count)
    try painter.markers(
      at: points,
      style: try read(options).style(),
      sizes: sizes.map { UnsafeBufferPointer(start: $0, count: points.count) },
      colors: colors.map { UnsafeBufferPointer(start: $0, count: points.count).map { Color($0) } }
    )
  }
}

@c @implementation
public func keisen_painter_rect(
  _ painter: Handle, _ rect: keisen_rect, _ options: In<keisen_shape_options>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    let options = try read(options)
    let stroke = try options.stroke(or: painter.color)
    try painter.rectangle(
      Rect(rect),
      radii: CornerRadii(options.radii),
      fill: options.fill(or: painter.color),
      border: stroke.map { Rectangle.Border(width: $0.width, color: $0.color) }
    )
  }
}

@c @implementation
public func keisen_painter_path(
  _ painter: Handle, _ verbs: In<UInt8>, _ verb_count: Int, _ points: In<Double>,
  _ point_count: Int, _ options: In<keisen_shape_options>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    let outline = try readOutline(verbs, verb_count, points, point_count)
    let options = try read(options)
    try painter.path(
      outline,
      fill: options.fill(or: painter.color),
      rule: try options.fillRule(),
      stroke: try options.stroke(or: painter.color)
    )
  }
}

@c @implementation
public func keisen_painter_text(
  _ painter: Handle, _ text: CString, _ x: Double, _ y: Double, _ anchor_x: Double,
  _ anchor_y: Double, _ options: In<keisen_text_box_options>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    try painter.text(
      try string(text, "text"),
      at: Point(x: x, y: y),
      anchor: Point(x: anchor_x, y: anchor_y),
      style: try TextBoxStyle(options)
    )
  }
}

@c @implementation
public func keisen_painter_measure_text(
  _ painter: Handle, _ text: CString, _ options: In<keisen_text_box_options>, _ width: Out<Double>,
  _ height: Out<Double>
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    let (width, height) = (try require(width, "width"), try require(height, "height"))
    let size = try painter.size(of: try string(text, "text"), style: try TextBoxStyle(options))
    (width.pointee, height.pointee) = (size.width, size.height)
  }
}

@c @implementation
public func keisen_painter_image(
  _ painter: Handle, _ image: Handle, _ rect: keisen_rect
) -> keisen_status {
  with(painter, as: .painter) { (painter) throws(KeisenError) in
    try painter.image(try borrow(image, as: .image), in: Rect(rect))
  }
}
