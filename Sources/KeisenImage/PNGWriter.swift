import Glibc

/// A place in memory where PNG's big-endian numbers and small chunks are written one after another.
struct PNGWriter {
  /// The next byte to be written.
  private(set) var position: UnsafeMutableRawPointer

  init(at position: UnsafeMutableRawPointer) {
    self.position = position
  }

  /// Writes one byte.
  mutating func put(_ value: UInt8) {
    position.storeBytes(of: value, as: UInt8.self)
    position += 1
  }

  /// Writes four bytes, the highest first.
  mutating func put(_ value: UInt32) {
    position.storeBytes(of: value.bigEndian, as: UInt32.self)
    position += 4
  }

  /// Writes the four letters of a chunk's type.
  mutating func put(_ type: StaticString) {
    precondition(type.utf8CodeUnitCount == 4, "PNG chunk type \(type)")
    position.copyMemory(from: type.utf8Start, byteCount: 4)
    position += 4
  }

  /// Writes bytes, which may overlap the place that they go to.
  mutating func put(_ bytes: UnsafeRawBufferPointer) {
    if let start = bytes.baseAddress { memmove(position, start, bytes.count) }
    position += bytes.count
  }

  /// Writes a text in UTF-8.
  mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { put(UnsafeRawBufferPointer($0)) }
  }

  /// Goes past bytes that somebody else has written.
  mutating func skip(_ count: Int) {
    position += count
  }

  /// Writes a chunk whose data `body` writes: length, type, data, CRC.
  mutating func putChunk<Failure>(
    _ type: StaticString,
    _ body: (inout PNGWriter) throws(Failure) -> Void
  ) throws(Failure) {
    let start = position
    skip(4)
    put(type)
    try body(&self)
    let checked = UnsafeRawBufferPointer(start: start + 4, count: position - start - 4)
    start.storeBytes(of: UInt32(checked.count - 4).bigEndian, as: UInt32.self)
    put(Deflater.crc32(checked))
  }
}
