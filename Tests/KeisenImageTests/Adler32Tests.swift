import KeisenTestSupport
import Testing

@testable import KeisenImage

@Suite("Adler32")
struct Adler32Tests {
  @Test("of parts put together is that of the whole")
  func append() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<200 {
      let range = round % 2 == 0 ? 0...255 : 254...255 as ClosedRange<UInt8>
      let bytes = (0..<Int.random(in: 0...20_000, using: &random)).map { _ in
        UInt8.random(in: range, using: &random)
      }
      let cut = Int.random(in: 0...bytes.count, using: &random)
      var sum = Adler32(value: PNGFile.adler32(bytes[..<cut]))
      sum.append(Adler32(value: PNGFile.adler32(bytes[cut...])), count: bytes.count - cut)
      #expect(sum.value == PNGFile.adler32(bytes))
    }
  }

  @Test("knows zeros without looking at them")
  func zeros() {
    var random = SeededGenerator(seed: 12)
    for count in [0, 1, 2, 65_520, 65_521, 65_522, 200_000] {
      let bytes = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &random) }
      var sum = Adler32(value: PNGFile.adler32(bytes))
      sum.appendZeros(count)
      #expect(sum.value == PNGFile.adler32(bytes + [UInt8](repeating: 0, count: count)))
    }
  }

  @Test("does not overflow for counts beyond any file")
  func huge() {
    var sum = Adler32(value: 65_520 << 16 | 65_520)
    sum.appendZeros(.max)
    sum.append(Adler32(value: 65_520 << 16 | 65_520), count: .max)
    #expect(sum.value >> 16 < 65_521 && sum.value & 0xffff < 65_521)
  }
}
