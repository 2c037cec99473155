import KeisenPrimitives
import Testing

@testable import KeisenImage

@Suite("PNGHeader")
struct PNGHeaderTests {
  private func header(_ pixelRatio: Double, channels: Int = 3) -> PNGHeader {
    PNGHeader(width: 258, height: 3, channels: channels, pixelRatio: pixelRatio)
  }

  @Test("rounds the density at 72 points per inch")
  func density() {
    #expect(header(1).pixelsPerMetre == 2835)
    #expect(header(2).pixelsPerMetre == 5669)
    #expect(header(0.0254 / 72).pixelsPerMetre == 1)
    #expect(header(0x7fff_ffff * 0.0254 / 72).pixelsPerMetre == 0x7fff_ffff)
  }

  @Test(
    "has no density for a ratio that is not positive and finite or that the format can't hold",
    arguments: [0, -1, .nan, .infinity, -.infinity, 1e-9, 1e300, .leastNonzeroMagnitude]
  )
  func noDensity(pixelRatio: Double) {
    #expect(header(pixelRatio).pixelsPerMetre == nil)
    #expect(header(pixelRatio).size == 46)
  }

  @Test("writes as many bytes as it says, big-endian")
  func bytes() throws {
    for (channels, colorType) in [(3, 2), (4, 6)] as [(Int, UInt8)] {
      let header = header(1, channels: channels)
      let memory = try ByteBuffer(count: header.size)
      var writer = PNGWriter(at: memory.base)
      header.write(to: &writer)
      #expect(writer.position - memory.base == header.size)
      let file = try PNGFile(memory)
      #expect(file.data("IHDR") == [0, 0, 1, 2, 0, 0, 0, 3, 8, colorType, 0, 0, 0])
      #expect(file.data("sRGB") == [0])
      #expect(file.data("pHYs") == [0, 0, 11, 19, 0, 0, 11, 19, 1])
      #expect(file.crcsAreRight)
    }
  }
}
