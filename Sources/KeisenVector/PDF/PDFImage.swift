import KeisenImage
import KeisenPrimitives

/// A picture of a PDF: its colours, and its opacity where it has some.
struct PDFImage {
  private let colors: Image
  private let opacity: ByteBuffer?

  /// Divides a picture.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ image: Image) throws(KeisenError) {
    let (width, height) = (image.width, image.height)
    colors = try Image(width: width, height: height, pixelRatio: 1)
    let alphas = try ByteBuffer(count: width * height)
    let source = image.pixels
    let target = colors.target.base.assumingMemoryBound(to: UInt32.self)
    let opaque = UInt32(littleEndian: 0xFF00_0000)
    var isOpaque = true
    for index in 0..<width * height {
      target[index] = source.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self) | opaque
      let alpha = source[4 * index + 3]
      alphas.base.storeBytes(of: alpha, toByteOffset: index, as: UInt8.self)
      isOpaque = isOpaque && alpha == 255
    }
    withExtendedLifetime((image, colors)) {}
    opacity = isOpaque ? nil : alphas
  }

  /// Writes the objects of the picture and returns the number of the first.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func write(to file: PDFFile) throws(KeisenError) -> Int {
    // Else viewers show a picture that they make much larger as blocks.
    let head =
      "/Type/XObject/Subtype/Image/Interpolate true/Width \(colors.width)"
      + "/Height \(colors.height)/BitsPerComponent 8"
    var mask = ""
    if let opacity {
      let number = try opacity.withUnsafeBytes { (bytes) throws(KeisenError) in
        try file.addStream("\(head)/ColorSpace/DeviceGray", bytes)
      }
      mask = "/SMask \(number) 0 R"
    }
    return file.addStream(
      "\(head)/ColorSpace/DeviceRGB\(mask)/Filter/FlateDecode"
        + "/DecodeParms<</Predictor 15/Colors 3/BitsPerComponent 8/Columns \(colors.width)>>",
      asIs: try colors.compressedRows()
    )
  }
}
