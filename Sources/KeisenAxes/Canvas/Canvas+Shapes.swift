import KeisenDrawing
import KeisenPrimitives

// Strokes are centred on their geometry; lines are cut off at their ends, corners are mitres,
// bevels where they would be longer than four widths. All coordinates and lengths are in points and
// finite; what is beyond the canvas is not seen.

extension Canvas {
  /// Draws a straight line in a pen's stroke colour; between equal points it is a dot, a disc.
  ///
  /// - Parameters:
  ///   - pen: The pen.
  ///   - width: Width of the line, not negative; 0 draws nothing.
  ///   - start: Where it starts.
  ///   - end: Where it ends.
  /// - Throws: `KeisenError` with code `.invalidState` while it is idle, `.invalidArgument` for a
  ///   pen, a width or a coordinate that is not allowed.
  public func line(
    _ pen: Int,
    width: Double,
    from start: Point,
    to end: Point
  ) throws(KeisenError) {
    try stroke("line", pen, width, [start, end]) { "\($0 + 1)" }
  }

  /// Draws straight lines through points in a pen's stroke colour, as one: a translucent one is
  /// nowhere darker.
  ///
  /// - Parameters:
  ///   - pen: The pen.
  ///   - width: Width of the lines, not negative; 0 draws nothing.
  ///   - points: Two or more.
  /// - Throws: As `line(_:width:from:to:)`, and with code `.invalidArgument` for fewer points.
  public func polyline(_ pen: Int, width: Double, _ points: [Point]) throws(KeisenError) {
    try stroke("polyline", pen, width, points)
  }

  /// Draws the shape whose corners are points; where it crosses itself, all that it winds around is
  /// inside.
  ///
  /// - Parameters:
  ///   - pen: The pen.
  ///   - mode: What is drawn of it.
  ///   - width: Width of the outline, not negative; 0 strokes nothing.
  ///   - points: Three or more.
  /// - Throws: As `line(_:width:from:to:)`, and with code `.invalidArgument` for fewer points.
  public func polygon(
    _ pen: Int,
    _ mode: Mode,
    width: Double,
    _ points: [Point]
  ) throws(KeisenError) {
    try check(pen, width, "polygon")
    try Self.check(points, atLeast: 3, "polygon")
    let outline = PathOutline()
    try outline.polygon(points)
    try draw("polygon", pen, mode) { pen, list in
      list.draw(outline, pen, mode, Self.stroke(pen, width))
    }
  }

  /// Draws a rectangle.
  ///
  /// - Parameters:
  ///   - pen: The pen.
  ///   - mode: What is drawn of it.
  ///   - width: Width of the outline, not negative; 0 strokes nothing.
  ///   - rect: The rectangle, its width and height positive.
  /// - Throws: As `line(_:width:from:to:)`, and with code `.invalidArgument` for a size that is not
  ///   positive.
  public func rect(_ pen: Int, _ mode: Mode, width: Double, _ rect: Rect) throws(KeisenError) {
    try check(pen, width, "rect")
    try Self.check(rect, "rect")
    try draw("rect", pen, width, mode, rect, .zero)
  }

  /// Draws a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - pen: The pen.
  ///   - mode: What is drawn of it.
  ///   - width: Width of the outline, not negative; 0 strokes nothing.
  ///   - rect: The rectangle, its width and height positive.
  ///   - radius: Radius of the corners, not negative; at most half a side counts.
  /// - Throws: As `rect(_:_:width:_:)`, and with code `.invalidArgument` for a radius that is not
  ///   allowed.
  public func roundedRect(
    _ pen: Int,
    _ mode: Mode,
    width: Double,
    _ rect: Rect,
    radius: Double
  ) throws(KeisenError) {
    try check(pen, width, "rounded_rect")
    try Self.check(rect, "rounded_rect")
    try Self.check(radius, "radius", "rounded_rect")
    try draw("rounded_rect", pen, width, mode, rect, CornerRadii(radius))
  }

  /// Draws the ellipse that touches the sides of a rectangle.
  ///
  /// - Parameters:
  ///   - pen: The pen.
  ///   - mode: What is drawn of it.
  ///   - width: Width of the outline, not negative; 0 strokes nothing.
  ///   - rect: The rectangle, its width and height positive.
  /// - Throws: As `rect(_:_:width:_:)`.
  public func ellipse(_ pen: Int, _ mode: Mode, width: Double, _ rect: Rect) throws(KeisenError) {
    try check(pen, width, "ellipse")
    try Self.check(rect, "ellipse")
    let outline = PathOutline()
    try outline.ellipse(in: rect)
    try draw("ellipse", pen, mode) { pen, list in
      // It has no corners, and round joins are drawn faster.
      list.draw(outline, pen, mode, Stroke(width: width, color: pen.stroke))
    }
  }

