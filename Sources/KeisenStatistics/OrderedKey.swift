/// Doubles as integers that have their order: -∞ first, both zeros equal, ∞ last.
///
/// NaN has no place in it: leave it out before.
enum OrderedKey {
  /// Returns the integer of a number.
  static func key(of value: Double) -> UInt64 {
    // -0 + 0 is 0.
    let bits = (value + 0).bitPattern
    let isNegative = UInt64(bitPattern: Int64(bitPattern: bits) >> 63)
    return bits ^ (isNegative | 1 << 63)
  }

  /// Returns the number of an integer.
  static func value(of key: UInt64) -> Double {
    let isNegative = (key >> 63) &- 1
    return Double(bitPattern: key ^ (isNegative | 1 << 63))
  }
}
