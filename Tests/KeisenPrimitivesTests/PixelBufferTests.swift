import KeisenPrimitives
import Testing

@Suite("PixelBuffer")
struct PixelBufferTests {
  @Test("counts its rows from the top")
  func rows() throws {
    let memory = try ByteBuffer(count: 100)
    let buffer = PixelBuffer(base: memory.base, width: 2, height: 3, bytesPerRow: 9)
    #expect(buffer.row(0) == memory.base && buffer.row(2) == memory.base + 18)
  }

  @Test("takes no rows shorter than their pixels")
  func tooShort() async {
    await #expect(processExitsWith: .failure) {
      let memory = try ByteBuffer(count: 100)
      _ = PixelBuffer(base: memory.base, width: 2, height: 1, bytesPerRow: 7)
    }
  }
}
