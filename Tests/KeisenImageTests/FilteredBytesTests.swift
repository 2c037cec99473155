import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenImage

@Suite("FilteredBytes")
struct FilteredBytesTests {
  @Test("sums what was written in any order of zeros and others")
  func sum() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      let memory = try ByteBuffer(count: 40_000)
      var bytes = FilteredBytes(at: memory.base)
      var expected: [UInt8] = []
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        let count = Int.random(in: 0...1000, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0:
          bytes.put(2)
          expected.append(2)
        case 1:
          bytes.putZeros(count)
          expected += [UInt8](repeating: 0, count: count)
        default:
          let others = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
          bytes.end.copyMemory(from: others, byteCount: count)
          bytes.skip(count)
          expected += others
        }
      }
      bytes.finish()
      #expect(memory.withUnsafeBytes { Array($0[..<bytes.count]) } == expected)
      #expect(bytes.adler.value == PNGFile.adler32(expected))
    }
  }
}
