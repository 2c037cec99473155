import KeisenDrawing
import KeisenPrimitives

/// A rectangle with round corners in device pixels of the picture, whose coverage is `box(p)` of
/// `KeisenDrawing/README.md`.
struct PixelBox: BitwiseCopyable {
  /// The left and the top side.
  var low: SIMD2<Double>
  /// The right and the bottom side; never less than `low`.
  var high: SIMD2<Double>
  /// The radii clockwise from the top left corner.
  var radii: SIMD4<Double>

  /// A box that covers nothing.
  static let nothing = PixelBox(low: .zero, high: .zero, radii: .zero)

  /// Turns a rectangle in points to pixels and moves its sides outwards by `growth` points.
  ///
  /// Nil where a side is NaN, where the rectangle is reversed, and where it shrinks to nothing.
  init?(_ rect: Rect, _ radii: CornerRadii, growth: Double = 0, pixelRatio: Double) {
    let fitted = radii.fitted(to: Size(width: rect.width, height: rect.height))
    let grown = growth == 0 ? fitted : fitted.grown(by: growth)
    low = SIMD2(rect.minX - growth, rect.minY - growth) * pixelRatio
    high = SIMD2(rect.maxX + growth, rect.maxY + growth) * pixelRatio
    let clean = [grown.topLeft, grown.topRight, grown.bottomRight, grown.bottomLeft].map {
      $0 > 0 ? min($0 * pixelRatio, 0x1p60) : 0
    }
    self.radii = SIMD4(clean[0], clean[1], clean[2], clean[3])
    guard rect.width >= 0, rect.height >= 0, high.x > low.x, high.y > low.y else { return nil }
  }

  /// Makes a box of sides that are in order.
  init(low: SIMD2<Double>, high: SIMD2<Double>, radii: SIMD4<Double>) {
    self.low = low
    self.high = high
    self.radii = radii
  }

  /// Columns and rows of a picture whose centres or edges the box may touch.
  func pixels(width: Int, height: Int) -> PixelBounds {
    PixelBounds(low: low, high: high).clamped(width: width, height: height)
  }

  /// What the box covers in the tile whose top left pixel is (`x`, `y`); nil where that is nothing.
  func coverage(inTileAt x: Int, _ y: Int) -> BoxCoverage? {
    let origin = SIMD2(Double(x), Double(y))
    let low = low - origin
    let high = high - origin
    let side = Double(Tile.side)
    guard low.x < side, low.y < side, high.x > 0, high.y > 0 else { return nil }
    var result = BoxCoverage(
      low: SIMD2(Float(max(low.x, -1)), Float(max(low.y, -1))),
      high: SIMD2(Float(min(high.x, side + 1)), Float(min(high.y, side + 1)))
    )
    guard radii != .zero else { return result }
    let signs: [SIMD2<Double>] = [SIMD2(1, 1), SIMD2(-1, 1), SIMD2(-1, -1), SIMD2(1, -1)]
    for corner in 0..<4 where radii[corner] > 0 {
      let sign = signs[corner]
      let edge = SIMD2(sign.x > 0 ? low.x : high.x, sign.y > 0 ? low.y : high.y)
      let centre = edge + sign * radii[corner]
      // Pixels of the tile whose centres lie between the corner's centre and the corner.
      let reach = (centre - SIMD2(side / 2, side / 2)) * sign + SIMD2(side / 2, side / 2)
      guard reach.x > 0, reach.y > 0 else { continue }
      result.corners[corner] = SIMD4(
        Float(centre.x),
        Float(centre.y),
        Float(radii[corner]) + 0.5,
        1
      )
      result.hasCorners = true
    }
    return result
  }
}

/// Columns `left..<right` and rows `top..<bottom` of a picture.
struct PixelBounds: BitwiseCopyable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var isEmpty: Bool { left >= right || top >= bottom }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The pixels that a box of any size touches; NaN touches none.
  init(low: SIMD2<Double>, high: SIMD2<Double>) {
    func clamp(_ value: Double) -> Double { max(-0x1p32, min(value, 0x1p32)) }
    guard low.x < high.x, low.y < high.y else {
      self.init(left: 0, top: 0, right: 0, bottom: 0)
      return
    }
    self.init(
      left: Int(clamp(low.x).rounded(.down)),
      top: Int(clamp(low.y).rounded(.down)),
      right: Int(clamp(high.x).rounded(.up)),
      bottom: Int(clamp(high.y).rounded(.up))
    )
  }

  /// The part that is inside a picture.
  func clamped(width: Int, height: Int) -> PixelBounds {
    intersection(PixelBounds(left: 0, top: 0, right: width, bottom: height))
  }

  /// The common part.
  func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }
}
