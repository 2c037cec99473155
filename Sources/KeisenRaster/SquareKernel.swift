import KeisenDrawing

enum SquareKernel: MarkerKernel {
  static var shape: MarkerShape { .square }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    edge(x.magnitudes - SIMD4(repeating: lengths.x)) * edge(abs(y) - lengths.x)
  }
}

enum DiamondKernel: MarkerKernel {
  static var shape: MarkerShape { .diamond }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    let (across, y) = (x * MarkerAngle.half, SIMD4(repeating: y * MarkerAngle.half))
    return bar(across + y, across - y, SIMD2(lengths.x, lengths.x))
  }
}
