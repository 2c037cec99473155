import KeisenDrawing
import KeisenPrimitives

/// Writes primitives of a list to a document.
struct PrimitiveWriter<Output: VectorOutput> {
  /// The list that they are of.
  let list: DisplayList
  /// The document.
  let output: Output
  /// What draws those that are pictures in a document too.
  let renderer: any Renderer
  /// Where something of the primitive can be seen.
  let part: SeenPart

  /// The farthest that a picture goes on beyond what is seen, in points: viewers may make all of
  /// it.
  private static var farthestPicture: Double { 4_096 }

  /// Writes a picture.
  func write(_ picture: PlacedImage) throws(KeisenError) {
    guard !picture.rect.isEmpty, !part.misses(Extent(picture.rect)) else { return }
    let near = part.rect.inset(by: Insets(-Self.farthestPicture))
    if near.contains(Point(x: picture.rect.minX, y: picture.rect.minY)),
      near.contains(Point(x: picture.rect.maxX, y: picture.rect.maxY))
    {
      try output.draw(picture.image, in: picture.rect)
    } else {
      try writeLayer(.picture(picture))
    }
  }

  /// Draws one primitive as a picture of what can be seen, at twice the list's pixel ratio.
  func writeLayer(_ primitive: Primitive) throws(KeisenError) {
    let ratio = 2 * list.pixelRatio
    var layer = DisplayList(size: list.size, pixelRatio: ratio, background: .clear)
    layer.clip(to: Clip(rect: part.rect))
    layer.draw(primitive)
    guard let (image, x, y) = try renderer.render(layer).trimmed() else { return }
    let rect = Rect(
      x: Double(x) / ratio,
      y: Double(y) / ratio,
      width: Double(image.width) / ratio,
      height: Double(image.height) / ratio
    )
    try output.draw(image, in: rect)
  }
}
