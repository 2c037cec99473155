import KeisenDrawing
import KeisenPrimitives

/// A line of many rows in colours by value, as what it is on each of a plot's pixels.
///
/// What is drawn are the lines of each step of the map, one over the other in the map's order. Here the topmost comes first, and nothing is
/// looked at where it covers pixels wholly: so of a dense line, whose pieces may be a hundred times its rows, the cost is
/// finding them, and no piece is kept. Memory is 36 bytes a segment in view and 24 a pixel. Each band of the picture is painted by one thread;
/// it is the same however many there are.
struct ColorCoverage {
  /// By how much a channel of 255 may differ: what covers a pixel but for a 32nd hides what is below, which is 8, and where pieces of many
  /// colours end in one pixel the roundings of each add up.
  static let boundChannel = LineEnvelope.boundChannel
  /// Pixels that are worth it.
  private static let mostPixels = 1 << 26
  /// Segments of which it is known together which steps they have.
  private static let chunk = 1 << 8

  /// What is seen of a segment, in pixels from the plot's first one, and where on the map its ends are.
  private struct Segment: BitwiseCopyable {
    var start: SIMD2<Float>
    var end: SIMD2<Float>
    var positions: SIMD2<Double>
  }

  /// The first and the last step of some segments.
  private struct Steps: BitwiseCopyable {
    var first: UInt16
    var last: UInt16

    func contains(_ step: UInt16) -> Bool { first <= step && step <= last }
  }

  private let lookup: ColorLookup
  private let pixels: PlotPixels
  private let pixelRatio: Double
  private let reach: Double
  private let scale: SIMD2<Double>
  private let corner: SIMD2<Double>
  private let bounds: ClipBounds
  private let segments = GrowingBuffer<Segment>()
  private let steps = GrowingBuffer<Steps>()

  /// Begins without segments; nil where a colour lets through what is below, the pen is thinner than a pixel, or the plot has no pixels, or too many.
  init?(_ lookup: ColorLookup, width pen: Double, _ frame: FrameContext, in list: DisplayList) {
    let width = min(pen, LinePath.longestReach) * frame.pixelRatio
    guard lookup.leastAlpha == 1, width >= 1, let pixels = PlotPixels(frame, in: list),
      pixels.count <= Self.mostPixels
    else { return nil }
    (self.lookup, self.pixels, pixelRatio) = (lookup, pixels, frame.pixelRatio)
    reach = min(width, 0x1p40) / 2 + 0.5
    scale = SIMD2(repeating: frame.pixelRatio)
    corner = SIMD2(Double(pixels.left), Double(pixels.top))
    let size = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
    // A cut end, and the pen there, is never seen.
    bounds = ClipBounds(size, grownBy: reach + 2)
  }

