import KeisenData

extension Extent {
  /// Returns an extent that reaches to a value, which is rounded among times.
  package func including(_ value: Double) -> Extent {
    guard let bounds = bounds else { return self }
    let isUnit = unit != nil
    switch (bounds.min, bounds.max) {
    case (.real(let low), .real(let high)):
      return Extent(min: .real(min(low, value)), max: .real(max(high, value)))
    case (.integer(let low), .integer(let high)):
      // Times stay integers of their unit.
      if let base = Int64(exactly: isUnit ? value.rounded() : value) {
        return Extent(
          min: .integer(min(low, base)),
          max: .integer(max(high, base)),
          unit: unit
        )
      }
    case (.unsigned(let low), .unsigned(let high)):
      if let base = UInt64(exactly: value) {
        return Extent(min: .unsigned(min(low, base)), max: .unsigned(max(high, base)))
      }
    default: break
    }
    guard !isUnit, let ends = relative(to: 0) else { return self }
    return Extent(min: .real(min(ends.min, value)), max: .real(max(ends.max, value)))
  }
}
