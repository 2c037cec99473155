import KeisenDrawing
import KeisenPrimitives

extension DisplayList {
  /// The most markers of one series that are shapes of their own; more are drawn as one picture.
  static let mostMarkers = 50_000
  /// The most cells of a grid that are shapes of their own; more are drawn as one picture.
  static let mostCells = 5_000

  /// Writes all commands, back to front.
  ///
  /// - Parameters:
  ///   - output: The document.
  ///   - renderer: What draws the layers that are pictures in a document too.
  /// - Throws: `KeisenError` with code `.outOfMemory`, and whatever the renderer throws.
  func write(
    to output: some VectorOutput,
    drawingLayersBy renderer: any Renderer
  ) throws(KeisenError) {
    for command in commands {
      output.clip(to: command.clip.map { clips[$0] })
      switch command.primitive {
      case .polyline(let polyline): write(polyline, to: output)
      case .envelope(let envelope): write(envelope, to: output)
      case .rectangle(let rectangle): write(rectangle, to: output)
      case .cells(let cells): try write(cells, to: output)
      case .glyphRun(let run): output.draw(run)
      case .markers(let markers): try write(markers, to: output, renderer)
      case .keptMarkers(let kept):
        if let markers = try kept.placed() { try write(markers, to: output, renderer) }
      case .path(let path): write(path, to: output)
      case .picture(let picture): try write(picture, to: output)
      }
    }
    output.clip(to: nil)
  }

  // MARK: Lines

  private func write(_ polyline: Polyline, to output: some VectorOutput) {
    var stroke = polyline.stroke
    guard stroke.width > 0, stroke.color.alpha > 0 else { return }
    let runs = 0..<polyline.runCount
    let starts = polyline.runStarts
    defer { withExtendedLifetime(polyline.vertices) {} }
    let vertices = polyline.vertices.vertices
    func isDot(_ run: Int) -> Bool { starts[run + 1] - starts[run] == 1 }
    // A run of one vertex is a disc, whatever the caps of the others.
    let hasDots = stroke.cap != .round && runs.contains(where: isDot)
    if !hasDots || runs.contains(where: { !isDot($0) }) {
      output.stroke(stroke) { path in
        for run in runs where !hasDots || !isDot(run) {
          path.move(to: SIMD2(vertices[starts[run]]))
          for index in starts[run] + 1..<starts[run + 1] {
            path.line(to: SIMD2(vertices[index]))
          }
        }
      }
    }
    guard hasDots else { return }
    stroke.cap = .round
    output.stroke(stroke) { path in
      for run in runs where isDot(run) { path.move(to: SIMD2(vertices[starts[run]])) }
    }
  }

  private func write(_ envelope: Envelope, to output: some VectorOutput) {
    guard envelope.width > 0, envelope.color.alpha > 0, envelope.columnCount > 0 else { return }
    defer { withExtendedLifetime((envelope.columnStarts, envelope.intervals)) {} }
    let starts = envelope.columnStarts.elements
    let intervals = envelope.intervals.elements
    output.stroke(Stroke(width: envelope.width, color: envelope.color)) { path in
      for column in 0..<envelope.columnCount {
        let x = envelope.firstMiddle + Double(column) * envelope.step
        for index in Int(starts[column])..<Int(starts[column + 1]) {
          let (low, high) = (Double(intervals[index].x), Double(intervals[index].y))
          guard low <= high, low.isFinite, high.isFinite else { continue }
          path.move(to: SIMD2(x, low))
          if low < high { path.line(to: SIMD2(x, high)) }
        }
      }
    }
  }

  // MARK: Areas

  private func write(_ rectangle: Rectangle, to output: some VectorOutput) {
    if let fill = rectangle.fill, !rectangle.rect.isEmpty, fill.isVisible {
      output.fill(fill, isEvenOdd: false) { $0.addRect(rectangle.rect, radii: rectangle.radii) }
    }
    if let border = rectangle.border, border.width > 0, border.color.alpha > 0 {
      let stroke = Stroke(
        width: border.width,
        color: border.color,
        join: .mitre,
        cap: .square
      )
      output.stroke(stroke) { $0.addRect(rectangle.rect, radii: rectangle.radii) }
    }
  }

  private func write(_ cells: Cells, to output: some VectorOutput) throws(KeisenError) {
    if cells.columns * cells.rows <= Self.mostCells, CellPicture.areLarge(cells, in: self),
      cells.colors.elements.allSatisfy({ [0, 255].contains(UInt32(littleEndian: $0) >> 24) })
    {
      return writeEach(of: cells, to: output)
    }
    guard let picture = try CellPicture(cells, of: self) else { return }
    try output.draw(picture.image, in: picture.rect)
  }

