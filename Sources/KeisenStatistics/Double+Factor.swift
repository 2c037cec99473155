extension Double {
  /// A power of two that brings a positive number to 1..<2, as far as that is a number itself; 1
  /// for any other.
  var factorToOne: Double {
    guard isFinite, self > 0 else { return 1 }
    let exponent = Swift.max(-1022, Swift.min(-Int(exponent), 1000))
    return Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
