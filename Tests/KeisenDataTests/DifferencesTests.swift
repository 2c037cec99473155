import KeisenTestSupport
import Testing

@testable import KeisenData

struct DifferencesTests {
  @Test("rounds differences of up to 65 bits once")
  func differences() {
    var random = SeededGenerator(seed: 1)
    let extremes: [UInt64] = [0, 1, 2, .max, .max - 1, 1 << 63, (1 << 63) + 1, (1 << 63) - 1]
    for _ in 0..<50_000 {
      let value = extremes.randomElement(using: &random) ?? 0
      let bits = Bool.random(using: &random) ? value : random.next()
      let origin = Int64(
        bitPattern: Bool.random(using: &random)
          ? extremes.randomElement(using: &random) ?? 0 : random.next()
      )
      let unsigned = Int128(bits) - Int128(origin)
      #expect(Differences.double(bits, minus: origin) == Double("\(unsigned)"))
      let signed = Int128(Int64(bitPattern: bits)) - Int128(origin)
      #expect(Differences.double(Int64(bitPattern: bits), minus: origin) == Double("\(signed)"))
    }
  }
}
