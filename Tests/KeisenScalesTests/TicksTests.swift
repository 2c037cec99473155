import Glibc
import KeisenTestSupport
import Testing

@testable import KeisenScales

struct TicksTests {
  private func ticks(_ min: Double, _ max: Double, _ count: Int, origin: Int64 = 0) -> Ticks {
    Scale.linear.ticks(origin: origin, min: min, max: max, count: count)
  }

  @Test("divides 0...1 by fifths, tenths and halves")
  func unit() {
    #expect(ticks(0, 1, 5).values == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(ticks(0, 1, 10).values == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    #expect(ticks(0, 1, 2).values == [0, 0.5, 1])
    #expect(ticks(0, 1, 1).values == [0, 1])
    #expect(ticks(0, 1, 0).values == [0, 1])
    #expect(ticks(0, 1, .min).values == [0, 1])
    #expect(ticks(-1, 1, 4).values == [-1, -0.5, 0, 0.5, 1])
  }

  @Test("reads as it is written: 0.1 + 0.2 never shows")
  func noise() {
    #expect(ticks(0, 1, 10).labels[3] == "0.3")
    #expect(ticks(0, 1, 10).values[3] == 0.3)
    #expect(
      ticks(0.1, 0.7, 6).labels == ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"]
    )
  }

  @Test("gives years without commas")
  func years() {
    let years = ticks(1_958, 2_001, 5)
    #expect(years.values == [1_960, 1_970, 1_980, 1_990, 2_000])
    #expect(years.labels == ["1960", "1970", "1980", "1990", "2000"])
  }

  @Test("descends with a reversed range")
  func reversed() {
    var random = SeededGenerator(seed: 4)
    #expect(ticks(1, 0, 5).values == [1, 0.8, 0.6, 0.4, 0.2, 0])
    for _ in 0..<500 {
      let (min, max) = random.range()
      guard min != max else { continue }
      #expect(ticks(max, min, 7).values == ticks(min, max, 7).values.reversed())
    }
  }

  @Test("gives an empty range its one value")
  func empty() {
    for value in [0, 5, -0.1, 1.25e300, 0x1p-1063, 123.456, 1e16, 1e21] {
      #expect(ticks(value, value, 5).values == [value])
      #expect(ticks(value, value, 5).numbers.map(\.value) == [value])
    }
    #expect(ticks(0.1, 0.1, 5).labels == ["0.1"])
    #expect(ticks(-0.0, -0.0, 5).labels == ["0"])
    #expect(
      ticks(7, 7, 5, origin: 1_700_000_000_000_000_000).labels == [
        "1,700,000,000,000,000,007"
      ]
    )
    #expect(ticks(0.5, 0.5, 5, origin: -3).labels == ["\u{2212}2.5"])
    #expect(ticks(1e-300, 1e-300, 5, origin: 2).values == [1e-300])
    #expect(ticks(1e300, 1e300, 5, origin: 2).labels == ["1×10³⁰⁰"])
  }

  @Test("gives none where an end is NaN or infinite")
  func notFinite() {
    for end in [Double.nan, .infinity, -.infinity] {
      #expect(ticks(end, 1, 5).values.isEmpty)
      #expect(ticks(0, end, 5, origin: 7).labels.isEmpty)
      #expect(ticks(end, end, 5).values.isEmpty)
      #expect(Scale.linear.minorTicks(of: ticks(end, 1, 5)).isEmpty)
    }
  }

  @Test("stands on whole nanoseconds in a window of a microsecond of today")
  func nanoseconds() {
    let origin: Int64 = 1_700_000_000_000_000_123
    let ticks = ticks(0, 1_000, 5, origin: origin)
    #expect(ticks.values == [77, 277, 477, 677, 877])
    #expect(
      ticks.numbers.map { $0.coefficient * 100 } == ticks.values.map { Int128(origin) + Int128($0) }
    )
    #expect(ticks.labels.first == "1,700,000,000,000,000,200")
    #expect(Set(ticks.labels).count == 5)
  }

  @Test(
    "stands on round absolute values for any origin",
    arguments: [
      Int64.min, Int64.min + 1, -1_000_000_007, -7, -1, 1, 3, 999, 1 << 53, .max - 1, .max,
    ]
  )
  func origins(origin: Int64) {
    var random = SeededGenerator(seed: UInt64(bitPattern: origin))
    for _ in 0..<500 {
      let exponent = Double.random(in: -22...22, using: &random)
      let min = Double.random(in: -10...10, using: &random) * pow(10, exponent)
      let max = min + Double.random(in: -2...2, using: &random) * pow(10, exponent)
      let ticks = ticks(min, max, Int.random(in: 1...20, using: &random), origin: origin)
      guard min != max else { continue }
      let step = Int128(ticks.step.multiplier)
      for (value, number) in zip(ticks.values, ticks.numbers) {
        #expect(number.coefficient % step == 0)
        #expect(number.exponent == ticks.step.exponent)
        if number.exponent > 18 {
          #expect(value == number.value - Double(origin))
        } else {
          // The same difference in integers, of 10^-18 or of 1.
          let shift = number.exponent < 0 ? -number.exponent : 0
          let scaled = number.coefficient * DecimalNumber.power(Swift.max(0, number.exponent))
          let difference = scaled - Int128(origin) * DecimalNumber.power(shift)
          #expect(value == Double("\(difference)e-\(shift)"))
        }
      }
      expectOrder(ticks)
      if pow(10, exponent) > 1e-15, abs(max - min) > 1e-3 * abs(min) {
        #expect(!ticks.values.isEmpty, "\(min) \(max) \(origin)")
      }
    }
  }

  /// Inside the range, in its direction, and none twice; the labels as well.
  private func expectOrder(_ ticks: Ticks) {
    let (low, high) = (Swift.min(ticks.min, ticks.max), Swift.max(ticks.min, ticks.max))
    #expect(ticks.values.allSatisfy { $0 >= low && $0 <= high }, "\(low) \(high)")
    #expect(ticks.values.count == ticks.numbers.count)
    let isAscending = ticks.min < ticks.max
    for (left, right) in zip(ticks.values, ticks.values.dropFirst()) {
      #expect(isAscending ? left < right : left > right, "\(low) \(high)")
    }
    #expect(Set(ticks.labels).count == ticks.values.count)
    #expect(ticks.values.count <= 1_000)
  }

  @Test(
    "is in order, in the range, near the wanted count, and reads back exactly, at any magnitude"
  )
  func anyMagnitude() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<10_000 {
      let (min, max) = random.range()
      let count = Int.random(in: 1...30, using: &random)
      let ticks = ticks(min, max, count)
      guard min != max, min.isFinite, max.isFinite else { continue }
      expectOrder(ticks)
      let ulp = Swift.max(abs(min), abs(max)).ulp
      // Where doubles lie far closer than ticks, the number of ticks is near the wish.
      if abs(max / 2 - min / 2) > 50 * Double(count) * ulp {
        let wish = Double(count)
        let number = Double(ticks.values.count)
        #expect(number >= wish / 1.5 - 1.5 && number <= wish * 1.6 + 1, "\(min) \(max) \(count)")
        #expect(number >= 1)
      }
      for (label, value) in zip(ticks.labels, ticks.values) {
        #expect(LabelReader.value(of: label) == value, "\(label) \(value)")
      }
    }
  }

  @Test("has no two equal ticks where steps would fall below the doubles")
  func belowUlp() {
    for (min, max) in [
      (1, 1.0.nextUp), (1, 1 + 10 * 1.0.ulp), (-1.0.nextUp, -1), (0x1p53, 0x1p53 + 2),
      (1e300, 1e300.nextUp), (0, .leastNonzeroMagnitude), (0, 0x1p-1070),
      (0x1p-1063, 0x1.008p-1063),
      (-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude),
      (Double.greatestFiniteMagnitude.nextDown, .greatestFiniteMagnitude),
      (-0x1p-1063, 0x1p-1063), (-1e308, 1e308), (1, 1e308),
    ] {
      for count in [1, 2, 5, 10, 100, 600, Int.max] {
        for origin in [0, 1, -5, Int64.max, Int64.min] {
          expectOrder(ticks(min, max, count, origin: origin))
          expectOrder(ticks(max, min, count, origin: origin))
        }
      }
    }
  }

  @Test("is bounded whatever count is wished")
  func bounded() {
    #expect(ticks(0, 1, .max).values.count <= 1_000)
    #expect(ticks(0, 1, .max).values.count >= 400)
  }

  @Test("divides steps of 1, 2 and 5 by 5, 4 and 5, and leaves the ticks out")
  func minor() {
    #expect(
      Scale.linear.minorTicks(of: ticks(0, 2, 2)) == [0.2, 0.4, 0.6, 0.8, 1.2, 1.4, 1.6, 1.8]
    )
    #expect(Scale.linear.minorTicks(of: ticks(0, 4, 2)) == [0.5, 1, 1.5, 2.5, 3, 3.5])
    #expect(Scale.linear.minorTicks(of: ticks(10, 0, 2)) == [9, 8, 7, 6, 4, 3, 2, 1])
    #expect(Scale.linear.minorTicks(of: ticks(0.9, 2.1, 1)).first == 1.2)
    #expect(
      Scale.linear.minorTicks(of: ticks(0, 10, 2, origin: 3)) == [0, 1, 3, 4, 5, 6, 8, 9, 10]
    )
    #expect(Scale.linear.minorTicks(of: ticks(1, 1.0.nextUp, 5)).isEmpty)
    #expect(Scale.linear.minorTicks(of: ticks(4, 4, 5)).isEmpty)
  }

  @Test("puts minor ticks between and beyond ticks at any magnitude")
  func minorAnyMagnitude() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<3_000 {
      let (min, max) = random.range()
      let ticks = ticks(min, max, 6)
      let minor = Scale.linear.minorTicks(of: ticks)
      guard min != max, !minor.isEmpty else { continue }
      let all = (minor + ticks.values).sorted()
      #expect(Set(all).count == all.count)
      #expect(all.allSatisfy { $0 >= Swift.min(min, max) && $0 <= Swift.max(min, max) })
      let parts = ticks.step.minorCount
      let expected = (ticks.values.count - 1) * (parts - 1)...(ticks.values.count + 1) * (parts - 1)
      #expect(expected.contains(minor.count))
    }
  }
}
