/// A hash of coordinates, rounded to thousandths, that tells long shapes apart in a list's text.
///
/// FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo).
struct CoordinateHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a whole number.
  mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x0100_0000_01b3 }

  /// Adds a coordinate in points.
  mutating func add(_ coordinate: Float) {
    let thousandths = (Double(coordinate) * 1000).rounded()
    add(UInt64(bitPattern: Int64(exactly: thousandths) ?? .max))
  }

  /// The hash in hexadecimal digits.
  var text: String { String(value, radix: 16) }
}
