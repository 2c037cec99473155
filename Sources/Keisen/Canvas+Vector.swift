import KeisenCharts
import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenVector

extension Canvas {
  /// Writes what is on the canvas as an SVG document: shapes as shapes, text as text; it goes on drawing.
  ///
  /// It has the canvas's size, a point for a pixel of CSS; its texts are its `<desc>`. The same canvas gives the same bytes.
  ///
  /// - Parameter fonts: Where a viewer finds the fonts.
  /// - Returns: The document, in UTF-8.
  /// - Throws: `KeisenError` with code `.invalidState` while it is idle, `.invalidArgument` when its size is no size of a
  ///   picture, `.unsupported` when fonts shall be embedded and one can't be, `.outOfMemory`.
  public func svg(fonts: VectorFonts = .named) throws(KeisenError) -> ByteBuffer {
    let list = try list(pixelRatio: 1, for: "svg")
    return try list.svg(Self.document(of: list), fonts: fonts, renderer: RasterRenderer())
  }

  /// Writes what is on the canvas as a PDF document of one page, with the fonts that it needs; it goes on drawing.
  ///
  /// - Returns: The document.
  /// - Throws: `KeisenError` with code `.invalidState` while it is idle, `.invalidArgument` when its size is no size of a
  ///   picture, `.outOfMemory`.
  public func pdf() throws(KeisenError) -> ByteBuffer {
    let list = try list(pixelRatio: 1, for: "pdf")
    return try list.pdf(Self.document(of: list), renderer: RasterRenderer())
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
