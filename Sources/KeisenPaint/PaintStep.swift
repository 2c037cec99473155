import Glibc
import KeisenPrimitives

/// One change of a layer that can be taken back: the pixels that it changed, as they are not now.
struct PaintStep {
  private let spans: RowSpans
  private let pixels: ByteBuffer

  /// Bytes that a step keeps for some pixels; a page at least, so that the number of steps is
  /// bounded too.
  static func bytes(of spans: RowSpans) -> Int {
    max(4_096, 4 * spans.pixelCount + MemoryLayout<RowSpans.Span>.stride * spans.spans.count)
  }

  /// Keeps the pixels that are about to change.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ spans: RowSpans, of layer: Image) throws(KeisenError) {
    self.spans = spans
    pixels = try ByteBuffer(count: 4 * spans.pixelCount)
    Self.forEachSpan(spans, of: layer.target, pixels) { layer, kept, bytes in
      memcpy(kept, layer, bytes)
    }
  }

  /// Bytes that it keeps.
  var bytes: Int { Self.bytes(of: spans) }

  /// Exchanges the pixels that it keeps with those of the layer.
  func exchange(with layer: Image) {
    Self.forEachSpan(spans, of: layer.target, pixels) { layer, kept, bytes in
      let pixels = layer.assumingMemoryBound(to: UInt32.self)
      let others = kept.assumingMemoryBound(to: UInt32.self)
      for index in 0..<bytes / 4 { swap(&pixels[index], &others[index]) }
    }
  }

  private static func forEachSpan(
    _ spans: RowSpans,
    of layer: PixelBuffer,
    _ kept: ByteBuffer,
    _ body: (UnsafeMutableRawPointer, UnsafeMutableRawPointer, Int) -> Void
  ) {
    var place = kept.base
    for span in spans.spans {
      let bytes = 4 * span.count
      body(layer.row(Int(span.y)) + 4 * Int(span.start), place, bytes)
      place += bytes
    }
    withExtendedLifetime(kept) {}
  }
}
