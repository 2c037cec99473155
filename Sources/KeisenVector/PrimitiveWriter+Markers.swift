import KeisenDrawing
import KeisenPrimitives

extension PrimitiveWriter {
  /// Writes markers: one shape that is placed, or a picture of many.
  func write(_ markers: Markers) throws(KeisenError) {
    guard markers.count <= DisplayList.maxMarkers else {
      return try writeLayer(.markers(markers))
    }
    // Markers with colours of their own inherit the opacity of what they are in.
    var (oneSize, oneFill) = (0.0, Color.black)
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
      // No shape reaches farther from its position.
      let reach = 2 * (sizes == nil ? oneSize : size)
      guard !part.misses(Extent(place).grown(by: reach)) else { continue }
      let color = colors.map { Color($0.elements[index]) }
      if isEach {
        let own = MarkerFigure(
          markers.shape,
          size: size,
          border: markers.border,
          isOpaque: isOpaque
        )
        write(own, at: place, fill: color ?? oneFill)
      } else {
        output.placeMarker(at: place, scale: size, fill: color)
      }
    }
    if !isEach { output.endMarkers() }
  }

  private func write(
    _ figure: MarkerFigure,
    at place: SIMD2<Double>,
    fill: Color
  ) {
    if let border = figure.border {
      output.fill(.color(border), isEvenOdd: true) { figure.addBorder(to: $0, at: place) }
    }
    if figure.hasInside, fill.alpha > 0 {
      output.fill(.color(fill), isEvenOdd: true) { figure.addInside(to: $0, at: place) }
    }
  }
}
