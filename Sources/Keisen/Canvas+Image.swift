import KeisenCharts
import KeisenDrawing
import KeisenImage
import KeisenPrimitives

extension Canvas {
  /// Draws what is on the canvas into a picture of its own; it goes on drawing.
  ///
  /// - Parameters:
  ///   - pixelRatio: Device pixels per point, positive and finite.
  ///   - renderer: What draws; nil takes `Renderers.standard()`.
  /// - Returns: The picture: each side times the pixel ratio, rounded, at least 1.
  /// - Throws: `KeisenError` with code `.invalidState` while it is idle; `.invalidArgument` when the pixel ratio or the
  ///   picture's size is not allowed; `.unsupported` when the device has no picture that large; `.noDevice`, `.deviceLost`,
  ///   `.outOfMemory`. The canvas is as it was then.
  public func image(
    pixelRatio: Double = 1,
    renderer: (any Renderer)? = nil
  ) throws(KeisenError) -> Image {
    try image(pixelRatio: pixelRatio, renderer: renderer, for: "image")
  }

  /// Draws what is on the canvas into a picture, then ends.
  ///
  /// - Parameters:
  ///   - pixelRatio: Device pixels per point, positive and finite.
  ///   - renderer: What draws; nil takes `Renderers.standard()`.
  /// - Returns: The picture.
  /// - Throws: As `image(pixelRatio:renderer:)`; then the canvas still draws.
  public func finish(
    pixelRatio: Double = 1,
    renderer: (any Renderer)? = nil
  ) throws(KeisenError) -> Image {
    let image = try image(pixelRatio: pixelRatio, renderer: renderer, for: "finish")
    try end()
    return image
  }

  /// Draws what is on the canvas and writes it to a file, whose format its name tells: `.png`, `.svg` or `.pdf`.
  ///
  /// The file is written beside its final place and moved there when whole: on any error the old file stays, or none. SVG
  /// names its fonts.
  ///
  /// - Parameters:
  ///   - path: Where the file is to be.
  ///   - pixelRatio: Device pixels per point, of a PNG.
  ///   - renderer: What draws the pixels of a PNG; nil takes `Renderers.standard()`.
  /// - Throws: As `image(pixelRatio:renderer:)`; `.unsupported` when the name tells no format that there is, `.io`.
  public func write(
    to path: String,
    pixelRatio: Double = 1,
    renderer: (any Renderer)? = nil
  ) throws(KeisenError) {
    let format = try FileFormat(path: path)
    let file =
      switch format {
      case .png: try image(pixelRatio: pixelRatio, renderer: renderer, for: "write").png()
      case .svg: try svg()
      case .pdf: try pdf()
      }
    try file.withUnsafeBytes { (bytes) throws(KeisenError) in
      try AtomicFile.write(bytes, to: path)
    }
  }

  private func image(
    pixelRatio: Double,
    renderer: (any Renderer)?,
    for call: String
  ) throws(KeisenError) -> Image {
    let list = try list(pixelRatio: pixelRatio, for: call)
    return try Renderers.chosen(renderer).render(list)
  }
}
