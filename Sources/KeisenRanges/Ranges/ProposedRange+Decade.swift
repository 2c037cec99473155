extension ProposedRange {
  /// Returns the range from a positive absolute value to ten times this, relative to an origin.
  ///
  /// Far from the origin, where doubles take the value for 0, it begins with the next one above. It
  /// is not without length, save at the end of the doubles.
  static func decade(from minimum: Double, origin: Int64) -> ProposedRange {
    let shift = -Int128(origin)
    var low = ProjectionRange.sum(minimum, shift)
    if ProjectionRange.sum(low, -shift) <= 0 || Double(origin) + low <= 0 { low = low.nextUp }
    let high = ProjectionRange.sum(Swift.min(10 * minimum, .greatestFiniteMagnitude), shift)
    return ProposedRange(
      min: low,
      max: Swift.max(high, Swift.min(low.nextUp, .greatestFiniteMagnitude))
    )
  }
}
