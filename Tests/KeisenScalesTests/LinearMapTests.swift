import KeisenTestSupport
import Testing

@testable import KeisenScales

struct LinearMapTests {
  @Test("maps both ends exactly, whatever they are")
  func ends() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let (min, max) = (random.finite(), random.finite())
      let (first, last) = (random.finite(), random.finite())
      guard min != max else { continue }
      let map = LinearMap(min: min, max: max, to: first, last)
      #expect(map.position(of: min) == first, "\(map)")
      #expect(map.position(of: max) == last, "\(map)")
    }
  }

  @Test("maps the ends of ranges between neighbouring doubles exactly")
  func neighbours() {
    for min in [0, 1, -1, 0.1, 1e300, -1e300, 0x1p-1063, Double.leastNonzeroMagnitude, 0x1p53] {
      for (low, high) in [(min, min.nextUp), (min.nextUp, min)] {
        let map = LinearMap(min: low, max: high, to: 10, 810)
        #expect(map.position(of: low) == 10)
        #expect(map.position(of: high) == 810)
      }
    }
  }

  #if arch(x86_64)
  @Test("errs by a few ulps of the larger end position")
  func accuracy() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let (min, max) = random.range()
      guard min != max else { continue }
      let first = Double.random(in: -1_000...1_000, using: &random)
      let last = Double.random(in: -1_000...1_000, using: &random)
      let map = LinearMap(min: min, max: max, to: first, last)
      let share = Double.random(in: 0...1, using: &random)
      let value = min * (1 - share) + max * share
      guard value >= Swift.min(min, max), value <= Swift.max(min, max) else { continue }
      // 64 bits of significand and 15 of exponent: nothing overflows.
      let slope = (Float80(last) - Float80(first)) / (Float80(max) - Float80(min))
      let exact = Float80(first) + slope * (Float80(value) - Float80(min))
      let error = abs(Float80(map.position(of: value)) - exact)
      #expect(error <= 4 * Float80(Swift.max(abs(first), abs(last)).ulp), "\(map) \(value)")
    }
  }
  #endif

  @Test("never leaves order by more than a rounding")
  func order() {
    let map = LinearMap(min: 0.1, max: 0.7, to: 300, 20)
    var before = Double.infinity
    for step in 0...10_000 {
      let position = map.position(of: 0.1 + 0.6 * Double(step) / 10_000)
      #expect(position <= before + 300.0.ulp)
      before = position
    }
  }

  @Test("maps lengths that overflow without infinities")
  func overflow() {
    let limit = Double.greatestFiniteMagnitude
    let map = LinearMap(min: -limit, max: limit, to: 0, 100)
    #expect(map.position(of: 0) == 50)
    #expect(map.position(of: limit / 2) == 75)
    let reversed = LinearMap(min: 1e308, max: -1e308, to: 0, 100)
    #expect(reversed.position(of: 0) == 50)
    #expect(abs(reversed.position(of: 0.5e308) - 25) < 1e-12)
    #expect(abs(reversed.inverse.position(of: 25) / 0.5e308 - 1) < 1e-12)
    // Far outside, the difference alone would overflow.
    let outside = LinearMap(min: -limit, max: -limit * 0.75, to: 0, 1)
    #expect(abs(outside.position(of: limit) - 8) < 1e-12)
    #expect(LinearMap(min: 0, max: 4, to: -limit, limit).position(of: 2) == 0)
  }

  @Test("maps subnormal ranges")
  func subnormal() {
    let map = LinearMap(min: 0, max: 0x1p-1061, to: 0, 8)
    #expect(abs(map.position(of: 0x1p-1063) - 2) < 1e-3)
    #expect(map.position(of: 0x1p-1061) == 8)
  }

  @Test("keeps ends and infinities where lengths are at opposite ends of the doubles")
  func opposite() {
    let minimum = Double.leastNonzeroMagnitude
    let limit = Double.greatestFiniteMagnitude
    for (length, positions) in [
      (minimum, limit), (limit, minimum), (0x1p-1030, 1e305), (8, minimum),
    ] {
      for (first, last) in [(0, positions), (positions, 0), (-positions, positions)] {
        let map = LinearMap(min: 0, max: length, to: first, last)
        #expect(map.position(of: 0) == first)
        #expect(map.position(of: length) == last)
        #expect(map.position(of: .infinity) == (first < last ? .infinity : -.infinity))
      }
    }
  }

  @Test("maps an empty range, and to an empty range, to the middle")
  func empty() {
    let map = LinearMap(min: 3, max: 3, to: 10, 30)
    for value: Double in [3, -1e300, 7, .infinity, -.infinity] {
      #expect(map.position(of: value) == 20)
    }
    #expect(map.position(of: .nan).isNaN)
    let flat = LinearMap(min: 0, max: 1, to: 5, 5)
    for value: Double in [0, 1, 9, .infinity, -.infinity] { #expect(flat.position(of: value) == 5) }
    #expect(flat.inverse.position(of: 5) == 0.5)
    #expect(
      LinearMap(min: 0, max: 0, to: 1.6e308, 1.7e308).position(of: 0).isFinite
    )
  }

  @Test("maps NaN to NaN and infinities to the infinity on their side")
  func notFinite() {
    let map = LinearMap(min: 0, max: 1, to: 100, 0)
    #expect(map.position(of: .nan).isNaN)
    #expect(map.position(of: .infinity) == -.infinity)
    #expect(map.position(of: -.infinity) == .infinity)
  }

  @Test("maps everything to NaN when an end is not finite")
  func endsNotFinite() {
    for end in [Double.nan, .infinity, -.infinity] {
      for map in [
        LinearMap(min: end, max: 1, to: 0, 1), LinearMap(min: 0, max: end, to: 0, 1),
        LinearMap(min: 0, max: 1, to: end, 1), LinearMap(min: 0, max: 1, to: 0, end),
        LinearMap(min: end, max: end, to: end, end),
      ] {
        #expect(map.position(of: 0).isNaN)
        #expect(map.position(of: 0.5).isNaN)
        #expect(map.position(of: .infinity).isNaN)
      }
    }
  }

  @Test("maps batches as it maps single values, in place as well")
  func batches() {
    var random = SeededGenerator(seed: 3)
    let values =
      (0..<1_003).map { _ in random.finite() } + [.nan, .infinity, -.infinity, 0, -0.0, 1, 2]
    for map in [
      LinearMap(min: 0, max: 1, to: 0, 800), LinearMap(min: 1e300, max: -1e308, to: 800, 0),
      LinearMap(min: 2, max: 2, to: 0, 800),
    ] {
      let expected = values.map(map.position)
      var actual = values
      actual.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        map.positions(of: UnsafeBufferPointer(buffer), into: base)
      }
      #expect(actual.map(\.bitPattern) == expected.map(\.bitPattern))
    }
  }
}