  /// Adds a segment between two places in points; equal ones are a dot.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - end: Where it ends.
  ///   - positions: Those of both ends on the map; NaN for what is missing.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func add(
    from start: SIMD2<Double>,
    to end: SIMD2<Double>,
    _ positions: (from: Double, to: Double)
  ) throws(KeisenError) {
    let (first, last) = (start * scale - corner, end * scale - corner)
    guard !bounds.misses(first, last), let seen = bounds.clip(from: first, to: last) else { return }
    let way = positions.to - positions.from
    let (low, high) = (
      seen.cutBefore > 0 ? positions.from + way * seen.cutBefore : positions.from,
      seen.cutAfter > 0 ? positions.to - way * seen.cutAfter : positions.to
    )
    let ends = (ColorLookup.step(at: low), ColorLookup.step(at: high))
    try segments.append(
      Segment(
        start: SIMD2<Float>(seen.start),
        end: SIMD2<Float>(seen.end),
        positions: SIMD2(low, high)
      )
    )
    try steps.append(
      Steps(
        first: UInt16(truncatingIfNeeded: min(ends.0, ends.1)),
        last: UInt16(truncatingIfNeeded: max(ends.0, ends.1))
      )
    )
  }

  /// Draws the line.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func draw(into list: inout DisplayList) throws(KeisenError) {
    guard segments.count > 0 else { return }
    let (width, height) = (pixels.width, pixels.height)
    // Of whole squares of a mask, so that each pixel is worked out in the same way.
    let squares = (height + CoverageMask.side - 1) / CoverageMask.side
    let count = max(1, min(WorkerPool.shared.width, squares))
    let rows = (squares + count - 1) / count * CoverageMask.side
    var bands: [Band] = []
    for first in stride(from: 0, to: height, by: rows) {
      bands.append(try Band(first..<min(first + rows, height), width: width, reach: reach))
    }
    let chunks = chunks
    let colors = GrowingBuffer<UInt32>()
    let target = try colors.reserve(width * height)
    WorkerPool.shared.run(bands.count) { index in
      paint(bands[index], chunks)
      bands[index].write(to: target + bands[index].rows.lowerBound * width)
    }
    colors.commit(width * height)
    list.draw(.cells(pixels.cells(colors, pixelRatio: pixelRatio)))
  }

  /// The steps of each run of `chunk` segments.
  private var chunks: [Steps] {
    let steps = steps.elements
    return stride(from: 0, to: steps.count, by: Self.chunk).map { first in
      var all = steps[first]
      for each in steps[first..<min(first + Self.chunk, steps.count)] {
        all.first = min(all.first, each.first)
        all.last = max(all.last, each.last)
      }
      return all
    }
  }

  /// Paints a band, from the map's last step to its first.
  private func paint(_ band: Band, _ chunks: [Steps]) {
    let (segments, steps) = (segments.elements, steps.elements)
    for step in (0..<ColorLookup.count).reversed() {
      let color = Color(bytes: lookup.bytes(ofStep: step))
      guard color.alpha > 0 else { continue }
      let number = UInt16(truncatingIfNeeded: step)
      var isBare = true
      for (index, chunk) in chunks.enumerated() where chunk.contains(number) {
        let first = index * Self.chunk
        for place in first..<min(first + Self.chunk, steps.count)
        where steps[place].contains(number) {
          let segment = segments[place]
          guard let part = Self.part(of: segment.positions, in: step) else { continue }
          let start = SIMD2<Double>(segment.start)
          let way = SIMD2<Double>(segment.end) - start
          band.add(
            from: start + way * part.lowerBound,
            to: start + way * part.upperBound
          )
          isBare = false
        }
      }
      if !isBare { band.endLayer(SIMD4(color.red, color.green, color.blue, 1)) }
    }
  }

  /// Returns which part of the way between two positions is in a step of the map; nil for none.
  private static func part(of positions: SIMD2<Double>, in step: Int) -> ClosedRange<Double>? {
    let way = positions.y - positions.x
    // Those of one position, and of what is missing.
    guard way != 0, !way.isNaN else { return 0...1 }
    // Before the first step and behind the last one there are no borders.
    let low = step == 0 ? -Double.infinity : Double(step - 1)
    let high = step > ColorMap.count ? Double.infinity : Double(step)
    let ends = ((low - positions.x) / way, (high - positions.x) / way)
    let (first, last) = (max(0, min(ends.0, ends.1)), min(1, max(ends.0, ends.1)))
    return first < last ? first...last : nil
  }
}

extension ColorCoverage {
  /// Some rows of the plot's pixels.
  private struct Band {
    let rows: Range<Int>
    private let mask: CoverageMask
    private let width: Int
    /// The colour of each pixel, multiplied by alpha.
    private let painted = GrowingBuffer<SIMD4<Float>>()
    private let base: UnsafeMutablePointer<SIMD4<Float>>

    init(_ rows: Range<Int>, width: Int, reach: Double) throws(KeisenError) {
      (self.rows, self.width) = (rows, width)
      mask = try CoverageMask(width: width, height: rows.count, reach: reach)
      base = try painted.reserve(width * rows.count)
      base.initialize(repeating: .zero, count: width * rows.count)
    }

    /// Adds a piece of the step that is being painted.
    func add(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      let top = SIMD2(0, Double(rows.lowerBound))
      mask.add(from: start - top, to: end - top)
    }

    /// Paints what was added below what is there.
    func endLayer(_ color: SIMD4<Float>) {
      mask.endLayer { row, group, coverage in
        let first = group * 4
        let pixels = base + (row * width + first)
        for lane in 0..<min(4, width - first) where coverage[lane] > 0 {
          pixels[lane] += color * ((1 - pixels[lane].w) * coverage[lane])
        }
      }
    }

    /// Writes the colours of 8 bits.
    func write(to target: UnsafeMutablePointer<UInt32>) {
      for index in 0..<width * rows.count { target[index] = base[index].straightBytes }
    }
  }
}
