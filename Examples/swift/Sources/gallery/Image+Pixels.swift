import Keisen

extension Image {
  /// Returns an image of rows of pixels from the top down, each with red, green and blue in 0...1.
  static func opaque(_ rows: [[SIMD3<Double>]]) throws -> Image {
    let width = rows.first?.count ?? 0
    let pixels = rows.joined().map { pixel in
      SIMD4<UInt8>(SIMD3<UInt8>((pixel * 255).rounded(.toNearestOrAwayFromZero)), 255)
    }
    return try pixels.withUnsafeBytes { bytes in
      try Image(copying: bytes, width: width, height: rows.count, bytesPerRow: 4 * width)
    }
  }
}
