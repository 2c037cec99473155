import KeisenPaint
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenVulkan

@Suite("StrokePainter")
struct StrokePainterTests {
  /// A picture of random pixels, some of them clear.
  private func picture(_ width: Int, _ height: Int, seed: UInt64) throws -> Image {
    var random = SeededGenerator(seed: seed)
    let image = try Image(width: width, height: height, pixelRatio: 1)
    for place in 0..<width * height {
      var pixel = UInt32.random(in: 0 ... .max, using: &random)
      if pixel & 7 == 0 { pixel &= 0xffffff }
      image.target.base.storeBytes(of: pixel, toByteOffset: 4 * place, as: UInt32.self)
    }
    return image
  }

  /// Random runs in some rows of a layer.
  private func spans(_ width: Int, _ height: Int, seed: UInt64) -> RowSpans {
    var random = SeededGenerator(seed: seed)
    var spans = RowSpans()
    for y in 0..<height where Int.random(in: 0...3, using: &random) > 0 {
      var x = Int.random(in: 0...max(0, width / 3), using: &random)
      while x < width {
        let end = Int.random(in: x + 1...width, using: &random)
        spans.append(RowSpans.Span(y: y, start: x, end: end))
        x = end + Int.random(in: 1...max(1, width / 4), using: &random)
      }
    }
    return spans
  }

  private func expectParity(
    _ renderer: VulkanRenderer,
    _ image: Image,
    _ spans: RowSpans,
    _ ink: Ink
  ) throws {
    let other = try image.copy()
    ink.fill(spans, in: image.target)
    try renderer.fill(spans, with: ink, in: other.target)
    #expect(image.bytes == other.bytes)
  }

  @Test("fills to the byte what the CPU fills, in layers of any size")
  func parity() throws {
    try validated { renderer in
      var random = SeededGenerator(seed: 3)
      for (width, height) in [(1, 1), (7, 5), (255, 1), (1, 257), (16, 16), (300, 171), (911, 512)]
      {
        for seed in 1...4 as ClosedRange<UInt64> {
          let image = try picture(width, height, seed: seed)
          var color = SIMD4<UInt8>.random(in: 0...255, using: &random)
          if seed == 1 { color.w = 255 }
          let ink = Ink(color: color, isEraser: seed % 2 == 0)
          try expectParity(renderer, image, spans(width, height, seed: seed), ink)
        }
      }
    }
  }

  @Test("gives the bytes of the CPU for every opacity over every other")
  func opacities() throws {
    try validated { renderer in
      for isEraser in [false, true] {
        for opacity in stride(from: 0, through: 255, by: 5) {
          let image = try Image(width: 256, height: 1, pixelRatio: 1)
          for below in 0..<256 {
            image.target.base.storeBytes(
              of: SIMD4<UInt8>(3, 254, 100, UInt8(below)),
              toByteOffset: 4 * below,
              as: SIMD4<UInt8>.self
            )
          }
          var spans = RowSpans()
          spans.append(RowSpans.Span(y: 0, start: 0, end: 256))
          let ink = Ink(color: SIMD4(255, 1, 77, UInt8(opacity)), isEraser: isEraser)
          try expectParity(renderer, image, spans, ink)
        }
      }
    }
  }

  @Test("fills every pixel up to the last, incomplete workgroup")
  func lastGroup() throws {
    try validated { renderer in
      for count in [1, 255, 256, 257, 511, 513, 4_099] {
        let image = try picture(count, 1, seed: UInt64(count))
        var spans = RowSpans()
        spans.append(RowSpans.Span(y: 0, start: 0, end: count))
        try renderer.fill(
          spans,
          with: Ink(color: SIMD4(1, 2, 3, 255), isEraser: false),
          in: image.target
        )
        #expect(
          image.bytes == Array(repeating: [1, 2, 3, 255] as [UInt8], count: count).flatMap { $0 }
        )
      }
    }
  }

  @Test("sends a large layer in bands of whole rows, whose runs are all there")
  func bands() throws {
    let spans = spans(64, 50, seed: 5)
    let bands = PaintBand.bands(of: spans.spans, width: 64, bytes: 1_000)
    #expect(bands.flatMap { Array($0.spans) } == spans.spans)
    #expect(bands.count > 10)
    #expect(bands.allSatisfy { $0.rowBytes <= 1_000 })
    #expect(PaintBand.bands(of: spans.spans, width: 64, bytes: 1).allSatisfy { $0.rowBytes == 256 })
    try validated { renderer in
      let (width, height) = (4_000, 3_000)
      try expectParity(
        renderer,
        try picture(width, height, seed: 6),
        self.spans(width, height, seed: 6),
        Ink(color: SIMD4(9, 200, 30, 99), isEraser: false)
      )
    }
  }

  @Test("leaves to the CPU what the device has no memory for")
  func memory() throws {
    try validated { renderer in
      try renderer.engine().withFrames { frames throws(KeisenError) in frames.device.memoryLimit = 0
      }
      let image = try picture(50, 50, seed: 7)
      let ink = Ink(color: SIMD4(9, 200, 30, 99), isEraser: false)
      try expectParity(renderer, image, spans(50, 50, seed: 7), ink)
    }
  }

  @Test("paints the strokes of a layer to the byte as the CPU does, undone and redone")
  func strokes() throws {
    try validated { renderer in
      var random = SeededGenerator(seed: 8)
      func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
      let both = [
        try Paint(aspect: 1.37, height: 101, filler: renderer),
        try Paint(aspect: 1.37, height: 101),
      ]
      for step in 0..<40 {
        let color = Color(rgb: UInt32(number(0...0xffffff)), alpha: Float(number(0...255)) / 255)
        let brush = Brush(color: color, diameter: Double(number(1...50)), isEraser: step % 4 == 3)
        let points = (0..<number(1...9)).map { _ in
          Point(x: Double(number(-50...200)), y: Double(number(-50...150)))
        }
        for paint in both {
          try paint.setBrush(brush)
          try paint.strokeBegin(at: points[0])
          for point in points.dropFirst() { try paint.strokeMove(to: point) }
        }
        #expect(try both[0].image().bytes == both[1].image().bytes)
        for paint in both {
          try paint.strokeEnd()
          if step % 5 == 0 { try paint.undo() }
          if step % 10 == 0 { try paint.redo() }
        }
        #expect(try both[0].image().bytes == both[1].image().bytes)
      }
    }
  }
}

extension Image {
  fileprivate func copy() throws -> Image {
    let copy = try Image(width: width, height: height, pixelRatio: 1)
    UnsafeMutableRawBufferPointer(start: copy.target.base, count: bytes.count).copyBytes(
      from: bytes
    )
    return copy
  }
}
