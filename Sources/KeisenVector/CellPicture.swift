import KeisenDrawing
import KeisenPrimitives

/// Cells as a picture of pixels, and where it lies.
struct CellPicture {
  /// Pixels of a picture that are finer than the list's own, at most.
  private static let maxPixels = 1 << 24
  /// How much finer they are where cells are larger than a pixel, so that edges lie where they
  /// should.
  private static let finest = 4.0

  /// The picture: a pixel for each pixel of the list, or finer.
  let image: Image
  /// Where it lies, in points.
  let rect: Rect

  /// Makes the picture of the cells in a list; nil where they touch none of it.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init?(_ cells: Cells, of list: DisplayList) throws(KeisenError) {
    guard cells.columns > 0, cells.rows > 0, let size = list.pixelSize else { return nil }
    let isLarge = Self.areLarge(cells, in: list)
    var fineness = isLarge ? Self.finest : 1
    while fineness > 1,
      Double(size.width) * Double(size.height) * fineness * fineness > Double(Self.maxPixels)
    {
      fineness /= 2
    }
    let ratio = list.pixelRatio * fineness
    let pixels = try cells.pixels(
      pixelRatio: ratio,
      columns: 0..<size.width * Int(fineness),
      rows: 0..<size.height * Int(fineness)
    )
    guard let pixels else { return nil }
    image = try Self.image(pixels)
    rect = Rect(
      x: Double(pixels.x) / ratio,
      y: Double(pixels.y) / ratio,
      width: Double(pixels.width) / ratio,
      height: Double(pixels.height) / ratio
    )
  }

  /// Whether cells are larger than a pixel of the list, most of them.
  static func areLarge(_ cells: Cells, in list: DisplayList) -> Bool {
    guard let left = cells.columnEdges.first, let right = cells.columnEdges.last,
      let top = cells.rowEdges.first, let bottom = cells.rowEdges.last
    else { return false }
    // Those of a pixel each may be off by what rounding adds.
    return (right - left) * list.pixelRatio > 1.01 * Double(cells.columns)
      && (bottom - top) * list.pixelRatio > 1.01 * Double(cells.rows)
  }

  /// Pixels whose alpha is divided out.
  private static func image(_ pixels: CellPixels) throws(KeisenError) -> Image {
    let image = try Image(width: pixels.width, height: pixels.height, pixelRatio: 1)
    let target = image.target.base.assumingMemoryBound(to: UInt32.self)
    for (index, pixel) in pixels.pixels.elements.enumerated() {
      let alpha = pixel >> 24
      if alpha == 255 || alpha == 0 {
        target[index] = pixel
        continue
      }
      var straight = alpha << 24
      for shift in [UInt32(0), 8, 16] {
        straight |= min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
      }
      target[index] = straight
    }
    withExtendedLifetime((image, pixels)) {}
    return image
  }
}
