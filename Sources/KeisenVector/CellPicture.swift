import KeisenDrawing
import KeisenPrimitives

/// Cells as a picture of pixels, and where it lies.
struct CellPicture {
  /// Pixels of a picture that are finer than the list's own, at most.
  private static let mostPixels = 1 << 24
  /// How much finer they are where cells are larger than a pixel but not all of one size.
  private static let finest = 4.0

  /// The picture: a pixel for each cell, or for each pixel of the list, or finer.
  let image: Image
  /// Where it lies, in points.
  let rect: Rect

  /// Makes the picture of the cells in a list; nil where they touch none of it.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init?(_ cells: Cells, of list: DisplayList) throws(KeisenError) {
    guard cells.columns > 0, cells.rows > 0, let size = list.pixelSize else { return nil }
    let edges = Rect(
      left: cells.columnEdges[0],
      top: cells.rowEdges[0],
      right: cells.columnEdges[cells.columns],
      bottom: cells.rowEdges[cells.rows]
    )
    let isLarge =
      edges.width * list.pixelRatio >= 2 * Double(cells.columns)
      && edges.height * list.pixelRatio >= 2 * Double(cells.rows)
    if isLarge, Self.areEven(cells.columnEdges), Self.areEven(cells.rowEdges) {
      image = try Self.image(cells)
      rect = edges
      return
    }
    var fineness = isLarge ? Self.finest : 1
    while fineness > 1,
      Double(size.width) * Double(size.height) * fineness * fineness > Double(Self.mostPixels)
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

  /// Whether edges are equally far from each other, but for a thousandth of a point.
  private static func areEven(_ edges: [Double]) -> Bool {
    let (first, last) = (edges[0], edges[edges.count - 1])
    let step = (last - first) / Double(edges.count - 1)
    return edges.enumerated().allSatisfy { index, edge in
      abs(first + Double(index) * step - edge) < 0.001
    }
  }

  /// A pixel for each cell.
  private static func image(_ cells: Cells) throws(KeisenError) -> Image {
    let image = try Image(width: cells.columns, height: cells.rows, pixelRatio: 1)
    if let colors = cells.colors.elements.baseAddress {
      image.target.base.copyMemory(from: colors, byteCount: 4 * cells.columns * cells.rows)
    }
    withExtendedLifetime((image, cells.colors)) {}
    return image
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
