import KeisenDrawing

/// How much a shape covers of four pixels of a row: `KeisenDrawing/README.md`, "Markers".
///
/// Static, so that each loop over pixels is compiled for its shape.
protocol MarkerKernel {
  /// A number for each of the four.
  typealias Pixels = SIMD4<Float>

  /// What it draws.
  static var shape: MarkerShape { get }

  /// Returns the coverage of pixels whose centres are `x` and `y` away from the marker's; `lengths`
  /// are reach and half the thickness, in pixels.
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels
}

extension MarkerKernel {
  /// What lies on the inner side of an edge that is `distance` away.
  @inline(__always)
  static func edge(_ distance: SIMD4<Float>) -> SIMD4<Float> {
    (SIMD4(repeating: 0.5) - distance).saturated
  }

  /// The same for an edge along the row.
  @inline(__always)
  static func edge(_ distance: Float) -> Float { max(0, min(0.5 - distance, 1)) }

  /// A bar along x, of a length and a thickness from its centre.
  @inline(__always)
  static func bar(
    _ x: SIMD4<Float>,
    _ y: SIMD4<Float>,
    _ lengths: SIMD2<Float>
  ) -> SIMD4<Float> {
    edge(x.magnitudes - SIMD4(repeating: lengths.x))
      * edge(y.magnitudes - SIMD4(repeating: lengths.y))
  }
}
