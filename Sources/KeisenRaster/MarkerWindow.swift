/// As many pixels as a small marker of some size may touch, wherever it stands: always the same
/// number.
///
/// Where it stands across the tile's rim they are moved inside: those it doesn't reach are covered
/// by nothing.
struct MarkerWindow: BitwiseCopyable {
  /// Rows of pixels; there are four columns.
  let rows: Int
  private let extent: SIMD4<Float>
  private let last: SIMD4<Float>

  /// Nil for what reaches farther than two pixels.
  init?(extent: Float) {
    guard extent > 0, extent <= 2 else { return nil }
    let side = (2 * extent).rounded(.up)
    rows = Int(side)
    self.extent = SIMD4(repeating: extent)
    last = SIMD4(Float(Tile.side - 4), Float(Tile.side) - side, 0, 0)
  }

  /// The first pixel, and its number as floats.
  @inline(__always)
  func corner(_ centre: SIMD2<Float>) -> (column: Int, row: Int, place: SIMD2<Float>) {
    let place = SIMD4(centre.x, centre.y, 0, 0) - extent
    let inside = last.lesser(SIMD4<Float>.zero.greater(place))
    // Rounded to the nearest: at 2^23 a float's last bit counts 1.
    let big = SIMD4<Float>(repeating: 0x1p23)
    let raised = inside + big
    let bits = unsafeBitCast(raised, to: SIMD4<UInt32>.self)
    let whole = raised - big
    return (
      Int(truncatingIfNeeded: bits.x & 0xff), Int(truncatingIfNeeded: bits.y & 0xff),
      SIMD2(whole.x, whole.y)
    )
  }
}
