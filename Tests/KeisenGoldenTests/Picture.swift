import CSPNG
import KeisenImage
import KeisenPrimitives

/// Pixels that a test compares: of an image, or of a file read by a decoder that is not ours.
struct Picture {
  struct Malformed: Error {
    var reason: String
  }

  let width: Int
  let height: Int
  /// Red, green, blue and alpha of all pixels, row by row.
  let pixels: [UInt8]

  init(_ image: Image) {
    width = image.width
    height = image.height
    pixels = image.withUnsafeBytes { Array($0) }
  }

  init(png file: [UInt8]) throws {
    guard let context = spng_ctx_new(0) else { throw Malformed(reason: "no decoder") }
    defer { spng_ctx_free(context) }
    func check(_ status: Int32) throws {
      if status != 0 { throw Malformed(reason: String(cString: spng_strerror(status))) }
    }
    let format = Int32(SPNG_FMT_RGBA8.rawValue)
    var header = spng_ihdr()
    pixels = try file.withUnsafeBytes { file in
      try check(spng_set_png_buffer(context, file.baseAddress, file.count))
      try check(spng_get_ihdr(context, &header))
      var size = 0
      try check(spng_decoded_image_size(context, format, &size))
      var pixels = [UInt8](repeating: 0, count: size)
      try check(
        pixels.withUnsafeMutableBytes {
          spng_decode_image(context, $0.baseAddress, size, format, 0)
        }
      )
      return pixels
    }
    width = Int(header.width)
    height = Int(header.height)
  }

  /// The greatest difference of two channel values, in 1/255; 255 where the sizes differ.
  func maxDifference(from other: Picture) -> Int {
    guard width == other.width, height == other.height else { return 255 }
    return zip(pixels, other.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  /// Returns a PNG file that shows the differences sixteen times as large, on black.
  func difference(from other: Picture) throws -> [UInt8] {
    guard width == other.width, height == other.height else { return [] }
    let image = try Image(width: width, height: height, pixelRatio: 1)
    for index in pixels.indices {
      let difference = abs(Int(pixels[index]) - Int(other.pixels[index]))
      let shown = index % 4 == 3 ? 255 : UInt8(min(255, 16 * difference))
      image.target.base.storeBytes(of: shown, toByteOffset: index, as: UInt8.self)
    }
    return try image.png().withUnsafeBytes { Array($0) }
  }
}
