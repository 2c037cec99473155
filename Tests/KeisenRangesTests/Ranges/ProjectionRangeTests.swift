import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenRanges

@Suite("ProjectionRange")
struct ProjectionRangeTests {
  @Test("moves the origin without an error where doubles have room")
  func exactRebase() throws {
    let start: Int64 = 1_700_000_000_000_000_123
    let range = try ProjectionRange(origin: start, min: 17, max: 1017.25)
    let moved = try range.rebased(to: start + 1000)
    #expect(moved == (try ProjectionRange(origin: start + 1000, min: -983, max: 17.25)))
    #expect(try moved.rebased(to: start) == range)
  }

  @Test("rounds once, whatever the distance")
  func rounding() throws {
    // 2^53 + 1 is no double, the sum 2^53 + 2 is one.
    let range = try ProjectionRange(origin: 1 << 53 + 1, min: 1, max: 1)
    #expect(try range.rebased(to: 0).min == 0x1p53 + 2)
    let widest = try ProjectionRange(origin: .max, min: 0, max: 1e300).rebased(to: .min)
    #expect(widest.min == 0x1p64 && widest.max == 1e300)
    let lowest = try ProjectionRange(origin: .min, min: 0.5, max: 0x1p64).rebased(to: .max)
    #expect(lowest.min == -0x1p64 && lowest.max == 1)
  }

  @Test("equals exact arithmetic over random integers")
  func randomRebase() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let (from, to) = (Int64(bitPattern: random.next()), Int64(bitPattern: random.next()))
      let origin = from >> Int64.random(in: 0..<64, using: &random)
      let other = to >> Int64.random(in: 0..<64, using: &random)
      // Any double that is an integer.
      let min = Double(Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random))
      let exact = Int128(origin) - Int128(other) + Int128(min)
      let range = try ProjectionRange(origin: origin, min: min, max: min)
      #expect(try range.rebased(to: other).min == Double(exact))
    }
  }

  @Test("equals exact arithmetic over random fractions")
  func randomFractions() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<20_000 {
      let origin = Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random)
      // A multiple of 2^-50 below 8.
      let fraction = Int64(bitPattern: random.next()) >> 11
      let exact = Int128(origin) << 50 + Int128(fraction)
      let min = Double(fraction) * 0x1p-50
      let range = try ProjectionRange(origin: origin, min: min, max: min)
      #expect(try range.rebased(to: 0).min == Double(exact) * 0x1p-50)
    }
  }

  @Test("throws where the range overflows at the new origin")
  func overflow() throws {
    let range = try ProjectionRange(origin: .max, min: 1e300, max: .greatestFiniteMagnitude)
    // Half an ulp of the greatest double is 2^970.
    #expect(try range.rebased(to: .min).max == .greatestFiniteMagnitude)
  }
}
