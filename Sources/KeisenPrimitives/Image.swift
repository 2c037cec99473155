import Glibc

/// A picture: RGBA8, sRGB, straight alpha, rows top to bottom without gaps.
///
/// Immutable once it has been handed out, so it may be read from any thread.
public final class Image: @unchecked Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Device pixels per point, as asked for when the picture was drawn.
  public let pixelRatio: Double
  private let storage: UnsafeMutableRawPointer

  /// The most pixels in a row, whose bytes are fewer than 2^31.
  static let maxColumns = (1 << 29) - 1

  /// Checks the sides of a picture.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when one is not positive, or there are
  ///   too many columns.
  static func check(width: Int, height: Int) throws(KeisenError) {
    guard width > 0, height > 0 else {
      throw .invalidArgument("picture must have positive sides, got \(width) x \(height) pixels")
    }
    guard width <= maxColumns else {
      throw .invalidArgument(
        "picture must have at most \(maxColumns) columns, got \(width) x \(height) pixels"
      )
    }
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is not positive and finite.
  static func check(pixelRatio: Double) throws(KeisenError) {
    guard pixelRatio > 0, pixelRatio < .infinity else {
      throw .invalidArgument("pixel ratio must be positive and finite, got \(pixelRatio)")
    }
  }

  /// Makes a picture whose pixels are not set yet.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a side is not positive or the
  ///   picture would have more than `maxColumns`, `.outOfMemory` when there is no memory for it.
  package init(width: Int, height: Int, pixelRatio: Double) throws(KeisenError) {
    try Self.check(width: width, height: height)
    let (bytes, overflow) = (width * 4).multipliedReportingOverflow(by: height)
    guard !overflow else {
      throw .invalidArgument("picture is too large, got \(width) x \(height) pixels")
    }
    guard let storage = malloc(bytes) else {
      let size = "\(width) x \(height) pixels at pixel ratio \(pixelRatio)"
      throw .outOfMemory(bytes, for: "a picture of \(size)")
    }
    self.width = width
    self.height = height
    self.pixelRatio = pixelRatio
    self.storage = storage
  }

  deinit {
    free(storage)
  }

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }

  /// Calls `body` with the pixels, which live as long as the call.
  public func withUnsafeBytes<Result: ~Copyable, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(self) {} }
    return try body(pixels)
  }

  /// The pixels, which live as long as the image does.
  ///
  /// An image may die after its last use, before that of its pixels: whoever takes these keeps it.
  package var pixels: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: storage, count: bytesPerRow * height)
  }

  /// The pixels as a renderer's target.
  package var target: PixelBuffer {
    PixelBuffer(base: storage, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  /// Returns red, green, blue and alpha of the pixel in column `x` of row `y`, or nil outside.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8>? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    return storage.loadUnaligned(fromByteOffset: y * bytesPerRow + 4 * x, as: SIMD4<UInt8>.self)
  }
}
