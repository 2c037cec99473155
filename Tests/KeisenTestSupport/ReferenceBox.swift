import KeisenDrawing
import KeisenPrimitives

/// `box(p)` of a rectangle with round corners, in pixels.
struct ReferenceBox {
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>
  /// Corner, its centre, and the direction from the centre to the corner.
  private var corners: [(radius: Double, centre: SIMD2<Double>, outwards: SIMD2<Double>)] = []
  private let isNothing: Bool

  init(_ rect: Rect, _ radii: CornerRadii, _ ratio: Double, growth: Double = 0) {
    low = SIMD2(rect.minX - growth, rect.minY - growth) * ratio
    high = SIMD2(rect.maxX + growth, rect.maxY + growth) * ratio
    let isReal = rect.width >= 0 && rect.height >= 0
    isNothing = !isReal || !(low.x < high.x) || !(low.y < high.y)
    for (radius, outwards) in [
      (radii.topLeft, SIMD2<Double>(-1, -1)), (radii.topRight, SIMD2(1, -1)),
      (radii.bottomRight, SIMD2(1, 1)), (radii.bottomLeft, SIMD2(-1, 1)),
    ] where radius > 0 && radius + growth > 0 {
      let grown = (radius + growth) * ratio
      let corner = SIMD2(outwards.x < 0 ? low.x : high.x, outwards.y < 0 ? low.y : high.y)
      corners.append((grown, corner - outwards * grown, outwards))
    }
  }

  func coverage(_ pixel: SIMD2<Double>) -> Double {
    guard !isNothing else { return 0 }
    let wide = min(pixel.x + 0.5, high.x) - max(pixel.x - 0.5, low.x)
    let tall = min(pixel.y + 0.5, high.y) - max(pixel.y - 0.5, low.y)
    var result = max(0, wide) * max(0, tall)
    for corner in corners {
      let fromCentre = pixel - corner.centre
      let outwards = fromCentre * corner.outwards
      guard outwards.x > 0, outwards.y > 0 else { continue }
      let distance = (fromCentre * fromCentre).sum().squareRoot()
      result = min(result, saturated(0.5 + corner.radius - distance))
    }
    return result
  }
}
