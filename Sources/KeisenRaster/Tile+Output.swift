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

  /// Divides alpha out and rounds to 8 bits a channel, red in the lowest; 0 where alpha rounds to
  /// 0.
  @inline(__always)
  private static func quantized(_ group: Group) -> SIMD4<UInt32> {
    let none = SIMD4<Float>.zero
    // A little above 1/2, which rounds to 0 too.
    let least = SIMD4<Float>(repeating: (0.5 / 255 as Float).nextUp)
    let scale = group.alpha.below(
      least,
      then: none,
      otherwise: SIMD4(repeating: 255) / group.alpha.greater(least)
    )
    let red = rounded(group.red * scale)
    let green = rounded(group.green * scale)
    let blue = rounded(group.blue * scale)
    let alpha = rounded(group.alpha * SIMD4(repeating: 255))
    return (red | (green &<< 8)) | ((blue &<< 16) | (alpha &<< 24))
  }

  /// Rounds 0...255 to the nearest integer, half to even.
  ///
  /// At 2^23 a float's last bit counts 1.
  @inline(__always)
  private static func rounded(_ value: SIMD4<Float>) -> SIMD4<UInt32> {
    let limited = SIMD4<Float>(repeating: 255).lesser(value) + SIMD4<Float>(repeating: 0x1p23)
    return unsafeBitCast(limited, to: SIMD4<UInt32>.self) & SIMD4<UInt32>(repeating: 255)
  }
}
