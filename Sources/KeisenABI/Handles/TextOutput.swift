import CKeisen
import Keisen

/// Writes a text into a caller's buffer as snprintf does, but never half a character.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when there is a capacity but no buffer.
func write(
  _ text: String, _ capacity: Int, to buffer: Out<CChar>, _ length: Out<Int>
) throws(KeisenError) {
  // A capacity beyond Int is room enough.
  let capacity = capacity < 0 ? Int.max : capacity
  if capacity > 0 {
    let buffer = try require(buffer, "buffer")
    let bytes = text.utf8
    var end = min(bytes.count, capacity - 1)
    if end < bytes.count {
      // The bytes after the first one of a character are 10xxxxxx.
      while end > 0, bytes[bytes.index(bytes.startIndex, offsetBy: end)] & 0xc0 == 0x80 { end -= 1 }
    }
    let room = UnsafeMutableRawBufferPointer(start: buffer, count: end + 1)
    room.copyBytes(from: bytes.prefix(end))
    room[end] = 0
  }
  length?.pointee = text.utf8.count
}
