/// What stands in a PNG file before the pixels: signature, IHDR, sRGB, pHYs where it is known, and
/// texts.
struct PNGHeader {
  var width: Int
  var height: Int
  /// 3 for red, green and blue, 4 with alpha.
  var channels: Int
  /// Device pixels per point; see `PNGEncoder.Options`.
  var pixelRatio: Double
  /// What the file tells about the picture.
  var texts: [PNGText] = []

  /// Pixels in a metre at 72 points per inch, or nil where that is no number from 1 to 2^31 - 1.
  var pixelsPerMetre: UInt32? {
    let density = (pixelRatio * 72 / 0.0254).rounded()
    return density >= 1 && density <= 0x7fff_ffff ? UInt32(density) : nil
  }

  /// Bytes that `write` writes.
  var size: Int {
    let words = texts.reduce(0) { $0 + $1.size }
    return 8 + (12 + 13) + (12 + 1) + (pixelsPerMetre == nil ? 0 : 12 + 9) + words
  }

  /// Writes signature and chunks.
  func write(to writer: inout PNGWriter) {
    writer.put(0x8950_4e47 as UInt32)
    writer.put(0x0d0a_1a0a as UInt32)
    writer.putChunk("IHDR") { writer in
      writer.put(UInt32(width))
      writer.put(UInt32(height))
      // 8 bits; deflate; the five filters; not interlaced.
      for byte in [8, channels == 3 ? 2 : 6, 0, 0, 0] as [UInt8] {
        writer.put(byte)
      }
    }
    writer.putChunk("sRGB") { writer in
      // Rendering intent: perceptual.
      writer.put(0 as UInt8)
    }
    if let density = pixelsPerMetre {
      writer.putChunk("pHYs") { writer in
        writer.put(density)
        writer.put(density)
        // The unit: metre.
        writer.put(1 as UInt8)
      }
    }
    for text in texts { text.write(to: &writer) }
  }
}
