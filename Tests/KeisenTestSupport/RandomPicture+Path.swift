import KeisenDrawing
import KeisenPrimitives

extension RandomPicture {
  /// Returns a path of one to four contours of lines and curves, open and closed, filled.
  public mutating func filledPath() throws(KeisenError) -> Path {
    let outline = try outline()
    let fill = chance(0.7) ? Fill.color(color(opaque: chance(0.5))) : .gradient(gradient())
    return Path(outline, .fill(fill, chance(0.5) ? .nonzero : .evenOdd))
  }

  /// Returns the same, stroked in any way.
  public mutating func strokedPath() throws(KeisenError) -> Path {
    Path(try outline(), .stroke(stroke()))
  }

  /// Returns an image of any colours in any rectangle.
  public mutating func picture() throws(KeisenError) -> PlacedImage {
    let image = try Image(
      width: Int(number(1...20)),
      height: Int(number(1...20)),
      pixelRatio: 1
    )
    for row in 0..<image.height {
      for column in 0..<image.width {
        let bytes = UInt32(number(0...Double(UInt32.max)))
        image.target.row(row).storeBytes(
          of: chance(0.5) ? bytes | 0xff00_0000 : bytes,
          toByteOffset: 4 * column,
          as: UInt32.self
        )
      }
    }
    return PlacedImage(image, in: rect())
  }

  private mutating func outline() throws(KeisenError) -> PathOutline {
    let outline = PathOutline()
    let reach = chance(0.2) ? 3000 : number(5...60)
    for _ in 0..<Int(number(1...4.99)) {
      var place = point(in: 10)
      try outline.move(to: place)
      for _ in 0..<Int(number(0...8)) {
        var points: [Point] = []
        for _ in 0..<3 {
          place.x += number(-reach...reach)
          place.y += chance(0.2) ? 0 : number(-reach...reach)
          if chance(0.1) { place.x.round() }
          points.append(place)
        }
        switch Int(number(0...3.99)) {
        case 0: try outline.quadratic(points[0], to: points[2])
        case 1: try outline.cubic(points[0], points[1], to: points[2])
        default: try outline.line(to: points[2])
        }
      }
      if chance(0.5) { try outline.close() }
    }
    if chance(0.3) { try outline.ellipse(in: rect()) }
    return outline
  }

  private mutating func point(in margin: Double) -> Point {
    Point(
      x: number(-margin...size.width + margin),
      y: number(-margin...size.height + margin)
    )
  }
}
