import Glibc
import KeisenPrimitives

/// Streams of zlib (RFC 1950), for the parts of documents: the same bytes for the same content.
package enum ZlibStream {
  /// Compresses bytes.
  ///
  /// - Returns: The stream: header, deflated bytes, check sum.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package static func compress(_ bytes: UnsafeRawBufferPointer) throws(KeisenError) -> ByteBuffer {
    let deflater = try Deflater()
    let parts = max(1, (bytes.count + PNGBands.target - 1) / PNGBands.target)
    let room = Deflater.bound(PNGBands.target) * parts
    let stream = try ByteBuffer(count: 2 + room + 4)
    var writer = PNGWriter(at: stream.base)
    writer.put(0x78 as UInt8)
    writer.put(0x01 as UInt8)
    for part in 0..<parts {
      let first = part * PNGBands.target
      let count = min(PNGBands.target, bytes.count - first)
      if let source = bytes.baseAddress { memcpy(deflater.input, source + first, count) }
      let size = try deflater.deflatePlain(
        count: count,
        to: writer.position,
        isLast: part == parts - 1
      )
      writer.skip(size)
    }
    writer.put(Deflater.adler32(bytes, after: Adler32()).value)
    stream.truncate(to: writer.position - stream.base)
    return stream
  }
}

extension Image {
  /// Returns the red, green and blue of all pixels as the compressed rows of a PNG file, each after
  /// its filter's number.
  ///
  /// - Precondition: The picture is opaque.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func compressedRows() throws(KeisenError) -> ByteBuffer {
    let file = try png()
    let stream = try ByteBuffer(count: file.count)
    var writer = PNGWriter(at: stream.base)
    let bytes = file.bytes
    var place = 8
    while place + 12 <= bytes.count {
      let count = Int(
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
      )
      let type = UInt32(
        bigEndian: bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
      )
      if type == Self.dataChunk {
        writer.put(UnsafeRawBufferPointer(rebasing: bytes[place + 8..<place + 8 + count]))
      }
      place += count + 12
    }
    withExtendedLifetime(file) {}
    stream.truncate(to: writer.position - stream.base)
    return stream
  }

  /// "IDAT".
  private static let dataChunk: UInt32 = 0x4944_4154
}
