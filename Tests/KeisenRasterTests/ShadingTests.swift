import KeisenDrawing
import KeisenPrimitives
import Testing

@Suite("Shading")
struct ShadingTests {
  private func drawn(_ gradient: Gradient) throws -> Image {
    var picture = DrawnPicture(width: 100, height: 70)
    picture.rectangle(Rect(x: 0, y: 0, width: 100, height: 70), .gradient(gradient))
    return try picture.image()
  }

  @Test("runs evenly from one colour to the other and goes on beyond its ends")
  func isLinear() throws {
    let gradient = Gradient(
      start: Point(x: 20, y: 0),
      end: Point(x: 80, y: 0),
      startColor: .black,
      endColor: .white
    )
    let image = try drawn(gradient)
    for y in [0, 35, 69] {
      #expect(image[0, y]?.x == 0)
      #expect(image[99, y]?.x == 255)
      for x in 20..<80 {
        let wanted = (Double(x) + 0.5 - 20) / 60 * 255
        let red = Double(try #require(image[x, y]).x)
        #expect(abs(red - wanted) <= 0.51, "column \(x)")
      }
    }
  }

  @Test("is the end colour where its points are equal or not finite")
  func isTheEndColor() throws {
    for (start, end) in [
      (Point(x: 5, y: 5), Point(x: 5, y: 5)), (Point(x: .nan, y: 5), Point(x: 5, y: 5)),
      (Point(x: 5, y: 5), Point(x: .infinity, y: 5)),
      (Point(x: 1e300, y: 0), Point(x: -1e300, y: 5)),
    ] {
      let gradient = Gradient(start: start, end: end, startColor: .black, endColor: .white)
      let image = try drawn(gradient)
      for y in 0..<70 { for x in 0..<100 { #expect(image[x, y] == SIMD4(255, 255, 255, 255)) } }
    }
  }

  @Test("mixes with alpha multiplied in: a clear end adds no colour of its own")
  func mixesPremultiplied() throws {
    let gradient = Gradient(
      start: Point(x: 0, y: 0),
      end: Point(x: 100, y: 0),
      startColor: Color(rgb: 0xff0000),
      endColor: Color(rgb: 0x00ff00, alpha: 0)
    )
    var picture = DrawnPicture(width: 100, height: 1, background: .clear)
    picture.rectangle(Rect(x: 0, y: 0, width: 100, height: 1), .gradient(gradient))
    let pixel = try #require(try picture.image()[50, 0])
    #expect(pixel.x == 255 && pixel.y == 0 && abs(Int(pixel.w) - 126) <= 1, "\(pixel)")
  }
}
