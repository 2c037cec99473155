import KeisenDrawing
import KeisenPrimitives

/// What fills a rectangle, in device pixels, with alpha multiplied in.
struct Shading: BitwiseCopyable {
  /// The colour before the gradient starts, or the only one.
  var start: SIMD4<Float>
  /// What is added to it up to the gradient's end.
  var change = SIMD4<Float>.zero
  /// How much of the gradient is passed at the picture's top left corner.
  private var offset = 0.0
  /// How much of it is passed in one pixel to the right, and in one down.
  private var slope = SIMD2<Double>.zero

  /// Takes a colour as it is, out of range components clamped.
  init(_ color: Color) {
    start = color.cleanPremultiplied
  }

  /// Turns a fill in points to pixels.
  ///
  /// A gradient between equal points, or points that are not finite, is its end colour.
  init(_ fill: Fill, pixelRatio: Double) {
    switch fill {
    case .color(let color):
      self.init(color)
    case .gradient(let gradient):
      self.init(gradient.endColor)
      let from = SIMD2(gradient.start.x, gradient.start.y) * pixelRatio
      let vector = SIMD2(gradient.end.x, gradient.end.y) * pixelRatio - from
      let square = (vector * vector).sum()
      guard square > 0x1p-200, square < 0x1p200, abs(from.x) < 0x1p100, abs(from.y) < 0x1p100 else {
        return
      }
      let end = start
      start = gradient.startColor.cleanPremultiplied
      change = end - start
      slope = vector / square
      offset = -(from * slope).sum()
    }
  }

  /// Whether it is one colour.
  var isSolid: Bool { change == .zero }

  /// The gradient as seen from a tile: how much is passed at its top left pixel's corner, in one
  /// pixel to the right, and in one down.
  func ramp(x: Int, y: Int) -> SIMD3<Float> {
    let here = offset + slope.x * Double(x) + slope.y * Double(y)
    return SIMD3(Float(here), Float(slope.x), Float(slope.y))
  }

  /// The colours of four pixels with centres `x` and `y` in a tile, multiplied by `coverage`.
  @inline(__always)
  func colors(
    _ x: SIMD4<Float>,
    _ y: Float,
    ramp: SIMD3<Float>,
    coverage: SIMD4<Float>
  ) -> Tile.Group {
    let passed = (x * ramp.y + SIMD4(repeating: ramp.x + y * ramp.z)).saturated
    return Tile.Group(
      red: (passed * change.x + start.x) * coverage,
      green: (passed * change.y + start.y) * coverage,
      blue: (passed * change.z + start.z) * coverage,
      alpha: (passed * change.w + start.w) * coverage
    )
  }
}

extension Color {
  /// Premultiplied, whatever has been written into the components since the colour was made.
  var cleanPremultiplied: SIMD4<Float> {
    Color(red: red, green: green, blue: blue, alpha: alpha).premultiplied
  }
}
