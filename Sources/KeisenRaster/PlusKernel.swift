import KeisenDrawing

enum PlusKernel: MarkerKernel {
  static var shape: MarkerShape { .plus }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    let y = SIMD4(repeating: y)
    return bar(x, y, lengths).greater(bar(y, x, lengths))
  }
}

enum CrossKernel: MarkerKernel {
  static var shape: MarkerShape { .cross }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    let (across, y) = (x * MarkerAngle.half, SIMD4(repeating: y * MarkerAngle.half))
    let (down, up) = (across + y, across - y)
    return bar(down, up, lengths).greater(bar(up, down, lengths))
  }
}

enum VerticalBarKernel: MarkerKernel {
  static var shape: MarkerShape { .verticalBar }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    edge(x.magnitudes - SIMD4(repeating: lengths.y)) * edge(abs(y) - lengths.x)
  }
}

enum HorizontalBarKernel: MarkerKernel {
  static var shape: MarkerShape { .horizontalBar }

  @inline(__always)
  static func coverage(_ x: Pixels, _ y: Float, _ lengths: SIMD2<Float>) -> Pixels {
    edge(x.magnitudes - SIMD4(repeating: lengths.x)) * edge(abs(y) - lengths.y)
  }
}
