import KeisenPrimitives

extension Image {
  /// Compresses the picture into a PNG file in memory.
  ///
  /// Red, green, blue, 8 bits each, sRGB; alpha too unless every pixel is opaque. The pixel ratio
  /// is written as a density of 72 points per inch.
  ///
  /// - Parameters:
  ///   - level: 0, the fastest, or 1, smaller files in somewhat more time, whose
  ///     bytes (never their pixels) may differ from call to call.
  ///   - threads: The most threads to work on; nil stands for as many as there are cores. The bytes
  ///     of level 0 do not depend on it.
  /// - Returns: The file.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a parameter is out of its range,
  ///   `.outOfMemory` when there is no memory for the result.
  /// - Complexity: O(*n*) in the number of pixels.
  public func png(level: Int = 0, threads: Int? = nil) throws(KeisenError) -> ByteBuffer {
    try png(PNGEncoder.Options(level: level, pixelRatio: pixelRatio, threads: threads))
  }

  /// As `png(level:threads:)` at level 0, with texts about the picture.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func png(texts: [PNGText]) throws(KeisenError) -> ByteBuffer {
    var options = PNGEncoder.Options(pixelRatio: pixelRatio)
    options.texts = texts
    return try png(options)
  }

  private func png(_ options: PNGEncoder.Options) throws(KeisenError) -> ByteBuffer {
    defer { withExtendedLifetime(self) {} }
    return try PNGEncoder.encode(target, options: options)
  }
}

extension Image {
  /// The most pixels that are read from a file where the caller says nothing else.
  public static let maxPixelsOfFile = 1 << 28

  /// Reads a PNG file in memory.
  ///
  /// Every kind of PNG is read: palettes, greys and 16 bits become RGBA8 in sRGB, straight alpha.
  /// The pixel ratio is 1, whatever density the file has.
  ///
  /// - Parameters:
  ///   - png: The file.
  ///   - maxPixels: The most pixels that it may have.
  /// - Returns: The picture.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the bytes are no PNG file, one that
  ///   is damaged or cut off, or one with more pixels or with more than 1,000,000 a side;
  ///   `.outOfMemory`.
  /// - Complexity: O(*n*) in the number of pixels; memory is taken for them only where the file is
  ///   long enough for as many.
  public static func decode(
    png: UnsafeRawBufferPointer,
    maxPixels: Int = maxPixelsOfFile
  ) throws(KeisenError) -> Image {
    try PNGDecoder.decode(png, maxPixels: maxPixels)
  }
}
