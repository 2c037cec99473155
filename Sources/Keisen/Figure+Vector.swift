import KeisenAxes
import KeisenCharts
import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenVector

extension Figure {
  /// Draws the figure as an SVG document: shapes as shapes, text as text.
  ///
  /// As `Chart.svg(pixelRatio:time:isExact:hasMetadata:fonts:)`. The figure's title is that of the
  /// document, `alt` its description.
  ///
  /// - Parameters:
  ///   - pixelRatio: What a picture of pixels would have: where plots lie, and how fine envelopes
  ///     and cells are.
  ///   - time: Time of the frame, in seconds.
  ///   - isExact: Whether every series is drawn row by row, however many rows are in view
  ///     (`Chart.directRows`).
  ///   - hasMetadata: Whether it has title and description.
  ///   - fonts: Where a viewer finds the fonts.
  /// - Returns: The document, in UTF-8.
  /// - Throws: As `Chart.svg(pixelRatio:time:isExact:hasMetadata:fonts:)`. The figure and its
  ///   charts are as they were then.
  public func svg(
    pixelRatio: Double = 1,
    time: Double = 0,
    isExact: Bool = false,
    hasMetadata: Bool = true,
    fonts: VectorFonts = .embedded
  ) throws(KeisenError) -> ByteBuffer {
    let renderer = RasterRenderer()
    return try frame(
      at: time,
      pixelRatio: pixelRatio,
      isExact: isExact,
      renderer: renderer,
      keptShapes: DisplayList.maxMarkers
    ) { (list, words) throws(KeisenError) in
      try list.svg(
        hasMetadata ? self.words(words()).document : VectorDocument(),
        fonts: fonts,
        renderer: renderer
      )
    }
  }

  /// Draws the figure as a PDF document of one page: shapes as shapes, text as text, with the fonts
  /// that it needs.
  ///
  /// As `svg(pixelRatio:time:isExact:hasMetadata:fonts:)`. The figure's title is that of the
  /// document, `alt` its subject.
  ///
  /// - Parameters:
  ///   - pixelRatio: What a picture of pixels would have: where plots lie, and how fine envelopes
  ///     and cells are.
  ///   - time: Time of the frame, in seconds.
  ///   - isExact: Whether every series is drawn row by row, however many rows are in view
  ///     (`Chart.directRows`).
  ///   - hasMetadata: Whether it has title, subject and alternative text.
  /// - Returns: The document.
  /// - Throws: As `Chart.pdf(pixelRatio:time:isExact:hasMetadata:)`. The figure and its charts are
  ///   as they were then.
  public func pdf(
    pixelRatio: Double = 1,
    time: Double = 0,
    isExact: Bool = false,
    hasMetadata: Bool = true
  ) throws(KeisenError) -> ByteBuffer {
    let renderer = RasterRenderer()
    return try frame(
      at: time,
      pixelRatio: pixelRatio,
      isExact: isExact,
      renderer: renderer,
      keptShapes: DisplayList.maxMarkers
    ) { (list, words) throws(KeisenError) in
      try list.pdf(
        hasMetadata ? self.words(words()).document : VectorDocument(),
        renderer: renderer
      )
    }
  }

  /// Returns what a file says about the figure.
  func words(_ description: String) -> PictureDescription {
    PictureDescription(title: outer.plainText(.title), description: description, language: language)
  }
}
