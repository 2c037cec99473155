import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The rows of points as markers: read in batches by several threads, placed, and those in view
/// kept.
package struct PointRows: Sendable {
  package let rows: LineRows
  package let sizes: ColumnSnapshot?
  package let alphas: ColumnSnapshot?
  private let colors: PointColors?
  let style: PointStyle
  private let color: Color
  private let frame: FrameContext

  /// Pins the columns.
  package init(
    _ columns: PointColumns,
    _ scale: ColorScale?,
    _ style: PointStyle,
    in space: Space,
    _ frame: FrameContext
  ) {
    var rows = LineRows(x: columns.x?.snapshot(), y: columns.y.snapshot(), in: space, frame)
    sizes = columns.size?.snapshot()
    alphas = columns.alpha?.snapshot()
    if let color = columns.color, let scale {
      colors = PointColors(color.snapshot(), scale, frame)
    } else {
      colors = nil
    }
    rows.looked = [sizes, alphas, colors?.values].compactMap { $0?.rows }.reduce(rows.rows) {
      $0.clamped(to: $1)
    }
    self.rows = rows
    self.style = style
    color = frame.seriesColor(style.color, unless: columns.color).opacity(Float(style.alpha))
    self.frame = frame
  }

  /// Number of rows, as many as the shortest column has.
  package var count: Int { rows.looked.count }

  /// Returns the markers in view, in the order of their rows, and how many rows are gaps or have no
  /// place on a scale.
  ///
  /// - Returns: The markers, or nil where none is in view.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func markers() throws(KeisenError) -> (markers: Markers?, gaps: Int, dropped: Int) {
    let looked = rows.looked
    let chunks = GatheredMarkers.chunks(of: looked)
    var tallies = [PointTally](repeating: PointTally(), count: chunks)
    let gathered = try tallies.withUnsafeMutableBufferPointer { tallies throws(KeisenError) in
      nonisolated(unsafe) let tallies = tallies
      return try GatheredMarkers(
        of: looked,
        hasSizes: sizes != nil,
        hasColors: alphas != nil || colors != nil
      ) { chunk, range, output in
        tallies[chunk] = place(range, into: output)
        return tallies[chunk].kept
      }
    }
    let gaps = tallies.reduce(0) { $0 + $1.gaps }
    let dropped = tallies.reduce(0) { $0 + $1.dropped }
    guard gathered.count > 0 else { return (nil, gaps, dropped) }
    let markers = Markers(
      positions: gathered.positions,
      shape: style.marker,
      size: gathered.sizes.map { .each($0) } ?? .one(style.size),
      fill: gathered.colors.map { .each($0) } ?? .one(color),
      border: style.border(frame.theme)
    )
    return (markers, gaps, dropped)
  }

  /// The value that gives a row its colour, exact; NaN where there is none.
  package func value(at row: Int) -> DataValue {
    guard let values = colors?.values else { return DataValue(.nan) }
    return DataValue(values.value(at: row), unit: values.type.timeUnit)
  }

  /// Whether a marker of a row is seen, its border included, where size and alpha are above 0.
  package func isVisible(_ row: Int) -> Bool {
    if let border = style.border(frame.theme), border.color.alpha > 0 { return true }
    guard let colors else { return MarkerColor(color).w > 0 }
    var bytes: UInt32 = 0
    var scratch = 0.0
    colors.write(row..<row + 1, into: &bytes, scratch: &scratch)
    return MarkerColor(bytes: bytes).w > 0 && style.alpha > 0
  }

  /// Places some rows and writes those in view.
  private func place(_ range: Range<Int>, into output: GatheredMarkers.Output) -> PointTally {
    var part = rows
    part.looked = range
    var tally = PointTally()
    let view = PointView(frame)
    part.forEachBlock { first, xs, ys, count in
      if sizes == nil, alphas == nil, colors == nil {
        keepPlain(first, xs, ys, count, view, output, &tally)
      } else {
        keepVaried(first, xs, ys, count, view, output, &tally)
      }
    }
    return tally
  }

  /// Keeps the rows of a block in view, where all are alike.
  @inline(never)
  private func keepPlain(
    _ first: Int,
    _ xs: UnsafePointer<Double>,
    _ ys: UnsafePointer<Double>,
    _ count: Int,
    _ view: PointView,
    _ output: GatheredMarkers.Output,
    _ tally: inout PointTally
  ) {
    let (low, high) = view.bounds(reach: style.reach(of: style.size))
    let positions = output.positions
    var kept = tally.kept
    for index in 0..<count {
      let place = SIMD2(xs[index], ys[index])
      if place.x >= low.x, place.x <= high.x, place.y >= low.y, place.y <= high.y {
        positions[kept] = SIMD2<Float>(Float(place.x), Float(place.y))
        kept &+= 1
      } else {
        countOutside(first &+ index, place, &tally)
      }
    }
    tally.kept = kept
  }

  /// Counts a row out of view where it is none.
  @inline(__always)
  private func countOutside(_ row: Int, _ place: SIMD2<Double>, _ tally: inout PointTally) {
    // One test for both: a difference with itself is 0 for finite numbers only.
    let difference = place - place
    guard difference.x + difference.y != 0 else { return }
    switch rows.rest(row, within: LinePath.farthest) {
    case .far: break
    case .gap: tally.gaps += 1
    case .dropped: tally.dropped += 1
    }
  }

  /// Keeps the rows of a block in view, each with a size, an alpha or a colour of its own.
  @inline(never)
  private func keepVaried(
    _ first: Int,
    _ xs: UnsafePointer<Double>,
    _ ys: UnsafePointer<Double>,
    _ count: Int,
    _ view: PointView,
    _ output: GatheredMarkers.Output,
    _ tally: inout PointTally
  ) {
    let range = first..<first + count
    let color = MarkerColor(color)
    let style = style
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 3 * count) { scratch in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { colorBytes in
        guard let base = scratch.baseAddress, let colorBytes = colorBytes.baseAddress else {
          return
        }
        let (sizes, alphas) = (base, base + count)
        self.sizes?.read(range, relativeTo: 0, into: sizes)
        self.alphas?.read(range, relativeTo: 0, into: alphas)
        self.colors?.write(range, into: colorBytes, scratch: base + 2 * count)
        for index in 0..<count {
          let place = SIMD2(xs[index], ys[index])
          let size = self.sizes == nil ? style.size : sizes[index]
          let alpha = self.alphas == nil ? 1 : alphas[index]
          let difference = place - place
          guard difference.x + difference.y == 0 else {
            countOutside(first &+ index, place, &tally)
            continue
          }
          guard size - size == 0, alpha - alpha == 0 else {
            tally.gaps += 1
            continue
          }
          let (low, high) = view.bounds(reach: style.reach(of: size))
          guard size > 0, alpha > 0, place.x >= low.x, place.x <= high.x, place.y >= low.y,
            place.y <= high.y
          else { continue }
          output.positions[tally.kept] = SIMD2<Float>(Float(place.x), Float(place.y))
          output.sizes?[tally.kept] = Float(min(size, 0x1p100))
          if let colors = output.colors {
            var own = color
            if self.colors != nil {
              own = MarkerColor(bytes: colorBytes[index])
              own.w = UInt16((Double(own.w) * style.alpha).rounded())
            }
            own.w = UInt16((Double(own.w) * min(alpha, 1)).rounded())
            colors[tally.kept] = own
          }
          tally.kept += 1
        }
      }
    }
  }
}

