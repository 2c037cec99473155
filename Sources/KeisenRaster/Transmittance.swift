/// How much light each pixel of a tile lets through to what is below: the product over all markers
/// of one colour.
///
/// Vectors may begin at any column: a small marker needs one in each of its rows.
struct Transmittance: BitwiseCopyable {
  /// Floats of a row; vectors that begin at the last column reach beyond the tile.
  static let stride = Tile.side + 4
  /// Bytes of memory that it needs.
  static let bytes = Tile.side * stride * 4
  /// Less than any picture shows, and enough to keep products from becoming subnormal, which is
  /// slow.
  static let minimum: Float = 0x1p-60

  /// The values, 1 between two uses.
  let values: UnsafeMutablePointer<Float>

  /// Makes it in memory of `bytes`, all 1.
  init(memory: UnsafeMutableRawPointer) {
    values = memory.bindMemory(to: Float.self, capacity: Self.bytes / 4)
    values.update(repeating: 1, count: Self.bytes / 4)
  }

  /// Lets four pixels through as much of the light as is given.
  @inline(__always)
  func multiply(_ row: Int, _ column: Int, by factor: SIMD4<Float>) {
    let place = UnsafeMutableRawPointer(values + (row &* Self.stride &+ column))
    let product = place.loadUnaligned(as: SIMD4<Float>.self) * factor
    place.storeBytes(of: product.greater(SIMD4(repeating: Self.minimum)), as: SIMD4<Float>.self)
  }

  /// Whether some columns and rows let so little through that less would make no difference: in
  /// floats, 1 less that is 1.
  func isDark(width: Int, height: Int) -> Bool {
    let bound: Float = 0x1p-25
    for row in 0..<height {
      let line = values + row &* Self.stride
      var isDark = true
      for column in 0..<width { isDark = line[column] <= bound && isDark }
      if !isDark { return false }
    }
    return true
  }

  /// Returns a group's values and sets them to 1.
  @inline(__always)
  func take(_ row: Int, _ group: Int) -> SIMD4<Float> {
    let place = UnsafeMutableRawPointer(values + (row &* Self.stride &+ group &* 4))
    let value = place.loadUnaligned(as: SIMD4<Float>.self)
    place.storeBytes(of: SIMD4(repeating: 1), as: SIMD4<Float>.self)
    return value
  }

  /// Sets to 1 what vectors that reach beyond the tile have changed there.
  func clearMargin() {
    for row in 0..<Tile.side {
      let margin = UnsafeMutableRawPointer(values + (row &* Self.stride &+ Tile.side))
      margin.storeBytes(of: SIMD4(repeating: 1), as: SIMD4<Float>.self)
    }
  }
}
