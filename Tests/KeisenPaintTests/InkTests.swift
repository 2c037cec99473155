import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenPaint

@Suite("Ink")
struct InkTests {
  /// Every opacity over every opacity, of some colours.
  private func allOpacities(_ color: SIMD4<UInt8>, over under: SIMD4<UInt8>, isEraser: Bool) throws
  {
    let image = try Image(width: 256, height: 256, pixelRatio: 1)
    for opacity in 0..<256 {
      for below in 0..<256 {
        var pixel = under
        pixel.w = UInt8(below)
        (image.target.row(opacity) + 4 * below).storeBytes(of: pixel, as: SIMD4<UInt8>.self)
      }
    }
    let before = image.rgba
    var expected: [SIMD4<UInt8>] = []
    for opacity in 0..<256 {
      var color = color
      color.w = UInt8(opacity)
      let ink = Ink(color: color, isEraser: isEraser)
      var spans = RowSpans()
      spans.append(RowSpans.Span(y: opacity, start: 0, end: 256))
      ink.fill(spans, in: image.target)
      let row = before[256 * opacity..<256 * (opacity + 1)]
      expected += row.map { StampedLayer.blend($0, ink) }
    }
    #expect(image.rgba == expected)
  }

  @Test("paints to the bit as defined, every opacity over every other", arguments: 1...12)
  func painting(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func byte() -> UInt8 { .random(in: 0...255, using: &random) }
    let colors = [SIMD4(byte(), byte(), byte(), 0), SIMD4<UInt8>(255, 0, 254, 0)]
    for color in colors {
      try allOpacities(color, over: SIMD4(byte(), byte(), byte(), 0), isEraser: false)
      try allOpacities(color, over: SIMD4(255, 255, 1, 0), isEraser: false)
    }
  }

  @Test("erases to the bit as defined, every opacity over every other")
  func erasing() throws {
    try allOpacities(SIMD4(1, 2, 3, 0), over: SIMD4(200, 100, 7, 0), isEraser: true)
  }

  @Test("is found as it is on a clear pixel, and where it is opaque")
  func plain() {
    for opacity in 1...255 {
      let color = SIMD4<UInt8>(12, 250, 99, UInt8(opacity))
      #expect(StampedLayer.blend(.zero, Ink(color: color, isEraser: false)) == color)
    }
    let opaque = SIMD4<UInt8>(12, 250, 99, 255)
    let ink = Ink(color: opaque, isEraser: false)
    #expect(StampedLayer.blend(SIMD4(9, 8, 7, 77), ink) == opaque)
  }

  @Test("has the brush's components rounded to the nearest of 8 bits")
  func rounding() {
    let color = Color(red: 0.5, green: 1, blue: 0.1, alpha: 0.998)
    #expect(Ink(Brush(color: color)).color == SIMD4(128, 255, 26, 254))
    #expect(Ink(Brush(isEraser: true)).isEraser)
  }

  @Test("is clamped where components were written into a colour")
  func clamped() {
    var color = Color.black
    (color.red, color.green, color.blue, color.alpha) = (1e30, -1e30, .infinity, 2)
    #expect(Ink(Brush(color: color)).color == SIMD4(255, 0, 255, 255))
  }
}
