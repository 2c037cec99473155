import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenImage

@Suite("PNGDecoder")
struct PNGDecoderTests {
  private func picture(_ width: Int, _ height: Int, isOpaque: Bool = false) throws -> Image {
    var random = SeededGenerator(seed: UInt64(width))
    let image = try Image(width: width, height: height, pixelRatio: 2)
    for place in 0..<width * height {
      var pixel = SIMD4<UInt8>.random(in: 0...255, using: &random)
      if isOpaque { pixel.w = 255 }
      image.target.base.storeBytes(of: pixel, toByteOffset: 4 * place, as: SIMD4<UInt8>.self)
    }
    return image
  }

  private func decode(_ bytes: [UInt8], maxPixels: Int = 1 << 20) throws -> Image {
    try bytes.withUnsafeBytes { try Image.decode(png: $0, maxPixels: maxPixels) }
  }

  /// The bytes of a file with another size in its header.
  private func file(claiming width: UInt32, _ height: UInt32) throws -> [UInt8] {
    var bytes = try picture(2, 2).png().withUnsafeBytes { Array($0) }
    for (place, number) in [(16, width), (20, height)] {
      for byte in 0..<4 {
        bytes[place + byte] = UInt8(truncatingIfNeeded: number >> (24 - 8 * byte))
      }
    }
    let crc = PNGFile.crc32(bytes[12..<29])
    for byte in 0..<4 { bytes[29 + byte] = UInt8(truncatingIfNeeded: crc >> (24 - 8 * byte)) }
    return bytes
  }

  @Test("reads what is written, to the byte", arguments: [true, false])
  func roundTrip(isOpaque: Bool) throws {
    for (width, height) in [(1, 1), (3, 200), (256, 7), (300, 300)] {
      let image = try picture(width, height, isOpaque: isOpaque)
      let read = try decode(image.png().withUnsafeBytes { Array($0) })
      #expect(read.width == width && read.height == height && read.pixelRatio == 1)
      #expect(read.bytes == image.bytes)
    }
  }

  @Test("refuses what is no PNG file")
  func foreign() {
    #expect(throws: KeisenError(.invalidArgument, "PNG file is empty")) { try decode([]) }
    #expect(throws: KeisenError(.invalidArgument, "this is no PNG file")) {
      try decode(Array("GIF89a, or any other text that is long enough".utf8))
    }
  }

  @Test("refuses a file that is cut anywhere before its last chunk")
  func cut() throws {
    let bytes = try picture(9, 9).png().withUnsafeBytes { Array($0) }
    for count in 0..<bytes.count - 16 {
      #expect(throws: KeisenError.self, "\(count) bytes") { try decode(Array(bytes.prefix(count))) }
    }
  }

  @Test("gives an error or a picture, never anything else, for damaged files", arguments: 1...8)
  func damaged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = try picture(20, 20).png().withUnsafeBytes { Array($0) }
    for _ in 0..<500 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        damaged[.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      do {
        let image = try decode(damaged)
        #expect(image.bytes.count == 4 * image.width * image.height)
      } catch let error as KeisenError {
        #expect(error.code == .invalidArgument)
      }
    }
  }

  @Test("takes no memory for sizes that a file only claims")
  func claims() throws {
    #expect(
      throws: KeisenError(
        .invalidArgument,
        "PNG file has 1000 x 1049 pixels, at most 1048576 are read"
      )
    ) {
      try decode(try file(claiming: 1_000, 1_049))
    }
    #expect(throws: KeisenError.self) { try decode(try file(claiming: 0, 1)) }
    #expect(throws: KeisenError.self) { try decode(try file(claiming: 1 << 31, 1)) }
    #expect(throws: KeisenError.self) { try decode(try file(claiming: 2_000_000, 1)) }
    let bytes = try file(claiming: 30_000, 30_000)
    let message = "PNG file is damaged: \(bytes.count) bytes can't hold 30000 x 30000 pixels"
    #expect(throws: KeisenError(.invalidArgument, message)) { try decode(bytes, maxPixels: .max) }
  }
}
