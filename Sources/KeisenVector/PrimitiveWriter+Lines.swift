import KeisenDrawing
import KeisenPrimitives

extension PrimitiveWriter {
  /// Writes a line: runs of one vertex are dots, whatever the caps of the others.
  func write(_ polyline: Polyline) throws(KeisenError) {
    try stroke(polyline, polyline.stroke, .polyline(polyline))
  }

  /// Writes an envelope: a stroke along each interval.
  func write(_ envelope: Envelope) {
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

  /// Strokes a path, as far as something of it can be seen.
  ///
  /// - Parameters:
  ///   - path: The path; contours of one place are dots as wide as the stroke.
  ///   - stroke: How it is stroked.
  ///   - primitive: What draws the same, for strokes that are too wide for a document.
  /// - Throws: `KeisenError` with code `.outOfMemory`, and whatever the renderer throws.
  func stroke(
    _ path: some PathSource,
    _ stroke: Stroke,
    _ primitive: Primitive
  ) throws(KeisenError) {
    guard stroke.width > 0, stroke.color.alpha > 0 else { return }
    let extent = path.extent
    guard extent.isFinite, !part.misses(extent.grown(by: stroke.reach)) else { return }
    guard stroke.width <= SeenPart.reach else { return try fill(path, stroke, primitive) }
    // A dot is a disc whatever the caps of lines, for which viewers draw nothing or a square.
    if part.keeps(extent), stroke.cap == .round || !path.hasDots {
      output.stroke(stroke) { path.add(to: $0) }
      return
    }
    let cut = StrokeCut(part, stroke)
    path.add(to: cut)
    cut.finish()
    if !cut.hasNoLines { output.stroke(stroke) { cut.add(to: $0) } }
    if !cut.hasNoDots {
      var round = stroke
      round.cap = .round
      output.stroke(round) { cut.addDots(to: $0) }
    }
  }

  /// Fills what a stroke covers that is too wide for viewers, or draws it as a picture where it has
  /// curves.
  private func fill(
    _ path: some PathSource,
    _ stroke: Stroke,
    _ primitive: Primitive
  ) throws(KeisenError) {
    let shape = StrokeShape(part, stroke)
    path.add(to: shape)
    shape.finish()
    if !shape.hasCurves {
      let paint = Fill.color(stroke.color)
      if !shape.cut.isEmpty { output.fill(paint, isEvenOdd: false) { shape.cut.add(to: $0) } }
      return
    }
    let cut = StrokeCut(part, stroke)
    path.add(to: cut)
    cut.finish()
    if !cut.hasNoLines || !cut.hasNoDots { try writeLayer(primitive) }
  }
}
