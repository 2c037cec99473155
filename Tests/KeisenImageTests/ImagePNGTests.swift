import KeisenImage
import KeisenPrimitives
import Testing

@Suite("Image+PNG")
struct ImagePNGTests {
  @Test("writes the picture and its density")
  func image() throws {
    let image = try Image(width: 3, height: 2, pixelRatio: 2)
    for (index, byte) in (0..<24).enumerated() {
      image.target.base.storeBytes(of: UInt8(byte * 10), toByteOffset: index, as: UInt8.self)
    }
    for level in 0...1 {
      let file = try PNGFile(image.png(level: level, threads: 1))
      #expect(file.order == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
      #expect(try file.decode() == (0..<24).map { UInt8($0 * 10) })
      // 144 pixels an inch are 5669.29 a metre.
      #expect(file.data("pHYs") == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    }
  }
}
