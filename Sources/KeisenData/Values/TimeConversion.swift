import KeisenPrimitives

/// Timestamps of one unit as numbers of another.
package struct TimeConversion: Hashable, Sendable {
  /// Steps of the other unit in one of the timestamps' own; 1 where these are finer.
  let factor: Int64
  /// Steps of the timestamps' own unit in one of the other; 1 where these are coarser.
  let divisor: Int64

  /// Makes the conversion; nil where there is nothing to convert.
  package init?(from own: TimeUnit?, to unit: TimeUnit?) {
    guard let own, let unit, own != unit else { return nil }
    factor = Swift.max(1, unit.perSecond / own.perSecond)
    divisor = Swift.max(1, own.perSecond / unit.perSecond)
  }

  /// Returns the double nearest to the converted value minus `origin`, which is in the other unit.
  ///
  /// Of a coarser unit the whole steps are exact, and the sum with the rest is rounded once more.
  @inline(__always)
  func double(_ value: Int64, minus origin: Int64) -> Double {
    if divisor == 1 {
      let (product, isLong) = value.multipliedReportingOverflow(by: factor)
      if !isLong { return Differences.double(product, minus: origin) }
      return Double(Int128(value) * Int128(factor) - Int128(origin))
    }
    let (base, isFar) = origin.multipliedReportingOverflow(by: divisor)
    let (difference, isLong) = value.subtractingReportingOverflow(base)
    if !isFar, !isLong {
      let (whole, rest) = difference.quotientAndRemainder(dividingBy: divisor)
      return Double(whole) + Double(rest) / Double(divisor)
    }
    let longer = Int128(value) - Int128(origin) * Int128(divisor)
    let (whole, rest) = longer.quotientAndRemainder(dividingBy: Int128(divisor))
    return Double(whole) + Double(rest) / Double(divisor)
  }

  /// Returns the converted value rounded down, or the end of `Int64` that it lies beyond.
  package func integer(_ value: Int64) -> Int64 {
    let product = Int128(value) * Int128(factor)
    let (whole, rest) = product.quotientAndRemainder(dividingBy: Int128(divisor))
    return Int64(clamping: rest < 0 ? whole - 1 : whole)
  }
}
