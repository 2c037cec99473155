import KeisenAxes
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenText

extension Painter {
  /// Restricts what follows to a rectangle, within where the part may draw.
  ///
  /// - Parameter rect: In points; nil for all that the part may draw in.
  /// - Throws: `KeisenError` with code `.invalidState` after the call, `.invalidArgument` for a
  ///   number that is not finite.
  public func clip(to rect: Rect?) throws(KeisenError) {
    if let rect { try Self.check(rect, "clip") }
    let clip = rect.map { bounds.part(in: $0) } ?? bounds
    try draw { $0.clip(to: clip) }
  }

  /// Draws straight lines through points; one that is not finite interrupts.
  ///
  /// Where a line crosses itself a translucent colour is nowhere darker.
  ///
  /// - Parameters:
  ///   - points: Points; a lone one is a dot.
  ///   - style: Width, colour - nil for the part's -, dashes and ends.
  /// - Throws: `KeisenError` with code `.invalidState` after the call, `.invalidArgument` for a
  ///   style that is not allowed, `.outOfMemory`.
  public func line(_ points: [Point], style: LineStyle = LineStyle()) throws(KeisenError) {
    try points.withBuffer { (points) throws(KeisenError) in try line(points, style: style) }
  }

  /// The same of points that lie anywhere.
  package func line(
    _ points: UnsafeBufferPointer<Point>,
    style: LineStyle
  ) throws(KeisenError) {
    try stroke(style) { (path) throws(KeisenError) in
      for point in points {
        guard point.x.isFinite, point.y.isFinite else {
          try path.endPiece()
          continue
        }
        try path.add(SIMD2(point.x, point.y))
      }
      try path.endPiece()
    }
  }

  /// Draws separate segments, each of two points; one with an end that is not finite is not drawn.
  ///
  /// - Parameters:
  ///   - points: The ends, an even number.
  ///   - style: As of `line`; dashes begin anew with each.
  /// - Throws: As `line`, and with code `.invalidArgument` for an odd number of points.
  public func segments(_ points: [Point], style: LineStyle = LineStyle()) throws(KeisenError) {
    try points.withBuffer { (points) throws(KeisenError) in try segments(points, style: style) }
  }

  /// The same of points that lie anywhere.
  package func segments(
    _ points: UnsafeBufferPointer<Point>,
    style: LineStyle
  ) throws(KeisenError) {
    guard points.count.isMultiple(of: 2) else {
      throw .invalidArgument(
        "segments: there must be an even number of points, got \(points.count)"
      )
    }
    try stroke(style) { (path) throws(KeisenError) in
      for index in stride(from: 0, to: points.count, by: 2) {
        let (first, point) = (points[index], points[index + 1])
        guard first.x.isFinite, first.y.isFinite, point.x.isFinite, point.y.isFinite else {
          continue
        }
        try path.add(SIMD2(first.x, first.y))
        try path.add(SIMD2(point.x, point.y))
        try path.endPiece()
      }
    }
  }

  private func stroke(
    _ style: LineStyle,
    _ add: (inout LinePath) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    try requireDrawing()
    try style.validate()
    let color = style.color(or: color)
    guard style.width > 0, color.alpha > 0 else { return }
    for isSolid in [false, true] {
      var path = LinePath(
        style: style,
        plot: bounds.rect,
        pixelRatio: frame.pixelRatio,
        isSolid: isSolid
      )
      try add(&path)
      guard !path.hasTooManyMarks else { continue }
      if let line = try path.finish(color: color) { try draw { $0.draw(.polyline(line)) } }
      return
    }
  }

