import KeisenDrawing
import KeisenPrimitives

extension Renderer {
  /// Draws a list into a caller's memory.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the memory is too small; as
  ///   `render(_:into:)`.
  func render(
    _ list: DisplayList,
    into pixels: UnsafeMutableRawBufferPointer,
    bytesPerRow: Int
  ) throws(KeisenError) {
    guard let (width, height) = list.pixelSize, let base = pixels.baseAddress else {
      throw .invalidArgument("picture without pixels")
    }
    guard bytesPerRow >= 4 * width else {
      throw .invalidArgument("bytes per row must be at least \(4 * width), got \(bytesPerRow)")
    }
    let (before, overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    guard !overflow, pixels.count - 4 * width >= before else {
      throw .invalidArgument(
        "\(width) x \(height) pixels with \(bytesPerRow) bytes per row do not fit in "
          + "\(pixels.count) bytes"
      )
    }
    try render(
      list,
      into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
    )
  }
}
