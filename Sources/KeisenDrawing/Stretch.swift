import KeisenPrimitives
import KeisenText

/// A drawing moved and stretched along both axes, never mirrored.
package struct Stretch: Hashable, Sendable {
  /// How many times as wide and as high it becomes; positive.
  package let x: Double
  package let y: Double
  /// Where its top left corner comes to, in points.
  package let origin: Point

  /// Stretches what has a size so that it fills a rectangle.
  package init(of size: Size, to rect: Rect) {
    x = rect.width / size.width
    y = rect.height / size.height
    origin = Point(x: rect.x, y: rect.y)
  }

  /// How many times as large lengths become that have no direction: widths of lines, sizes of
  /// texts.
  package var length: Double { min(x, y) }

  /// Returns where a point comes to.
  package func applied(to point: Point) -> Point {
    Point(x: origin.x + point.x * x, y: origin.y + point.y * y)
  }

  /// Returns where a rectangle comes to.
  package func applied(to rect: Rect) -> Rect {
    let corner = applied(to: Point(x: rect.x, y: rect.y))
    return Rect(x: corner.x, y: corner.y, width: rect.width * x, height: rect.height * y)
  }

  /// Returns points, moved.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func applied(to points: VertexBuffer) throws(KeisenError) -> VertexBuffer {
    let moved = VertexBuffer()
    for point in points.vertices {
      let place = applied(to: Point(x: Double(point.x), y: Double(point.y)))
      try moved.append(SIMD2(Float(place.x), Float(place.y)))
    }
    withExtendedLifetime(points) {}
    return moved
  }
}

extension Primitive {
  /// Returns the primitive moved and stretched; what shows data - envelopes, cells, markers - stays
  /// as it is.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func stretched(_ stretch: Stretch) throws(KeisenError) -> Primitive {
    switch self {
    case .polyline(var polyline):
      polyline.vertices = try stretch.applied(to: polyline.vertices)
      polyline.stroke.width *= stretch.length
      return .polyline(polyline)
    case .rectangle(let rectangle):
      return .rectangle(rectangle.stretched(stretch))
    case .glyphRun(var run):
      run.origin = stretch.applied(to: run.origin)
      run.text = run.text.scaled(by: stretch.length)
      return .glyphRun(run)
    case .path(var path):
      path.outline = try path.outline.stretched(stretch)
      switch path.paint {
      case .fill(let fill, let rule): path.paint = .fill(fill.stretched(stretch), rule)
      case .stroke(var stroke):
        stroke.width *= stretch.length
        path.paint = .stroke(stroke)
      }
      return .path(path)
    case .picture(var picture):
      picture.rect = stretch.applied(to: picture.rect)
      return .picture(picture)
    case .envelope, .cells, .markers, .keptMarkers: return self
    }
  }
}

extension Rectangle {
  fileprivate func stretched(_ stretch: Stretch) -> Rectangle {
    var border = border
    border?.width *= stretch.length
    return Rectangle(
      rect: stretch.applied(to: rect),
      radii: CornerRadii(
        topLeft: radii.topLeft * stretch.length,
        topRight: radii.topRight * stretch.length,
        bottomRight: radii.bottomRight * stretch.length,
        bottomLeft: radii.bottomLeft * stretch.length
      ),
      fill: fill?.stretched(stretch),
      border: border
    )
  }
}

extension Fill {
  fileprivate func stretched(_ stretch: Stretch) -> Fill {
    guard case .gradient(var gradient) = self else { return self }
    gradient.start = stretch.applied(to: gradient.start)
    gradient.end = stretch.applied(to: gradient.end)
    return .gradient(gradient)
  }
}

extension PathOutline {
  fileprivate func stretched(_ stretch: Stretch) throws(KeisenError) -> PathOutline {
    PathOutline(verbs: verbs, points: try stretch.applied(to: points))
  }
}

extension ShapedText {
  /// The same text at another size.
  fileprivate func scaled(by factor: Double) -> ShapedText {
    var text = self
    text.size *= factor
    text.width *= factor
    for index in text.glyphs.indices {
      text.glyphs[index].x *= factor
      text.glyphs[index].y *= factor
    }
    return text
  }
}

extension LabelRecord {
  /// Returns the record of a text that was moved and stretched.
  package func stretched(_ stretch: Stretch) -> LabelRecord {
    var label = self
    label.center = stretch.applied(to: center)
    label.width *= stretch.length
    label.height *= stretch.length
    return label
  }
}