/// The values of a colour column, and the colours that they have in a frame.
struct PointColors: Sendable {
  let values: ColumnSnapshot
  private let lookup: ColorLookup
  private let range: ProjectionRange

  init(_ values: ColumnSnapshot, _ scale: ColorScale, _ frame: FrameContext) {
    self.values = values
    lookup = frame.lookup(of: scale)
    range = frame.range(of: scale.projection)
  }

  /// Writes the colours of some rows, 8 bits a component.
  func write(
    _ rows: Range<Int>,
    into colors: UnsafeMutablePointer<UInt32>,
    scratch: UnsafeMutablePointer<Double>
  ) {
    values.read(rows, relativeTo: range.origin, in: range.timeUnit, into: scratch)
    let values = UnsafeBufferPointer(start: UnsafePointer(scratch), count: rows.count)
    lookup.colors(of: values, into: colors, scratch: scratch)
  }
}

/// How many rows of a chunk are markers in view, gaps, or have no place on a scale.
private struct PointTally {
  var kept = 0
  var gaps = 0
  var dropped = 0
}

/// What a marker must reach into.
private struct PointView {
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>
  private let margin: Double

  init(_ frame: FrameContext) {
    low = SIMD2(frame.plot.minX, frame.plot.minY)
    high = SIMD2(frame.plot.maxX, frame.plot.maxY)
    margin = 2 / frame.pixelRatio
  }

  /// Returns the bounds of the places of markers that reach so far and may be seen.
  @inline(__always)
  func bounds(reach: Double) -> (SIMD2<Double>, SIMD2<Double>) {
    // Antialiasing reaches two pixels farther.
    let reach = SIMD2(repeating: min(reach, 0x1p30) + margin)
    return (low - reach, high + reach)
  }
}
