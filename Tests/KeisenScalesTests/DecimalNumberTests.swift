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

  @Test("is written as its digits with a point, commas and a minus")
  func text() {
    func obvious(_ number: DecimalNumber, _ decimals: Int, _ isGrouped: Bool) -> String {
      let number = number.rounded(toExponent: -decimals)
      let zeros = number.coefficient == 0 ? 0 : number.exponent + decimals
      let digits = "\(number.coefficient.magnitude)" + String(repeating: "0", count: zeros)
      let missing = String(repeating: "0", count: max(0, decimals + 1 - digits.count))
      var whole = String((missing + digits).dropLast(decimals))
      let fraction = (missing + digits).suffix(decimals)
      var grouped = ""
      while isGrouped, whole.count > 3 {
        grouped = "," + whole.suffix(3) + grouped
        whole.removeLast(3)
      }
      let sign = number.coefficient < 0 ? "\u{2212}" : ""
      return sign + whole + grouped + (decimals > 0 ? "." + fraction : "")
    }
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      let wide = Int128(Int64(bitPattern: random.next())) << 60
      let number = DecimalNumber(
        coefficient: wide >> Int128(Int.random(in: 0...124, using: &random)),
        exponent: Int.random(in: -40...40, using: &random)
      )
      let decimals = Int.random(in: 0...24, using: &random)
      for isGrouped in [false, true] {
        let text = number.text(decimals: decimals, isGrouped: isGrouped)
        #expect(text == obvious(number, decimals, isGrouped))
      }
      guard number.coefficient != 0 else { continue }
      let digits = "\(number.coefficient.magnitude)".count
      #expect(number.leadingExponent == number.exponent + digits - 1)
    }
  }
}
