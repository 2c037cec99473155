/// Differences of 64-bit integers as doubles, rounded once.
enum Differences {
  /// Returns the double nearest to `value - origin`.
  @inline(__always)
  static func double(_ value: Int64, minus origin: Int64) -> Double {
    let (difference, isLong) = value.subtractingReportingOverflow(origin)
    if !isLong { return Double(difference) }
    // It has 64 bits and a sign, which is that of the value.
    return value < 0
      ? -Double(UInt64(bitPattern: origin &- value)) : Double(UInt64(bitPattern: value &- origin))
  }

  /// Returns the double nearest to `value - origin`.
  @inline(__always)
  static func double(_ value: UInt64, minus origin: Int64) -> Double {
    if origin >= 0 {
      // Mostly neither has the highest bit, and signed integers convert faster.
      if value <= UInt64(Int64.max) { return Double(Int64(bitPattern: value) &- origin) }
      let origin = UInt64(origin)
      return Double(value - origin)
    }
    let (sum, isLong) = value.addingReportingOverflow(origin.magnitude)
    if !isLong { return Double(sum) }
    // 65 bits: halve, and let the lowest bit stay set if any bit was (round to odd).
    return Double(sum >> 1 | sum & 1 | 1 << 63) * 2
  }
}
