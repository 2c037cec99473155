import KeisenCharts
import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenVector

extension Picture {
  /// Draws it as an SVG document: shapes as shapes, text as text.
  ///
  /// It has the picture's size, a point for a pixel of CSS, its title as `<title>` and `alt` as
  /// `<desc>`, in its `language`. Lines of many rows are their envelopes, whose columns
  /// hang on the picture's width and not on the rows; heat maps, densities, lines drawn as
  /// coverage, and more than 50,000 markers or shapes of one series are pictures within it. Layout
  /// is that of the PNG of the same pixel ratio; series and spans stand where their values are,
  /// axes and grids on its pixels. The same picture gives the same bytes.
  ///
  /// - Parameters:
  ///   - pixelRatio: What a picture of pixels would have: where the plot lies, and how fine
  ///     envelopes and cells are.
  ///   - time: Time of the frame, in seconds.
  ///   - isExact: Whether every series is drawn row by row, however many rows are in view
  ///     (`Chart.directRows`).
  ///   - hasMetadata: Whether it has title and description.
  ///   - fonts: Where a viewer finds the fonts.
  /// - Returns: The document, in UTF-8.
  /// - Throws: `KeisenError` with code `.invalidArgument` when an argument or the picture's size is
  ///   not allowed or the extents of an unset projection overflow; `.outOfMemory`. It is as it was
  ///   then.
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
        hasMetadata ? description(words()).document : VectorDocument(),
        fonts: fonts,
        renderer: renderer
      )
    }
  }

  /// Draws it as a PDF document of one page: shapes as shapes, text as text, with the fonts
  /// that it needs.
  ///
  /// As `svg(pixelRatio:time:isExact:hasMetadata:fonts:)`. Its title is that of the
  /// document, `alt` its subject and the alternative text of the picture, which is tagged as a
  /// figure in its `language`.
  ///
  /// - Parameters:
  ///   - pixelRatio: What a picture of pixels would have: where the plot lies, and how fine
  ///     envelopes and cells are.
  ///   - time: Time of the frame, in seconds.
  ///   - isExact: Whether every series is drawn row by row, however many rows are in view
  ///     (`Chart.directRows`).
  ///   - hasMetadata: Whether it has title, subject and alternative text.
  /// - Returns: The document.
  /// - Throws: `KeisenError` with code `.invalidArgument` when an argument or the picture's size is
  ///   not allowed or the extents of an unset projection overflow; `.outOfMemory`. It is as it was
  ///   then.
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
        hasMetadata ? description(words()).document : VectorDocument(),
        renderer: renderer
      )
    }
  }

  /// Returns what a file says about it, whose picture shows `words`.
  func description(_ words: String) -> PictureDescription {
    PictureDescription(title: plainTitle, description: words, language: language)
  }
}
