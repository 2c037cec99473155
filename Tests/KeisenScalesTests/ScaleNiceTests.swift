import KeisenTestSupport
import Testing

@testable import KeisenScales

struct ScaleNiceTests {
  @Test("extends both ends to the next round step")
  func extends() {
    #expect(Scale.linear.nice(min: 0.13, max: 0.97, count: 5) == (0, 1))
    #expect(Scale.linear.nice(min: -7, max: 103, count: 5) == (-20, 120))
    #expect(Scale.linear.nice(min: 0, max: 1, count: 5) == (0, 1))
    #expect(Scale.linear.nice(min: 103, max: -7, count: 5) == (120, -20))
  }

  @Test("extends to round absolute values where there is an origin")
  func origin() {
    let origin: Int64 = 1_700_000_000_000_000_123
    #expect(Scale.linear.nice(origin: origin, min: 0, max: 1_000, count: 5) == (-123, 1_077))
  }

  @Test("keeps an end of a logarithm that doubles would move into the range")
  func farLogarithm() {
    let far: Int64 = 1_000_000_000_000_000_000
    // Doubles round 10¹⁸ - 1 up to a power, and 10¹⁹ + 128 down to one.
    #expect(Scale.log().nice(origin: far, min: -1, max: 9e18, count: 5) == (-1, 9e18))
    #expect(Scale.log().nice(origin: far, min: 9e18, max: -1, count: 5) == (9e18, -1))
    let last = Double(far + 128)
    #expect(Scale.log().nice(origin: 9 * far, min: -8.9e18, max: last, count: 5) == (-8.9e18, last))
    #expect(Scale.log().nice(origin: 9 * far, min: last, max: -8.9e18, count: 5) == (last, -8.9e18))
  }

  @Test("keeps an end of a logarithm whose next power doubles take for zero beside the origin")
  func lostPower() {
    let scale = Scale.log(base: 1e300)
    #expect(scale.nice(origin: .min, min: 1e250, max: 1e290, count: 5) == (1e250, 1e300))
    #expect(scale.nice(origin: .max, min: 1e290, max: 1e250, count: 5) == (1e300, 1e250))
  }

  @Test("leaves alone what has no length or no end")
  func unchanged() {
    #expect(Scale.linear.nice(min: 3, max: 3, count: 5) == (3, 3))
    #expect(Scale.linear.nice(min: 3, max: .infinity, count: 5) == (3, .infinity))
    #expect(Scale.linear.nice(min: .nan, max: 3, count: 5).min.isNaN)
  }

  @Test("contains the range, begins and ends with a tick, and stays when done again")
  func anyMagnitude() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      let (min, max) = random.range()
      let origin = Bool.random(using: &random) ? 0 : Int64.random(in: -999...999, using: &random)
      let count = Int.random(in: 1...20, using: &random)
      let (niceMin, niceMax) = Scale.linear.nice(origin: origin, min: min, max: max, count: count)
      guard min != max, abs(min) < 1e307, abs(max) < 1e307 else { continue }
      #expect(min < max ? niceMin <= min : niceMin >= min)
      #expect(min < max ? niceMax >= max : niceMax <= max)
      guard count > 1 else { continue }
      let ticks = Scale.linear.ticks(origin: origin, min: niceMin, max: niceMax, count: count)
      #expect(ticks.values.first == niceMin, "\(min) \(max) \(count) \(origin)")
      #expect(ticks.values.last == niceMax, "\(min) \(max) \(count) \(origin)")
      let again = Scale.linear.nice(origin: origin, min: niceMin, max: niceMax, count: count)
      #expect(again == (niceMin, niceMax))
    }
  }

  @Test("ends where no step would ever be long enough")
  func oneStep() {
    #expect(Scale.linear.nice(min: -3, max: 4, count: 1) == (-5, 5))
  }

  @Test("keeps an end whose next step is beyond the doubles")
  func overflow() {
    let limit = Double.greatestFiniteMagnitude
    let (min, max) = Scale.linear.nice(min: -limit, max: limit, count: 5)
    #expect(min == -limit)
    #expect(max == limit)
  }
}