  private func stroke(
    _ call: String,
    _ pen: Int,
    _ width: Double,
    _ points: [Point],
    which: (Int) -> String = { " of point \($0)" }
  ) throws(KeisenError) {
    try check(pen, width, call)
    try Self.check(points, atLeast: 2, call, which)
    let outline = PathOutline()
    for (index, point) in points.enumerated() {
      if index == 0 { try outline.move(to: point) } else { try outline.line(to: point) }
    }
    try draw(call, pen, .stroke) { pen, list in
      list.draw(outline, pen, .stroke, Self.stroke(pen, width))
    }
  }

  private func draw(
    _ call: String,
    _ pen: Int,
    _ width: Double,
    _ mode: Mode,
    _ rect: Rect,
    _ radii: CornerRadii
  ) throws(KeisenError) {
    try draw(call, pen, mode) { pen, list in
      let border = Rectangle.Border(width: width, color: pen.stroke)
      let shape = Rectangle(
        rect: rect,
        radii: radii,
        fill: mode.fills ? .color(pen.fill) : nil,
        border: mode.strokes ? border : nil
      )
      list.draw(.rectangle(shape))
    }
  }

  /// Draws in one step, with the colours that a pen has now.
  private func draw(
    _ call: String,
    _ pen: Int,
    _ mode: Mode,
    _ body: (Pen, inout DisplayList) -> Void
  ) throws(KeisenError) {
    try state.change { (state) throws(KeisenError) in
      let pen = try state.drawingPen(pen, call)
      if mode != .none { state.list?.change { body(pen, &$0) } }
    }
  }

  private static func stroke(_ pen: Pen, _ width: Double) -> Stroke {
    Stroke(width: width, color: pen.stroke, join: .mitre, cap: .butt)
  }
}

extension DisplayList {
  /// Runs `body` with the list where it is.
  fileprivate mutating func change(_ body: (inout DisplayList) -> Void) { body(&self) }

  /// Draws an outline, filled in a pen's colour and stroked, as a mode says.
  fileprivate mutating func draw(
    _ outline: PathOutline,
    _ pen: Canvas.Pen,
    _ mode: Canvas.Mode,
    _ stroke: Stroke
  ) {
    if mode.fills { draw(.path(Path(outline, .fill(.color(pen.fill), .nonzero)))) }
    if mode.strokes { draw(.path(Path(outline, .stroke(stroke)))) }
  }
}

extension Canvas.Mode {
  fileprivate var fills: Bool { self == .fill || self == .both }
  fileprivate var strokes: Bool { self == .stroke || self == .both }
}

extension Canvas {
  /// Checks that the canvas draws and has a pen, before anything else of a call is looked at.
  func check(_ pen: Int, _ call: String) throws(KeisenError) {
    try state.withLock { (state) throws(KeisenError) in _ = try state.drawingPen(pen, call) }
  }

  /// Checks the state, a pen and the width that it strokes with.
  private func check(_ pen: Int, _ width: Double, _ call: String) throws(KeisenError) {
    try check(pen, call)
    try Self.check(width, "width", call)
  }

  /// Checks the points of a line.
  private static func check(
    _ points: [Point],
    atLeast count: Int,
    _ call: String,
    _ which: (Int) -> String = { " of point \($0)" }
  ) throws(KeisenError) {
    guard points.count >= count else {
      throw .invalidArgument(
        "\(call): there must be at least \(count) points, got \(points.count)"
      )
    }
    for (index, point) in points.enumerated() { try check(point, call, which(index)) }
  }

  /// Checks a length that may be 0.
  private static func check(
    _ length: Double,
    _ name: String,
    _ call: String
  ) throws(KeisenError) {
    guard length >= 0, length < .infinity else {
      throw .invalidArgument("\(call): \(name) must be finite and not negative, got \(length)")
    }
  }

  /// Checks a position.
  static func check(
    _ point: Point,
    _ call: String,
    _ which: String = ""
  ) throws(KeisenError) {
    for (name, value) in [("x", point.x), ("y", point.y)] where !value.isFinite {
      throw .invalidArgument("\(call): \(name)\(which) must be finite, got \(value)")
    }
  }

  /// Checks a rectangle's corner and size.
  static func check(
    _ rect: Rect,
    _ call: String,
    sizes: (String, String) = ("rect_width", "rect_height")
  ) throws(KeisenError) {
    try check(Point(x: rect.x, y: rect.y), call)
    for (name, side) in [(sizes.0, rect.width), (sizes.1, rect.height)] {
      guard side > 0, side < .infinity else {
        throw .invalidArgument("\(call): \(name) must be positive and finite, got \(side)")
      }
    }
  }
}
