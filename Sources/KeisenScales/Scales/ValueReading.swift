import Glibc

/// How one value reads by itself, beside a pointer or in a list: in the format of an axis, but with
/// digits of its own.
///
///     let point = ValueReading(resolution: 0.2, isRounded: true)
///     point.text(of: 315.71384, on: .linear)  // 315.7
///     let row = ValueReading(resolution: 0.2)
///     row.text(of: 315.71, on: .linear)       // 315.71
///     row.text(of: 315.71384, on: .linear)    // 315.7
package struct ValueReading: Hashable, Sendable {
  /// Digits up to which a number with a fraction is told to its last one, as in other texts.
  private static let maxDigits = 6
  /// Digits that a longer one has at least.
  private static let fewDigits = 4
  /// Powers of ten of leading digits that are written in plain digits where the scale decides.
  private static let plainExponents = -6..<21
  /// Digits after the point up to which all values get as many.
  private static let maxDecimals = 20

  /// How the axis writes, in all but the decimals.
  package var format: TickFormat
  /// The least difference that matters, in units of the scale: what a point of a plot is worth.
  ///
  /// One that is not positive and finite says nothing.
  package var resolution: Double
  /// Whether nothing finer than the resolution is told, and all values with the same number of
  /// decimals: a place.
  ///
  /// Else a number is told to its last digit, and one with a fraction of more than six digits
  /// rounded to four, or to the resolution where that is finer: a row.
  package var isRounded: Bool

  /// Makes a reading.
  package init(_ format: TickFormat = TickFormat(), resolution: Double, isRounded: Bool = false) {
    self.format = format
    self.resolution = resolution
    self.isRounded = isRounded
  }

  /// Returns what a value reads.
  ///
  /// - Parameters:
  ///   - value: Relative to the origin, in units of the scale.
  ///   - origin: What it is added to, exact.
  ///   - scale: Names, times or numbers.
  /// - Returns: The text; empty for NaN and infinities, and where no name stands.
  package func text(of value: Double, origin: Int64 = 0, on scale: Scale) -> String {
    guard value.isFinite else { return "" }
    switch scale {
    case .linear, .log, .symlog, .squareRoot, .custom:
      guard format.style == .date else { return text(of: number(value, origin)) }
      return TimeScale(unit: .seconds).text(of: value, origin: origin, self)
    case .category(let scale):
      guard let index = Int(exactly: (Double(origin) + value).rounded()),
        scale.names.indices.contains(index)
      else { return "" }
      return format.prefix + scale.names[index] + format.suffix
    case .time(let scale): return scale.text(of: value, origin: origin, self)
    }
  }

  /// The power of ten of the last digit that matters; nil where the resolution says nothing.
  private var place: Int? {
    resolution > 0 && resolution.isFinite ? Int((log10(resolution) + 1e-9).rounded(.down)) : nil
  }

  /// Returns the digits of a value that are told.
  func number(_ value: Double, _ origin: Int64) -> DecimalNumber {
    let number = DecimalNumber(shortest: value).plus(Int128(origin)).stripped
    if isRounded, let place { return number.rounded(toExponent: place) }
    // Digits of a percentage before the point are behind that of the number.
    let whole = format.style == .percent ? -2 : 0
    let lead = number.leadingExponent
    guard number.exponent < whole, lead - number.exponent >= Self.maxDigits else { return number }
    let last = min(whole, lead - Self.fewDigits + 1, place ?? whole)
    return number.rounded(toExponent: last).stripped
  }

  /// Returns what a number reads that has the digits which are told.
  func text(of number: DecimalNumber) -> String {
    var format = format
    format.decimals = isRounded ? place.flatMap { decimals(to: $0, of: number) } : nil
    return NumberLabels(.loose([number], minorValues: []), format: format).texts.first ?? ""
  }

  /// Returns how many digits all values have after the point; nil where each has its own.
  private func decimals(to place: Int, of number: DecimalNumber) -> Int? {
    let decimals: Int
    switch format.style {
    case .automatic:
      guard Self.plainExponents.contains(number.leadingExponent) else { return nil }
      decimals = max(0, -place)
    case .fixed, .thousands: decimals = max(0, -place)
    case .percent: decimals = max(0, -place - 2)
    case .scientific, .si, .date, .duration: return nil
    }
    return decimals <= Self.maxDecimals ? decimals : nil
  }
}
