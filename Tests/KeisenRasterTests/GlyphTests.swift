import KeisenDrawing
import KeisenPrimitives
import KeisenText
import Testing

@testable import KeisenRaster

@Suite("Glyph")
struct GlyphTests {
  /// A bitmap whose columns and rows count up, so that each pixel tells its place.
  private func bitmap(width: Int, height: Int) -> GlyphBitmap {
    let pixels = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, width * height))
    for index in pixels.indices { pixels[index] = UInt8(truncatingIfNeeded: index * 7) }
    return GlyphBitmap(
      left: 0,
      top: 0,
      width: width,
      height: height,
      pixels: UnsafeBufferPointer(pixels)
    )
  }

  private func draw(
    _ bitmap: GlyphBitmap,
    at places: [(Int, Int)],
    _ color: Color,
    clip: Clip? = nil
  ) throws -> Image {
    let run = GlyphRun(
      text: Font.regular.shape("", size: 10),
      origin: .zero,
      color: color
    )
    var list = DisplayList(size: Size(width: 150, height: 140), pixelRatio: 1)
    list.clip(to: clip)
    list.draw(.glyphRun(run))
    let image = try Image(width: 150, height: 140, pixelRatio: 1)
    try RasterRenderer(threads: 1).render(list, into: image.target) { _, _, body in
      for (x, y) in places { body(bitmap, x, y) }
    }
    return image
  }

  @Test("puts each of its pixels in its place, across tiles and beyond the picture's sides")
  func isPlaced() throws {
    let bitmap = bitmap(width: 13, height: 9)
    for (x, y) in [
      (10, 10), (59, 60), (61, 130), (-5, -4), (145, 100), (62, 0), (-13, 5), (150, 5),
    ] {
      let image = try draw(bitmap, at: [(x, y)], .black)
      for row in 0..<140 {
        for column in 0..<150 {
          let isInside = column >= x && column < x + 13 && row >= y && row < y + 9
          let ink = isInside ? Int(bitmap.pixels[(row - y) * 13 + column - x]) : 0
          let red = Int(try #require(image[column, row]).x)
          #expect(abs(red - (255 - ink)) <= 1, "(\(column), \(row)) of glyph at (\(x), \(y))")
        }
      }
    }
  }

  @Test("blends one by one, with its colour's alpha and within the clip")
  func blends() throws {
    let pixels = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 100)
    pixels.initialize(repeating: 255)
    let bitmap = GlyphBitmap(
      left: 0,
      top: 0,
      width: 10,
      height: 10,
      pixels: UnsafeBufferPointer(pixels)
    )
    let image = try draw(
      bitmap,
      at: [(10, 10), (15, 10)],
      Color(rgb: 0x000000, alpha: 0.5),
      clip: Clip(rect: Rect(x: 0, y: 0, width: 150, height: 15.5))
    )
    #expect([127, 128].contains(try #require(image[12, 12]).x))
    #expect([63, 64].contains(try #require(image[17, 12]).x))
    #expect([191, 192].contains(try #require(image[12, 15]).x))
    #expect(image[12, 16]?.x == 255)
  }

  @Test("draws nothing without ink")
  func hasNoInk() throws {
    let image = try draw(bitmap(width: 0, height: 5), at: [(3, 3)], .black)
    for y in 0..<140 { for x in 0..<150 { #expect(image[x, y] == SIMD4(255, 255, 255, 255)) } }
  }
}
