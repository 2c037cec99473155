import KeisenPrimitives

/// How far two renderers' pictures of one list are apart, and whether that is near enough.
///
/// Over the pixels that differ from the background in either picture, 99.5 % of the channel values
/// are within 2/255 of each other, none is beyond 16/255, and no 32 x 32 tile has a mean difference
/// above 1/255. Colours count with alpha multiplied in: of what is nearly clear the colour is as
/// good as unknown.
public struct PictureParity: Sendable, CustomStringConvertible {
  /// Channel values of pixels that are not background in one of the pictures.
  public private(set) var values = 0
  /// How many of them are more than 2/255 apart.
  public private(set) var farValues = 0
  /// The greatest difference, in 1/255, and the pixel where it is.
  public private(set) var maximum = (difference: 0.0, x: 0, y: 0)
  /// The greatest mean difference of a tile, in 1/255, and the tile's first pixel.
  public private(set) var worstTile = (mean: 0.0, x: 0, y: 0)

  /// Compares two pictures of one size on a background.
  ///
  /// - Precondition: Both have the same size.
  public init(_ first: Image, _ second: Image, background: Color) {
    precondition(first.width == second.width && first.height == second.height, "sizes differ")
    func channel(_ value: Float) -> Int16 { Int16((value * 255).rounded()) }
    // A straight-alpha picture: no colour is left where there is no alpha.
    let paper =
      background.alpha > 0
      ? SIMD4(
        channel(background.red),
        channel(background.green),
        channel(background.blue),
        channel(background.alpha)
      ) : .zero
    for tileY in stride(from: 0, to: first.height, by: 32) {
      for tileX in stride(from: 0, to: first.width, by: 32) {
        var sum = 0.0
        var tileValues = 0
        for y in tileY..<min(tileY + 32, first.height) {
          for x in tileX..<min(tileX + 32, first.width) {
            guard let a = first[x, y], let b = second[x, y] else { continue }
            let wideA = SIMD4<Int16>(truncatingIfNeeded: a)
            let wideB = SIMD4<Int16>(truncatingIfNeeded: b)
            if wideA == paper && wideB == paper { continue }
            for lane in 0..<4 {
              let valueA = Int(wideA[lane]) * (lane < 3 ? Int(wideA.w) : 255)
              let valueB = Int(wideB[lane]) * (lane < 3 ? Int(wideB.w) : 255)
              let difference = Double(abs(valueA - valueB)) / 255
              sum += difference
              tileValues += 1
              if difference > 2 { farValues += 1 }
              if difference > maximum.difference { maximum = (difference, x, y) }
            }
          }
        }
        values += tileValues
        let mean = tileValues > 0 ? sum / Double(tileValues) : 0
        if mean > worstTile.mean { worstTile = (mean, tileX, tileY) }
      }
    }
  }

  /// Whether the pictures are near enough.
  public var holds: Bool {
    200 * farValues <= values && maximum.difference <= 16 && worstTile.mean <= 1
  }

  /// The numbers, for a failing test.
  public var description: String {
    "\(farValues) of \(values) values beyond 2/255; greatest \(maximum.difference)/255 at "
      + "(\(maximum.x), \(maximum.y)); worst tile \(worstTile.mean)/255 at "
      + "(\(worstTile.x), \(worstTile.y))"
  }
}
