/// Numbers as documents hold them.
enum VectorNumber {
  /// Returns a number with three decimals at most, as short as it can be written; NaN is 0.
  static func text(_ number: Double) -> String {
    let thousandths = DocumentBuffer.thousandths(number)
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var decimals = String("\(1000 + rest)".dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole == 0 ? "" : "\(whole)").\(decimals)"
  }
}
