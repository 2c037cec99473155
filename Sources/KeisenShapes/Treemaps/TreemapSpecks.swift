import KeisenDrawing
import KeisenPrimitives

/// The rows of a treemap that have a few pixels each, as an image.
///
/// They stand on borders between pixels, so each pixel has one colour: that of a row, or the mean
/// of a bundle of rows.
struct TreemapSpecks: Sendable {
  /// The image where it stands.
  let picture: PlacedImage

  /// Paints the small rows of a layout; nil where there are none.
  ///
  /// - Parameters:
  ///   - layout: Where rows lie.
  ///   - pixelRatio: Device pixels per point.
  ///   - color: Returns the colour of a row, by the number of its group.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init?(
    _ layout: TreemapLayout,
    pixelRatio: Double,
    color: (_ row: Int, _ group: Int) -> Color
  ) throws(KeisenError) {
    guard let first = layout.specks.first else { return nil }
    var (low, high) = (first.sides.lowHalf, first.sides.highHalf)
    for speck in layout.specks {
      low = pointwiseMin(low, speck.sides.lowHalf)
      high = pointwiseMax(high, speck.sides.highHalf)
    }
    func pixels(_ place: SIMD2<Double>) -> SIMD2<Int>? {
      let place = ((place - low) * pixelRatio).rounded(.toNearestOrEven)
      // What is farther has no pixels in any picture.
      guard place.x < 0x1p29, place.y < 0x1p29 else { return nil }
      return SIMD2(Int(place.x), Int(place.y))
    }
    guard let size = pixels(high), size.x > 0, size.y > 0 else { return nil }
    let image = try Image(width: size.x, height: size.y, pixelRatio: pixelRatio)
    image.target.base.initializeMemory(
      as: UInt8.self,
      repeating: 0,
      count: image.bytesPerRow * size.y
    )
    for speck in layout.specks {
      guard let start = pixels(speck.sides.lowHalf), let end = pixels(speck.sides.highHalf) else {
        continue
      }
      let bytes = Self.color(of: speck, layout, color).bytes
      for y in start.y..<max(start.y, end.y) {
        for x in start.x..<max(start.x, end.x) {
          let offset = y * image.bytesPerRow + 4 * x
          image.target.base.storeBytes(of: bytes, toByteOffset: offset, as: UInt32.self)
        }
      }
    }
    picture = PlacedImage(image, in: Rect(left: low.x, top: low.y, right: high.x, bottom: high.y))
  }

  /// Returns the mean of the colours of a place's rows.
  static func color(
    of place: TreemapLayout.Place,
    _ layout: TreemapLayout,
    _ color: (_ row: Int, _ group: Int) -> Color
  ) -> Color {
    guard !place.members.isEmpty else { return color(place.row, place.group) }
    var sum = SIMD4<Float>.zero
    for member in place.members { sum += color(layout.members[member], place.group).premultiplied }
    guard sum.w > 0 else { return color(place.row, place.group).opacity(0) }
    let straight = sum / sum.w
    let alpha = sum.w / Float(place.members.count)
    return Color(red: straight.x, green: straight.y, blue: straight.z, alpha: alpha)
  }
}
