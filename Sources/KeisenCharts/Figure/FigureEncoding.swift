import KeisenAxes
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The charts of a figure as display lists, and all of them as one.
struct FigureEncoding: Sendable {
  /// What lies around the grid, with what the whole picture shows.
  var outer: Chart.Encoded
  /// Those of the grid, then the insets, each relative to its place.
  var parts: [Chart.Encoded]

  /// Encodes a figure that was laid out.
  ///
  /// - Throws: `KeisenError` with code `.callback` when a function of a scale fails; whatever an
  ///   attachment or a series throws.
  init(
    _ scene: FigureScene,
    _ layout: FigureLayout,
    isExact: Bool,
    keptShapes: Int
  ) throws(KeisenError) {
    let encoded: [(encoded: Chart.Encoded, moved: DisplayList)]
    do throws(KeisenError) {
      encoded = try scene.map(scene.parts.indices) { (number) throws(KeisenError) in
        let start = Stopwatch()
        let part = layout.parts[number]
        var encoded = try Chart.encode(
          part.state,
          part.frame,
          part.layout,
          isExact: isExact,
          keptShapes: keptShapes
        )
        encoded.record.encodeMilliseconds = start.milliseconds
        let corner = Point(x: part.place.x, y: part.place.y)
        return (encoded: encoded, moved: try encoded.list.moved(by: corner))
      }
    } catch {
      // A scale that failed on another thread is to be told on this one.
      try layout.outer.frame.ranges.throwFailures()
      throw error
    }
    parts = encoded.map { $0.encoded }

    let (state, around) = (layout.outer.state, layout.outer.layout)
    var frame = layout.outer.frame
    frame.directRows = isExact ? .max : state.directRows
    frame.keptShapes = keptShapes
    frame.plotClip = Clip(rect: frame.plot)
    frame.plotsOfFigure = layout.plotSpan
    try around.prepare(state.below + state.above, in: &frame)
    var list = DisplayList(
      size: frame.size,
      pixelRatio: frame.pixelRatio,
      background: state.background ?? state.theme.background
    )
    let picture = frame.picture
    func draw(_ number: Int, into list: inout DisplayList) {
      let place = layout.parts[number].place
      list.append(encoded[number].moved, within: place == picture ? nil : place)
    }
    try around.encode(state.below, in: frame, into: &list)
    let records = try Chart.encodeSeries(state, in: frame, into: &list)
    let grid = scene.figure.cells.count
    for number in 0..<grid {
      if let fill = scene.parts[number].fill {
        let place = layout.parts[number].place.grown(at: picture, pixelRatio: frame.pixelRatio)
        list.draw(.rectangle(Rectangle(rect: place, fill: .color(fill))))
      }
      draw(number, into: &list)
    }
    for (index, inset) in scene.figure.insets.enumerated() {
      try InsetBox(inset, grid + index, scene, layout).encode(into: &list)
      draw(grid + index, into: &list)
    }
    try around.encode(state.above, in: frame, into: &list)
    try frame.ranges.throwFailures()
    outer = Chart.Encoded(list, frame, state, records)
    for part in parts {
      outer.record.unseenAnnotations += part.record.unseenAnnotations
      outer.record.repeatedColors += part.record.repeatedColors
    }
  }
}

extension Rect {
  /// Returns the rectangle, with sides that are the picture's last ones at the end of its last
  /// pixels: these are filled whole.
  fileprivate func grown(at picture: Rect, pixelRatio: Double) -> Rect {
    func end(_ own: Double, _ last: Double) -> Double {
      own < last ? own : (last * pixelRatio).rounded(.up) / pixelRatio
    }
    return Rect(
      left: minX,
      top: minY,
      right: end(maxX, picture.maxX),
      bottom: end(maxY, picture.maxY)
    )
  }
}
