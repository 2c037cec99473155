/// A decimal number without representation noise: `coefficient` × 10^`exponent`.
package struct DecimalNumber: Hashable, Sendable {
  /// The digits, with the sign.
  package var coefficient: Int128
  /// The power of ten.
  package var exponent: Int

  /// Makes a number from its digits and its power of ten.
  package init(coefficient: Int128, exponent: Int) {
    self.coefficient = coefficient
    self.exponent = exponent
  }

  /// Makes the shortest decimal number that reads back as `value`, which must be finite.
  package init(shortest value: Double) {
    // "-12.5e-7", "5e-324", "0.1", "1e+16"
    var coefficient: Int128 = 0
    var exponent = 0
    var written = 0
    var writtenIsNegative = false
    var isFraction = false
    var isExponent = false
    for byte in value.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "-") where isExponent: writtenIsNegative = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte - UInt8(ascii: "0"))
        if isExponent {
          written = written * 10 + digit
        } else {
          coefficient = coefficient * 10 + Int128(digit)
          if isFraction { exponent -= 1 }
        }
      default: break
      }
    }
    exponent += writtenIsNegative ? -written : written
    while coefficient != 0, coefficient % 10 == 0, exponent < 0 || coefficient > 1 << 62 {
      coefficient /= 10
      exponent += 1
    }
    self.coefficient = value < 0 ? -coefficient : coefficient
    self.exponent = coefficient == 0 ? 0 : exponent
  }

  /// The double nearest to this number; an infinity where there is none.
  package var value: Double {
    // Both factors are exact, so there is one rounding (W. D. Clinger, "How to Read Floating Point
    // Numbers Accurately", PLDI 1990).
    if coefficient.magnitude <= 1 << 53, exponent.magnitude <= 22 {
      let coefficient = Double(Int64(coefficient))
      return exponent < 0
        ? coefficient / Self.exactPowers[-exponent] : coefficient * Self.exactPowers[exponent]
    }
    // Without a decimal point no locale can matter.
    return Double("\(coefficient)e\(exponent)") ?? .nan
  }

  /// The powers of ten that a double holds exactly.
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Returns 10^`exponent`, for 0...38.
  static func power(_ exponent: Int) -> Int128 {
    precondition((0...38).contains(exponent), "10^\(exponent)")
    var power: Int128 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
