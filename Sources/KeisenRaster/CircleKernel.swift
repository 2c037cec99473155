import KeisenDrawing

enum CircleKernel: MarkerKernel {
  static var shape: MarkerShape { .circle }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    let distance = (x * x + SIMD4(repeating: y * y)).squareRoot()
    return (SIMD4(repeating: lengths.x + 0.5) - distance).saturated
  }
}

enum RingKernel: MarkerKernel {
  static var shape: MarkerShape { .ring }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    let radius = (x * x + SIMD4(repeating: y * y)).squareRoot()
    return edge((radius - SIMD4(repeating: lengths.x)).magnitudes - SIMD4(repeating: lengths.y))
  }
}
