/// A view of somebody's RGBA8 pixels: sRGB, straight alpha, rows top to bottom.
///
/// It owns nothing; whoever makes one keeps the memory alive while it is used.
public struct PixelBuffer: @unchecked Sendable {
  /// The first byte of the top row.
  public let base: UnsafeMutableRawPointer
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Bytes from one row to the next; at least `4 * width`.
  public let bytesPerRow: Int

  /// Makes a view.
  ///
  /// - Precondition: `width` and `height` are positive and `bytesPerRow >= 4 * width`.
  public init(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    precondition(width > 0 && height > 0 && bytesPerRow / 4 >= width, "pixel buffer too small")
    self.base = base
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }

  /// Returns the first byte of row `y`, counted from the top.
  @inlinable
  public func row(_ y: Int) -> UnsafeMutableRawPointer {
    base + y &* bytesPerRow
  }
}
