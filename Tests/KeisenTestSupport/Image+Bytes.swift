import KeisenPrimitives

extension Image {
  /// A copy of the pixels, which outlives the picture.
  public var bytes: [UInt8] {
    withExtendedLifetime(self) { Array(pixels) }
  }
}
