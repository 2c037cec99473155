import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// A line of many rows in colours by value, as what it is on each of a plot's pixels.
///
/// What is drawn are the lines of each step of the map, one over the other in the map's order. Here
/// the topmost comes first, and nothing is looked at where it covers pixels wholly: so of a dense
/// line, whose pieces may be a hundred times its rows, the cost is finding them, and no piece is
/// kept. Memory is 36 bytes a segment in view and 24 a pixel. Each band of the picture's columns is
/// painted by one thread, so that where x goes one way each has its own segments; the picture is
/// the same however many there are.
package struct ColorCoverage {
  /// By how much a channel of 255 may differ: what covers a pixel but for a 32nd hides what is
  /// below, which is 8, and where pieces of many colours end in one pixel the roundings of each add
  /// up.
  package static let boundChannel = LineEnvelope.boundChannel
  /// Pixels that are worth it.
  private static let maxPixels = 1 << 26
  /// Segments of which it is known together which steps they have.
  private static let chunk = 1 << 8

  /// What is seen of a segment, in pixels from the plot's first one, and where on the map it is.
  private struct Segment: BitwiseCopyable {
    var start: SIMD2<Float>
    var end: SIMD2<Float>
    /// Where on the map it begins.
    var position: Double
    /// The part of its way that is one step of the map, less than 0 where it goes down; 0 where it
    /// is in one place, or in none.
    var partOfStep: Double
  }

  /// The first and the last step of some segments.
  private struct Steps: BitwiseCopyable {
    var first: UInt16
    var last: UInt16

    @inline(__always)
    func contains(_ step: UInt16) -> Bool { first <= step && step <= last }
  }

  /// Segments that follow each other: their steps, and the columns of pixels that they are in.
  private struct Chunk {
    var steps: Steps
    var left: Float
    var right: Float
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

  /// Begins without segments; nil where a colour lets through what is below, the pen is thinner
  /// than a pixel, or the plot has no pixels, or too many.
  package init?(
    _ lookup: ColorLookup,
    width pen: Double,
    _ frame: FrameContext,
    in list: DisplayList
  ) {
    let width = min(pen, LinePath.longestReach) * frame.pixelRatio
    guard lookup.minAlpha == 1, width >= 1, let pixels = PlotPixels(frame, in: list),
      pixels.count <= Self.maxPixels
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
  package func add(
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
    let part = 1 / (high - low)
    try segments.append(
      Segment(
        start: SIMD2<Float>(seen.start),
        end: SIMD2<Float>(seen.end),
        position: low,
        partOfStep: part.isFinite ? part : 0
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
  package func draw(into list: inout DisplayList) throws(KeisenError) {
    guard segments.count > 0 else { return }
    let (width, height) = (pixels.width, pixels.height)
    // Of whole squares of a mask, so that each pixel is worked out in the same way.
    let squares = (width + CoverageMask.side - 1) / CoverageMask.side
    let count = max(1, min(WorkerPool.shared.width, squares))
    let columns = (squares + count - 1) / count * CoverageMask.side
    var bands: [Band] = []
    for first in stride(from: 0, to: width, by: columns) {
      bands.append(try Band(first..<min(first + columns, width), height: height, reach: reach))
    }
    let chunks = chunks
    let colors = GrowingBuffer<UInt32>()
    let target = try colors.reserve(width * height)
    WorkerPool.shared.run(bands.count) { index in
      paint(bands[index], chunks)
      bands[index].write(to: target, stride: width)
    }
    colors.commit(width * height)
    list.draw(.cells(pixels.cells(colors, pixelRatio: pixelRatio)))
  }

  /// Each run of `chunk` segments.
  private var chunks: [Chunk] {
    let (segments, steps) = (segments.elements, steps.elements)
    return stride(from: 0, to: steps.count, by: Self.chunk).map { first in
      var all = Chunk(steps: steps[first], left: .infinity, right: -.infinity)
      for place in first..<min(first + Self.chunk, steps.count) {
        all.steps.first = min(all.steps.first, steps[place].first)
        all.steps.last = max(all.steps.last, steps[place].last)
        let (from, to) = (segments[place].start.x, segments[place].end.x)
        all.left = min(all.left, min(from, to))
        all.right = max(all.right, max(from, to))
      }
      return all
    }
  }

  /// Paints a band, from the map's last step to its first.
  private func paint(_ band: Band, _ chunks: [Chunk]) {
    let (segments, steps) = (segments.elements, steps.elements)
    let left = Float(Double(band.columns.lowerBound) - reach)
    let right = Float(Double(band.columns.upperBound) + reach)
    let places = chunks.indices.filter { chunks[$0].right >= left && chunks[$0].left <= right }
    for step in (0..<ColorLookup.count).reversed() {
      let color = Color(bytes: lookup.bytes(ofStep: step))
      guard color.alpha > 0 else { continue }
      let number = UInt16(truncatingIfNeeded: step)
      var isBare = true
      for index in places where chunks[index].steps.contains(number) {
        let first = index * Self.chunk
        for place in first..<min(first + Self.chunk, steps.count)
        where steps[place].contains(number) {
          let segment = segments[place]
          guard max(segment.start.x, segment.end.x) >= left,
            min(segment.start.x, segment.end.x) <= right,
            let part = Self.part(of: segment, in: step)
          else { continue }
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

  /// Returns which part of a segment's way is in a step of the map; nil for none.
  @inline(__always)
  private static func part(of segment: Segment, in step: Int) -> ClosedRange<Double>? {
    guard segment.partOfStep != 0 else { return 0...1 }
    // Before the first step and behind the last one there are no borders.
    let low = step == 0 ? -Double.infinity : Double(step - 1)
    let high = step > ColorMap.count ? Double.infinity : Double(step)
    let ends = (
      (low - segment.position) * segment.partOfStep, (high - segment.position) * segment.partOfStep
    )
    let (first, last) = (max(0, min(ends.0, ends.1)), min(1, max(ends.0, ends.1)))
    // What rounding leaves of a step at which a segment ends is nothing.
    return first + 0x1p-40 < last ? first...last : nil
  }
}

extension ColorCoverage {
  /// Some columns of the plot's pixels.
  private struct Band {
    let columns: Range<Int>
    private let mask: CoverageMask
    private let height: Int
    /// The colour of each pixel, multiplied by alpha.
    private let painted = GrowingBuffer<SIMD4<Float>>()
    private let base: UnsafeMutablePointer<SIMD4<Float>>

    init(_ columns: Range<Int>, height: Int, reach: Double) throws(KeisenError) {
      (self.columns, self.height) = (columns, height)
      mask = try CoverageMask(width: columns.count, height: height, reach: reach)
      base = try painted.reserve(columns.count * height)
      base.initialize(repeating: .zero, count: columns.count * height)
    }

    /// Adds a piece of the step that is being painted.
    func add(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      let left = SIMD2(Double(columns.lowerBound), 0)
      mask.add(from: start - left, to: end - left)
    }

    /// Paints what was added below what is there.
    func endLayer(_ color: SIMD4<Float>) {
      mask.endLayer { row, group, coverage in
        let (first, width) = (group * 4, columns.count)
        let pixels = base + (row * width + first)
        for lane in 0..<min(4, width - first) where coverage[lane] > 0 {
          pixels[lane] += color * ((1 - pixels[lane].w) * coverage[lane])
        }
      }
    }

    /// Writes the colours of 8 bits into rows of the plot.
    func write(to target: UnsafeMutablePointer<UInt32>, stride: Int) {
      let width = columns.count
      for row in 0..<height {
        let (source, line) = (base + row * width, target + (row * stride + columns.lowerBound))
        for column in 0..<width { line[column] = source[column].straightBytes }
      }
    }
  }
}
