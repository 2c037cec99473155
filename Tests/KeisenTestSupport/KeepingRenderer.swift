import KeisenDrawing
import KeisenPrimitives

/// Another renderer, said to keep columns: what is made for a GPU, drawn by whatever there is.
public final class KeepingRenderer: Renderer {
  private let base: any Renderer

  /// Draws by another renderer, which draws kept columns in its own way.
  public init(_ base: any Renderer = ReferenceRenderer()) { self.base = base }

  /// The other's.
  public var name: String { base.name }

  /// Always.
  public var keepsColumns: Bool { true }

  /// Draws the list into somebody's pixels, as the other does.
  ///
  /// - Throws: What the other throws.
  public func render(_ list: DisplayList, into target: PixelBuffer) throws(KeisenError) {
    try base.render(list, into: target)
  }
}
