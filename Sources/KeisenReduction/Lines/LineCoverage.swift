import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// A line of many rows as what it covers of the picture's pixels.
///
/// Each row is looked at once, in blocks, by several threads with a mask each, and none is kept:
/// memory goes with the pixels. Successive rows within a tolerance of a straight segment become
/// one. Steps between rows are segments of their own, and curves are the straight pieces that they
/// are within a tolerance.
package struct LineCoverage {
  /// How far a point of the line may move, in pixels.
  static let boundPixels = LineEnvelope.boundPixels
  /// By how much a channel of 255 may differ.
  static let boundChannel = LineEnvelope.boundChannel
  /// How far a curve may be from its straight pieces, in pixels.
  static let curveTolerance = 1.0 / 64
  /// How far a curve that may be drawn straight is from the straight line, in device pixels.
  package static let nearlyStraight = 1.0 / 32
  /// How far rows may be from the segment that stands for them, in pixels: what the mask leaves of
  /// the bound, less an eighth of it, as colours are rounded once more than those of other lines.
  static let tolerance = boundPixels * 7 / 8 - CoverageMask.bound
  /// Rows that one thread looks at, at a time.
  private static let chunkRows = 1 << 15
  /// Rows that are drawn one after another where others are drawn before their neighbours.
  private static let pieceRows = 16
  /// Rows that tell whether a chunk is dense.
  private static let sampleRows = 64
  /// Bytes of all masks, as far as one has room.
  private static let maskBytes = 1 << 25
  /// Pixels that are worth a mask: 4 bytes each, and 4 of the cells in the display list.
  private static let maxPixels = 1 << 26

  private let rows: LineRows
  let interpolation: LineInterpolation
  /// Whether a row of an odd number ends a segment, and one of an even number begins one.
  let isSeparated: Bool
  let pixelRatio: Double
  /// Half the pen's width in pixels, and half a pixel.
  let reach: Double
  private let pixels: PlotPixels
  /// Red, green and blue of 8 bits, as they lie in memory.
  private let color: UInt32
  /// Alpha where a pixel is covered wholly, of 255.
  private let alpha: Float

  /// Prepares to draw rows in a colour; nil where the plot has no pixels, or too many for a mask.
  package init?(
    _ rows: LineRows,
    width pen: Double,
    color: Color,
    interpolation: LineInterpolation = .linear,
    isSeparated: Bool = false,
    _ frame: FrameContext,
    in list: DisplayList
  ) {
    guard let pixels = PlotPixels(frame, in: list), pixels.count <= Self.maxPixels else {
      return nil
    }
    (self.pixels, self.rows) = (pixels, rows)
    (self.interpolation, self.isSeparated) = (interpolation, isSeparated)
    pixelRatio = frame.pixelRatio
    let pen = min(pen, LinePath.longestReach) * pixelRatio
    let half = max(1, min(pen, 0x1p40)) / 2
    reach = half + 0.5
    func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(value, 1)) * 255 + 0.5) }
    self.color = byte(color.red) | byte(color.green) << 8 | byte(color.blue) << 16
    alpha = max(0, min(color.alpha, 1)) * Float(min(pen, 1)) * 255
  }

  /// Draws the line.
  ///
  /// - Returns: What was done.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func draw(into list: inout DisplayList) throws(KeisenError) -> SeriesRecord {
    let count = rows.looked.count
    let chunks = (count + Self.chunkRows - 1) / Self.chunkRows
    let threads = min(WorkerPool.shared.width, Self.maskBytes / (4 * width * height), chunks)
    var masks: [CoverageMask] = []
    for _ in 0..<max(1, threads) {
      masks.append(try CoverageMask(width: width, height: height, reach: reach))
    }
    let tally = Locked((chunk: 0, gaps: 0, dropped: 0))
    WorkerPool.shared.run(masks.count) { index in
      var pen = CoveragePen(self, into: masks[index])
      while true {
        let chunk = tally.withLock { tally in
          defer { tally.chunk += 1 }
          return tally.chunk
        }
        guard chunk < chunks else { break }
        let first = rows.looked.lowerBound + chunk * Self.chunkRows
        draw(first..<min(first + Self.chunkRows, rows.looked.upperBound), with: &pen)
      }
      tally.withLock { tally in
        tally.gaps += pen.gaps
        tally.dropped += pen.dropped
      }
    }
    try list.draw(.cells(cells(of: masks)))
    let missing = tally.withLock { $0 }
    var record = SeriesRecord(
      tier: .coverage,
      rows: count,
      gaps: missing.gaps,
      dropped: missing.dropped
    )
    let more = interpolation.isCurve ? Self.nearlyStraight : 0
    record.boundPixels = Self.boundPixels + more
    record.boundChannel = Self.boundChannel + (255 * more).rounded(.up)
    return record
  }

  var left: Int { pixels.left }
  var top: Int { pixels.top }
  var width: Int { pixels.width }
  var height: Int { pixels.height }

  /// Draws some rows.
  private func draw(_ part: Range<Int>, with pen: inout CoveragePen) {
    guard isDense(part) else { return pen.draw(rows, part) }
    let pieces = (part.count + Self.pieceRows - 1) / Self.pieceRows
    // Neighbours all cover one side of a pixel: scattered ones soon cover all of it, and then the
    // others change nothing.
    let pace = Scattering.pace(of: pieces)
    var piece = 0
    for _ in 0..<pieces {
      let first = part.lowerBound + piece * Self.pieceRows
      pen.draw(rows, first..<min(first + Self.pieceRows, part.upperBound))
      piece = (piece + pace) % pieces
    }
  }

  /// Whether rows stand so near each other along one dimension, and so far along the other, that
  /// many cover the same pixels.
  private func isDense(_ part: Range<Int>) -> Bool {
    guard part.count > 4 * Self.sampleRows else { return false }
    var rows = rows
    rows.looked = part.lowerBound..<part.lowerBound + Self.sampleRows
    var sum = SIMD2<Double>.zero
    var last = SIMD2<Double>(repeating: .nan)
    rows.forEachBlock { _, xs, ys, count in
      for index in 0..<count {
        let place = SIMD2(xs[index], ys[index])
        let step = place - last
        // NaN after a gap.
        if step.x - step.x + (step.y - step.y) == 0 { sum += SIMD2(abs(step.x), abs(step.y)) }
        last = place
      }
    }
    let mean = sum * (pixelRatio / Double(Self.sampleRows))
    return min(mean.x, mean.y) < 0.25 && max(mean.x, mean.y) > 8
  }

  /// Returns a cell for each pixel, of the greatest coverage of all masks.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  private func cells(of masks: [CoverageMask]) throws(KeisenError) -> Cells {
    let colors = GrowingBuffer<UInt32>()
    let base = try colors.reserve(width * height)
    // A band of some rows is worth waking a thread.
    let bandRows = max(1, (1 << 15) / width)
    WorkerPool.shared.run((height + bandRows - 1) / bandRows) { band in
      for row in band * bandRows..<min((band + 1) * bandRows, height) {
        write(row, of: masks, to: base + row * width)
      }
    }
    colors.commit(width * height)
    return pixels.cells(colors, pixelRatio: pixelRatio)
  }

  private func write(_ row: Int, of masks: [CoverageMask], to target: UnsafeMutablePointer<UInt32>)
  {
    for group in 0..<(width + 3) / 4 {
      var coverage = SIMD4<Float>.zero
      for mask in masks { coverage = coverage.greater(mask.coverage(row, group)) }
      // At 2^23 a float's last bit counts 1.
      let rounded = coverage * alpha + SIMD4(repeating: 0x1p23)
      let alphas = unsafeBitCast(rounded, to: SIMD4<UInt32>.self) & 255
      let colors = alphas &<< 24 | color
      let first = group * 4
      for lane in 0..<min(4, width - first) {
        target[first + lane] = alphas[lane] > 0 ? colors[lane] : 0
      }
    }
  }
}
