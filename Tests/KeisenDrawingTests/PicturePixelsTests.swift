import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenDrawing

@Suite("PicturePixels")
struct PicturePixelsTests {
  @Test("are those of a picture without clear pixels left out, wherever paint is")
  func clearParts() throws {
    var generator = SeededGenerator(seed: 44)
    for round in 0..<400 {
      let width = Int.random(in: 1...40, using: &generator)
      let height = Int.random(in: 1...30, using: &generator)
      let image = try Image(width: width, height: height, pixelRatio: 1)
      let base = image.target.base.assumingMemoryBound(to: UInt32.self)
      base.update(repeating: 0, count: width * height)
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        base[Int.random(in: 0..<width * height, using: &generator)] = UInt32.random(
          in: 0...UInt32.max,
          using: &generator
        )
      }
      let scale = [0.3, 0.77, 1, 1.5, 4][round % 5]
      let place = Double.random(in: -20...20, using: &generator)
      let rect = Rect(
        x: place,
        y: -place / 2,
        width: Double(width) * scale,
        height: Double(height) * scale * 1.1
      )
      let sampled = try PicturePixels(
        PlacedImage(image, in: rect),
        pixelRatio: 1,
        columns: 0..<50,
        rows: 0..<40
      )
      guard
        let across = PictureTaps(width, from: rect.minX, to: rect.maxX, within: 0..<50),
        let down = PictureTaps(height, from: rect.minY, to: rect.maxY, within: 0..<40)
      else {
        #expect(sampled == nil)
        continue
      }
      let pixels = try #require(sampled)
      for row in 0..<down.pixels.count {
        for column in 0..<across.pixels.count {
          let expected = Self.mixed(base, width, across.taps(column), down.taps(row))
          #expect(pixels.pixels.elements[row * across.pixels.count + column] == expected)
        }
      }
    }
  }

  /// One pixel, of all that it takes.
  private static func mixed(
    _ base: UnsafePointer<UInt32>,
    _ width: Int,
    _ columns: ArraySlice<PictureTaps.Tap>,
    _ rows: ArraySlice<PictureTaps.Tap>
  ) -> UInt32 {
    var sum = SIMD4<Float>.zero
    for row in rows {
      for column in columns {
        let pixel = base[row.index * width + column.index]
        func byte(_ shift: UInt32) -> Float { Float(pixel >> shift & 255) }
        sum += SIMD4(byte(0), byte(8), byte(16), 1) * (row.weight * column.weight * byte(24))
      }
    }
    guard sum.w >= 0.5 else { return 0 }
    func rounded(_ value: Float) -> UInt32 { UInt32(min(value, 255) + 0.5) }
    let color = (rounded(sum.x / sum.w), rounded(sum.y / sum.w), rounded(sum.z / sum.w))
    return color.0 | color.1 << 8 | color.2 << 16 | rounded(sum.w) << 24
  }
}
