import KeisenPrimitives

/// How a brush changes a pixel, in whole numbers, so that every renderer gives the same bytes.
///
/// With s the ink's bytes, d the pixel's, straight alpha, and a/b a division without its remainder:
///
///     painting: A = 255 s.a + d.a (255 - s.a)                        0...255²
///               a = (A + 127) / 255
///               c = (255 s.a s.c + d.a (255 - s.a) d.c + A/2) / A    0 where A is 0
///     erasing:  a = (d.a (255 - s.a) + 127) / 255
///               c = d.c                                              0 where a is 0
///
/// Each is the exact value rounded to the nearest, so opaque ink, and any on a clear pixel, is
/// found in it as it is.
package struct Ink: Hashable, Sendable {
  /// Red, green, blue and alpha of 8 bits.
  package let color: SIMD4<UInt8>
  /// Whether paint is taken away.
  package let isEraser: Bool

  /// Makes ink of bytes.
  package init(color: SIMD4<UInt8>, isEraser: Bool) {
    self.color = color
    self.isEraser = isEraser
  }

  /// The ink of a brush, its components clamped to 0...1 and rounded to the nearest of 8 bits.
  init(_ brush: Brush) {
    // Whatever has been written into the components since the colour was made.
    let color = Color(
      red: brush.color.red,
      green: brush.color.green,
      blue: brush.color.blue,
      alpha: brush.color.alpha
    )
    let components = SIMD4(color.red, color.green, color.blue, color.alpha)
    self.init(
      color: SIMD4<UInt8>(
        clamping: SIMD4<Int32>((components * 255).rounded(.toNearestOrAwayFromZero))
      ),
      isEraser: brush.isEraser
    )
  }

  /// Changes the pixels of some runs.
  ///
  /// - Precondition: All of them are in the target.
  package func fill(_ spans: RowSpans, in target: PixelBuffer) {
    for span in spans.spans {
      let row = target.row(Int(span.y)).assumingMemoryBound(to: SIMD4<UInt8>.self)
      let pixels = UnsafeMutableBufferPointer(start: row + Int(span.start), count: span.count)
      if isEraser { erase(pixels) } else { paint(pixels) }
    }
  }

  private func paint(_ pixels: UnsafeMutableBufferPointer<SIMD4<UInt8>>) {
    if color.w == 255 { return pixels.update(repeating: color) }
    // Neighbours are often alike.
    var (before, after) = (SIMD4<UInt8>.zero, painted(.zero))
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel != before { (before, after) = (pixel, painted(pixel)) }
      pixels[index] = after
    }
  }

  /// What becomes of a pixel.
  @inline(__always)
  private func painted(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let added = 255 * UInt32(color.w)
    let kept = UInt32(pixel.w) * (255 - UInt32(color.w))
    let total = added + kept
    if total == 0 { return .zero }
    // All of these are whole numbers below 2²⁴. A quotient of two such, the divisor below 2¹⁶, that
    // is below a whole number is farther from it than half a step of a float below 256, so it is
    // not rounded up to it: cutting off is exact.
    @inline(__always)
    func mixed(_ ink: UInt8, _ paint: UInt8) -> UInt8 {
      let sum = added * UInt32(ink) + kept * UInt32(paint) + total / 2
      return UInt8(truncatingIfNeeded: Int32(Float(sum) / Float(total)))
    }
    return SIMD4(
      mixed(color.x, pixel.x),
      mixed(color.y, pixel.y),
      mixed(color.z, pixel.z),
      UInt8((total + 127) / 255)
    )
  }

  private func erase(_ pixels: UnsafeMutableBufferPointer<SIMD4<UInt8>>) {
    if color.w == 255 { return pixels.update(repeating: .zero) }
    let kept = 255 - UInt32(color.w)
    for index in pixels.indices {
      let alpha = (UInt32(pixels[index].w) * kept + 127) / 255
      if alpha == 0 { pixels[index] = .zero } else { pixels[index].w = UInt8(alpha) }
    }
  }
}
