extension TickFormat {
  /// Digits up to which a number with a fraction is written to its last one.
  fileprivate static let maxDigits = 6
  /// Digits of a longer one, more where as many stand before the point.
  fileprivate static let fewDigits = 4

  /// Returns what values read beside their marks.
  ///
  /// As labels of an axis do, but each for itself, so that near ones may read the same. Where
  /// nothing says how many digits there are, a number with a fraction of more than six digits is
  /// rounded to four, and never before the point.
  ///
  /// - Parameter values: The values, exact.
  /// - Returns: As many texts.
  package func texts(of values: [DecimalNumber]) -> [String] {
    if style == .date {
      let scale = Scale.time(TimeScale(unit: .seconds))
      return values.map { number in
        let ticks = scale.ticks(min: number.value, max: number.value, at: [number.value])
        return scale.labels(of: ticks, format: self).first?.text ?? ""
      }
    }
    let isOpen = decimals == nil && style != .duration && style != .si
    let numbers = isOpen ? values.map { $0.short(style == .percent ? 2 : 0) } : values
    return NumberLabels(.loose(numbers, minorValues: []), format: self).ownTexts
  }
}

extension DecimalNumber {
  /// The number rounded where it has more digits than a reader wants; `shift` digits behind the
  /// point stay whole.
  fileprivate func short(_ shift: Int) -> DecimalNumber {
    let number = stripped
    guard number.exponent < -shift,
      number.leadingExponent - number.exponent >= TickFormat.maxDigits
    else { return number }
    return number.rounded(
      toExponent: min(-shift, number.leadingExponent - TickFormat.fewDigits + 1)
    )
    .stripped
  }
}
