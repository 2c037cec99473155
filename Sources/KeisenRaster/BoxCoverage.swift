/// A `PixelBox` as seen from one tile: floats relative to the tile's top left pixel.
struct BoxCoverage: BitwiseCopyable {
  /// The left and the top side, not below -1.
  var low: SIMD2<Float>
  /// The right and the bottom side, not beyond the tile's side plus 1.
  var high: SIMD2<Float>
  /// Whether any of `corners` counts.
  var hasCorners = false
  /// For each corner that reaches into the tile, clockwise from the top left: its centre, its
  /// radius plus 1/2, and 1; else zeros.
  var corners = CornerSet()

  /// Four corners without an array's memory.
  struct CornerSet: BitwiseCopyable {
    private var topLeft = SIMD4<Float>.zero
    private var topRight = SIMD4<Float>.zero
    private var bottomRight = SIMD4<Float>.zero
    private var bottomLeft = SIMD4<Float>.zero

    subscript(corner: Int) -> SIMD4<Float> {
      @inline(__always)
      get {
        switch corner {
        case 0: topLeft
        case 1: topRight
        case 2: bottomRight
        default: bottomLeft
        }
      }
      set {
        switch corner {
        case 0: topLeft = newValue
        case 1: topRight = newValue
        case 2: bottomRight = newValue
        default: bottomLeft = newValue
        }
      }
    }
  }

  init(low: SIMD2<Float>, high: SIMD2<Float>) {
    self.low = low
    self.high = high
  }

  /// Whether every pixel of the tile's first columns and rows is covered wholly.
  func isFull(width: Int, height: Int) -> Bool {
    low.x <= 0 && low.y <= 0 && high.x >= Float(width) && high.y >= Float(height) && !hasCorners
  }

  /// Whether every pixel of the tile is either in or out.
  var isSharp: Bool {
    !hasCorners && low.x == low.x.rounded() && low.y == low.y.rounded()
      && high.x == high.x.rounded() && high.y == high.y.rounded()
  }

  /// The rows that are touched at all.
  var rows: Range<Int> { Self.touched(low.y, high.y) }

  /// The groups of four columns that are touched at all.
  var groups: Range<Int> {
    let columns = Self.touched(low.x, high.x)
    return columns.lowerBound / 4..<(columns.upperBound + 3) / 4
  }

  /// The groups of four columns that are covered wholly, but for rows and corners.
  var innerGroups: Range<Int> {
    let first = (Int(max(low.x, 0).rounded(.up)) + 3) / 4
    return first..<max(first, Int(max(high.x, 0)) / 4)
  }

  private static func touched(_ low: Float, _ high: Float) -> Range<Int> {
    let first = Int(max(low, 0))
    let end = min(Tile.side, Int(high.rounded(.up)))
    return first..<max(first, end)
  }

  /// The part of each of four pixels in a row, with centres `x` and `y`, that is inside.
  @inline(__always)
  func coverage(_ x: SIMD4<Float>, _ y: Float) -> SIMD4<Float> {
    let half = SIMD4<Float>(repeating: 0.5)
    let right = (x + half).lesser(SIMD4(repeating: high.x))
    let left = (x - half).greater(SIMD4(repeating: low.x))
    let tall = min(y + 0.5, high.y) - max(y - 0.5, low.y)
    let box = SIMD4<Float>.zero.greater(right - left) * max(0, tall)
    return hasCorners ? rounded(box, x, y) : box
  }

  /// Takes the round corners off.
  private func rounded(_ box: SIMD4<Float>, _ x: SIMD4<Float>, _ y: Float) -> SIMD4<Float> {
    var result = box
    for index in 0..<4 {
      let corner = corners[index]
      let signX: Float = index == 0 || index == 3 ? 1 : -1
      let signY: Float = index < 2 ? 1 : -1
      let outwardY = (corner.y - y) * signY
      guard corner.w > 0, outwardY > 0 else { continue }
      let outwardX = (SIMD4(repeating: corner.x) - x) * signX
      let distance = (outwardX * outwardX + outwardY * outwardY).squareRoot()
      let disc = (SIMD4(repeating: corner.z) - distance).saturated
      result = SIMD4<Float>.zero.below(
        outwardX,
        then: result.lesser(disc),
        otherwise: result
      )
    }
    return result
  }
}
