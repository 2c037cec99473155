import KeisenDrawing
import KeisenPaint
import KeisenPrimitives

extension Paint {
  /// Makes a clear layer whose strokes are filled by a renderer.
  ///
  /// A Vulkan renderer fills them by a compute shader, any other leaves them to the CPU. The pixels
  /// are the same to the byte.
  ///
  /// - Parameters:
  ///   - aspect: Width by height, positive and finite.
  ///   - height: Rows, positive.
  ///   - renderer: What fills strokes; nil for the CPU.
  /// - Throws: As `init(aspect:height:)`.
  public convenience init(
    aspect: Double,
    height: Int = standardHeight,
    renderer: (any Renderer)?
  ) throws(KeisenError) {
    try self.init(aspect: aspect, height: height, filler: renderer as? any StrokeFiller)
  }

  /// Makes a layer of a picture's size with its pixels, whose strokes are filled by a renderer.
  ///
  /// - Throws: As `init(_:)`.
  public convenience init(
    _ image: Image,
    renderer: (any Renderer)?
  ) throws(KeisenError) {
    try self.init(image, filler: renderer as? any StrokeFiller)
  }
}
