import KeisenTestSupport
import Testing

@testable import KeisenScales

struct DecimalFormatTests {
  private func labels(_ min: Double, _ max: Double, _ count: Int = 3) -> [String] {
    Scale.linear.ticks(min: min, max: max, count: count).labels
  }

  @Test("gives all labels of an axis the decimals of the step")
  func decimals() {
    #expect(labels(0, 1, 2) == ["0.0", "0.5", "1.0"])
    #expect(labels(0, 0.05, 5) == ["0.00", "0.01", "0.02", "0.03", "0.04", "0.05"])
    #expect(labels(0, 10, 2) == ["0", "5", "10"])
    #expect(labels(0, 3e-6) == ["0.000000", "0.000001", "0.000002", "0.000003"])
  }

  @Test("writes a real minus, and none before zero")
  func minus() {
    #expect(labels(-1, 1, 2) == ["\u{2212}1", "0", "1"])
    #expect(labels(-0.2, 0.2, 4) == ["\u{2212}0.2", "\u{2212}0.1", "0.0", "0.1", "0.2"])
  }

  @Test("groups thousands on axes that reach five digits")
  func groups() {
    #expect(labels(0, 9_000) == ["0", "2000", "4000", "6000", "8000"])
    #expect(labels(0, 10_000, 2) == ["0", "5,000", "10,000"])
    #expect(labels(-1e6, 1e6, 2) == ["\u{2212}1,000,000", "0", "1,000,000"])
    #expect(labels(100_000, 100_001, 2) == ["100,000.0", "100,000.5", "100,001.0"])
  }

  @Test("shares a power of ten among very large and very small numbers")
  func powers() {
    #expect(labels(0, 2e15, 4) == ["0", "0.5×10¹⁵", "1.0×10¹⁵", "1.5×10¹⁵", "2.0×10¹⁵"])
    #expect(labels(-3e300, 3e300, 2) == ["\u{2212}2×10³⁰⁰", "0", "2×10³⁰⁰"])
    #expect(labels(0, 2e-7, 2) == ["0", "1×10⁻⁷", "2×10⁻⁷"])
    #expect(labels(0x1.8p-1063, 0x1p-1062, 2) == ["1.6×10⁻³²⁰", "1.8×10⁻³²⁰", "2.0×10⁻³²⁰"])
  }

  @Test("keeps plain digits where a power of ten would not shorten")
  func longNumbers() {
    #expect(labels(1, 1.000_000_02, 2) == ["1.00000000", "1.00000001", "1.00000002"])
    #expect(
      labels(1e15, 1e15 + 2, 2) == [
        "1,000,000,000,000,000", "1,000,000,000,000,001", "1,000,000,000,000,002",
      ]
    )
  }

  @Test("drops digits that the axis does not show, and the minus with them")
  func dropped() {
    let format = DecimalFormat(for: [], step: TickStep(1, exponent: -1))
    #expect(format.text(DecimalNumber(shortest: 0.123)) == "0.1")
    #expect(format.text(DecimalNumber(shortest: -0.003)) == "0.0")
    #expect(format.text(DecimalNumber(shortest: 1e300)).utf8.count == 303)
    #expect(format.text(DecimalNumber(shortest: 1e-300)) == "0.0")
  }
}
