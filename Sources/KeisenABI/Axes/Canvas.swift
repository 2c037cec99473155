import CKeisen
import Keisen

extension Canvas.Mode {
  /// Reads a mode.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  fileprivate init(_ mode: keisen_canvas_mode) throws(KeisenError) {
    guard let mode = Canvas.Mode(rawValue: mode.rawValue) else {
      throw KeisenError(.invalidArgument, "mode \(mode.number) is unknown")
    }
    self = mode
  }
}

/// Reads the points of a line.
private func points(_ numbers: In<Double>, _ size: Int) throws(KeisenError) -> [Point] {
  let size = try count(size, "point_count")
  if size == 0 { return [] }
  guard let numbers else { throw KeisenError(.invalidArgument, "points is NULL") }
  guard size <= Int.max / 32 else {
    throw KeisenError(.invalidArgument, "point_count is too large, got \(size)")
  }
  return (0..<size).map { Point(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
}

@c @implementation
public func keisen_canvas_create(_ canvas: Out<Handle>) -> keisen_status {
  create(canvas, as: .canvas, Canvas())
}

@c @implementation
public func keisen_canvas_create_drawing(
  _ width: Double, _ height: Double, _ opaque: Bool, _ pens: Int64, _ canvas: Out<Handle>
) -> keisen_status {
  create(canvas, as: .canvas) { () throws(KeisenError) in
    try Canvas(width: width, height: height, isOpaque: opaque, pens: Int(pens))
  }
}

@c @implementation
public func keisen_canvas_begin(
  _ canvas: Handle, _ width: Double, _ height: Double, _ opaque: Bool
) -> keisen_status {
  status(of: try borrow(canvas, as: .canvas).begin(width: width, height: height, isOpaque: opaque))
}

@c @implementation
public func keisen_canvas_end(_ canvas: Handle) -> keisen_status {
  status(of: try borrow(canvas, as: .canvas).end())
}

@c @implementation
public func keisen_canvas_get_drawing(_ canvas: Handle, _ drawing: Out<Bool>) -> keisen_status {
  get(canvas, as: .canvas, drawing, "drawing") { $0.isDrawing }
}

@c @implementation
public func keisen_canvas_get_size(
  _ canvas: Handle, _ width: Out<Double>, _ height: Out<Double>
) -> keisen_status {
  status { () throws(KeisenError) in
    let size = try borrow(canvas, as: .canvas).size ?? Size(width: 0, height: 0)
    let (width, height) = (try require(width, "width"), try require(height, "height"))
    width.pointee = size.width
    height.pointee = size.height
  }
}

@c @implementation
public func keisen_canvas_add_pens(
  _ canvas: Handle, _ count: Int64, _ first: Out<Int64>
) -> keisen_status {
  status { () throws(KeisenError) in
    let number = try borrow(canvas, as: .canvas).addPens(Int(count))
    first?.pointee = Int64(number)
  }
}

@c @implementation
public func keisen_canvas_get_pen_count(_ canvas: Handle, _ count: Out<Int64>) -> keisen_status {
  get(canvas, as: .canvas, count, "count") { Int64($0.penCount) }
}

@c @implementation
public func keisen_canvas_clear_pens(_ canvas: Handle) -> keisen_status {
  status(of: try borrow(canvas, as: .canvas).clearPens())
}

@c @implementation
public func keisen_canvas_set_stroke(
  _ canvas: Handle, _ pen: Int64, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) -> keisen_status {
  status(of: try borrow(canvas, as: .canvas).setStroke(Int(pen), red, green, blue, alpha))
}

@c @implementation
public func keisen_canvas_set_fill(
  _ canvas: Handle, _ pen: Int64, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) -> keisen_status {
  status(of: try borrow(canvas, as: .canvas).setFill(Int(pen), red, green, blue, alpha))
}

@c @implementation
public func keisen_canvas_line(
  _ canvas: Handle, _ pen: Int64, _ width: Double, _ x1: Double, _ y1: Double, _ x2: Double,
  _ y2: Double
) -> keisen_status {
  status(
    of: try borrow(canvas, as: .canvas).line(
      Int(pen),
      width: width,
      from: Point(x: x1, y: y1),
      to: Point(x: x2, y: y2)
    )
  )
}

@c @implementation
public func keisen_canvas_polyline(
  _ canvas: Handle, _ pen: Int64, _ width: Double, _ points: In<Double>, _ point_count: Int
) -> keisen_status {
  with(canvas, as: .canvas) { (canvas) throws(KeisenError) in
    try canvas.polyline(Int(pen), width: width, try KeisenABI.points(points, point_count))
  }
}

@c @implementation
public func keisen_canvas_polygon(
  _ canvas: Handle, _ pen: Int64, _ mode: keisen_canvas_mode, _ width: Double, _ points: In<Double>,
  _ point_count: Int
) -> keisen_status {
  with(canvas, as: .canvas) { (canvas) throws(KeisenError) in
    let points = try KeisenABI.points(points, point_count)
    try canvas.polygon(Int(pen), try Canvas.Mode(mode), width: width, points)
  }
}

@c @implementation
public func keisen_canvas_rect(
  _ canvas: Handle, _ pen: Int64, _ mode: keisen_canvas_mode, _ width: Double, _ x: Double,
  _ y: Double, _ rect_width: Double, _ rect_height: Double
) -> keisen_status {
  status(
    of: try borrow(canvas, as: .canvas).rect(
      Int(pen),
      try Canvas.Mode(mode),
      width: width,
      Rect(x: x, y: y, width: rect_width, height: rect_height)
    )
  )
}

@c @implementation
public func keisen_canvas_rounded_rect(
  _ canvas: Handle, _ pen: Int64, _ mode: keisen_canvas_mode, _ width: Double, _ x: Double,
  _ y: Double, _ rect_width: Double, _ rect_height: Double, _ radius: Double
) -> keisen_status {
  status(
    of: try borrow(canvas, as: .canvas).roundedRect(
      Int(pen),
      try Canvas.Mode(mode),
      width: width,
      Rect(x: x, y: y, width: rect_width, height: rect_height),
      radius: radius
    )
  )
}

@c @implementation
public func keisen_canvas_ellipse(
  _ canvas: Handle, _ pen: Int64, _ mode: keisen_canvas_mode, _ width: Double, _ x: Double,
  _ y: Double, _ rect_width: Double, _ rect_height: Double
) -> keisen_status {
  status(
    of: try borrow(canvas, as: .canvas).ellipse(
      Int(pen),
      try Canvas.Mode(mode),
      width: width,
      Rect(x: x, y: y, width: rect_width, height: rect_height)
    )
  )
}

@c @implementation
public func keisen_canvas_text(
  _ canvas: Handle, _ pen: Int64, _ text: CString, _ size: Double, _ x: Double, _ y: Double
) -> keisen_status {
  with(canvas, as: .canvas) { (canvas) throws(KeisenError) in
    try canvas.text(Int(pen), try string(text, "text"), size: size, at: Point(x: x, y: y))
  }
}

@c @implementation
public func keisen_canvas_draw_image(
  _ canvas: Handle, _ image: Handle, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> keisen_status {
  status(
    of: try borrow(canvas, as: .canvas).drawImage(
      try borrow(image, as: .image),
      in: Rect(x: x, y: y, width: width, height: height)
    )
  )
}
