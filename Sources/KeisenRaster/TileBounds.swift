/// Tile columns `left..<right` and tile rows `top..<bottom`.
struct TileBounds: BitwiseCopyable {
  var left = 0
  var top = 0
  var right = 0
  var bottom = 0

  /// No tile at all.
  init() {}

  /// The tiles that hold pixels of a part of a picture.
  init(_ pixels: PixelBounds) {
    guard !pixels.isEmpty else { return }
    left = pixels.left / Tile.side
    top = pixels.top / Tile.side
    right = (pixels.right - 1) / Tile.side + 1
    bottom = (pixels.bottom - 1) / Tile.side + 1
  }

  /// Grows to hold the tiles of a part.
  @inline(__always)
  mutating func add(_ part: PartTiles) {
    if isEmpty {
      left = Int(part.left)
      top = Int(part.top)
      right = left
      bottom = top
    }
    left = min(left, Int(part.left))
    top = min(top, Int(part.top))
    right = max(right, Int(part.right) &+ 1)
    bottom = max(bottom, Int(part.bottom) &+ 1)
  }

  var width: Int { right &- left }
  var area: Int { (right &- left) &* (bottom &- top) }
  var isEmpty: Bool { left >= right || top >= bottom }

  @inline(__always)
  func contains(_ column: Int, _ row: Int) -> Bool {
    column >= left && column < right && row >= top && row < bottom
  }

  /// The least bounds that hold both.
  func union(_ other: TileBounds) -> TileBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var result = self
    result.left = min(left, other.left)
    result.top = min(top, other.top)
    result.right = max(right, other.right)
    result.bottom = max(bottom, other.bottom)
    return result
  }
}

/// The part of a picture that may be touched, and the tiles of positions clamped to it.
struct TileLimits: BitwiseCopyable {
  private var low: SIMD2<Double>
  private var high: SIMD2<Double>

  /// Takes bounds that are not empty.
  init(_ pixels: PixelBounds) {
    low = SIMD2(Double(pixels.left), Double(pixels.top))
    high = SIMD2(Double(pixels.right), Double(pixels.bottom))
  }

  /// Whether a box in pixels touches the part.
  @inline(__always)
  func areTouched(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> Bool {
    high.x > self.low.x && high.y > self.low.y && low.x < self.high.x && low.y < self.high.y
  }

  /// The tile column of a position that isn't NaN.
  @inline(__always)
  func column(_ x: Double) -> Int32 { Self.tile(x, low.x, high.x) }

  /// The tile row of a position that isn't NaN.
  @inline(__always)
  func row(_ y: Double) -> Int32 { Self.tile(y, low.y, high.y) }

  @inline(__always)
  private static func tile(_ position: Double, _ low: Double, _ end: Double) -> Int32 {
    let below = position < end - 1 ? position : end - 1
    let inside = below > low ? below : low
    return Int32(truncatingIfNeeded: UInt64(inside) / UInt64(Tile.side))
  }
}
