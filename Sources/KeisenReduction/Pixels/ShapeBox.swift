import KeisenDrawing
import KeisenPrimitives

/// A rectangle with round corners in pixels of a plot, or the border within it: `box(p)` of
/// `KeisenDrawing/README.md`.
struct ShapeBox: BitwiseCopyable {
  /// The left and the top side.
  var low: SIMD2<Float>
  /// The right and the bottom side.
  var high: SIMD2<Float>
  /// The radii clockwise from the top left corner.
  var radii = SIMD4<Float>.zero
  /// Width of the border that it is; 0 for what is filled.
  var border: Float = 0

  /// The columns that are covered wholly in a row, of which none is in a border; empty where
  /// corners are round.
  @inline(__always)
  func inner(ofRow row: Int) -> Range<Int> {
    let (top, bottom) = (Float(row), Float(row &+ 1))
    let reach = max(radii.x, radii.y)
    let lift = max(radii.z, radii.w)
    guard border == 0, low.y + reach <= top, high.y - lift >= bottom else { return 0..<0 }
    let (left, right) = (min(max(low.x, -1), 0x1p23), min(max(high.x, 0), 0x1p23))
    let first = Int(left)
    let start = Float(first) < left ? first &+ 1 : first
    return start..<max(start, Int(right))
  }

  /// How much of a pixel is inside.
  func coverage(_ column: Int, _ row: Int) -> Float {
    let center = SIMD2(Float(column), Float(row)) + 0.5
    let outer = Self.coverage(center, low, high, radii)
    guard border > 0, outer > 0 else { return outer }
    // What is not round stays so.
    let shrunk = radii - border
    let inner = Self.coverage(
      center,
      low + border,
      high - border,
      SIMD4(max(shrunk.x, 0), max(shrunk.y, 0), max(shrunk.z, 0), max(shrunk.w, 0))
    )
    return max(0, outer - inner)
  }

  private static func coverage(
    _ center: SIMD2<Float>,
    _ low: SIMD2<Float>,
    _ high: SIMD2<Float>,
    _ radii: SIMD4<Float>
  ) -> Float {
    let wide = min(center.x + 0.5, high.x) - max(center.x - 0.5, low.x)
    let tall = min(center.y + 0.5, high.y) - max(center.y - 0.5, low.y)
    guard wide > 0, tall > 0 else { return 0 }
    var result = wide * tall
    guard radii != .zero else { return result }
    /// Takes off what is beyond a corner, whose way outwards is to the left and up.
    func round(_ radius: Float, _ x: Float, _ y: Float) {
      let way = SIMD2(radius - x, radius - y)
      guard radius > 0, way.x > 0, way.y > 0 else { return }
      let distance = (way.x * way.x + way.y * way.y).squareRoot()
      result = min(result, max(0, 0.5 + radius - distance))
    }
    let (left, top) = (center.x - low.x, center.y - low.y)
    let (right, bottom) = (high.x - center.x, high.y - center.y)
    round(radii.x, left, top)
    round(radii.y, right, top)
    round(radii.z, right, bottom)
    round(radii.w, left, bottom)
    return result
  }
}
