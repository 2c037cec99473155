import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("PictureParity")
struct PictureParityTests {
  @Test("holds for equal pictures and for a value of difference")
  func near() throws {
    let image = try square(at: 10, gray: 100)
    #expect(PictureParity(image, image, background: .white).holds)
    #expect(PictureParity(image, try square(at: 10, gray: 101), background: .white).holds)
  }

  @Test("fails for a shift of a fifth of a pixel, and for a shade that is a little off")
  func far() throws {
    let image = try square(at: 10, gray: 100)
    let shifted = PictureParity(image, try square(at: 10.2, gray: 100), background: .white)
    #expect(!shifted.holds && shifted.maximum.difference == 31)
    let shade = PictureParity(image, try square(at: 10, gray: 103), background: .white)
    #expect(!shade.holds && shade.maximum.difference == 3)
  }

  @Test("counts few pixels as strictly as many")
  func few() throws {
    let gray = SIMD4<UInt8>(100, 100, 100, 255)
    let image = try self.image(gray, repeating: 16)
    // The mean alone: 1.5.
    let shade = PictureParity(
      image,
      try self.image(SIMD4(102, 102, 102, 255), repeating: 16),
      background: .white
    )
    #expect(!shade.holds && shade.farValues == 0 && shade.worstTile.mean == 1.5)
    // One value of 64 alone, then one of 200.
    let spot = SIMD4<UInt8>(103, 100, 100, 255)
    let few = PictureParity(
      image,
      try self.image(gray, repeating: 15, then: spot),
      background: .white
    )
    #expect(!few.holds && few.farValues == 1 && few.worstTile.mean < 0.05)
    let enough = PictureParity(
      try self.image(gray, repeating: 50),
      try self.image(gray, repeating: 49, then: spot),
      background: .white
    )
    #expect(enough.holds && enough.farValues == 1)
  }

  @Test("does not round a difference that alpha makes smaller")
  func fraction() throws {
    let parity = PictureParity(
      try image(SIMD4(100, 0, 0, 204), repeating: 4),
      try image(SIMD4(103, 0, 0, 204), repeating: 4),
      background: .clear
    )
    #expect(parity.maximum.difference == 2.4 && parity.farValues == 4)
  }

  @Test("does not count the background")
  func uncounted() throws {
    let image = try square(at: 10, gray: 100)
    #expect(PictureParity(image, image, background: .white).values == 20 * 20 * 4)
  }

  /// One row of pixels.
  private func image(
    _ pixel: SIMD4<UInt8>,
    repeating count: Int,
    then last: SIMD4<UInt8>? = nil
  ) throws -> Image {
    let pixels = [SIMD4<UInt8>](repeating: pixel, count: count) + (last.map { [$0] } ?? [])
    let image = try Image(width: pixels.count, height: 1, pixelRatio: 1)
    for (x, pixel) in pixels.enumerated() {
      image.target.base.storeBytes(of: pixel, toByteOffset: 4 * x, as: SIMD4<UInt8>.self)
    }
    return image
  }

  private func square(at x: Double, gray: UInt32) throws -> Image {
    var list = DisplayList(size: Size(width: 64, height: 64), pixelRatio: 1)
    let rect = Rect(x: x, y: 8, width: 20, height: 20)
    list.draw(.rectangle(Rectangle(rect: rect, fill: .color(Color(rgb: gray * 0x010101)))))
    return try ReferenceRenderer().render(list)
  }
}
