import KeisenDrawing
import KeisenPrimitives

extension ReferenceColor {
  /// What a picture gives a pixel: the mean of what lies in it where it is shrunk, else what is
  /// interpolated there.
  init(_ picture: PlacedImage, at pixel: SIMD2<Double>, _ ratio: Double) {
    let (image, rect) = (picture.image, picture.rect)
    let across = Self.weights(image.width, rect.minX * ratio, rect.maxX * ratio, pixel.x)
    let down = Self.weights(image.height, rect.minY * ratio, rect.maxY * ratio, pixel.y)
    var sum = ReferenceColor(.clear)
    for (row, height) in down {
      for (column, width) in across {
        guard let color = image[column, row] else { continue }
        let channels = SIMD4<Float>(color) / 255
        sum = sum.plus(
          ReferenceColor(
            Color(red: channels.x, green: channels.y, blue: channels.z, alpha: channels.w)
          ).scaled(by: width * height)
        )
      }
    }
    self = sum
  }

  /// The pixels of an image along one direction that a pixel, given by its centre, takes, and how
  /// much of each.
  private static func weights(
    _ count: Int,
    _ low: Double,
    _ high: Double,
    _ centre: Double
  ) -> [(Int, Double)] {
    let (from, to) = (max(low, centre - 0.5), min(high, centre + 0.5))
    guard from < to else { return [] }
    let scale = Double(count) / (high - low)
    let (first, last) = ((from - low) * scale, (to - low) * scale)
    if scale > 1 {
      return (0..<count).compactMap { index in
        let length = min(last, Double(index + 1)) - max(first, Double(index))
        return length > 0 ? (index, length / (last - first) * (to - from)) : nil
      }
    }
    let place = min(max((first + last) / 2 - 0.5, 0), Double(count - 1))
    let index = Int(place)
    let rest = place - Double(index)
    return [(index, (1 - rest) * (to - from)), (index + 1, rest * (to - from))]
  }
}
