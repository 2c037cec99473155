import KeisenTestSupport
import Testing

@testable import KeisenScales

struct TransformedMapTests {
  private static let scales: [Scale] = [.log(), .symlog(), .symlog(threshold: 1e-9), .squareRoot]

  @Test("maps ends to ends, in order, and back", arguments: scales)
  func ends(scale: Scale) {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<3_000 {
      let (min, max) = AnyScale.range(of: scale, &random)
      let map = scale.map(min: min, max: max, to: 40, 600)
      let lone = map.position(of: min) == map.position(of: max)
      #expect(lone ? map.position(of: min) == 320 : map.position(of: min) == 40)
      #expect(lone || map.position(of: max) == 600)
      if lone { continue }
      // Logarithms, roots and values of a narrow range are few doubles apart.
      guard case .transformed(let transform, _) = map else { return }
      let (low, high) = (transform.transformed(min), transform.transformed(max))
      let steps = Swift.max(abs(low), abs(high)).ulp / abs(high - low)
      let valueSteps = Swift.max(abs(min), abs(max)).ulp / abs(max / 2 - min / 2)
      let error = 1e-9 + 560 * (8 * steps + 4 * valueSteps)
      var last = -Double.infinity
      let values = (0...8).map { map.value(at: 40 + 70 * Double($0)) }
      for (index, value) in values.enumerated() {
        let position = map.position(of: value)
        #expect(abs(position - 40 - 70 * Double(index)) < error, "\(min) \(max) \(value)")
        #expect(position >= last - error)
        last = position
      }
    }
  }

  @Test("writes batches as it maps one by one", arguments: scales)
  func batches(scale: Scale) {
    var random = SeededGenerator(seed: 33)
    let values =
      (0..<500).map { _ in random.anyMagnitude() } + [0, -0.0, .nan, .infinity, -.infinity]
    for _ in 0..<50 {
      let (min, max) = AnyScale.range(of: scale, &random)
      let map = scale.map(min: min, max: max, to: -3, 1_000)
      let (positions, back) = Self.batch(map, values)
      for (value, position) in zip(values, positions) {
        let expected = map.position(of: value)
        #expect(position == expected || position.isNaN && expected.isNaN)
      }
      for (position, value) in zip(positions, back) {
        let expected = map.value(at: position)
        #expect(value == expected || value.isNaN && expected.isNaN)
      }
    }
  }

  private static func batch(_ map: ScaleMap, _ values: [Double]) -> ([Double], [Double]) {
    let positions = [Double](unsafeUninitializedCapacity: values.count) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      values.withUnsafeBufferPointer { map.positions(of: $0, into: base) }
      count = values.count
    }
    let back = [Double](unsafeUninitializedCapacity: values.count) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      positions.withUnsafeBufferPointer { map.values(at: $0, into: base) }
      count = values.count
    }
    return (positions, back)
  }

  @Test("maps everything to NaN where an end of a log range is not positive")
  func impossible() {
    for (min, max) in [(0, 10), (-1, 10), (10, 0), (-3, -2), (1, .infinity), (.nan, 1)]
      as [(Double, Double)]
    {
      let map = Scale.log().map(min: min, max: max, to: 0, 1)
      for value in [1, 5, -1, 0, 100] { #expect(map.position(of: Double(value)).isNaN) }
    }
    let map = Scale.log().map(min: 5, max: 5, to: 0, 1)
    #expect(map.position(of: 7) == 0.5)
    #expect(map.position(of: 0).isNaN && map.position(of: -7).isNaN)
    #expect(abs(map.value(at: 0.3) - 5) < 1e-14)
  }

  @Test("gives values that are not positive no place on a log scale")
  func dropped() {
    let map = Scale.log().map(min: 1, max: 1_000, to: 0, 3)
    #expect(abs(map.position(of: 10) - 1) < 1e-15)
    #expect(map.position(of: 0).isNaN && map.position(of: -10).isNaN)
    #expect(map.position(of: .infinity) == .infinity)
  }
}
