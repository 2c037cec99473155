import KeisenPrimitives

/// An image in a rectangle: as many points high and wide as that, whatever its pixels are.
public struct Picture: Sendable {
  /// The pixels.
  public var image: Image
  /// Where they are, in points.
  public var rect: Rect

  /// Makes a picture.
  public init(_ image: Image, in rect: Rect) {
    self.image = image
    self.rect = rect
  }
}
