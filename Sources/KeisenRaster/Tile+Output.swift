import KeisenPrimitives

extension Tile {
  /// Writes the part of the tile that is inside the picture as RGBA8 with straight alpha.
  func write(to target: PixelBuffer) {
    let uniform = SIMD4(
      repeating: Tile.quantized(
        Group(
          red: SIMD4(repeating: ground.x),
          green: SIMD4(repeating: ground.y),
          blue: SIMD4(repeating: ground.z),
          alpha: SIMD4(repeating: ground.w)
        )
      ).x
    )
    for row in 0..<height {
      let line = target.row(y + row) + 4 * x
      let stored = stored[row]
      for group in 0..<width / 4 {
        let bytes = stored >> UInt16(group) & 1 == 0 ? uniform : quantized(row, group)
        line.storeBytes(of: bytes, toByteOffset: 16 * group, as: SIMD4<UInt32>.self)
      }
      guard width % 4 != 0 else { continue }
      let group = width / 4
      let bytes = stored >> UInt16(group) & 1 == 0 ? uniform : quantized(row, group)
      for lane in 0..<width % 4 {
        line.storeBytes(of: bytes[lane], toByteOffset: 16 * group + 4 * lane, as: UInt32.self)
      }
    }
  }

  @inline(__always)
  private func quantized(_ row: Int, _ group: Int) -> SIMD4<UInt32> {
    let place = pixels + (row &* Tile.groups &+ group) &* 4
    return Tile.quantized(
      Group(red: place[0], green: place[1], blue: place[2], alpha: place[3])
    )
  }

  /// Divides alpha out and rounds to 8 bits a channel, red in the lowest; 0 where alpha rounds to 0.
  @inline(__always)
  private static func quantized(_ group: Group) -> SIMD4<UInt32> {
    let alpha = rounded(group.alpha * 255)
    let scale = 255 / group.alpha.greater(SIMD4(repeating: 0x1p-20))
    let red = rounded(group.red * scale)
    let green = rounded(group.green * scale)
    let blue = rounded(group.blue * scale)
    let color: SIMD4<UInt32> = red | green &<< 8 | blue &<< 16 | alpha &<< 24
    // An alpha of 0 gives a mask of zeros, any other a mask of ones.
    let negative: SIMD4<UInt32> = SIMD4<UInt32>.zero &- alpha
    let mask = unsafeBitCast(negative, to: SIMD4<Int32>.self) &>> 31
    return color & unsafeBitCast(mask, to: SIMD4<UInt32>.self)
  }

  /// Rounds 0...255 to the nearest integer, half to even.
  ///
  /// At 2^23 a float's last bit counts 1.
  @inline(__always)
  private static func rounded(_ value: SIMD4<Float>) -> SIMD4<UInt32> {
    let limited = SIMD4<Float>(repeating: 255).lesser(value)
    return unsafeBitCast(limited + 0x1p23, to: SIMD4<UInt32>.self) & 255
  }
}
