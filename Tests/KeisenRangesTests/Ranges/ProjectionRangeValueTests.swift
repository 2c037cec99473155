import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenRanges

@Suite("ProjectionRange+Value")
struct ProjectionRangeValueTests {
  private func range(_ origin: Int64, _ unit: TimeUnit) throws -> ProjectionRange {
    let scale = Scale.time(TimeScale(unit: unit))
    return try ProjectionRange(origin: origin, min: 0, max: 1, scale: scale)
  }

  @Test("subtracts the origin exactly")
  func exact() throws {
    let start: Int64 = 1_700_000_000_000_000_123
    let range = try range(start, .nanoseconds)
    #expect(range.relative(DataValue(0.5, origin: start + 7)) == 7.5)
    #expect(range.relative(DataValue(0, origin: start + 7, unit: .nanoseconds)) == 7)
    #expect(range.relative(DataValue(-1, origin: .min)) == -0x1p63 - 1.7e18)
  }

  @Test("converts an instant to the unit of a time scale")
  func units() throws {
    let nanoseconds = try range(1_700_000_000_000_000_123, .nanoseconds)
    #expect(nanoseconds.relative(DataValue(0, origin: 1_700_000_000, unit: .seconds)) == -123)
    #expect(
      nanoseconds.relative(DataValue(0.001, origin: 1_700_000_000, unit: .seconds)) == 999_877
    )
    let seconds = try range(1_700_000_000, .seconds)
    #expect(
      seconds.relative(DataValue(0, origin: 1_700_000_001_500_000_000, unit: .nanoseconds)) == 1.5
    )
    #expect(
      seconds.relative(DataValue(-250, origin: 1_700_000_000_000, unit: .milliseconds)) == -0.25
    )
  }

  @Test("takes the numbers of an instant as they are on a scale without time")
  func noTime() throws {
    let range = try ProjectionRange(origin: 2, min: 0, max: 1)
    #expect(range.relative(DataValue(0.5, origin: 3, unit: .seconds)) == 1.5)
  }

  @Test("is total")
  func total() throws {
    for unit in TimeUnit.allCases {
      for own in TimeUnit.allCases {
        for origin in [Int64.min, 0, .max] {
          let range = try range(origin, own)
          for start in [Int64.min, 0, .max] {
            for offset in [0, -.greatestFiniteMagnitude, .infinity, 0x1p-1074] {
              let value = DataValue(offset, origin: start, unit: unit)
              #expect(!range.relative(value).isNaN)
            }
            #expect(range.relative(DataValue(.nan, origin: start, unit: unit)).isNaN)
          }
        }
      }
    }
  }

  @Test("equals exact arithmetic over random instants")
  func random() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let unit = TimeUnit.allCases[Int.random(in: 0..<4, using: &random)]
      let own = TimeUnit.allCases[Int.random(in: 0..<4, using: &random)]
      let shift = Int64.random(in: 0..<64, using: &random)
      let origin = Int64(bitPattern: random.next()) >> shift
      let start = Int64(bitPattern: random.next()) >> shift
      // In nanoseconds both are integers.
      let (step, ownStep) = (1_000_000_000 / unit.perSecond, 1_000_000_000 / own.perSecond)
      let exact = Int128(start) * Int128(step) - Int128(origin) * Int128(ownStep)
      let got = try range(origin, own).relative(DataValue(0, origin: start, unit: unit))
      #expect(abs(got - Double(exact) / Double(ownStep)) <= abs(got).ulp, "\(start) \(origin)")
    }
  }
}
