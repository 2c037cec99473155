extension Image {
  /// Makes a picture of a copy of somebody's pixels.
  ///
  /// - Parameters:
  ///   - pixels: RGBA8, sRGB, straight alpha, rows top to bottom; aligned or not.
  ///   - width: Columns, 1 to 536,870,911.
  ///   - height: Rows, at least 1.
  ///   - bytesPerRow: Bytes from one row to the next, at least four a pixel.
  ///   - pixelRatio: Device pixels per point, positive and finite.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not allowed or the
  ///   pixels are too few, `.outOfMemory`.
  public convenience init(
    copying pixels: UnsafeRawBufferPointer,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    pixelRatio: Double = 1
  ) throws(KeisenError) {
    try Self.check(pixelRatio: pixelRatio)
    try Self.check(width: width, height: height)
    guard bytesPerRow >= 4 * width else {
      throw .invalidArgument("bytes per row must be at least \(4 * width), got \(bytesPerRow)")
    }
    let (before, overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    guard !overflow, let base = pixels.baseAddress, pixels.count - 4 * width >= before else {
      throw .invalidArgument(
        "\(width) x \(height) pixels with \(bytesPerRow) bytes per row are more than "
          + "\(pixels.count) bytes"
      )
    }
    try self.init(width: width, height: height, pixelRatio: pixelRatio)
    for row in 0..<height {
      target.row(row).copyMemory(from: base + row * bytesPerRow, byteCount: 4 * width)
    }
  }
}
