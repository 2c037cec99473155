import Testing

@testable import KeisenPrimitives

@Suite("Images of numbers") struct ImagePixelsTests {
  @Test("take colours row by row from the top, rounded to the nearest of 8 bits")
  func colors() throws {
    let pixels = [Color(rgb: 0x102030), .white, Color(rgb: 0, alpha: 0.5), .clear, .black, .white]
    let image = try Image(width: 3, height: 2, pixels: pixels, pixelRatio: 2)
    #expect(image.pixelRatio == 2)
    #expect(image[0, 0] == SIMD4(16, 32, 48, 255) && image[1, 0] == SIMD4(repeating: 255))
    #expect(image[2, 0] == SIMD4(0, 0, 0, 128) && image[0, 1] == SIMD4(repeating: 0))
    #expect(image[2, 1] == SIMD4(repeating: 255))
  }

  @Test("take shades of grey, of which NaN is black and what is beyond is clamped")
  func gray() throws {
    let gray = [0, 1, 0.5, .nan, -.infinity, .infinity, 2, -0.0]
    let image = try Image(width: 8, height: 1, gray: gray)
    let shades = (0..<8).compactMap { image[$0, 0] }
    #expect(shades.map(\.x) == [0, 255, 128, 0, 0, 255, 255, 0])
    #expect(shades.allSatisfy { $0.x == $0.y && $0.y == $0.z && $0.w == 255 })
  }

  @Test("take red, green and blue of each pixel after the other")
  func rgb() throws {
    let image = try Image(width: 1, height: 2, rgb: [1, 0.5, 0, .nan, 2, 1.0 / 255])
    #expect(image[0, 0] == SIMD4(255, 128, 0, 255) && image[0, 1] == SIMD4(0, 255, 1, 255))
  }

  @Test("need a part for each pixel, no more and no less")
  func counts() {
    func refuses(_ message: String, _ make: () throws(KeisenError) -> Image) {
      #expect(throws: KeisenError(.invalidArgument, message), performing: make)
    }
    refuses("2 x 2 pixels take 4 colors, got 3") { () throws(KeisenError) in
      try Image(width: 2, height: 2, pixels: [.black, .black, .black])
    }
    refuses("1 x 1 pixels take 1 numbers, got 2") { () throws(KeisenError) in
      try Image(width: 1, height: 1, gray: [0, 0])
    }
    refuses("1 x 1 pixels take 3 numbers, got 4") { () throws(KeisenError) in
      try Image(width: 1, height: 1, rgb: [0, 0, 0, 0])
    }
    refuses("536870911 x \(Int.max) pixels take more than \(Int.max) numbers, got 0") {
      () throws(KeisenError) in try Image(width: 536_870_911, height: .max, rgb: [])
    }
    refuses("picture must have positive sides, got 0 x 0 pixels") { () throws(KeisenError) in
      try Image(width: 0, height: 0, gray: [])
    }
    refuses("pixel ratio must be positive and finite, got nan") { () throws(KeisenError) in
      try Image(width: 1, height: 1, gray: [0], pixelRatio: .nan)
    }
  }
}
