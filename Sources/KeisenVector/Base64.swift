extension DocumentBuffer {
  /// Adds bytes as text: Base64 of RFC 4648, padded, on one line.
  func appendBase64(_ bytes: UnsafeRawBufferPointer) {
    let alphabet = Self.base64
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits: UInt32 = 0
      for index in 0..<3 { bits = bits << 8 | (index < count ? UInt32(bytes[start + index]) : 0) }
      for index in 0..<4 {
        let digit = Int(bits >> UInt32(18 - 6 * index) & 63)
        append(byte: index <= count ? alphabet[digit] : 0x3D)
      }
    }
  }

  private static let base64 = [UInt8](
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
}
