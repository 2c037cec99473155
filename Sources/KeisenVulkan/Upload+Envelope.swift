import KeisenDrawing
import KeisenPrimitives

extension UploadedFrame {
  /// Quads of an envelope whose data lie in one block.
  struct EnvelopePiece {
    /// Number of quads.
    var count: Int
    var draw: EnvelopeDraw
    var set: Handle<DescriptorSetKind>
  }
}

extension Uploads {
  /// Copies an envelope to the device: all of it where one block has room, else halves of its
  /// quads, each with the columns that it needs.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`; `.unsupported` where one quad needs more
  ///   than a block.
  mutating func upload(
    _ planned: PlannedEnvelope,
    size: SIMD2<Float>
  ) throws(KeisenError) -> [UploadedFrame.EnvelopePiece] {
    var pieces: [UploadedFrame.EnvelopePiece] = []
    var waiting = [0..<planned.rows.count]
    while let quads = waiting.popLast() {
      let columns = planned.columns(of: quads)
      let starts = planned.envelope.columnStarts.elements
      let intervals = Int(starts[columns.lowerBound])..<Int(starts[columns.upperBound])
      let bytes = 8 * (quads.count + intervals.count) + 4 * (columns.count + 1)
      guard bytes <= largest else {
        guard quads.count > 1 else {
          throw KeisenError(
            .unsupported,
            "\(columns.count) columns with \(intervals.count) intervals within reach of a pixel are "
              + "more than the device sees at once"
          )
        }
        let half = quads.lowerBound + quads.count / 2
        waiting.append(half..<quads.upperBound)
        waiting.append(quads.lowerBound..<half)
        continue
      }
      let region = try take(bytes, atLeast: bytes, alignment: 8)
      Uploads.copy(planned, quads, columns, intervals, to: region.bytes)
      var draw = planned.draw(size: size)
      let pixels = planned.pixels(of: quads)
      let middle = planned.places.middle(columns.lowerBound)
      draw.firstMiddle = Float(max(-0x1p40, min(middle, 0x1p40)))
      draw.quads = UInt32(region.offset / 8)
      draw.intervals = draw.quads + UInt32(quads.count)
      draw.starts = (draw.intervals + UInt32(intervals.count)) * 2
      draw.count = UInt32(columns.count)
      (draw.left, draw.right) = (UInt32(pixels.lowerBound), UInt32(pixels.upperBound))
      pieces.append(
        UploadedFrame.EnvelopePiece(count: quads.count, draw: draw, set: region.set)
      )
    }
    return pieces
  }

  /// Writes the rows of quads, the intervals of columns in pixels, and where each column's begin.
  private static func copy(
    _ planned: PlannedEnvelope,
    _ quads: Range<Int>,
    _ columns: Range<Int>,
    _ intervals: Range<Int>,
    to bytes: UnsafeMutableRawBufferPointer
  ) {
    let split = 8 * (quads.count + intervals.count)
    let pairs = UnsafeMutableRawBufferPointer(rebasing: bytes[..<split])
      .bindMemory(to: SIMD2<Float>.self)
    let words = UnsafeMutableRawBufferPointer(rebasing: bytes[split...])
      .bindMemory(to: UInt32.self)
    for (index, quad) in quads.enumerated() { pairs[index] = planned.rows[quad] }
    let ratio = Float(planned.places.pixelRatio)
    let source = planned.envelope.intervals.elements
    for (index, interval) in intervals.enumerated() {
      pairs[quads.count + index] = Uploads.clean(source[interval] * ratio)
    }
    let starts = planned.envelope.columnStarts.elements
    for (index, column) in (columns.lowerBound...columns.upperBound).enumerated() {
      words[index] = UInt32(truncatingIfNeeded: Int(starts[column]) - intervals.lowerBound)
    }
  }

  /// An interval whose ends are not too far for a shader's arithmetic; one without numbers is far
  /// away.
  private static func clean(_ interval: SIMD2<Float>) -> SIMD2<Float> {
    let far: Float = 0x1p30
    guard interval.x <= interval.y, interval.x > -.infinity, interval.y < .infinity else {
      return SIMD2(repeating: far)
    }
    return interval.clamped(lowerBound: SIMD2(repeating: -far), upperBound: SIMD2(repeating: far))
  }
}
