import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import Testing

@Suite("PixelBox")
struct PixelBoxTests {
  private let black = Fill.color(.black)

  @Test("covers as much of a pixel as is inside")
  func coversArea() throws {
    var picture = DrawnPicture()
    picture.rectangle(Rect(x: 10.25, y: 5.5, width: 20, height: 0.5), black)
    #expect(try picture.red(20, 5) == 128)
    #expect(try picture.red(10, 5) == 159)
    #expect(try picture.red(30, 5) == 223)
    #expect(try picture.red(20, 4) == 255)
    #expect(try picture.red(20, 6) == 255)
  }

  @Test("leaves no seam between two boxes that share an edge on whole pixels")
  func hasNoSeams() throws {
    var picture = DrawnPicture(background: .clear)
    let fill = Fill.color(Color(rgb: 0x3366cc, alpha: 0.5))
    picture.rectangle(Rect(x: 0, y: 0, width: 17, height: 40), fill)
    picture.rectangle(Rect(x: 17, y: 0, width: 23, height: 40), fill)
    let image = try picture.image()
    let inside = try #require(image[3, 3])
    for x in 0..<40 { #expect(image[x, 20] == inside) }
  }

  @Test("has exactly its colour inside, and rounds its corners off")
  func hasCorners() throws {
    var picture = DrawnPicture()
    picture.rectangle(
      Rect(x: 4, y: 4, width: 32, height: 32),
      radii: CornerRadii(topLeft: 12, topRight: 0, bottomRight: 4, bottomLeft: 0),
      .color(Color(rgb: 0x1f77b4))
    )
    let image = try picture.image()
    #expect(image[20, 20] == SIMD4(0x1f, 0x77, 0xb4, 255))
    #expect(image[4, 4] == SIMD4(255, 255, 255, 255))
    #expect(image[35, 4] == SIMD4(0x1f, 0x77, 0xb4, 255))
    #expect(image[4, 35] == SIMD4(0x1f, 0x77, 0xb4, 255))
    #expect(image[35, 35] != SIMD4(0x1f, 0x77, 0xb4, 255))
  }

  @Test("has a border half inside and half outside")
  func hasABorder() throws {
    var picture = DrawnPicture()
    picture.rectangle(
      Rect(x: 10, y: 10, width: 20, height: 20),
      .color(Color(rgb: 0xff0000)),
      border: Rectangle.Border(width: 2, color: .black)
    )
    let image = try picture.image()
    for (x, y, red) in [(8, 20, 255), (9, 20, 0), (10, 20, 0), (11, 20, 255), (9, 9, 0)] {
      #expect(image[x, y]?.x == UInt8(red), "(\(x), \(y))")
    }
    #expect(image[20, 20] == SIMD4(255, 0, 0, 255))
    #expect(image[8, 20] == SIMD4(255, 255, 255, 255))
  }

  @Test("is all border where the border is wider than the box, even a box of no area")
  func isAllBorder() throws {
    for side in [0.0, 1, 3] {
      var picture = DrawnPicture()
      picture.rectangle(
        Rect(x: 20, y: 20, width: side, height: side),
        nil,
        border: Rectangle.Border(width: 8, color: .black)
      )
      #expect(try picture.red(20, 20) == 0)
      #expect(try picture.red(16, 16) == 0)
      #expect(try picture.red(15, 15) == 255)
    }
  }

  @Test("clips to whole pixels, to parts of them, and to round corners")
  func clips() throws {
    var picture = DrawnPicture()
    picture.clip(Clip(rect: Rect(x: 10, y: 10.5, width: 20, height: 20), radii: CornerRadii(6)))
    picture.rectangle(Rect(x: 0, y: 0, width: 40, height: 40), black)
    try picture.line([SIMD2(0, 20), SIMD2(40, 20)], Stroke(width: 9, color: Color(rgb: 0x00ff00)))
    let image = try picture.image()
    #expect(image[9, 20] == SIMD4(255, 255, 255, 255))
    #expect(image[10, 20] == SIMD4(0, 255, 0, 255))
    #expect(image[20, 10]?.x == 128)
    #expect(image[10, 11]?.x == 255)
    #expect(image[20, 28] == SIMD4(0, 0, 0, 255))
  }

  @Test("draws nothing in a clip that is empty, reversed or NaN, and all again without")
  func clipsToNothing() throws {
    for rect in [
      Rect(x: 5, y: 5, width: 0, height: 9), Rect(x: 30, y: 30, width: -20, height: -20),
      Rect(x: .nan, y: 0, width: 40, height: 40), Rect(x: 0, y: 0, width: 40, height: .nan),
      Rect(x: 100, y: 0, width: 40, height: 40),
    ] {
      var picture = DrawnPicture()
      picture.clip(Clip(rect: rect))
      picture.rectangle(Rect(x: 0, y: 0, width: 40, height: 40), black)
      try picture.line([SIMD2(0, 20), SIMD2(40, 20)], Stroke(width: 9))
      picture.clip(nil)
      picture.rectangle(Rect(x: 39, y: 39, width: 1, height: 1), black)
      let image = try picture.image()
      for y in 0..<40 {
        for x in 0..<40 { #expect(image[x, y]?.x == (x == 39 && y == 39 ? 0 : 255)) }
      }
    }
  }

  @Test("survives any number in any place")
  func survivesNastyNumbers() throws {
    let numbers: [Double] = [
      .nan, .infinity, -.infinity, 0, -1, 1e9, -1e9, 1e300, -1e300, 1e-300, 20,
    ]
    for ratio in [0.5, 1, 1e-150, 1e150] {
      for first in numbers {
        for second in numbers {
          let side = 40 / ratio
          var list = DisplayList(size: Size(width: side, height: side), pixelRatio: ratio)
          let rect = Rect(x: first, y: 3, width: second, height: 30)
          let point = Point(x: first, y: second)
          let gradient = Gradient(
            start: point,
            end: Point(x: second, y: first),
            startColor: .black,
            endColor: .white
          )
          list.clip(to: Clip(rect: rect, radii: CornerRadii(second)))
          list.draw(
            .rectangle(Rectangle(rect: Rect(x: 0, y: 0, width: 40, height: 40), fill: black))
          )
          list.clip(to: nil)
          let border = Rectangle.Border(width: second, color: .black)
          list.draw(
            .rectangle(
              Rectangle(
                rect: Rect(x: 3, y: first, width: 30, height: second),
                radii: CornerRadii(first),
                fill: .gradient(gradient),
                border: border
              )
            )
          )
          let vertices = VertexBuffer()
          for (x, y) in [(1, first), (first, second), (second, 5), (7, second), (7, 7)] {
            try vertices.append(SIMD2(Float(x), Float(y)))
          }
          for join in [Stroke.Join.round, .bevel, .mitre] {
            for width in [first, second, 3] {
              let stroke = Stroke(width: width, join: join, cap: .square, mitreLimit: second)
              list.draw(
                .polyline(Polyline(vertices: vertices, runStarts: [0, 4, 5], stroke: stroke))
              )
            }
          }
          let image = try RasterRenderer(threads: 1).render(list)
          #expect(image.width == 40 && image[0, 0]?.w == 255)
        }
      }
    }
  }

  @Test("clamps colours that were written out of range")
  func cleansColors() throws {
    var color = Color.black
    color.red = .nan
    color.green = 7
    color.blue = -.infinity
    color.alpha = .infinity
    var picture = DrawnPicture()
    picture.rectangle(Rect(x: 0, y: 0, width: 40, height: 40), .color(color))
    #expect(try picture.image()[20, 20] == SIMD4(0, 255, 0, 255))
  }
}
