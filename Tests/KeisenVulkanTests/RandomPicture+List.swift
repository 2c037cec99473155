import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport

extension RandomPicture {
  /// A list of a size in pixels, at a pixel ratio that goes with the seed.
  static func list(
    seed: Int,
    width: Int,
    height: Int,
    count: Int
  ) throws(KeisenError) -> DisplayList {
    let ratio = [1, 1.25, 1.5, 2, 3][seed % 5]
    let size = Size(width: Double(width) / ratio, height: Double(height) / ratio)
    var picture = RandomPicture(seed: UInt64(seed), size: size)
    return try picture.list(count: count, pixelRatio: ratio)
  }
}