  /// Draws markers with their centres of area on points, each a blend of its own; a point that is
  /// not finite has none.
  ///
  /// - Parameters:
  ///   - points: Where they stand.
  ///   - style: Shape, size, colour - nil for the part's - and border.
  ///   - sizes: A size for each point, in points; one that is not above 0 is no marker. Nil for
  ///     that of the style.
  ///   - colors: A colour for each point, whose alpha that of the style multiplies; nil for that of
  ///     the style.
  /// - Throws: As `line`, and with code `.invalidArgument` when sizes or colours are not as many as
  ///   points.
  public func markers(
    at points: [Point],
    style: PointStyle = PointStyle(),
    sizes: [Double]? = nil,
    colors: [Color]? = nil
  ) throws(KeisenError) {
    try points.withBuffer { (points) throws(KeisenError) in
      guard let sizes else {
        return try markers(at: points, style: style, sizes: nil, colors: colors)
      }
      try sizes.withBuffer { (sizes) throws(KeisenError) in
        try markers(at: points, style: style, sizes: sizes, colors: colors)
      }
    }
  }

  /// The same of points and sizes that lie anywhere.
  package func markers(
    at points: UnsafeBufferPointer<Point>,
    style: PointStyle,
    sizes: UnsafeBufferPointer<Double>?,
    colors: [Color]?
  ) throws(KeisenError) {
    try requireDrawing()
    try style.validate()
    if let sizes { try Self.check(sizes.count, "sizes", points.count) }
    if let colors { try Self.check(colors.count, "colors", points.count) }
    let places = VertexBuffer()
    let ownSizes = GrowingBuffer<Float>()
    let ownColors = GrowingBuffer<MarkerColor>()
    for (index, point) in points.enumerated() {
      let size = sizes?[index] ?? style.size
      // Those whose circle can't be seen are left out: floats end, and so do renderers' pixels.
      let reach = 2 * style.reach(of: size)
      guard size > 0, point.x >= bounds.rect.minX - reach, point.x <= bounds.rect.maxX + reach,
        point.y >= bounds.rect.minY - reach, point.y <= bounds.rect.maxY + reach
      else { continue }
      try places.append(SIMD2(Float(point.x), Float(point.y)))
      if sizes != nil { try ownSizes.append(Float(min(size, LinePath.longestReach))) }
      if let color = colors?[index] {
        try ownColors.append(MarkerColor(color.opacity(Float(style.alpha))))
      }
    }
    guard places.count > 0 else { return }
    let markers = Markers(
      positions: places,
      shape: style.marker,
      size: sizes == nil ? .one(style.size) : .each(ownSizes),
      fill: colors == nil
        ? .one((style.color ?? color).opacity(Float(style.alpha))) : .each(ownColors),
      border: style.border(frame.theme)
    )
    guard let customMarker = style.customMarker else {
      return try draw { $0.draw(.markers(markers)) }
    }
    // Paths need memory: made outside of the lock, then drawn in one step.
    var part = DisplayList(size: frame.size, pixelRatio: frame.pixelRatio)
    try part.draw(markers, as: customMarker)
    try draw { list in
      for command in part.commands { list.draw(command.primitive) }
    }
  }

  /// Draws a rectangle.
  ///
  /// - Parameters:
  ///   - rect: In points; one without width or height is not drawn.
  ///   - radii: Of the corners.
  ///   - fill: What fills it; nil for nothing.
  ///   - border: A line centred on its sides; nil for none.
  /// - Throws: As `line`, and with code `.invalidArgument` for a number that is not finite.
  public func rectangle(
    _ rect: Rect,
    radii: CornerRadii = .zero,
    fill: Fill?,
    border: Rectangle.Border? = nil
  ) throws(KeisenError) {
    try Self.check(rect, "rectangle")
    if let border { try requireLength(border.width, "border width") }
    guard rect.width > 0, rect.height > 0 else { return try requireDrawing() }
    try draw { list in
      list.draw(.rectangle(Rectangle(rect: rect, radii: radii, fill: fill, border: border)))
    }
  }

