extension Ticks {
  /// Takes the ticks that a caller names.
  init(origin: Int64, min: Double, max: Double, at values: [Double]) {
    let values = values.filter(\.isFinite)
    let numbers = values.map { DecimalNumber(shortest: $0).moved(by: origin) }
    self.init(
      origin: origin,
      min: min,
      max: max,
      values: values,
      marks: .loose(numbers, minorValues: [])
    )
  }
}
