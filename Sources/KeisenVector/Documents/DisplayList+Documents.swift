import KeisenDrawing
import KeisenPrimitives

extension DisplayList {
  /// Writes the drawing as an SVG document: shapes as shapes, text as text.
  ///
  /// Lengths are in points, of which the document says that they are pixels of CSS; lines have
  /// their true width, however thin. Cells, and more markers of one series than 50,000, are
  /// pictures within it. What can't be seen is left out, and coordinates are cut off 65,536 points
  /// beyond what can. The same list gives the same bytes. Identifiers begin with letters that hang
  /// on the content, so that several documents can be parts of one page.
  ///
  /// - Parameters:
  ///   - document: What it says about itself.
  ///   - fonts: Where a viewer finds the fonts.
  ///   - renderer: What draws layers that are pictures.
  /// - Returns: The document, in UTF-8.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the list's size is no size of a
  ///   picture, `.outOfMemory`; whatever the renderer throws.
  public func svg(
    _ document: VectorDocument = VectorDocument(),
    fonts: VectorFonts = .embedded,
    renderer: any Renderer
  ) throws(KeisenError) -> ByteBuffer {
    try checkSize()
    let output = SVGOutput(self, document, fonts: fonts)
    try write(to: output, drawingLayersBy: renderer)
    return try output.finish()
  }

  /// Writes the drawing as a PDF document of one page, as many points wide and high as the list.
  ///
  /// As `svg(_:fonts:renderer:)`; fonts are always embedded, with those glyphs that are shown, and
  /// text can be found and copied. Text in a face that can't be cut - one that varies, or where
  /// HarfBuzz's library for subsets is not installed - is drawn as outlines. The title is the
  /// document's title, the description its subject; it holds no date.
  ///
  /// - Parameters:
  ///   - document: What it says about itself.
  ///   - renderer: What draws layers that are pictures.
  /// - Returns: The document.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the list's size is no size of a
  ///   picture, `.outOfMemory`; whatever the renderer throws.
  public func pdf(
    _ document: VectorDocument = VectorDocument(),
    renderer: any Renderer
  ) throws(KeisenError) -> ByteBuffer {
    try checkSize()
    let output = try PDFOutput(self, document)
    try write(to: output, drawingLayersBy: renderer)
    return try output.finish()
  }

  private func checkSize() throws(KeisenError) {
    guard pixelSize != nil else {
      throw .invalidArgument(
        "picture of \(size.width) x \(size.height) points at pixel ratio \(pixelRatio) has no size"
      )
    }
  }
}
