import Glibc
import KeisenPrimitives

extension Image {
  /// Returns the part of the picture outside of which it is clear, and where its top left pixel is;
  /// nil where all is clear.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func trimmed() throws(KeisenError) -> (image: Image, x: Int, y: Int)? {
    defer { withExtendedLifetime(self) {} }
    var (left, right) = (width, 0)
    var (top, bottom) = (height, 0)
    for row in 0..<height {
      let bytes = UnsafeRawBufferPointer(start: target.row(row), count: bytesPerRow)
      let pixels = bytes.assumingMemoryBound(to: UInt32.self)
      func isSeen(_ pixel: UInt32) -> Bool { UInt32(littleEndian: pixel) >> 24 != 0 }
      guard let first = pixels.firstIndex(where: isSeen),
        let last = pixels.lastIndex(where: isSeen)
      else { continue }
      (left, right) = (min(left, first), max(right, last + 1))
      (top, bottom) = (min(top, row), row + 1)
    }
    guard left < right, top < bottom else { return nil }
    let part = try Image(width: right - left, height: bottom - top, pixelRatio: pixelRatio)
    for row in top..<bottom {
      memcpy(
        part.target.base + (row - top) * part.bytesPerRow,
        target.base + row * bytesPerRow + 4 * left,
        part.bytesPerRow
      )
    }
    withExtendedLifetime(part) {}
    return (part, left, top)
  }
}
