import KeisenPrimitives

extension DisplayList {
  /// Returns the list with polylines in place of stroked paths, as renderers draw them; those that
  /// draw nothing are left out.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func withStrokedPaths() throws(KeisenError) -> DisplayList {
    let isWanted = commands.contains { command in
      if case .path(let path) = command.primitive, case .stroke = path.paint { true } else { false }
    }
    guard isWanted else { return self }
    var result = self
    result.commands = []
    result.commands.reserveCapacity(commands.count)
    for command in commands {
      guard case .path(let path) = command.primitive, case .stroke(let stroke) = path.paint else {
        result.commands.append(command)
        continue
      }
      guard let line = try path.outline.stroked(stroke, pixelRatio: pixelRatio) else { continue }
      result.commands.append(DrawCommand(primitive: .polyline(line), clip: command.clip))
    }
    return result
  }
}
