import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenTestSupport
import Testing

@Suite("Cells")
struct CellsTests {
  @Test("are drawn as the reference does", arguments: [0.7, 1, 2], 0..<40 as Range<UInt64>)
  func matchesReference(pixelRatio: Double, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var list = DisplayList(
      size: Size(width: 90 / pixelRatio, height: 80),
      pixelRatio: pixelRatio,
      background: seed % 3 == 0 ? .clear : .white
    )
    if seed % 2 == 0 {
      list.clip(
        to: Clip(
          rect: Rect(x: 10.3, y: 5.6, width: 50, height: 40.2),
          radii: CornerRadii(seed % 4 == 0 ? 0 : 9)
        )
      )
    }
    let cells = try Cells.random(
      columns: Int.random(in: 1...90, using: &random),
      rows: Int.random(in: 1...40, using: &random),
      in: Rect(x: -20, y: -20, width: 140, height: 120),
      using: &random
    )
    list.draw(.cells(cells))
    let drawn = try RasterRenderer().render(list)
    let reference = try ReferenceRenderer().render(list)
    var maximum = 0
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let (a, b) = (try #require(drawn[x, y]), try #require(reference[x, y]))
        // Of what is nearly clear the colour is as good as unknown.
        let (alphaA, alphaB) = (Int(a.w), Int(b.w))
        maximum = max(maximum, abs(alphaA - alphaB))
        for lane in 0..<3 {
          maximum = max(maximum, abs(Int(a[lane]) * alphaA - Int(b[lane]) * alphaB) / 255)
        }
      }
    }
    #expect(maximum <= 2)
  }

  @Test(
    "that are opaque and alone are drawn as the reference does",
    arguments: 0..<24 as Range<UInt64>
  )
  func matchesReferenceAlone(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var list = DisplayList(size: Size(width: 150, height: 140), pixelRatio: 1, background: .white)
    let bare = Clip(rect: Rect(x: 1, y: 0, width: 149, height: 140))
    let radii = CornerRadii(40)
    switch seed % 4 {
    case 0: break
    case 1: list.clip(to: bare)
    case 2: list.clip(to: Clip(rect: Rect(x: 30.5, y: 2, width: 110, height: 130)))
    default: list.clip(to: Clip(rect: bare.rect, radii: radii))
    }
    let colors = GrowingBuffer<UInt32>()
    for _ in 0..<30 * 20 {
      try colors.append(UInt32.random(in: 0...0xff_ffff, using: &random) | 0xff00_0000)
    }
    if seed % 3 == 0 { try colors.reserve(1)[317] = 0x8012_3456 }
    // Whole, and with a rim between pixels.
    let margin = seed % 5 == 0 ? 0.4 : -3
    let rect = Rect(x: margin, y: margin, width: 150 - 2 * margin, height: 140 - 2 * margin)
    let cells = try #require(Cells(rect, columns: 30, rows: 20, colors: colors))
    list.draw(.cells(cells))
    if seed % 2 == 0 {
      let box = Rect(x: 100, y: 20, width: 20, height: 9.5)
      list.draw(.rectangle(Rectangle(rect: box, fill: .color(Color(rgb: 0, alpha: 0.5)))))
    }
    let drawn = try RasterRenderer().render(list)
    let difference = try #require(drawn.difference(from: try ReferenceRenderer().render(list)))
    #expect(difference.value <= 2, "\(difference)")
  }

  @Test(
    "that are the pixels of a rectangle are drawn as the reference does",
    arguments: 0..<12 as Range<UInt64>
  )
  func matchesReferenceByPixels(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var list = DisplayList(size: Size(width: 150, height: 140), pixelRatio: 1, background: .white)
    if seed % 2 == 0 { list.clip(to: Clip(rect: Rect(x: 9.5, y: 20, width: 120, height: 100))) }
    // Some lie beyond the picture, and some are not opaque.
    let left = seed % 3 == 0 ? -2.0 : 7
    let colors = GrowingBuffer<UInt32>()
    for _ in 0..<130 * 125 {
      let minimum: UInt32 =
        seed % 4 < 2 ? 0xff00_0000 : Bool.random(using: &random) ? 0 : 0xff00_0000
      try colors.append(UInt32.random(in: minimum...0xffff_ffff, using: &random))
    }
    let rect = Rect(x: left, y: 3, width: 130, height: 125)
    list.draw(.cells(try #require(Cells(rect, columns: 130, rows: 125, colors: colors))))
    let drawn = try RasterRenderer().render(list)
    let difference = try #require(drawn.difference(from: try ReferenceRenderer().render(list)))
    #expect(difference.value <= 2, "\(difference)")
  }

  @Test(
    "of a few pixels each are what they are, without a blurred edge where edges are between pixels"
  )
  func crisp() throws {
    let colors = GrowingBuffer<UInt32>()
    for color in [0xff00_00ff, 0xff00_ff00, 0xffff_0000, 0xffff_ffff] as [UInt32] {
      try colors.append(color)
    }
    let cells = try #require(
      Cells(Rect(x: 2, y: 1, width: 6, height: 4), columns: 2, rows: 2, colors: colors)
    )
    var list = DisplayList(size: Size(width: 10, height: 6), pixelRatio: 1, background: .black)
    list.draw(.cells(cells))
    let image = try RasterRenderer().render(list)
    #expect(image[1, 1] == SIMD4(0, 0, 0, 255) && image[8, 1] == SIMD4(0, 0, 0, 255))
    for x in 2...4 { #expect(image[x, 2] == SIMD4(255, 0, 0, 255)) }
    for x in 5...7 { #expect(image[x, 2] == SIMD4(0, 255, 0, 255)) }
    for x in 2...4 { #expect(image[x, 3] == SIMD4(0, 0, 255, 255)) }
  }

  @Test("that are no grid at all, or none in the picture, draw nothing")
  func nothing() throws {
    #expect(Cells(.zero, columns: 1, rows: 1, colors: GrowingBuffer<UInt32>()) == nil)
    let colors = GrowingBuffer<UInt32>()
    try colors.append(0xff00_0000)
    var list = DisplayList(size: Size(width: 4, height: 4), pixelRatio: 1)
    list.draw(.cells(Cells(columnEdges: [5, 9], rowEdges: [0, 4], colors: colors)))
    list.draw(.cells(Cells(columnEdges: [-1e300, -1e299], rowEdges: [0, 4], colors: colors)))
    list.draw(.cells(Cells(columnEdges: [1], rowEdges: [1, 1], colors: GrowingBuffer<UInt32>())))
    let image = try RasterRenderer().render(list)
    #expect(image[1, 1] == SIMD4(255, 255, 255, 255))
  }
}
