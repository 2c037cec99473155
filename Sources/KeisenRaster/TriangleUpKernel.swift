import KeisenDrawing

enum TriangleUpKernel: MarkerKernel {
  static var shape: MarkerShape { .triangleUp }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    let across = x * MarkerAngle.sin60
    let up = SIMD4(repeating: -0.5 * y - lengths.x)
    return edge(up + across) * edge(up - across) * edge(y - lengths.x)
  }
}

enum TriangleDownKernel: MarkerKernel {
  static var shape: MarkerShape { .triangleDown }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    TriangleUpKernel.coverage(x, -y, lengths)
  }
}

enum TriangleLeftKernel: MarkerKernel {
  static var shape: MarkerShape { .triangleLeft }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    let reach = SIMD4(repeating: lengths.x)
    let across = SIMD4<Float>(repeating: y * MarkerAngle.sin60)
    let left = x * -0.5 - reach
    return edge(left + across) * edge(left - across) * edge(x - reach)
  }
}

enum TriangleRightKernel: MarkerKernel {
  static var shape: MarkerShape { .triangleRight }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    TriangleLeftKernel.coverage(-x, y, lengths)
  }
}
