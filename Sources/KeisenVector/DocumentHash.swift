/// A number that hangs on bytes alone, so that names made of it are the same in every process:
/// FNV-1a.
struct DocumentHash {
  private(set) var value: UInt64 = 14_695_981_039_346_656_037

  /// Adds bytes.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 1_099_511_628_211 }
  }

  /// Returns `count` letters from the first one of an alphabet of 26 on.
  func letters(_ count: Int, from first: Unicode.Scalar) -> String {
    var (rest, letters) = (value, String.UnicodeScalarView())
    for _ in 0..<count {
      letters.append(Unicode.Scalar(first.value + UInt32(rest % 26)) ?? first)
      rest /= 26
    }
    return String(letters)
  }
}
