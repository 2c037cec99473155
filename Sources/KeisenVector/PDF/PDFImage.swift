import KeisenImage
import KeisenPrimitives

/// A picture of a PDF: its colours, and its opacity where it has some.
struct PDFImage {
  /// Pixels that stand for one where edges between them shall stay sharp: viewers smooth what they enlarge by less than 4.
  private static let copies = 4
  /// More pixels are not multiplied.
  private static let mostPixels = 1 << 22

  private let colors: Image
  private let opacity: ByteBuffer?

  /// Divides a picture.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ image: Image, isPixelated: Bool) throws(KeisenError) {
    let isFew = image.width <= Self.mostPixels / image.height
    let copies = isPixelated && isFew ? Self.copies : 1
    let (width, height) = (image.width * copies, image.height * copies)
    colors = try Image(width: width, height: height, pixelRatio: 1)
    let alphas = try ByteBuffer(count: width * height)
    let source = image.pixels
    let target = colors.target.base.assumingMemoryBound(to: UInt32.self)
    let opaque = UInt32(littleEndian: 0xFF00_0000)
    var isOpaque = true
    for y in 0..<height {
      for x in 0..<width {
        let place = (y / copies * image.width + x / copies) * 4
        let pixel = source.loadUnaligned(fromByteOffset: place, as: UInt32.self)
        target[y * width + x] = pixel | opaque
        let alpha = source[place + 3]
        alphas.base.storeBytes(of: alpha, toByteOffset: y * width + x, as: UInt8.self)
        isOpaque = isOpaque && alpha == 255
      }
    }
    withExtendedLifetime((image, colors)) {}
    opacity = isOpaque ? nil : alphas
  }

  /// Writes the objects of the picture and returns the number of the first.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func write(to file: PDFFile) throws(KeisenError) -> Int {
    let head =
      "/Type/XObject/Subtype/Image/Width \(colors.width)/Height \(colors.height)/BitsPerComponent 8"
    var mask = ""
    if let opacity {
      let number = try file.addStream("\(head)/ColorSpace/DeviceGray", opacity.bytes)
      withExtendedLifetime(opacity) {}
      mask = "/SMask \(number) 0 R"
    }
    return file.addStream(
      "\(head)/ColorSpace/DeviceRGB\(mask)/Filter/FlateDecode"
        + "/DecodeParms<</Predictor 15/Colors 3/BitsPerComponent 8/Columns \(colors.width)>>",
      asIs: try colors.compressedRows()
    )
  }
}
