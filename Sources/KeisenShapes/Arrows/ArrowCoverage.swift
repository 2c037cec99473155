import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenReduction

/// Arrows of many rows as what they cover of each pixel, those of each colour together, as if they
/// were one shape.
struct ArrowCoverage {
  /// Both ends of an arrow, in pixels of the plot; of a dot its place, in points.
  private struct Ends: BitwiseCopyable {
    var tail: SIMD2<Float>
    var tip: SIMD2<Float>
  }

  /// What was found in some rows.
  private struct Found {
    var arrows = 0
    var dots = 0
    var missing = (gaps: 0, dropped: 0)
  }

  /// Rows that one thread looks at, at a time.
  private static let chunkRows = 1 << 15

  private let placed: PlacedArrows
  private let appearance: ArrowAppearance
  private let cells: ShapeCells

  /// Prepares to draw arrows on the pixels of a plot.
  init(_ placed: PlacedArrows, _ appearance: ArrowAppearance, _ cells: ShapeCells) {
    (self.placed, self.appearance, self.cells) = (placed, appearance, cells)
  }

  /// Draws them, and those that are dots as markers.
  ///
  /// - Returns: What was done.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func draw(into list: inout DisplayList) throws(KeisenError) -> SeriesRecord {
    let all = placed.all
    let ends = GrowingBuffer<Ends>()
    let steps = GrowingBuffer<UInt16>()
    let endsBase = try ends.reserve(all.count)
    let stepsBase = try steps.reserve(all.count)
    let chunks = (all.count + Self.chunkRows - 1) / Self.chunkRows
    var found = [Found](repeating: Found(), count: chunks)
    found.withUnsafeMutableBufferPointer { found in
      WorkerPool.shared.run(chunks) { chunk in
        let first = chunk * Self.chunkRows
        let count = min(Self.chunkRows, all.count - first)
        let rows = all.lowerBound + first..<all.lowerBound + first + count
        found[chunk] = read(rows, into: endsBase + first, stepsBase + first)
      }
    }
    // Each chunk has its arrows in front, and its dots behind them, the last one first.
    let (dots, colors) = (VertexBuffer(), GrowingBuffer<MarkerColor>())
    var record = SeriesRecord(tier: .coverage, rows: all.count, gaps: 0)
    var arrows = 0
    for (chunk, part) in found.enumerated() {
      let first = chunk * Self.chunkRows
      let end = min(first + Self.chunkRows, all.count)
      for index in stride(from: end - 1, through: end - part.dots, by: -1) {
        let place = SIMD2<Double>(endsBase[index].tail)
        try appearance.add(dot: place, of: Int(stepsBase[index]), to: dots, colors)
      }
      (endsBase + arrows).update(from: endsBase + first, count: part.arrows)
      (stepsBase + arrows).update(from: stepsBase + first, count: part.arrows)
      arrows += part.arrows
      record.gaps += part.missing.gaps
      record.dropped += part.missing.dropped
    }
    record.boundChannel = ShapeCells.boundChannel
    ends.commit(arrows)
    steps.commit(arrows)
    if appearance.steps == 1 {
      try drawUnion(of: ends, into: &list)
    } else if arrows > 0 {
      try drawLayers(of: ends, steps, into: &list)
    }
    appearance.draw(dots, colors, into: &list)
    return record
  }

  /// Writes the arrows of some rows, and from the end its dots.
  private func read(
    _ rows: Range<Int>,
    into ends: UnsafeMutablePointer<Ends>,
    _ steps: UnsafeMutablePointer<UInt16>
  ) -> Found {
    var found = Found()
    found.missing = placed.forEachArrow(in: rows) { arrow in
      guard let (tail, tip) = appearance.seen(arrow) else { return }
      let index: Int
      if appearance.shape.isDot(from: tail, to: tip) {
        found.dots += 1
        index = rows.count - found.dots
        let place = SIMD2<Float>((tail + tip) / 2)
        ends[index] = Ends(tail: place, tip: place)
      } else {
        index = found.arrows
        found.arrows += 1
        ends[index] = Ends(tail: cells.pixel(at: tail), tip: cells.pixel(at: tip))
      }
      steps[index] = UInt16(truncatingIfNeeded: appearance.step(of: arrow))
    }
    return found
  }

  private func drawUnion(
    of ends: GrowingBuffer<Ends>,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let color = appearance.color(of: 0)
    guard color.alpha > 0, ends.count > 0 else { return }
    try cells.draw(color, into: &list) { band in
      paint(ends.elements[...], on: band, ())
    }
  }

  /// Draws those of the last colour in front.
  private func drawLayers(
    of ends: GrowingBuffer<Ends>,
    _ steps: GrowingBuffer<UInt16>,
    into list: inout DisplayList
  ) throws(KeisenError) {
    // Where arrows of each colour begin, and behind the last one the end.
    var starts = [Int](repeating: 0, count: appearance.steps + 1)
    for step in steps.elements { starts[Int(step) + 1] += 1 }
    for step in 0..<appearance.steps { starts[step + 1] += starts[step] }
    let sorted = GrowingBuffer<Ends>()
    let target = try sorted.reserve(ends.count)
    var next = starts
    for (arrow, step) in zip(ends.elements, steps.elements) {
      target[next[Int(step)]] = arrow
      next[Int(step)] += 1
    }
    sorted.commit(ends.count)
    try cells.draw(into: &list) { band in
      for step in (0..<appearance.steps).reversed() {
        let color = appearance.color(of: step)
        let arrows = sorted.elements[starts[step]..<starts[step + 1]]
        guard color.alpha > 0, !arrows.isEmpty else { continue }
        let layer = UInt32(truncatingIfNeeded: step + 1)
        paint(arrows, on: band, LayerPixel.Paint(color: color.premultiplied, layer: layer))
      }
    }
  }

  @inline(__always)
  private func paint<Pixel: ShapePixel>(
    _ arrows: Slice<UnsafeBufferPointer<Ends>>,
    on band: ShapeBand<Pixel>,
    _ paint: Pixel.Paint
  ) {
    // Wider ones cover all that is near them.
    let width = min(appearance.shape.width, LinePath.longestReach) * cells.pixelRatio
    let shape = ArrowShape(width: width, pixelRatio: 1)
    let reach = Float(shape.reach)
    let (first, end) = (Float(band.rows.lowerBound) - reach, Float(band.rows.upperBound) + reach)
    let count = ArrowShape.cornerCount
    withUnsafeTemporaryAllocation(of: SIMD2<Float>.self, capacity: count) { corners in
      for arrow in arrows {
        let (top, bottom) =
          arrow.tail.y < arrow.tip.y ? (arrow.tail.y, arrow.tip.y) : (arrow.tip.y, arrow.tail.y)
        guard bottom > first, top < end else { continue }
        var low = SIMD2<Float>(repeating: .infinity)
        var high = SIMD2<Float>(repeating: -.infinity)
        var index = 0
        shape.forEachCorner(from: SIMD2(arrow.tail), to: SIMD2(arrow.tip)) { corner in
          let corner = SIMD2<Float>(corner)
          corners[index] = corner
          low = pointwiseMin(low, corner)
          high = pointwiseMax(high, corner)
          index += 1
        }
        guard band.begin(low, high) else { continue }
        band.add(UnsafeBufferPointer(corners))
        band.paint(.nonzero, paint)
      }
    }
  }
}
