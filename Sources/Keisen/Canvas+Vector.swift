import KeisenAxes
import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenVector

extension Canvas {
  /// Draws what is on the canvas as an SVG document: shapes as shapes, text as text; it goes on
  /// drawing.
  ///
  /// It has the canvas's size, a point for a pixel of CSS; its texts are its `<desc>`. The same
  /// drawing gives the same bytes.
  ///
  /// - Parameters:
  ///   - pixelRatio: Device pixels per point of a picture on whose pixels the baselines of texts
  ///     lie.
  ///   - fonts: Where a viewer finds the fonts.
  /// - Returns: The document, in UTF-8.
  /// - Throws: `KeisenError` with code `.invalidState` while it is idle; `.invalidArgument` when
  ///   the pixel ratio or the picture's size is not allowed; `.outOfMemory`.
  public func svg(
    pixelRatio: Double = 1,
    fonts: VectorFonts = .embedded
  ) throws(KeisenError) -> ByteBuffer {
    try Self.svg(list(pixelRatio: pixelRatio, for: "svg"), fonts: fonts)
  }

  /// Draws what is on the canvas as a PDF document of one page, with the fonts that it needs; it
  /// goes on drawing.
  ///
  /// - Parameter pixelRatio: Device pixels per point of a picture on whose pixels the baselines of
  ///   texts lie.
  /// - Returns: The document.
  /// - Throws: `KeisenError` with code `.invalidState` while it is idle; `.invalidArgument` when
  ///   the pixel ratio or the picture's size is not allowed; `.outOfMemory`.
  public func pdf(pixelRatio: Double = 1) throws(KeisenError) -> ByteBuffer {
    try Self.pdf(list(pixelRatio: pixelRatio, for: "pdf"))
  }

  static func svg(_ list: DisplayList, fonts: VectorFonts) throws(KeisenError) -> ByteBuffer {
    try list.svg(document(of: list), fonts: fonts, renderer: RasterRenderer())
  }

  static func pdf(_ list: DisplayList) throws(KeisenError) -> ByteBuffer {
    try list.pdf(document(of: list), renderer: RasterRenderer())
  }

  /// The longest description of a document, in bytes.
  private static let longestDescription = 4096

  /// What a document says about the canvas: its texts.
  private static func document(of list: DisplayList) -> VectorDocument {
    var description = ""
    for label in list.labels {
      let length = description.utf8.count + label.text.utf8.count
      guard length < longestDescription else { break }
      description += description.isEmpty ? label.text : ", \(label.text)"
    }
    return VectorDocument(description: description)
  }
}
