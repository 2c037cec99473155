import Glibc
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenScales

struct ScaleVerbsTests {
  @Test("gives ticks in order, in the range and few, for every scale", arguments: AnyScale.all)
  func order(scale: Scale) {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<3_000 {
      let (min, max) = AnyScale.range(of: scale, &random)
      let count = Int.random(in: 1...20, using: &random)
      let ticks = scale.ticks(min: min, max: max, count: count)
      expectOrder(ticks.values, min, max)
      #expect(ticks.values.count <= 2 * count + 16, "\(min) \(max) \(count)")
      let reversed = scale.ticks(min: max, max: min, count: count)
      if min != max { #expect(reversed.values == ticks.values.reversed()) }
      let minor = scale.minorTicks(of: ticks)
      expectOrder(minor, min, max)
      #expect(Set(minor).isDisjoint(with: ticks.values), "\(min) \(max)")
    }
  }

  private func expectOrder(_ values: [Double], _ min: Double, _ max: Double) {
    let (low, high) = (Swift.min(min, max), Swift.max(min, max))
    #expect(values.allSatisfy { $0 >= low && $0 <= high }, "\(min) \(max)")
    for (left, right) in zip(values, values.dropFirst()) {
      #expect(min < max ? left < right : left > right, "\(min) \(max) \(left) \(right)")
    }
    #expect(values.count <= 10_000)
  }

  @Test("gives no minor ticks where there would be more than 10,000")
  func fewMinorTicks() {
    let symlog = Scale.symlog(base: 16, threshold: 1e-240)
    let powers = symlog.ticks(min: -1e240, max: 1e240, count: 600)
    #expect(powers.values.count > 700)
    #expect(symlog.minorTicks(of: powers).isEmpty)
    let log = Scale.log(base: 16)
    #expect(log.minorTicks(of: log.ticks(min: 1e-300, max: 1e300, count: 600)).count > 5_000)
    let time = Scale.time(TimeScale(unit: .seconds))
    for years in 1...45 {
      let ticks = time.ticks(min: 0, max: Double(years) * 365.2425 * 86_400, count: 600)
      #expect(ticks.values.count >= 300)
      #expect(time.minorTicks(of: ticks).count <= 10_000, "\(years)")
    }
  }

  @Test("never writes two ticks alike, in any format", arguments: AnyScale.all)
  func unique(scale: Scale) {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<300 {
      let (min, max) = AnyScale.range(of: scale, &random)
      let count = Int.random(in: 1...12, using: &random)
      let ticks = scale.ticks(min: min, max: max, count: count)
      for format in AnyScale.formats {
        let labels = scale.labels(of: ticks, format: format)
        #expect(labels.count == ticks.values.count)
        #expect(Set(labels).count == labels.count, "\(min) \(max) \(format) \(labels)")
      }
    }
  }

  @Test("extends a range to ends that contain it and that have a place", arguments: AnyScale.all)
  func nice(scale: Scale) {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<3_000 {
      let (min, max) = AnyScale.range(of: scale, &random)
      let count = Int.random(in: 1...20, using: &random)
      let nice = scale.nice(min: min, max: max, count: count)
      #expect(scale.shows(origin: 0, min: nice.min, max: nice.max))
      if min == max { #expect(nice == (min, max)) }
      if min < max { #expect(nice.min <= min && nice.max >= max, "\(min) \(max) \(nice)") }
      if min > max { #expect(nice.min >= min && nice.max <= max, "\(min) \(max) \(nice)") }
      if case .category = scale { continue }
      #expect(scale.nice(min: max, max: min, count: count) == (nice.max, nice.min))
    }
  }

  @Test("takes any bits, for every scale", arguments: AnyScale.all)
  func total(scale: Scale) {
    let ends: [Double] = [
      0, 1, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1.0.nextUp, 0x1p63,
    ]
    for origin in [0, -7, Int64.min, .max] {
      for min in ends {
        for max in ends {
          for count in [Int.min, 7, .max] {
            let ticks = scale.ticks(origin: origin, min: min, max: max, count: count)
            #expect(ticks.values.count <= 1_300)
            #expect(ticks.values.allSatisfy { $0.isFinite })
            #expect(scale.minorTicks(of: ticks).allSatisfy { $0.isFinite })
            #expect(scale.labels(of: ticks).count == ticks.values.count)
            _ = scale.nice(origin: origin, min: min, max: max, count: count)
          }
          let map = scale.map(origin: origin, min: min, max: max, to: 0, 100)
          for value in ends {
            _ = map.position(of: value)
            _ = map.value(at: value)
          }
          for interval in [1, 0, -1, .nan, .infinity, 1e-300, 1e300] {
            for anchor in [0, 0.3, .nan] {
              let ticks = scale.ticks(
                origin: origin,
                min: min,
                max: max,
                interval: interval,
                anchor: anchor
              )
              #expect(ticks.values.count <= 1_000)
            }
          }
        }
      }
      let ticks = scale.ticks(origin: origin, min: 0, max: 1, at: ends)
      #expect(ticks.values.count == ends.filter(\.isFinite).count)
      #expect(scale.labels(of: ticks).count == ticks.values.count)
    }
  }

  @Test("refuses a base, a threshold and cuts that mean nothing")
  func validation() throws {
    for base in [1, 0.5, 0, -2, Double.nan, .infinity] {
      for scale in [Scale.log(base: base), .symlog(base: base)] {
        #expect(throws: KeisenError.invalidArgument("base must be finite and above 1, got \(base)"))
        {
          try scale.validate()
        }
      }
    }
    for threshold in [0, -1, Double.nan, .infinity] {
      #expect(throws: KeisenError.self) { try Scale.symlog(threshold: threshold).validate() }
    }
    #expect(throws: KeisenError.self) {
      try Scale.time(TimeScale(cuts: TimeCuts(closedWeekdays: Weekdays(rawValue: 127)))).validate()
    }
    for scale in AnyScale.all { try scale.validate() }
  }
}
