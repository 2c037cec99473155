import CPNG
import KeisenPrimitives

/// Reads PNG files through libpng's simplified interface.
enum PNGDecoder {
  /// The most pixels that a byte of a file can stand for: deflate makes at most 1,032 bytes of one,
  /// of 8 pixels each.
  private static let pixelsPerByte = 8 * 1_032

  /// Reads a whole file.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the bytes are no whole PNG file, or
  ///   one of more than `maxPixels`, `.outOfMemory`.
  static func decode(
    _ bytes: UnsafeRawBufferPointer,
    maxPixels: Int
  ) throws(KeisenError) -> Image {
    guard let base = bytes.baseAddress, !bytes.isEmpty else {
      throw .invalidArgument("PNG file is empty")
    }
    var control = png_image()
    control.version = CPNG_IMAGE_VERSION
    defer { png_image_free(&control) }
    guard png_image_begin_read_from_memory(&control, base, bytes.count) != 0 else {
      throw error(control)
    }
    let (width, height) = (Int(control.width), Int(control.height))
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= maxPixels else {
      throw .invalidArgument(
        "PNG file has \(width) x \(height) pixels, at most \(maxPixels) are read"
      )
    }
    // A few bytes may claim any size: no memory is taken for more than they can hold.
    guard pixels / pixelsPerByte <= bytes.count else {
      throw .invalidArgument(
        "PNG file is damaged: \(bytes.count) bytes can't hold \(width) x \(height) pixels"
      )
    }
    control.format = CPNG_FORMAT_RGBA
    // Where a file says nothing of it; libpng would take 16 bits for linear light.
    control.flags |= CPNG_16_BITS_ARE_SRGB
    let image = try Image(width: width, height: height, pixelRatio: 1)
    let stride = Int32(image.bytesPerRow)
    guard png_image_finish_read(&control, nil, image.target.base, stride, nil) != 0 else {
      throw error(control)
    }
    return image
  }

  private static func error(_ control: png_image) -> KeisenError {
    let said = withUnsafePointer(to: control) { String(cString: CPNG_message($0)) }
    if said == "out of memory" || said == "image too large" {
      return KeisenError(.outOfMemory, "no memory to read a PNG file: \(said)")
    }
    if said == "Not a PNG file" { return .invalidArgument("this is no PNG file") }
    return .invalidArgument("PNG file is damaged: \(said)")
  }
}
