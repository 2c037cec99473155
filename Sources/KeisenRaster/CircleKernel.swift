import KeisenDrawing

enum CircleKernel: MarkerKernel {
  static var shape: MarkerShape { .circle }

  @inline(__always)
  static func coverage(
    _ x: SIMD4<Float>,
    _ y: Float,
    _ lengths: SIMD2<Float>
  ) -> SIMD4<Float> {
    edge((x * x + SIMD4(repeating: y * y)).squareRoot() - SIMD4(repeating: lengths.x))
  }
}

enum RingKernel: MarkerKernel {
  static var shape: MarkerShape { .ring }

  @inline(__always)
  static func coverage(
    _ x: SIMD4<Float>,
    _ y: Float,
    _ lengths: SIMD2<Float>
  ) -> SIMD4<Float> {
    let radius = (x * x + SIMD4(repeating: y * y)).squareRoot()
    return edge((radius - SIMD4(repeating: lengths.x)).magnitudes - SIMD4(repeating: lengths.y))
  }
}
