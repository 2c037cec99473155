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
    #expect(!shifted.holds && shifted.greatest.difference == 31)
    let shade = PictureParity(image, try square(at: 10, gray: 103), background: .white)
    #expect(!shade.holds && shade.greatest.difference == 3)
  }

  @Test("does not count the background")
  func uncounted() throws {
    let image = try square(at: 10, gray: 100)
    #expect(PictureParity(image, image, background: .white).values == 20 * 20 * 4)
  }

  private func square(at x: Double, gray: UInt32) throws -> Image {
    var list = DisplayList(size: Size(width: 64, height: 64), pixelRatio: 1)
    let rect = Rect(x: x, y: 8, width: 20, height: 20)
    list.draw(.rectangle(Rectangle(rect: rect, fill: .color(Color(rgb: gray * 0x010101)))))
    return try ReferenceRenderer().render(list)
  }
}
