import KeisenDrawing

enum PentagonKernel: MarkerKernel {
  static var shape: MarkerShape { .pentagon }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    let reach = SIMD4(repeating: lengths.x)
    let (wide, low) = (x * MarkerAngle.sin72, SIMD4(repeating: y * MarkerAngle.cos72) - reach)
    let (lean, high) = (x * MarkerAngle.sin36, SIMD4(repeating: y * -MarkerAngle.cos36) - reach)
    return edge(low + wide) * edge(low - wide) * edge(high + lean) * edge(high - lean)
      * edge(y - lengths.x)
  }
}

enum HexagonKernel: MarkerKernel {
  static var shape: MarkerShape { .hexagon }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    let (across, up) = (x * 0.5, SIMD4(repeating: y * MarkerAngle.sin60))
    return edge(x.magnitudes - SIMD4(repeating: lengths.x))
      * bar(across + up, across - up, SIMD2(lengths.x, lengths.x))
  }
}

enum StarKernel: MarkerKernel {
  static var shape: MarkerShape { .star }

  /// What is inside of at least four of the five lines of the pentagon between the tips.
  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    let reach = SIMD4(repeating: lengths.x)
    let (wide, high) = (x * MarkerAngle.sin72, SIMD4(repeating: y * -MarkerAngle.cos72) - reach)
    let (lean, low) = (x * MarkerAngle.sin36, SIMD4(repeating: y * MarkerAngle.cos36) - reach)
    // Inside of all so far, and outside of one.
    var all = edge(high + wide)
    var one = SIMD4<Float>(repeating: 1) - all
    add(edge(high - wide), &all, &one)
    add(edge(low + lean), &all, &one)
    add(edge(low - lean), &all, &one)
    add(SIMD4(repeating: edge(-y - lengths.x)), &all, &one)
    return all + one
  }

  @inline(__always)
  private static func add(
    _ next: SIMD4<Float>,
    _ all: inout SIMD4<Float>,
    _ one: inout SIMD4<Float>
  ) {
    one = one * next + all * (SIMD4(repeating: 1) - next)
    all *= next
  }
}