  /// Draws an outline of lines and curves.
  ///
  /// - Parameters:
  ///   - outline: The outline, in points, to which nobody adds any more.
  ///   - fill: What fills it; nil for nothing.
  ///   - rule: What is inside.
  ///   - stroke: A line centred on it, over the fill; nil for none.
  /// - Throws: As `line`.
  public func path(
    _ outline: PathOutline,
    fill: Fill?,
    rule: Path.Rule = .nonzero,
    stroke: Stroke? = nil
  ) throws(KeisenError) {
    if let stroke { try LineStyle(width: stroke.width, mitreLimit: stroke.mitreLimit).validate() }
    try draw { list in
      if let fill { list.draw(.path(Path(outline, .fill(fill, rule)))) }
      if let stroke, stroke.width > 0 { list.draw(.path(Path(outline, .stroke(stroke)))) }
    }
  }

  /// Writes a text in a box, in any script; line feeds end lines.
  ///
  /// - Parameters:
  ///   - text: The text; empty for none.
  ///   - point: Where the anchor lies, in points; one that is not finite writes nothing.
  ///   - anchor: Point of the box in fractions of its width and height from its top left corner;
  ///     0.5 down is the middle of the capitals of a text without a visible box.
  ///   - style: How it looks; without a colour it has that of ordinary labels.
  /// - Throws: As `line`.
  public func text(
    _ text: String,
    at point: Point,
    anchor: Point = Point(x: 0, y: 0),
    style: TextBoxStyle = TextBoxStyle()
  ) throws(KeisenError) {
    try requireFinite(anchor.x, "anchor x")
    try requireFinite(anchor.y, "anchor y")
    try style.validate()
    try requireDrawing()
    guard point.x.isFinite, point.y.isFinite,
      var box = TextBox(text, style, theme: frame.theme, room: nil)
    else { return }
    box.place(anchor, at: point)
    // Boxes may be shapes that need memory: made outside of the lock, then drawn in one step.
    var part = DisplayList(size: frame.size, pixelRatio: frame.pixelRatio)
    try box.draw(color: frame.theme.label, in: frame, into: &part)
    try draw { list in
      for command in part.commands { list.draw(command.primitive) }
      for label in part.labels { list.note(label) }
    }
  }

  /// Returns the size of the upright rectangle around a text's box, in points; zero where there is
  /// nothing to see.
  ///
  /// - Throws: As `text`.
  public func size(
    of text: String,
    style: TextBoxStyle = TextBoxStyle()
  ) throws(KeisenError) -> Size {
    try style.validate()
    try check()
    return TextBox(text, style, theme: frame.theme, room: nil)?.extent ?? Size(width: 0, height: 0)
  }

  /// Places an image in a rectangle, as `Canvas.drawImage` does.
  ///
  /// - Throws: As `rectangle`.
  public func image(_ image: Image, in rect: Rect) throws(KeisenError) {
    try Self.check(rect, "image")
    guard rect.width > 0, rect.height > 0 else { return try requireDrawing() }
    try draw { $0.draw(.picture(PlacedImage(image, in: rect))) }
  }

  private static func check(_ rect: Rect, _ call: String) throws(KeisenError) {
    for (name, value) in [
      ("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height),
    ] where !value.isFinite {
      throw .invalidArgument("\(call): \(name) must be finite, got \(value)")
    }
  }

  private static func check(_ count: Int, _ name: String, _ points: Int) throws(KeisenError) {
    guard count == points else {
      throw .invalidArgument("markers: \(name) has \(count) values, there are \(points) points")
    }
  }
}

extension Array {
  /// Runs `body` with the elements where they lie.
  fileprivate func withBuffer(
    _ body: (UnsafeBufferPointer<Element>) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    // What the standard library's throws loses its type.
    let result = withUnsafeBufferPointer { buffer in
      Result { () throws(KeisenError) in try body(buffer) }
    }
    try result.get()
  }
}

extension Clip {
  /// Returns what it has in common with a rectangle; corners that are cut off are square.
  fileprivate func part(in other: Rect) -> Clip {
    let (left, top) = (max(rect.minX, other.minX), max(rect.minY, other.minY))
    let (right, bottom) = (min(rect.maxX, other.maxX), min(rect.maxY, other.maxY))
    let part = Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    return Clip(rect: part, radii: part == rect ? radii : .zero)
  }
}
