import Keisen
import KeisenPrimitives

/// Measures how long the PNG file of RGBA pixels takes, in memory.
///
/// Prints the median milliseconds.
func measurePNG(path: String, width: Int, height: Int, runs: Int) throws {
  let image = try Image(width: width, height: height, pixelRatio: 1)
  let size = image.pixels.count
  let isRead = readNumbers(path, as: UInt8.self).withUnsafeBytes { pixels in
    guard pixels.count == size, let base = pixels.baseAddress else { return false }
    image.target.base.copyMemory(from: base, byteCount: size)
    return true
  }
  guard isRead else { throw KeisenError.invalidArgument("\(path) has other pixels") }
  print(try medianTime(runs: runs) { _ = try image.png() })
}
