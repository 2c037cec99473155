import KeisenPrimitives

extension DisplayList {
  /// Returns the list with everything in it moved, to become part of another one.
  ///
  /// Size and background stay as they are.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the vertices; of kept markers O(1).
  package func moved(by offset: Point) throws(KeisenError) -> DisplayList {
    guard offset != .zero else { return self }
    var moved = DisplayList(size: size, pixelRatio: pixelRatio, background: background)
    moved.commands.reserveCapacity(commands.count)
    for command in commands {
      moved.commands.append(
        DrawCommand(primitive: try command.primitive.moved(by: offset), clip: command.clip)
      )
    }
    moved.clipList = ClipList(
      clips.map { Clip(rect: $0.rect.moved(by: offset), radii: $0.radii) }
    )
    moved.labels = labels.map { label in
      var label = label
      label.center = label.center.moved(by: offset)
      return label
    }
    moved.omittedParts = omittedParts
    moved.shortenedTexts = shortenedTexts
    return moved
  }

  /// Draws all of another list over what was drawn before, and takes its texts and what it leaves
  /// out.
  ///
  /// - Parameters:
  ///   - part: Positions in it are those of this list.
  ///   - bounds: Outside of it nothing of the part is drawn; nil for anywhere. The corners of a
  ///     clip that it cuts are square.
  package mutating func append(_ part: DisplayList, within bounds: Rect?) {
    /// The place of a clip in this list; nil for one outside of the bounds.
    func place(of clip: Clip, in clips: inout ClipList) -> Int? {
      let cut = bounds.map(clip.cut(to:)) ?? clip
      guard bounds == nil || !cut.rect.isEmpty else { return nil }
      return clips.number(of: cut)
    }
    let places = part.clips.map { place(of: $0, in: &clipList) }
    let plain = bounds.flatMap { place(of: Clip(rect: $0), in: &clipList) }
    if bounds != nil, plain == nil { return }
    commands.reserveCapacity(commands.count + part.commands.count)
    for command in part.commands {
      guard let clip = command.clip else {
        commands.append(DrawCommand(primitive: command.primitive, clip: plain))
        continue
      }
      guard let place = places[clip] else { continue }
      commands.append(DrawCommand(primitive: command.primitive, clip: place))
    }
    labels += part.labels
    omittedParts += part.omittedParts
    shortenedTexts += part.shortenedTexts
  }
}

extension Clip {
  /// Returns the part of the shape within a rectangle; a corner that loses a side of its own is
  /// square.
  fileprivate func cut(to bounds: Rect) -> Clip {
    let part = rect.intersection(bounds)
    let (top, bottom) = (part.minY == rect.minY, part.maxY == rect.maxY)
    let (left, right) = (part.minX == rect.minX, part.maxX == rect.maxX)
    if top, left, bottom, right { return self }
    return Clip(
      rect: part,
      radii: CornerRadii(
        topLeft: top && left ? radii.topLeft : 0,
        topRight: top && right ? radii.topRight : 0,
        bottomRight: bottom && right ? radii.bottomRight : 0,
        bottomLeft: bottom && left ? radii.bottomLeft : 0
      )
    )
  }
}

extension Primitive {
  /// Returns the primitive at another place.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  fileprivate func moved(by offset: Point) throws(KeisenError) -> Primitive {
    switch self {
    case .polyline(var polyline):
      polyline.vertices = try polyline.vertices.moved(by: offset)
      return .polyline(polyline)
    case .envelope(var envelope):
      envelope.firstMiddle += offset.x
      // Intervals are heights alone: a low and a high one.
      envelope.intervals = try envelope.intervals.moved(by: Point(x: offset.y, y: offset.y))
      return .envelope(envelope)
    case .rectangle(let rectangle):
      return .rectangle(
        Rectangle(
          rect: rectangle.rect.moved(by: offset),
          radii: rectangle.radii,
          fill: rectangle.fill?.moved(by: offset),
          border: rectangle.border
        )
      )
    case .cells(let cells):
      return .cells(
        Cells(
          columnEdges: cells.columnEdges.map { $0 + offset.x },
          rowEdges: cells.rowEdges.map { $0 + offset.y },
          colors: cells.colors
        )
      )
    case .glyphRun(var run):
      run.origin = run.origin.moved(by: offset)
      return .glyphRun(run)
    case .markers(var markers):
      markers.positions = try markers.positions.moved(by: offset)
      return .markers(markers)
    case .keptMarkers(var markers):
      markers.x.position += offset.x
      markers.y.position += offset.y
      markers.view = markers.view.moved(by: offset)
      return .keptMarkers(markers)
    case .path(var path):
      path.outline = PathOutline(
        verbs: path.outline.verbs,
        points: try path.outline.points.moved(by: offset)
      )
      if case .fill(let fill, let rule) = path.paint {
        path.paint = .fill(fill.moved(by: offset), rule)
      }
      return .path(path)
    case .picture(var picture):
      picture.rect = picture.rect.moved(by: offset)
      return .picture(picture)
    }
  }
}

extension VertexBuffer {
  /// Returns the vertices at another place, added in doubles.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  fileprivate func moved(by offset: Point) throws(KeisenError) -> VertexBuffer {
    let moved = VertexBuffer()
    let target = try moved.reserve(count)
    let offset = SIMD2(offset.x, offset.y)
    for (index, vertex) in vertices.enumerated() {
      target[index] = SIMD2<Float>(SIMD2<Double>(vertex) + offset)
    }
    moved.commit(count)
    return moved
  }
}

extension Fill {
  fileprivate func moved(by offset: Point) -> Fill {
    guard case .gradient(var gradient) = self else { return self }
    gradient.start = gradient.start.moved(by: offset)
    gradient.end = gradient.end.moved(by: offset)
    return .gradient(gradient)
  }
}

extension Point {
  fileprivate func moved(by offset: Point) -> Point { Point(x: x + offset.x, y: y + offset.y) }
}

extension Rect {
  fileprivate func moved(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}
