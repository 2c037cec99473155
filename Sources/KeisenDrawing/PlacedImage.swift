import KeisenPrimitives

/// An image in a rectangle: as many points high and wide as that, whatever its pixels are.
public struct PlacedImage: Sendable {
  /// The pixels.
  public var image: Image
  /// Where they are, in points.
  public var rect: Rect
  /// Where its device pixels are kept for the next frame, and which pixels it has; nil where they
  /// are not.
  package var memory: (kept: PictureMemory, version: PictureMemory.Version)?

  /// Makes a picture.
  public init(_ image: Image, in rect: Rect) {
    self.image = image
    self.rect = rect
  }

  /// The picture on a part of the device's pixels; nil where it touches none of them.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func pixels(
    pixelRatio: Double,
    columns: Range<Int>,
    rows: Range<Int>
  ) throws(KeisenError) -> PicturePixels? {
    guard let memory else {
      return try PicturePixels(self, pixelRatio: pixelRatio, columns: columns, rows: rows)
    }
    return try memory.kept.pixels(
      of: self,
      memory.version,
      pixelRatio: pixelRatio,
      columns: columns,
      rows: rows
    )
  }
}
