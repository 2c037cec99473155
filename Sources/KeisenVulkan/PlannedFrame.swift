import KeisenPrimitives

/// A plan and the pixels that it is drawn into, and what of it is on the device meanwhile.
final class PlannedFrame {
  var plan: Plan
  let target: PixelBuffer
  /// What was uploaded.
  var data = UploadedFrame()
  /// Where its glyphs are, if it has some.
  var atlas: GlyphAtlas?
  /// Its cells.
  var cells: [CellImage] = []

  init(_ plan: consuming Plan, into target: PixelBuffer) {
    self.plan = plan
    self.target = target
  }
}

extension PlannedFrame {
  /// Splits frames into runs that are drawn in one submission each: of one size, none with kept
  /// columns among others, and not more than a device has room for at once.
  static func runs(of frames: [PlannedFrame]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var bytes = 0
    for (number, frame) in frames.enumerated() {
      let own = frame.plan.uploadSize + 4 * frame.plan.width * frame.plan.height
      if let last = runs.last, frame.joins(frames[last.lowerBound]), bytes + own <= maxBytes {
        runs[runs.count - 1] = last.lowerBound..<number + 1
        bytes += own
      } else {
        runs.append(number..<number + 1)
        bytes = own
      }
    }
    return runs
  }

  private func joins(_ other: PlannedFrame) -> Bool {
    plan.width == other.plan.width && plan.height == other.plan.height && plan.kept.isEmpty
      && other.plan.kept.isEmpty
  }

  /// Bytes of pictures and uploads of one submission.
  private static let maxBytes = 64 << 20
}
