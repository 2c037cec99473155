import Glibc
import KeisenDrawing

/// A renderer and its name as C has it, which lives as long.
final class NamedRenderer: @unchecked Sendable {
  let renderer: any Renderer
  let name: UnsafeMutablePointer<CChar>?

  init(_ renderer: any Renderer) {
    self.renderer = renderer
    name = strdup(renderer.name)
  }

  deinit {
    free(name)
  }
}
