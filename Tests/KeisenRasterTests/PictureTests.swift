import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenTestSupport
import Testing

@Suite("Pictures on the CPU")
struct PictureTests {
  @Test("are drawn as the reference draws them", arguments: 0..<120 as Range<UInt64>)
  func matchesReference(seed: UInt64) throws {
    let pixelRatio = [0.7, 1, 1.5, 2][Int(seed % 4)]
    let size = Size(width: 100 / pixelRatio, height: 80)
    var random = RandomPicture(seed: 300 + seed, size: size)
    var list = DisplayList(
      size: size,
      pixelRatio: pixelRatio,
      background: seed % 2 == 0 ? .white : .clear
    )
    list.draw(.picture(try random.picture()))
    list.clip(to: random.clip())
    list.draw(.picture(try random.picture()))
    let drawn = try RasterRenderer().render(list)
    let difference = try #require(drawn.difference(from: try ReferenceRenderer().render(list)))
    // A picture is rounded to bytes before it is blended; edges within 2^-10 of a pixel's are on
    // it.
    #expect(difference.value <= 1.6, "\(difference)")
  }

  @Test(
    "are copied byte by byte where a pixel of theirs is a device pixel",
    arguments: [1.0, 2, 3]
  )
  func copies(pixelRatio: Double) throws {
    var random = SeededGenerator(seed: 3)
    let image = try Image(width: 60, height: 45, pixelRatio: 1)
    for index in 0..<image.height {
      for column in 0..<image.width {
        // Of a clear pixel no colour is kept.
        let bytes = UInt32.random(in: 0...UInt32.max, using: &random) | 0x0100_0000
        image.target.row(index).storeBytes(of: bytes, toByteOffset: 4 * column, as: UInt32.self)
      }
    }
    var list = DisplayList(
      size: Size(width: 90 / pixelRatio, height: 60 / pixelRatio),
      pixelRatio: pixelRatio,
      background: .clear
    )
    list.draw(
      .picture(
        PlacedImage(
          image,
          in: Rect(
            x: 9 / pixelRatio,
            y: 6 / pixelRatio,
            width: 60 / pixelRatio,
            height: 45 / pixelRatio
          )
        )
      )
    )
    let drawn = try RasterRenderer().render(list)
    for y in 0..<60 {
      for x in 0..<90 {
        #expect(drawn[x, y] == image[x - 9, y - 6] ?? .zero, "\(x), \(y)")
      }
    }
  }

  @Test("draw nothing in rectangles that are empty, reversed or not finite")
  func nothing() throws {
    let image = try Image(width: 1, height: 1, pixelRatio: 1)
    image.target.row(0).storeBytes(of: 0xff00_0000, as: UInt32.self)
    var list = DisplayList(size: Size(width: 20, height: 20), pixelRatio: 1)
    for rect in [
      Rect(x: 3, y: 3, width: 0, height: 5), Rect(x: 9, y: 3, width: -5, height: 5),
      Rect(x: .nan, y: 3, width: 5, height: 5), Rect(x: 3, y: 3, width: .infinity, height: 5),
      Rect(x: 1e300, y: 3, width: 1e300, height: 5),
    ] { list.draw(.picture(PlacedImage(image, in: rect))) }
    let drawn = try RasterRenderer().render(list)
    #expect(withExtendedLifetime(drawn) { drawn.pixels.allSatisfy { $0 == 255 } })
  }
}
