import KeisenDrawing

extension DisplayList {
  /// The paths, in order.
  package var drawnPaths: [Path] {
    commands.compactMap { command in
      if case .path(let path) = command.primitive { path } else { nil }
    }
  }
}
