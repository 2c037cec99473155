extension Image {
  /// Makes a picture of colours.
  ///
  /// - Parameters:
  ///   - width: Columns, 1 to 536,870,911.
  ///   - height: Rows, at least 1.
  ///   - pixels: A colour for each pixel, row by row from the top, from left to right in each.
  ///   - pixelRatio: Device pixels per point, positive and finite.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not allowed or there is
  ///   not one colour for each pixel; `.outOfMemory`.
  public convenience init(
    width: Int,
    height: Int,
    pixels: [Color],
    pixelRatio: Double = 1
  ) throws(KeisenError) {
    let bytes = pixels.map(\.bytes)
    try self.init(width, height, bytes, of: (pixels.count, 1, "colors"), pixelRatio)
  }

  /// Makes an opaque picture of shades of grey.
  ///
  /// - Parameters:
  ///   - width: Columns, 1 to 536,870,911.
  ///   - height: Rows, at least 1.
  ///   - gray: A number for each pixel, row by row from the top: 0 is black, 1 white, in sRGB. What
  ///     is beyond is clamped, NaN is 0.
  ///   - pixelRatio: Device pixels per point, positive and finite.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not allowed or there is
  ///   not one for each pixel; `.outOfMemory`.
  public convenience init(
    width: Int,
    height: Int,
    gray: [Double],
    pixelRatio: Double = 1
  ) throws(KeisenError) {
    let bytes = gray.map { 0xff00_0000 | Self.byte($0) * 0x01_0101 }
    try self.init(width, height, bytes, of: (gray.count, 1, "numbers"), pixelRatio)
  }

  /// Makes an opaque picture of red, green and blue.
  ///
  /// - Parameters:
  ///   - width: Columns, 1 to 536,870,911.
  ///   - height: Rows, at least 1.
  ///   - rgb: Three numbers for each pixel, row by row from the top: from 0 to 1, in sRGB. What is
  ///     beyond is clamped, NaN is 0.
  ///   - pixelRatio: Device pixels per point, positive and finite.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not allowed or there are
  ///   not three for each pixel; `.outOfMemory`.
  public convenience init(
    width: Int,
    height: Int,
    rgb: [Double],
    pixelRatio: Double = 1
  ) throws(KeisenError) {
    let bytes = (0..<rgb.count / 3).map { pixel in
      let (red, green) = (Self.byte(rgb[3 * pixel]), Self.byte(rgb[3 * pixel + 1]))
      return 0xff00_0000 | Self.byte(rgb[3 * pixel + 2]) << 16 | green << 8 | red
    }
    try self.init(width, height, bytes, of: (rgb.count, 3, "numbers"), pixelRatio)
  }

  /// Copies pixels that were made of `count` parts, so many for each.
  private convenience init(
    _ width: Int,
    _ height: Int,
    _ pixels: [UInt32],
    of parts: (count: Int, perPixel: Int, name: String),
    _ pixelRatio: Double
  ) throws(KeisenError) {
    try Self.check(width: width, height: height)
    // The width is below 2^29.
    let (wanted, overflow) = (width * parts.perPixel).multipliedReportingOverflow(by: height)
    guard !overflow, wanted == parts.count else {
      let number = overflow ? "more than \(Int.max)" : "\(wanted)"
      throw .invalidArgument(
        "\(width) x \(height) pixels take \(number) \(parts.name), got \(parts.count)"
      )
    }
    try Self.check(pixelRatio: pixelRatio)
    try self.init(width: width, height: height, pixelRatio: pixelRatio)
    pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      target.base.copyMemory(from: base, byteCount: bytes.count)
    }
  }

  /// Returns a number of 0...1 in 8 bits, rounded to the nearest.
  private static func byte(_ number: Double) -> UInt32 {
    // NaN is not above 0.
    number > 0 ? UInt32((min(number, 1) * 255).rounded(.toNearestOrAwayFromZero)) : 0
  }
}
