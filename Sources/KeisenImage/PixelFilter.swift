/// PNG's filters 1 and 2: each byte less that of the pixel before it or above it, modulo 256.
///
/// Where there is no such pixel, zeros stand for it.
enum PixelFilter: UInt8 {
  /// Less the pixel before.
  case sub = 1
  /// Less the pixel above.
  case up = 2

  /// Bytes behind a result that may be overwritten.
  static let slack = 2

  /// Writes red, green and blue of `count` pixels, each less another pixel's: that above or that
  /// before.
  ///
  /// - Returns: Whether they are opaque.
  static func writeRGB(
    _ row: UnsafeRawPointer,
    less other: UnsafeRawPointer?,
    count: Int,
    to output: UnsafeMutableRawPointer
  ) -> Bool {
    var alphas = SIMD16<UInt8>(repeating: 255)
    var output = output
    var offset = 0
    while offset &+ 16 <= 4 &* count {
      let here = load(row, offset, as: SIMD16<UInt8>.self)
      alphas &= here
      let change = unsafeBitCast(
        here &- load(other, offset, as: SIMD16<UInt8>.self),
        to: SIMD2<UInt64>.self
      )
      // Two pixels a lane: their alphas squeezed out, six bytes are left.
      let packed =
        (change & SIMD2(repeating: 0xff_ffff))
        | ((change &>> SIMD2(repeating: 8)) & SIMD2(repeating: 0xffff_ff00_0000))
      output.storeBytes(of: packed[0], as: UInt64.self)
      output.storeBytes(of: packed[1], toByteOffset: 6, as: UInt64.self)
      output += 12
      offset &+= 16
    }
    var alpha = alphas[3] & alphas[7] & alphas[11] & alphas[15]
    while offset < 4 &* count {
      let here = load(row, offset, as: SIMD4<UInt8>.self)
      alpha &= here[3]
      let change = here &- load(other, offset, as: SIMD4<UInt8>.self)
      output.storeBytes(of: change[0], as: UInt8.self)
      output.storeBytes(of: change[1], toByteOffset: 1, as: UInt8.self)
      output.storeBytes(of: change[2], toByteOffset: 2, as: UInt8.self)
      output += 3
      offset &+= 4
    }
    return alpha == 255
  }

  /// Writes red, green, blue and alpha of `count` pixels, each less another pixel's: that above or
  /// that before.
  static func writeRGBA(
    _ row: UnsafeRawPointer,
    less other: UnsafeRawPointer?,
    count: Int,
    to output: UnsafeMutableRawPointer
  ) {
    var offset = 0
    while offset &+ 16 <= 4 &* count {
      let change =
        load(row, offset, as: SIMD16<UInt8>.self) &- load(other, offset, as: SIMD16<UInt8>.self)
      output.storeBytes(of: change, toByteOffset: offset, as: SIMD16<UInt8>.self)
      offset &+= 16
    }
    while offset < 4 &* count {
      let change =
        load(row, offset, as: SIMD4<UInt8>.self) &- load(other, offset, as: SIMD4<UInt8>.self)
      output.storeBytes(of: change, toByteOffset: offset, as: SIMD4<UInt8>.self)
      offset &+= 4
    }
  }

  @inline(__always)
  private static func load<Vector: SIMD>(
    _ row: UnsafeRawPointer?,
    _ offset: Int,
    as: Vector.Type
  ) -> Vector where Vector.Scalar == UInt8 {
    row?.loadUnaligned(fromByteOffset: offset, as: Vector.self) ?? Vector()
  }
}