  /// Fills cells that are opaque or clear, each also below those to its right and below it, so that no seam shows between them.
  private func writeEach(of cells: Cells, to output: some VectorOutput) {
    defer { withExtendedLifetime(cells.colors) {} }
    let colors = cells.colors.elements
    func color(_ row: Int, _ column: Int) -> MarkerColor {
      guard row < cells.rows, column < cells.columns else { return .zero }
      return MarkerColor(bytes: UInt32(littleEndian: colors[row * cells.columns + column]))
    }
    func isOpaque(_ row: Int, _ column: Int) -> Bool { color(row, column).w == .max }
    for row in 0..<cells.rows {
      for column in 0..<cells.columns {
        let own = Color(color(row, column))
        guard own.alpha > 0 else { continue }
        let goesRight = isOpaque(row, column + 1)
        let goesDown = isOpaque(row + 1, column) && (!goesRight || isOpaque(row + 1, column + 1))
        let rect = Rect(
          left: cells.columnEdges[column],
          top: cells.rowEdges[row],
          right: cells.columnEdges[column + (goesRight ? 2 : 1)],
          bottom: cells.rowEdges[row + (goesDown ? 2 : 1)]
        )
        guard !rect.isEmpty else { continue }
        output.fill(.color(own), isEvenOdd: false) { $0.addRect(rect) }
      }
    }
  }

  // MARK: Markers

  private func write(
    _ markers: Markers,
    to output: some VectorOutput,
    _ renderer: any Renderer
  ) throws(KeisenError) {
    guard markers.count <= Self.mostMarkers else {
      return try drawLayer(.markers(markers), to: output, renderer)
    }
    var (oneSize, oneFill) = (0.0, Color.clear)
    var sizes: GrowingBuffer<Float>?
    var colors: GrowingBuffer<MarkerColor>?
    switch markers.size {
    case .one(let size): oneSize = size
    case .each(let each): sizes = each
    }
    switch markers.fill {
    case .one(let color): oneFill = color
    case .each(let each): colors = each
    }
    defer { withExtendedLifetime((markers.positions, sizes, colors)) {} }
    let isOpaque = colors.map { $0.elements.allSatisfy { $0.w == .max } } ?? (oneFill.alpha >= 1)
    // A border has one width, however large the marker.
    let isEach = sizes != nil && markers.border != nil
    let figure = MarkerFigure(
      markers.shape,
      size: sizes == nil ? oneSize : 1,
      border: isEach ? nil : markers.border,
      isOpaque: isOpaque
    )
    guard sizes != nil || oneSize > 0 else { return }
    if !isEach { output.beginMarkers(figure, fill: oneFill) }
    for (index, vertex) in markers.positions.vertices.enumerated() {
      let size = sizes.map { Double($0.elements[index]) } ?? 1
      guard size > 0, size.isFinite, vertex.x.isFinite, vertex.y.isFinite else { continue }
      let place = SIMD2<Double>(vertex)
      let color = colors.map { Color($0.elements[index]) }
      if isEach {
        let own = MarkerFigure(
          markers.shape,
          size: size,
          border: markers.border,
          isOpaque: isOpaque
        )
        write(own, at: place, fill: color ?? oneFill, to: output)
      } else {
        output.placeMarker(at: place, scale: size, fill: color)
      }
    }
    if !isEach { output.endMarkers() }
  }

  private func write(
    _ figure: MarkerFigure,
    at place: SIMD2<Double>,
    fill: Color,
    to output: some VectorOutput
  ) {
    if let border = figure.border {
      output.fill(.color(border), isEvenOdd: true) { figure.addBorder(to: $0, at: place) }
    }
    if figure.hasInside, fill.alpha > 0 {
      output.fill(.color(fill), isEvenOdd: true) { figure.addInside(to: $0, at: place) }
    }
  }

  /// Draws one primitive as a picture, at twice the list's pixel ratio.
  private func drawLayer(
    _ primitive: Primitive,
    to output: some VectorOutput,
    _ renderer: any Renderer
  ) throws(KeisenError) {
    var layer = DisplayList(size: size, pixelRatio: 2 * pixelRatio, background: .clear)
    layer.draw(primitive)
    let image = try renderer.render(layer)
    let rect = Rect(
      x: 0,
      y: 0,
      width: Double(image.width) / layer.pixelRatio,
      height: Double(image.height) / layer.pixelRatio
    )
    try output.draw(image, in: rect)
  }
}

extension Fill {
  /// Whether anything of it is seen.
  var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .gradient(let gradient): gradient.startColor.alpha > 0 || gradient.endColor.alpha > 0
    }
  }
}

extension Color {
  /// Takes the colour of a marker.
  init(_ color: MarkerColor) {
    let channels = SIMD4<Float>(color) / 65535
    self.init(red: channels.x, green: channels.y, blue: channels.z, alpha: channels.w)
  }
}
