import Glibc
import KeisenPrimitives

extension Targets {
  /// Copies the finished picture into somebody's rows; what is between the rows stays as it is.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func read(into target: PixelBuffer) throws(KeisenError) {
    precondition(target.width == width && target.height == height, "\(target.width) columns")
    try readback.invalidate()
    guard let source = readback.bytes.baseAddress else { throw .internal("nothing is mapped") }
    let rowBytes = width * 4
    if target.bytesPerRow == rowBytes {
      memcpy(target.base, source, rowBytes * height)
    } else {
      for y in 0..<height { memcpy(target.row(y), source + y * rowBytes, rowBytes) }
    }
  }
}
