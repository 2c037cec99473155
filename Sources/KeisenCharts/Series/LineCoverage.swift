import KeisenDrawing
import KeisenPrimitives

/// A line of many rows as what it covers of the picture's pixels.
///
/// Each row is looked at once, in blocks, by several threads with a mask each, and none is kept: memory goes with the
/// pixels. Successive rows within a tolerance of a straight segment become one. Steps between rows are segments of their own.
struct LineCoverage {
  /// How far a point of the line may move, in pixels.
  static let boundPixels = LineEnvelope.boundPixels
  /// By how much a channel of 255 may differ.
  static let boundChannel = LineEnvelope.boundChannel
  /// How far rows may be from the segment that stands for them, in pixels: what the mask leaves of the bound, less an eighth of
  /// it, as colours are rounded once more than those of other lines.
  private static let tolerance = boundPixels * 7 / 8 - CoverageMask.bound
  /// Rows that one thread looks at, at a time.
  private static let chunkRows = 1 << 15
  /// Bytes of all masks, as far as one has room.
  private static let maskBytes = 1 << 25
  /// Pixels that are worth a mask: 4 bytes each, and 4 of the cells in the display list.
  private static let mostPixels = 1 << 26

  private let rows: LineRows
  /// The shape of steps; nil for straight segments.
  private let curve: LineCurve?
  private let pixelRatio: Double
  /// Half the pen's width in pixels, and half a pixel.
  private let reach: Double
  private let left: Int
  private let top: Int
  private let width: Int
  private let height: Int
  /// Red, green and blue of 8 bits, as they lie in memory.
  private let color: UInt32
  /// Alpha where a pixel is covered wholly, of 255.
  private let alpha: Float

  /// Prepares to draw rows in a colour; nil where the plot has no pixels, or too many for a mask.
  init?(
    _ rows: LineRows,
    width pen: Double,
    color: Color,
    interpolation: LineInterpolation = .linear,
    _ frame: FrameContext,
    in list: DisplayList
  ) {
    guard let pixels = PlotPixels(frame, in: list), pixels.count <= Self.mostPixels else {
      return nil
    }
    (left, top, width, height) = (pixels.left, pixels.top, pixels.width, pixels.height)
    self.rows = rows
    // Of curves there are none here: their rows hang on their neighbours.
    curve =
      interpolation.isStep
      ? LineCurve(interpolation, pixelRatio: frame.pixelRatio, view: nil) : nil
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
  func draw(into list: inout DisplayList) throws(KeisenError) -> SeriesRecord {
    let count = rows.looked.count
    let chunks = (count + Self.chunkRows - 1) / Self.chunkRows
    let threads = min(WorkerPool.shared.width, Self.maskBytes / (4 * width * height), chunks)
    var masks: [CoverageMask] = []
    for _ in 0..<max(1, threads) {
      masks.append(try CoverageMask(width: width, height: height, reach: reach))
    }
    let tally = Locked((chunk: 0, gaps: 0, dropped: 0))
    WorkerPool.shared.run(masks.count) { index in
      var pen = Pen(self, into: masks[index])
      while true {
        let chunk = tally.withLock { tally in
          defer { tally.chunk += 1 }
          return tally.chunk
        }
        guard chunk < chunks else { break }
        let first = rows.looked.lowerBound + chunk * Self.chunkRows
        pen.draw(rows, first..<min(first + Self.chunkRows, rows.looked.upperBound))
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
    record.boundPixels = Self.boundPixels
    record.boundChannel = Self.boundChannel
    return record
  }

  /// Goes along rows with a pen.
  private struct Pen {
    /// Where the last row is.
    private enum Place {
      case nowhere
      case inside
      case outside
    }

    private let scale: SIMD2<Double>
    private let corner: SIMD2<Double>
    private let bounds: ClipBounds
    private let curve: LineCurve?
    private var chain: SegmentChain
    private var place = Place.nowhere
    private var last = SIMD2<Double>.zero
    /// Rows that are gaps, so far.
    private(set) var gaps = 0
    /// Rows that the scale has no place for, so far.
    private(set) var dropped = 0

    init(_ line: LineCoverage, into mask: CoverageMask) {
      scale = SIMD2(repeating: line.pixelRatio)
      corner = SIMD2(Double(line.left), Double(line.top))
      let pixels = Rect(x: 0, y: 0, width: Double(line.width), height: Double(line.height))
      // A cut end, and the pen there, is never seen.
      bounds = ClipBounds(pixels, grownBy: line.reach + 2)
      chain = SegmentChain(into: mask, tolerance: LineCoverage.tolerance)
      curve = line.curve
    }

    /// Draws rows from the one before the first on.
    mutating func draw(_ lineRows: LineRows, _ part: Range<Int>) {
      var rows = lineRows
      rows.looked = max(rows.looked.lowerBound, part.lowerBound - 1)..<part.upperBound
      let counts = (gaps, dropped)
      rows.forEachBlock { first, xs, ys, count in
        for index in 0..<count {
          let point = SIMD2(xs[index], ys[index]) * scale - corner
          if place == .inside, curve == nil, bounds.contains(point) {
            chain.add(point)
            last = point
          } else {
            turn(to: point, row: first + index, rows)
            // The row before the first is another part's.
            if first + index < part.lowerBound { (gaps, dropped) = counts }
          }
        }
      }
      end()
    }

    /// Ends what is connected.
    private mutating func end() {
      if place == .inside { chain.finish() }
      place = .nowhere
    }

    /// Goes to a row that is outside, or comes from outside, or has no neighbour before.
    private mutating func turn(to point: SIMD2<Double>, row: Int, _ rows: LineRows) {
      var point = point
      let difference = point - point
      if difference.x + difference.y != 0 {
        switch rows.rest(row, within: LinePath.farthest) {
        case .far(let place): point = place * scale - corner
        case .gap:
          gaps += 1
          return end()
        case .dropped:
          dropped += 1
          return end()
        }
      }
      let farthest = SIMD2(repeating: LinePath.farthest)
      point = point.clamped(lowerBound: -farthest, upperBound: farthest)
      if let curve, place != .nowhere {
        let (start, end) = (SIMD4(last.x, last.y, 0, 0), SIMD4(point.x, point.y, 0, 0))
        let (before, after) = curve.corners(start, end)
        if let before { move(to: SIMD2(before.x, before.y)) }
        if let after { move(to: SIMD2(after.x, after.y)) }
      }
      move(to: point)
    }

    /// Goes to a finite point, connected to the last one where there is one.
    private mutating func move(to point: SIMD2<Double>) {
      defer { last = point }
      let isInside = bounds.contains(point)
      guard place != .nowhere else {
        if isInside { chain.begin(at: point) }
        place = isInside ? .inside : .outside
        return
      }
      if place == .outside, bounds.misses(last, point) { return }
      if let visible = bounds.clip(from: last, to: point) {
        if place == .outside { chain.begin(at: visible.start) }
        chain.add(visible.end)
        if !isInside { chain.finish() }
      } else if place == .inside {
        chain.finish()
      }
      place = isInside ? .inside : .outside
    }
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
    return Cells(
      columnEdges: (0...width).map { Double(left + $0) / pixelRatio },
      rowEdges: (0...height).map { Double(top + $0) / pixelRatio },
      colors: colors
    )
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
