import KeisenDrawing
import KeisenPrimitives

extension DisplayList {
  /// The most markers, or shapes, of one series that are shapes of their own; more are drawn as one
  /// picture.
  package static let maxMarkers = 50_000
  /// The most cells of a grid that are shapes of their own; more are drawn as one picture.
  static let maxCells = 5_000

  /// Writes all commands, back to front; those of which nothing can be seen are left out.
  ///
  /// - Parameters:
  ///   - output: The document.
  ///   - renderer: What draws the layers that are pictures in a document too.
  /// - Throws: `KeisenError` with code `.outOfMemory`, and whatever the renderer throws.
  func write(
    to output: some VectorOutput,
    drawingLayersBy renderer: any Renderer
  ) throws(KeisenError) {
    let seams = RectangleSeams(self)
    var done = 0
    for (index, command) in commands.enumerated() where index >= done {
      let clip = command.clip.map { clips[$0] }
      guard let part = SeenPart(of: size, clip) else { continue }
      output.clip(to: clip)
      let writer = PrimitiveWriter(list: self, output: output, renderer: renderer, part: part)
      if let group = seams.group(from: index), writer.write(group.rects, group.color) {
        done = index + group.count
        continue
      }
      switch command.primitive {
      case .polyline(let polyline): try writer.write(polyline)
      case .envelope(let envelope): writer.write(envelope)
      case .rectangle(let rectangle): try writer.write(rectangle)
      case .cells(let cells): try writer.write(cells)
      case .glyphRun(let run): writer.write(run)
      case .markers(let markers): try writer.write(markers)
      case .keptMarkers(let kept):
        if let markers = try kept.placed() { try writer.write(markers) }
      case .path(let path): try writer.write(path)
      case .picture(let picture): try writer.write(picture)
      }
    }
    output.clip(to: nil)
  }
}
