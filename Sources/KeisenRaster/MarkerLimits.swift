/// The part of a picture that markers may touch, and its tiles.
struct MarkerLimits: BitwiseCopyable {
  /// What positions in floats may lack, in pixels.
  private static let margin: Float = 1 / 16

  private let low: SIMD2<Float>
  private let high: SIMD2<Float>
  /// The first tile's place, and the last tile's numbers.
  private let origin: SIMD2<Float>
  private let last: SIMD2<Float>
  /// Tiles in a row.
  private let width: Int

  /// Takes pixels that are not empty, and their tiles.
  init(_ pixels: PixelBounds, _ tiles: TileBounds) {
    low = SIMD2(Float(pixels.left), Float(pixels.top))
    high = SIMD2(Float(pixels.right), Float(pixels.bottom))
    origin = SIMD2(Float(tiles.left * Tile.side), Float(tiles.top * Tile.side))
    last = SIMD2(Float(tiles.width - 1), Float(tiles.bottom - tiles.top - 1))
    width = tiles.width
  }

  /// Writes what each marker touches, or -1 where that needs a closer look.
  ///
  /// That is four times the index of the first tile, and 1 where it touches the next one in the row
  /// too, and 2 where it touches those in the next row.
  func findOwners(
    of set: MarkerSet,
    _ first: Int,
    _ count: Int,
    into owners: UnsafeMutablePointer<Int32>
  ) {
    let ratio = Float(set.pixelRatio)
    let uniform = SIMD4(repeating: set.pen.extent + Self.margin)
    // Floats hold four times the indices of so many tiles.
    let isSmall = Int(last.y + 1) * width < 1 << 20
    var offset = 0
    while offset &+ 4 <= count, isSmall {
      let place = set.positions + (first &+ offset)
      var extent = uniform
      if set.sizes != nil {
        let index = first &+ offset
        extent = SIMD4(
          set.extent(index),
          set.extent(index &+ 1),
          set.extent(index &+ 2),
          set.extent(index &+ 3)
        )
        extent += SIMD4(repeating: Self.margin)
      }
      let x = SIMD4(place[0].x, place[1].x, place[2].x, place[3].x) * ratio
      let y = SIMD4(place[0].y, place[1].y, place[2].y, place[3].y) * ratio
      let tiles = owners4(x, y, extent)
      UnsafeMutableRawPointer(owners + offset).storeBytes(of: tiles, as: SIMD4<Int32>.self)
      offset &+= 4
    }
    while offset < count {
      owners[offset] = -1
      offset &+= 1
    }
  }

  /// Returns what four markers touch; -1 for more than two tiles a side, and for what is not wholly
  /// inside.
  @inline(__always)
  private func owners4(
    _ x: SIMD4<Float>,
    _ y: SIMD4<Float>,
    _ extent: SIMD4<Float>
  ) -> SIMD4<Int32> {
    let scale: Float = 1 / Float(Tile.side)
    let x = x - SIMD4(repeating: origin.x)
    let y = y - SIMD4(repeating: origin.y)
    let left = (x - extent) * scale
    let top = (y - extent) * scale
    let column = Self.floor(left)
    let row = Self.floor(top)
    let zero = SIMD4<Float>.zero
    let one = SIMD4<Float>(repeating: 1)
    let none = SIMD4<Float>(repeating: -1)
    // How many tiles more than one, each way: what is less than a tile beyond one's end is in two.
    let beyond = (x + extent) * scale - (column + one)
    let below = (y + extent) * scale - (row + one)
    let across = beyond.below(zero, then: zero, otherwise: one)
    let down = below.below(zero, then: zero, otherwise: one)
    let index = row * Float(width) + column
    // NaN is below nothing.
    var result = beyond.below(one, then: index * 4 + (down * 2 + across), otherwise: none)
    result = below.below(one, then: result, otherwise: none)
    // Left of the first tile, above it, and beyond the last ones is for a closer look.
    result = left.below(zero, then: none, otherwise: result)
    result = top.below(zero, then: none, otherwise: result)
    result = SIMD4(repeating: last.x).below(column + across, then: none, otherwise: result)
    result = SIMD4(repeating: last.y).below(row + down, then: none, otherwise: result)
    result = zero.below(extent, then: result, otherwise: none)
    // At 2^23 a float's last bit counts 1.
    let bits = unsafeBitCast(result + SIMD4(repeating: 0x1p23), to: SIMD4<Int32>.self)
    return bits &- SIMD4(repeating: 0x4b00_0000)
  }

  /// The integer at or below each of numbers from 0 to below 2^22; anything for others.
  @inline(__always)
  private static func floor(_ value: SIMD4<Float>) -> SIMD4<Float> {
    let big = SIMD4<Float>(repeating: 0x1p23)
    let nearest = (value + big) - big
    return value.below(nearest, then: nearest - SIMD4(repeating: 1), otherwise: nearest)
  }

  /// Calls `body` with each tile that a marker may touch.
  func forEachTile(of set: MarkerSet, _ index: Int, _ body: (Int) -> Void) {
    let extent = set.extent(index) + Self.margin
    let place = set.positions[index] * Float(set.pixelRatio)
    guard extent > Self.margin, place.x + extent > low.x, place.y + extent > low.y,
      place.x - extent < high.x, place.y - extent < high.y
    else { return }
    let scale: Float = 1 / Float(Tile.side)
    let first = ((place - extent - origin) * scale).clamped(lowerBound: .zero, upperBound: last)
    let end = ((place + extent - origin) * scale).clamped(lowerBound: .zero, upperBound: last)
    for row in Int(first.y)...Int(end.y) {
      for column in Int(first.x)...Int(end.x) { body(row * width + column) }
    }
  }
}
