import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

struct TimeConversionTests {
  private static let units = TimeUnit.allCases

  @Test("is the nearest double of exact arithmetic, and reads as extents do")
  func exact() throws {
    var random = SeededGenerator(seed: 71)
    for _ in 0..<5_000 {
      let own = Self.units[Int.random(in: 0..<4, using: &random)]
      let unit = Self.units[Int.random(in: 0..<4, using: &random)]
      let values = (0..<3).map { _ in
        Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random)
      }
      let origin = random.origin()
      let column = try values.withUnsafeBytes {
        try Column(copying: $0.baseAddress, type: .timestamp(own), count: 3)
      }
      var read = [Double](repeating: 0, count: 3)
      read.withUnsafeMutableBufferPointer { buffer in
        if let base = buffer.baseAddress {
          column.snapshot().read(0..<3, relativeTo: origin, in: unit, into: base)
        }
      }
      // In nanoseconds all are integers.
      let (step, ownStep) = (1_000_000_000 / unit.perSecond, 1_000_000_000 / own.perSecond)
      for (value, got) in zip(values, read) {
        if value == .min {
          #expect(got.isNaN)
          continue
        }
        let difference = Int128(value) * Int128(ownStep) - Int128(origin) * Int128(step)
        let (whole, rest) = difference.quotientAndRemainder(dividingBy: Int128(step))
        let expected = Double(whole) + Double(rest) / Double(step)
        #expect(got == expected, "\(value) \(origin) \(own) \(unit)")
      }
      let extent = column.extent().relative(to: origin, in: unit) ?? (0, 0)
      let finite = read.filter { !$0.isNaN }
      if let minimum = finite.min(), let maximum = finite.max() {
        #expect(extent.min == minimum && extent.max == maximum)
      }
    }
  }

  @Test("converts nothing where one has no unit or both have the same")
  func nothing() {
    #expect(TimeConversion(from: nil, to: .seconds) == nil)
    #expect(TimeConversion(from: .seconds, to: nil) == nil)
    #expect(TimeConversion(from: .seconds, to: .seconds) == nil)
  }

  @Test("rounds integers down and stops at the ends of 64 bits")
  func integers() throws {
    let down = try #require(TimeConversion(from: .nanoseconds, to: .seconds))
    #expect(down.integer(1_999_999_999) == 1 && down.integer(-1) == -1)
    let up = try #require(TimeConversion(from: .seconds, to: .nanoseconds))
    #expect(up.integer(2) == 2_000_000_000)
    #expect(up.integer(.max) == .max && up.integer(.min) == .min)
  }
}
