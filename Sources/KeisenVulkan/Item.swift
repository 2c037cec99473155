import KeisenPrimitives

/// One quad and what it shows: the twin of an item in `quad.glsl`.
///
/// Positions are device pixels, colours have alpha multiplied in.
struct Item: BitwiseCopyable {
  /// Left, top, right and bottom of the quad, whole pixels.
  var bounds: SIMD4<Float>
  /// Left, top, right and bottom of the clip.
  var clip: SIMD4<Float>
  /// The clip's corners, clockwise from the top left.
  var clipRadii: SIMD4<Float>
  /// Colour, or a gradient's first.
  var color: SIMD4<Float>
  /// What to add to a pixel's position to get to its texel, the border's width or 0, and nothing.
  var extra = SIMD4<Float>.zero
  /// Left, top, right and bottom of the rectangle; a border's outer outline; of a patch the column
  /// and the row of its first pixel, the index of that one's word in its block, exact up to 2^24,
  /// and words in a row.
  var shape = SIMD4<Float>.zero
  /// The rectangle's corners, clockwise from the top left.
  var radii = SIMD4<Float>.zero
  /// A gradient's last colour.
  var endColor = SIMD4<Float>.zero
  /// Start of a gradient, and its direction divided by its length.
  var gradient = SIMD4<Float>.zero

  /// Vectors of 16 bytes in an item.
  static let vectors = MemoryLayout<Item>.stride / MemoryLayout<SIMD4<Float>>.stride
}

extension SIMD4<Float> {
  /// The sides of a box of pixels.
  init(_ box: PixelBox) {
    self.init(Float(box.left), Float(box.top), Float(box.right), Float(box.bottom))
  }
}
