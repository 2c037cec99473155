import Keisen
import KeisenPrimitives

extension ByteBuffer {
  /// Takes the UTF-8 of a text.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  convenience init(copying text: String) throws(KeisenError) {
    let bytes = Array(text.utf8)
    try self.init(count: bytes.count)
    mutableBytes.copyBytes(from: bytes)
  }
}
