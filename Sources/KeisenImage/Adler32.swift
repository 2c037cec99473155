/// The check sum of a zlib stream (RFC 1950), put together from those of its parts.
///
/// With A = 1 + the sum of all bytes and B = the sum of the A after each byte, both modulo 65521,
/// it is B * 65536 + A.
struct Adler32: Equatable {
  private static let modulus: UInt64 = 65_521

  /// The check sum as the stream holds it.
  var value: UInt32 = 1

  /// Puts `count` zeros behind the bytes that this stands for.
  ///
  /// A stays, and each of them adds it to B.
  mutating func appendZeros(_ count: Int) {
    let (a, b) = (UInt64(value & 0xffff), UInt64(value >> 16))
    let newB = (b + UInt64(count) % Self.modulus * a) % Self.modulus
    value = UInt32(newB << 16 | a)
  }

  /// Puts `count` bytes whose own check sum is `other` behind those that this stands for.
  ///
  /// Each of them sees an A larger by what A was before, less the 1 that `other` began with.
  mutating func append(_ other: Adler32, count: Int) {
    let (a, b) = (UInt64(value & 0xffff), UInt64(value >> 16))
    let (otherA, otherB) = (UInt64(other.value & 0xffff), UInt64(other.value >> 16))
    let before = (a + Self.modulus - 1) % Self.modulus
    let newA = (before + otherA) % Self.modulus
    let newB = (b + otherB + UInt64(count) % Self.modulus * before) % Self.modulus
    value = UInt32(newB << 16 | newA)
  }
}
