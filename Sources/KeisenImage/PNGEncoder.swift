import KeisenPrimitives

/// Writes pictures as PNG (ISO/IEC 15948), fast.
///
/// The filtered bytes are cut into bands of some 256 KiB that depend on the picture alone; each is
/// filtered and compressed apart from the others, on any thread, and ends on a whole byte, so that
/// the bands, one IDAT chunk each, form one zlib stream. A band's filter is Up, which makes zeros
/// of the solid areas and the vertical lines of a chart, or Sub, where a sample of its rows shows
/// that many pixels change and fewer along the rows (`PixelChanges`). At level 0 such a band of
/// changing pixels, as those of a heat map, gets a code made for it (`RunCoder`), any other igzip's
/// matches. The same picture gives the same bytes on any number of threads; igzip may choose other
/// ones on another kind of CPU.
public enum PNGEncoder {
  /// Compresses `pixels` into a PNG file in memory.
  ///
  /// A picture whose every alpha is 255 is written without alpha (colour type 2), any other with it
  /// (colour type 6), 8 bits a channel in both. Bytes between the rows are neither read nor
  /// written.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a side has more than 2^31 - 1 pixels
  ///   or an option is out of its range, `.outOfMemory` when there is no memory for the result.
  /// - Complexity: O(*n*) in the number of pixels. The memory asked for is that of the uncompressed
  ///   picture, of which only what the compressed one fills is touched; the rest is given back.
  package static func encode(
    _ pixels: PixelBuffer,
    options: Options = Options()
  ) throws(KeisenError) -> ByteBuffer {
    try options.check()
    guard max(pixels.width, pixels.height) <= 0x7fff_ffff else {
      throw .invalidArgument(
        "a PNG has at most 2147483647 pixels a side, got \(pixels.width) x \(pixels.height)"
      )
    }
    // Whether a picture is opaque is found while it is filtered: a pass of its own over the pixels
    // would cost as much as the filter. A translucent one usually shows in its first band.
    if let file = try encode(pixels, channels: 3, options: options) { return file }
    guard let file = try encode(pixels, channels: 4, options: options) else {
      throw .internal("picture with alpha found not to be opaque")
    }
    return file
  }

  /// Returns the file, or nil where `channels` is 3 and a pixel is not opaque.
  private static func encode(
    _ pixels: PixelBuffer,
    channels: Int,
    options: Options
  ) throws(KeisenError) -> ByteBuffer? {
    let header = PNGHeader(
      width: pixels.width,
      height: pixels.height,
      channels: channels,
      pixelRatio: options.pixelRatio,
      texts: options.texts
    )
    let bands = PNGBands(width: pixels.width, height: pixels.height, channels: channels)
    let body = try PNGBody(pixels, bands: bands, level: options.level, headerSize: header.size)
    guard try body.compress(threads: options.threads) else { return nil }
    return body.assemble(header: header)
  }
}
