import KeisenData
import KeisenPrimitives
import KeisenScales

extension TickFormat {
  /// Returns what values of one column read, from their exact digits.
  ///
  /// - Parameters:
  ///   - values: Numbers, or instants in `unit`.
  ///   - unit: The unit of instants, or nil for numbers.
  /// - Returns: As many texts.
  package func texts(of values: [ColumnValue], unit: TimeUnit?) -> [String] {
    guard let unit else { return texts(of: values.map(DecimalNumber.init)) }
    let scale = Scale.time(TimeScale(unit: unit))
    return values.map { value in
      guard case .integer(let origin) = value else { return "" }
      let ticks = scale.ticks(origin: origin, min: 0, max: 0, at: [0])
      guard let label = scale.labels(of: ticks, format: self).first else { return "" }
      return label.context.map { "\($0) \(label.text)" } ?? label.text
    }
  }
}

extension DecimalNumber {
  /// Takes the value of a row.
  fileprivate init(_ value: ColumnValue) {
    switch value {
    case .integer(let integer): self.init(coefficient: Int128(integer), exponent: 0)
    case .unsigned(let integer): self.init(coefficient: Int128(integer), exponent: 0)
    case .real(let double): self.init(shortest: double)
    }
  }
}
