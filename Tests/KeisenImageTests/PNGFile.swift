import CSPNG
import KeisenPrimitives

@testable import KeisenImage

/// A PNG file taken apart: by another decoder, and chunk by chunk.
struct PNGFile {
  struct Chunk {
    var type: String
    var data: [UInt8]
    var crcIsRight: Bool
  }

  struct Malformed: Error {
    var reason: String
  }

  let chunks: [Chunk]
  private let bytes: [UInt8]

  init(_ file: ByteBuffer) throws {
    bytes = file.withUnsafeBytes { Array($0) }
    guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
      throw Malformed(reason: "signature")
    }
    var chunks: [Chunk] = []
    var position = 8
    while position < bytes.count {
      guard position + 12 <= bytes.count else { throw Malformed(reason: "rest at \(position)") }
      let count = Int(Self.number(bytes[position..<position + 4]))
      guard position + 12 + count <= bytes.count else { throw Malformed(reason: "length \(count)") }
      let body = bytes[position + 4..<position + 8 + count]
      chunks.append(
        Chunk(
          type: String(decoding: body.prefix(4), as: UTF8.self),
          data: Array(body.dropFirst(4)),
          crcIsRight: Self.number(bytes[body.endIndex..<body.endIndex + 4]) == Self.crc32(body)
        )
      )
      position = body.endIndex + 4
    }
    self.chunks = chunks
  }

  /// The chunks' types, IDAT once for a run of them.
  var order: [String] {
    chunks.map(\.type).reduce(into: []) { if $1 != "IDAT" || $0.last != "IDAT" { $0.append($1) } }
  }

  var crcsAreRight: Bool { chunks.allSatisfy(\.crcIsRight) }

  /// The zlib stream.
  var stream: [UInt8] { chunks.filter { $0.type == "IDAT" }.flatMap(\.data) }

  func data(_ type: String) -> [UInt8]? { chunks.first { $0.type == type }?.data }

  /// What libspng makes of the file: red, green, blue and alpha of all pixels.
  func decode() throws -> [UInt8] {
    guard let context = spng_ctx_new(0) else { throw Malformed(reason: "no decoder") }
    defer { spng_ctx_free(context) }
    func check(_ status: Int32) throws {
      if status != 0 { throw Malformed(reason: String(cString: spng_strerror(status))) }
    }
    return try bytes.withUnsafeBytes { bytes in
      try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
      var size = 0
      try check(spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &size))
      var pixels = [UInt8](repeating: 0, count: size)
      try check(
        pixels.withUnsafeMutableBytes {
          spng_decode_image(context, $0.baseAddress, size, Int32(SPNG_FMT_RGBA8.rawValue), 0)
        }
      )
      // Reads the rest of the file too.
      try check(spng_decode_chunks(context))
      return pixels
    }
  }

  /// The filter of each row, as libspng reads it.
  func filters() throws -> [PixelFilter] {
    guard let context = spng_ctx_new(0) else { throw Malformed(reason: "no decoder") }
    defer { spng_ctx_free(context) }
    return try bytes.withUnsafeBytes { bytes in
      spng_set_png_buffer(context, bytes.baseAddress, bytes.count)
      var size = 0
      spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &size)
      let (format, flags) = (
        Int32(SPNG_FMT_RGBA8.rawValue), Int32(SPNG_DECODE_PROGRESSIVE.rawValue)
      )
      spng_decode_image(context, nil, 0, format, flags)
      var header = spng_ihdr()
      spng_get_ihdr(context, &header)
      var row = [UInt8](repeating: 0, count: size / Int(header.height))
      return try (0..<header.height).map { _ in
        var info = spng_row_info()
        spng_get_row_info(context, &info)
        guard let filter = PixelFilter(rawValue: info.filter) else {
          throw Malformed(reason: "filter \(info.filter)")
        }
        spng_decode_row(context, &row, row.count)
        return filter
      }
    }
  }

  /// Four bytes as a number, the highest first.
  static func number(_ bytes: some Collection<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// CRC-32 bit by bit, as the PNG specification defines it.
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var crc = ~(0 as UInt32)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xedb8_8320 }
    }
    return ~crc
  }

  /// Adler-32 byte by byte, as RFC 1950 defines it.
  static func adler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var (a, b) = (1 as UInt32, 0 as UInt32)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}
