import Glibc
import KeisenTestSupport
import Testing

@testable import KeisenScales

struct NumberLabelsTests {
  private func labels(
    _ values: [Double],
    _ style: TickFormat.Style,
    decimals: Int? = nil,
    suffix: String = ""
  ) -> [String] {
    let format = TickFormat(style, decimals: decimals, suffix: suffix)
    let ticks = Scale.linear.ticks(min: 0, max: 1, at: values)
    return Scale.linear.labels(of: ticks, format: format).map(\.text)
  }

  @Test("writes fixed digits, thousands and percent")
  func plain() {
    #expect(labels([1_234.5, -0.25], .fixed, decimals: 2) == ["1234.50", "\u{2212}0.25"])
    #expect(labels([1_234, 1e6], .thousands) == ["1,234", "1,000,000"])
    #expect(labels([0.125, 1], .percent) == ["12.5\u{202F}%", "100\u{202F}%"])
    #expect(labels([0.125, 30], .percent, decimals: 0) == ["13\u{202F}%", "3000\u{202F}%"])
    #expect(labels([-0.001], .fixed, decimals: 1) == ["0.0"])
  }

  @Test("rounds once, from all digits")
  func once() {
    #expect(labels([2.4999999999999996], .fixed, decimals: 0) == ["2"])
    #expect(labels([0.14999999999999997], .fixed, decimals: 1) == ["0.1"])
    #expect(labels([-0.0024999999999999996], .percent, decimals: 1) == ["\u{2212}0.2\u{202F}%"])
    #expect(labels([1.4499999999999997], .scientific, decimals: 1) == ["1.4×10⁰"])
    #expect(labels([1449.9999999999998], .si, decimals: 1) == ["1.4\u{202F}k"])
    #expect(labels([2.4999999999999996], .automatic, decimals: 0) == ["2"])
    let beside = TickFormat(.fixed, decimals: 0)
    #expect(beside.texts(of: [DecimalNumber(shortest: 2.4999999999999996)]) == ["2"])
  }

  @Test("writes powers of ten in superscripts")
  func scientific() {
    #expect(labels([1_200, 0, -5e-7], .scientific) == ["1.2×10³", "0", "\u{2212}5.0×10⁻⁷"])
    #expect(labels([9.99], .scientific, decimals: 0) == ["1×10¹"])
    #expect(labels([.leastNonzeroMagnitude], .scientific) == ["5×10⁻³²⁴"])
  }

  @Test("writes prefixes of the SI, and powers of ten beyond them")
  func prefixes() {
    #expect(
      labels([1_200, 3e-6, 0], .si, suffix: "F") == [
        "1.2\u{202F}kF", "3\u{202F}\u{B5}F", "0\u{202F}F",
      ]
    )
    #expect(labels([999.96, 20], .si, decimals: 1) == ["1.0\u{202F}k", "20.0"])
    let all = (-10...10).map { Double("2e\(3 * $0)") ?? .nan }
    #expect(
      labels(all, .si).map { $0.split(separator: "\u{202F}").dropFirst().joined() } == [
        "q", "r", "y", "z", "a", "f", "p", "n", "\u{B5}", "m", "", "k", "M", "G", "T", "P", "E",
        "Z",
        "Y", "R", "Q",
      ]
    )
    #expect(labels([1e33, 1e-31], .si) == ["1×10³³", "1×10⁻³¹"])
    #expect(labels([999e30], .si) == ["999\u{202F}Q"])
  }

  @Test("takes more digits where two would read the same")
  func distinct() {
    #expect(labels([0, 0.5, 1], .fixed, decimals: 0) == ["0.0", "0.5", "1.0"])
    #expect(labels([1_000, 1_001], .si, decimals: 0) == ["1.000\u{202F}k", "1.001\u{202F}k"])
    #expect(labels([0.1, 0.1000001], .percent, decimals: 1).first == "10.00000\u{202F}%")
    #expect(labels([1e-300, 2e-300], .fixed, decimals: 2)[1].hasSuffix("2"))
  }

  @Test("leaves the noise of doubles out")
  func noise() {
    #expect(labels([0.1 + 0.2, 1.0 / 3], .automatic) == ["0.3", "0.333333333333333"])
    #expect(labels([0.3, 0.1 + 0.2], .automatic) == ["0.3", "0.30000000000000004"])
  }

  @Test("keeps every digit of large integers behind an origin")
  func origin() {
    let ticks = Scale.linear.ticks(
      origin: 1_700_000_000_000_000_000,
      min: 0,
      max: 10,
      at: [1, 7]
    )
    #expect(
      Scale.linear.labels(of: ticks, format: TickFormat(.fixed)).map(\.text) == [
        "1700000000000000001", "1700000000000000007",
      ]
    )
  }

  @Test("reads back to its values in every style")
  func readsBack() {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<2_000 {
      let (min, max) = random.range()
      let ticks = Scale.linear.ticks(min: min, max: max, count: 7)
      for style in [TickFormat.Style.fixed, .scientific, .thousands, .percent, .si] {
        let texts = Scale.linear.labels(of: ticks, format: TickFormat(style)).map(\.text)
        for (text, value) in zip(texts, ticks.values) {
          #expect(LabelReader.value(of: text, style) == value, "\(text) \(value)")
        }
      }
    }
  }

  @Test("is total over decimals")
  func total() {
    for decimals in [0, 1, 30, 1_000] {
      for style in [TickFormat.Style.fixed, .scientific, .si, .percent, .duration, .automatic] {
        let texts = labels([1e308, -.leastNonzeroMagnitude, 0, 1, 0.3], style, decimals: decimals)
        #expect(Set(texts).count == 5)
      }
    }
  }
}
