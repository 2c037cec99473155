import Glibc
import KeisenPrimitives

extension Targets {
  /// Copies the finished picture of a number into somebody's rows; what is between the rows stays
  /// as it is.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func read(_ number: Int, into target: PixelBuffer) throws(KeisenError) {
    precondition(target.width == width && target.height == height, "\(target.width) columns")
    let readback = readbacks[number]
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
