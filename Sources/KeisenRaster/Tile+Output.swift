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
    // Pixels beside each other are often alike: to see that costs less than to divide.
    var last = Stored(group: .zero, bytes: .zero)
    for row in 0..<height {
      let line = target.row(y + row) + 4 * x
      let stored = stored[row]
      if stored == 0, width == Tile.side {
        for group in 0..<Tile.groups {
          line.storeBytes(of: uniform, toByteOffset: 16 * group, as: SIMD4<UInt32>.self)
        }
        continue
      }
      for group in 0..<width / 4 {
        if stored >> UInt16(truncatingIfNeeded: group) & 1 == 0 {
          line.storeBytes(of: uniform, toByteOffset: 16 * group, as: SIMD4<UInt32>.self)
          continue
        }
        last.take(self.group(row, group))
        line.storeBytes(of: last.bytes, toByteOffset: 16 * group, as: SIMD4<UInt32>.self)
      }
      guard width % 4 != 0 else { continue }
      let group = width / 4
      var bytes = uniform
      if stored >> UInt16(truncatingIfNeeded: group) & 1 != 0 {
        last.take(self.group(row, group))
        bytes = last.bytes
      }
      for lane in 0..<width % 4 {
        line.storeBytes(of: bytes[lane], toByteOffset: 16 * group + 4 * lane, as: UInt32.self)
      }
    }
  }

  /// Four pixels as they were stored last, and their bytes.
  private struct Stored {
    var group: Group
    var bytes: SIMD4<UInt32>

    /// Takes pixels, and their bytes where they are not those of before.
    @inline(__always)
    mutating func take(_ next: Group) {
      guard !next.isAlike(group) else { return }
      group = next
      bytes = Tile.quantized(next)
    }
  }

  @inline(__always)
  private func group(_ row: Int, _ group: Int) -> Group {
    let place = pixels + (row &* Tile.groups &+ group) &* 4
    return Group(red: place[0], green: place[1], blue: place[2], alpha: place[3])
  }

  /// Divides alpha out and rounds to 8 bits a channel, red in the lowest; 0 where alpha rounds to
  /// 0.
  @inline(__always)
  private static func quantized(_ group: Group) -> SIMD4<UInt32> {
    let none = SIMD4<Float>.zero
    // A little above 1/2, which rounds to 0 too.
    let minimum = SIMD4<Float>(repeating: (0.5 / 255 as Float).nextUp)
    let scale = group.alpha.below(
      minimum,
      then: none,
      otherwise: SIMD4(repeating: 255) / group.alpha.greater(minimum)
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

extension Tile.Group {
  /// Nothing.
  fileprivate static let zero = Tile.Group(red: .zero, green: .zero, blue: .zero, alpha: .zero)

  /// Whether all bits are the same.
  @inline(__always)
  fileprivate func isAlike(_ other: Tile.Group) -> Bool {
    func difference(_ one: SIMD4<Float>, _ other: SIMD4<Float>) -> SIMD2<UInt64> {
      unsafeBitCast(one, to: SIMD2<UInt64>.self) ^ unsafeBitCast(other, to: SIMD2<UInt64>.self)
    }
    let bits =
      (difference(red, other.red) | difference(green, other.green))
      | (difference(blue, other.blue) | difference(alpha, other.alpha))
    return bits.x | bits.y == 0
  }
}
