import KeisenAxes
import KeisenDrawing
import KeisenImage
import KeisenPrimitives
import KeisenVector

extension Canvas {
  /// Draws what is on the canvas into a picture of its own; it goes on drawing.
  ///
  /// - Parameters:
  ///   - pixelRatio: Device pixels per point, positive and finite.
  ///   - renderer: What draws; nil takes `Renderers.standard()`.
  /// - Returns: The picture: each side times the pixel ratio, rounded, at least 1.
  /// - Throws: `KeisenError` with code `.invalidState` while it is idle; `.invalidArgument` when
  ///   the pixel ratio or the picture's size is not allowed; `.unsupported` when the device has no
  ///   picture that large; `.noDevice`, `.deviceLost`, `.outOfMemory`. The canvas is as it was
  ///   then.
  public func image(
    pixelRatio: Double = 1,
    renderer: (any Renderer)? = nil
  ) throws(KeisenError) -> Image {
    let list = try list(pixelRatio: pixelRatio, for: "image")
    return try Self.render(list, by: renderer)
  }

  /// Ends the drawing, and draws what was on the canvas into a picture.
  ///
  /// Nothing that another thread draws is lost: either it is in the picture, or that thread's call
  /// throws, as the canvas is idle.
  ///
  /// - Parameters:
  ///   - pixelRatio: Device pixels per point, positive and finite.
  ///   - renderer: What draws; nil takes `Renderers.standard()`.
  /// - Returns: The picture.
  /// - Throws: As `image(pixelRatio:renderer:)`. Then the canvas draws as before, unless another
  ///   thread began another drawing meanwhile.
  public func finish(
    pixelRatio: Double = 1,
    renderer: (any Renderer)? = nil
  ) throws(KeisenError) -> Image {
    try ending(pixelRatio: pixelRatio, for: "finish") { (list) throws(KeisenError) in
      try Self.render(list, by: renderer)
    }
  }

  /// Draws what is on the canvas and writes it to a file, whose format its name tells: `.png`,
  /// `.svg` or `.pdf`.
  ///
  /// The file is written beside its final place and moved there when whole: on any error the old
  /// file stays, or none.
  ///
  /// - Parameters:
  ///   - path: Where the file is to be.
  ///   - pixelRatio: Device pixels per point, positive and finite. Nil takes 2 for a PNG and 1 for
  ///     a document.
  ///   - fonts: Where a viewer of an SVG document finds the fonts.
  ///   - renderer: What draws the pixels of a PNG; nil takes `Renderers.standard()`. Documents are
  ///     the same with each.
  /// - Throws: As `image(pixelRatio:renderer:)`; `.unsupported` when the name tells no format that
  ///   there is, `.io`.
  public func write(
    to path: String,
    pixelRatio: Double? = nil,
    fonts: VectorFonts = .embedded,
    renderer: (any Renderer)? = nil
  ) throws(KeisenError) {
    let ratio = pixelRatio ?? (try? FileFormat(path: path))?.pixelRatio ?? 1
    let list = try list(pixelRatio: ratio, for: "save")
    let file =
      switch try FileFormat(path: path) {
      case .png: try Self.render(list, by: renderer).png()
      case .svg: try Self.svg(list, fonts: fonts)
      case .pdf: try Self.pdf(list)
      }
    try file.withUnsafeBytes { (bytes) throws(KeisenError) in
      try AtomicFile.write(bytes, to: path)
    }
  }

  private static func render(
    _ list: DisplayList,
    by renderer: (any Renderer)?
  ) throws(KeisenError) -> Image {
    try Renderers.using(renderer) { (renderer) throws(KeisenError) in try renderer.render(list) }
  }
}
