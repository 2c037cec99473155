import KeisenPrimitives
import Testing

@Suite("Image")
struct ImageTests {
  @Test("has rows without gaps, and pixels inside only")
  func pixels() throws {
    let image = try Image(width: 3, height: 2, pixelRatio: 2)
    #expect((image.bytesPerRow, image.pixelRatio) == (12, 2))
    let target = image.target
    for y in 0..<2 {
      for x in 0..<3 {
        let color = SIMD4<UInt8>(UInt8(x), UInt8(y), 7, 255)
        target.row(y).storeBytes(of: color, toByteOffset: 4 * x, as: SIMD4<UInt8>.self)
      }
    }
    #expect(image[2, 1] == SIMD4(2, 1, 7, 255))
    #expect(image[0, 0] == SIMD4(0, 0, 7, 255))
    for (x, y) in [(-1, 0), (3, 0), (0, -1), (0, 2), (.min, .max)] { #expect(image[x, y] == nil) }
    #expect(image.withUnsafeBytes { $0.count == 24 && $0[12..<16].elementsEqual([0, 1, 7, 255]) })
  }

  @Test("has positive sides", arguments: [(0, 1), (1, 0), (-1, 5), (5, .min)])
  func noSides(width: Int, height: Int) {
    #expect(
      throws: KeisenError(
        .invalidArgument,
        "picture must have positive sides, got \(width) x \(height) pixels"
      )
    ) { try Image(width: width, height: height, pixelRatio: 1) }
  }

  @Test(
    "has rows of less than 2^31 bytes, and a size that is a number",
    arguments: [(1 << 29, 1), (.max, 1), (.max, .max), (1 << 28, .max)]
  )
  func tooLarge(width: Int, height: Int) {
    let problem =
      width < 1 << 29
      ? "picture is too large, got \(width) x \(height) pixels"
      : "picture must have at most 536870911 columns, got \(width) x \(height) pixels"
    #expect(throws: KeisenError(.invalidArgument, problem)) {
      try Image(width: width, height: height, pixelRatio: 1)
    }
  }

  @Test("is no copy of pixels with sides that are none, and says which are allowed")
  func noCopy() {
    for (width, height, problem) in [
      (0, 1, "picture must have positive sides, got 0 x 1 pixels"),
      (1, -3, "picture must have positive sides, got 1 x -3 pixels"),
      (1 << 29, 1, "picture must have at most 536870911 columns, got 536870912 x 1 pixels"),
      (
        .max, .max,
        "picture must have at most 536870911 columns, got \(Int.max) x \(Int.max) pixels"
      ),
      (2, 1, "bytes per row must be at least 8, got 4"),
      (1, 2, "1 x 2 pixels with 4 bytes per row are more than 4 bytes"),
    ] {
      #expect(throws: KeisenError(.invalidArgument, problem)) {
        try [UInt8](repeating: 0, count: 4).withUnsafeBytes {
          try Image(copying: $0, width: width, height: height, bytesPerRow: 4)
        }
      }
    }
  }

  @Test("reports memory that there is not")
  func noMemory() {
    let error = #expect(throws: KeisenError.self) {
      try Image(width: 1 << 28, height: 1 << 32, pixelRatio: 2.5)
    }
    #expect(error?.code == .outOfMemory)
    let size = "268435456 x 4294967296 pixels at pixel ratio 2.5"
    #expect(error?.message == "no memory for \(1 << 62) bytes of a picture of \(size)")
  }
}
