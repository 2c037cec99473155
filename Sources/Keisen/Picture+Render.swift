import KeisenCharts
import KeisenDrawing
import KeisenImage
import KeisenPrimitives
import KeisenVector

extension Picture {
  /// Draws it into a picture of its own.
  ///
  /// - Parameters:
  ///   - pixelRatio: Device pixels per point, positive and finite.
  ///   - time: Time of the frame, in seconds.
  ///   - isExact: Whether every series is drawn row by row, however many rows are in view
  ///     (`Chart.directRows`).
  ///   - renderer: What draws; nil takes `Renderers.standard()`.
  /// - Returns: The picture.
  /// - Throws: `KeisenError` with code `.invalidArgument` when an argument or the picture's size is
  ///   not allowed or the extents of an unset projection overflow; `.unsupported` when the device
  ///   has no picture that large; `.noDevice`, `.deviceLost`, `.outOfMemory`. It is as it was
  ///   then.
  public func render(
    pixelRatio: Double = 1,
    time: Double = 0,
    isExact: Bool = false,
    renderer: (any Renderer)? = nil
  ) throws(KeisenError) -> Image {
    try Renderers.using(renderer) { (renderer) throws(KeisenError) in
      try frame(at: time, pixelRatio: pixelRatio, isExact: isExact, renderer: renderer) {
        (list) throws(KeisenError) in
        try renderer.render(list)
      }
    }
  }

  /// Draws it into the caller's memory.
  ///
  /// - Parameters:
  ///   - pixels: RGBA8; all pixels are overwritten, the bytes between rows are not. Undefined on
  ///     error.
  ///   - bytesPerRow: Bytes from one row to the next, at least four a pixel.
  ///   - pixelRatio: Device pixels per point, positive and finite.
  ///   - time: Time of the frame, in seconds.
  ///   - isExact: Whether every series is drawn row by row, however many rows are in view
  ///     (`Chart.directRows`).
  ///   - renderer: What draws; nil takes `Renderers.standard()`.
  /// - Throws: As `render(pixelRatio:time:isExact:renderer:)`, and with code `.invalidArgument`
  ///   when the memory is too small.
  public func render(
    into pixels: UnsafeMutableRawBufferPointer,
    bytesPerRow: Int,
    pixelRatio: Double = 1,
    time: Double = 0,
    isExact: Bool = false,
    renderer: (any Renderer)? = nil
  ) throws(KeisenError) {
    try Renderers.using(renderer) { (renderer) throws(KeisenError) in
      try frame(at: time, pixelRatio: pixelRatio, isExact: isExact, renderer: renderer) {
        (list) throws(KeisenError) in
        try renderer.render(list, into: pixels, bytesPerRow: bytesPerRow)
      }
    }
  }

  /// Draws it and encodes it as a PNG file in memory, with its resolution.
  ///
  /// Text chunks (iTXt, in UTF-8) tell the title, `alt` as the description, and that Keisen made
  /// it.
  ///
  /// - Parameters:
  ///   - pixelRatio: Device pixels per point, positive and finite.
  ///   - time: Time of the frame, in seconds.
  ///   - isExact: Whether every series is drawn row by row, however many rows are in view
  ///     (`Chart.directRows`).
  ///   - hasMetadata: Whether the file has these texts.
  ///   - renderer: What draws; nil takes `Renderers.standard()`.
  /// - Returns: The file.
  /// - Throws: As `render(pixelRatio:time:isExact:renderer:)`.
  public func png(
    pixelRatio: Double = 1,
    time: Double = 0,
    isExact: Bool = false,
    hasMetadata: Bool = true,
    renderer: (any Renderer)? = nil
  ) throws(KeisenError) -> ByteBuffer {
    let (image, texts) = try Renderers.using(renderer) { (renderer) throws(KeisenError) in
      try frame(
        at: time,
        pixelRatio: pixelRatio,
        isExact: isExact,
        renderer: renderer,
        keptShapes: 0
      ) { (list, words) throws(KeisenError) in
        (try renderer.render(list), hasMetadata ? description(words()).texts : [])
      }
    }
    return try image.png(texts: texts)
  }

  /// Draws it and writes it to a file, whose format its name tells: `.png`, `.svg` or
  /// `.pdf`.
  ///
  /// The file is written beside its final place and moved there when whole: on any error the old
  /// file stays, or none.
  ///
  /// - Parameters:
  ///   - path: Where the file is to be.
  ///   - pixelRatio: Device pixels per point; of a document, as
  ///     `svg(pixelRatio:time:isExact:hasMetadata:fonts:)` has it. Nil takes 2 for a PNG and 1 for
  ///     a document.
  ///   - time: Time of the frame, in seconds.
  ///   - isExact: Whether every series is drawn row by row, however many rows are in view
  ///     (`Chart.directRows`).
  ///   - hasMetadata: Whether the file tells title and `alt`, as `png`, `svg` and `pdf` have it.
  ///   - fonts: Where a viewer of an SVG document finds the fonts.
  ///   - renderer: What draws the pixels of a PNG; nil takes `Renderers.standard()`. Documents are
  ///     the same with each.
  /// - Throws: As `render(pixelRatio:time:isExact:renderer:)`; `.unsupported` when the name tells
  ///   no format that there is, `.io`.
  public func write(
    to path: String,
    pixelRatio: Double? = nil,
    time: Double = 0,
    isExact: Bool = false,
    hasMetadata: Bool = true,
    fonts: VectorFonts = .embedded,
    renderer: (any Renderer)? = nil
  ) throws(KeisenError) {
    let format = try FileFormat(path: path)
    let pixelRatio = pixelRatio ?? format.pixelRatio
    let file =
      switch format {
      case .png:
        try png(
          pixelRatio: pixelRatio,
          time: time,
          isExact: isExact,
          hasMetadata: hasMetadata,
          renderer: renderer
        )
      case .svg:
        try svg(
          pixelRatio: pixelRatio,
          time: time,
          isExact: isExact,
          hasMetadata: hasMetadata,
          fonts: fonts
        )
      case .pdf:
        try pdf(pixelRatio: pixelRatio, time: time, isExact: isExact, hasMetadata: hasMetadata)
      }
    try file.withUnsafeBytes { (bytes) throws(KeisenError) in
      try AtomicFile.write(bytes, to: path)
    }
  }
}
