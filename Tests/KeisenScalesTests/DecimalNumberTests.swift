import KeisenTestSupport
import Testing

@testable import KeisenScales

struct DecimalNumberTests {
  @Test("finds the shortest digits of a double, which read back as the double")
  func shortest() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let value = random.finite()
      #expect(DecimalNumber(shortest: value).value == value)
    }
    #expect(DecimalNumber(shortest: 0.1) == DecimalNumber(coefficient: 1, exponent: -1))
    #expect(DecimalNumber(shortest: -250) == DecimalNumber(coefficient: -250, exponent: 0))
    #expect(DecimalNumber(shortest: 1.5e-7) == DecimalNumber(coefficient: 15, exponent: -8))
    #expect(DecimalNumber(shortest: -0.0) == DecimalNumber(coefficient: 0, exponent: 0))
  }

  @Test("finds the nearest double, through every way it takes")
  func nearest() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let coefficient = Int64(bitPattern: random.next()) >> Int.random(in: 0...60, using: &random)
      let exponent = Int.random(in: -345...310, using: &random)
      let number = DecimalNumber(coefficient: Int128(coefficient), exponent: exponent)
      #expect(number.value == Double("\(coefficient)e\(exponent)"))
    }
    #expect(DecimalNumber(coefficient: 1, exponent: 400).value == .infinity)
    #expect(DecimalNumber(coefficient: -1, exponent: 400).value == -.infinity)
    #expect(DecimalNumber(coefficient: 1, exponent: -400).value == 0)
  }
}
