import KeisenPrimitives
import Testing

@Suite("ByteBuffer")
struct ByteBufferTests {
  @Test("keeps its first bytes when it is cut")
  func truncate() throws {
    for (count, kept) in [(10, 4), (10, 0), (10, 10), (1 << 20, 5), (0, 0)] {
      let buffer = try ByteBuffer(count: count)
      for index in 0..<count { buffer.mutableBytes[index] = UInt8(truncatingIfNeeded: index) }
      buffer.truncate(to: kept)
      #expect(buffer.count == kept)
      #expect(buffer.withUnsafeBytes { Array($0) } == (0..<kept).map { UInt8($0) })
    }
  }

  @Test("reports memory that there is not, with the number of bytes")
  func noMemory() {
    #expect(
      throws: KeisenError(.outOfMemory, "no memory for \(Int.max) bytes of result")
    ) { try ByteBuffer(count: .max) }
  }

  @Test("passes on what the closure returns or throws")
  func closure() throws {
    let buffer = try ByteBuffer(count: 3)
    #expect(buffer.withUnsafeBytes { $0.count } == 3)
    #expect(throws: KeisenError(.timeout, "late")) {
      try buffer.withUnsafeBytes { _ throws(KeisenError) in throw KeisenError(.timeout, "late") }
    }
  }
}
