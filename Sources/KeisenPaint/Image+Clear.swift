import Glibc
import KeisenPrimitives

extension Image {
  /// Makes a clear picture.
  ///
  /// - Throws: As `init(width:height:pixelRatio:)`.
  convenience init(clear width: Int, _ height: Int) throws(KeisenError) {
    try self.init(width: width, height: height, pixelRatio: 1)
    memset(target.base, 0, bytesPerRow * height)
  }
}
