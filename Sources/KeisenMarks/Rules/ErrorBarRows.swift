import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// The rows of error bars as lines, in points.
struct ErrorBarRows {
  /// One line.
  struct Bar {
    let row: Int
    /// Where the row's values stand.
    let point: SIMD2<Double>
    /// Ends along the line.
    let start: Double
    let end: Double
    let startHasCap: Bool
    let endHasCap: Bool
    let isUpright: Bool
    /// What its colour is taken from; NaN for none.
    var value = Double.nan

    /// Both ends.
    var ends: (SIMD2<Double>, SIMD2<Double>) {
      isUpright
        ? (SIMD2(point.x, start), SIMD2(point.x, end))
        : (SIMD2(start, point.y), SIMD2(end, point.y))
    }

    /// The line on whole device pixels.
    func line(width: Double, _ frame: FrameContext) -> [SIMD2<Double>] {
      guard start != end else { return [] }
      let middle = frame.ruleMiddle(at: isUpright ? point.x : point.y, width: width)
      return isUpright
        ? [SIMD2(middle, start), SIMD2(middle, end)] : [SIMD2(start, middle), SIMD2(end, middle)]
    }

    /// The lines across its ends, on whole device pixels: their middles are those of the line.
    func caps(length: Double, width: Double, _ frame: FrameContext) -> [SIMD2<Double>] {
      guard length > 0 else { return [] }
      let middle = frame.ruleMiddle(at: isUpright ? point.x : point.y, width: width)
      // As much on either side of the line, in whole device pixels.
      let half = width / 2 + frame.snapped(max(0, length - width) / 2)
      return [(start, startHasCap), (end, endHasCap)].filter(\.1).flatMap { place, _ in
        let cap = frame.ruleMiddle(at: place, width: width)
        return isUpright
          ? [SIMD2(middle - half, cap), SIMD2(middle + half, cap)]
          : [SIMD2(cap, middle - half), SIMD2(cap, middle + half)]
      }
    }
  }

  private var rows: PlacedRows
  private let xEnds: (low: Int?, high: Int?)
  private let yEnds: (low: Int?, high: Int?)
  private let colors: Int?
  private let lowEnds: SIMD2<Double>

  /// Pins the columns.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ mark: ErrorBarMark, in space: Space, _ frame: FrameContext) throws(KeisenError) {
    let columns = mark.columns
    rows = PlacedRows(columns, in: space, frame)
    if mark.xLow == nil, mark.xHigh == nil {
      let width = frame.ruleWidth(mark.style.width)
      let margin = min(max(mark.style.capLength, width), LinePath.longestReach)
      rows.appearance(
        at: try RowsInView(mark.x, in: space, frame),
        frame.plot,
        margin: margin + 2 / frame.pixelRatio
      )
    }
    func place(_ name: String) -> Int? { columns.firstIndex { $0.name == name } }
    xEnds = (place("x low"), place("x high"))
    yEnds = (place("y low"), place("y high"))
    colors = place("color")
    let sides = [Dimension.x, .y].map { dimension in
      let range = frame.range(of: space.projection(dimension))
      return BoxSide(frame.map(dimension, of: space), range).position(of: .nan)
    }
    let far = LinePath.farthest
    lowEnds = SIMD2(sides[0] < 0 ? -far : far, sides[1] < 0 ? -far : far)
  }

  /// The rows of which a bar may be in view.
  var looked: Range<Int> { rows.looked }

  /// Calls `body` with each line of some rows; returns how many rows are gaps, and how many have no
  /// place on a scale.
  @discardableResult
  @inline(__always)
  func forEachBar(in some: Range<Int>, _ body: (Bar) -> Void) -> (gaps: Int, dropped: Int) {
    var tally = (gaps: 0, dropped: 0)
    var rows = rows
    rows.looked = some
    rows.forEachBlock { block in
      let (xs, ys) = (block[1], block[0])
      for index in 0..<block.count {
        let row = block.first + index
        let point = SIMD2(xs[index], ys[index])
        guard (point - point).sum() == 0 else {
          if rows.isDropped(row, columns: 0..<2) { tally.dropped += 1 } else { tally.gaps += 1 }
          continue
        }
        for dimension in 0..<2 {
          let columns = dimension == 0 ? xEnds : yEnds
          let low = end(block, index, row, columns.low, dimension)
          let high = end(block, index, row, columns.high, dimension)
          guard low != nil || high != nil else { continue }
          body(
            Bar(
              row: row,
              point: point,
              start: low?.place ?? point[dimension],
              end: high?.place ?? point[dimension],
              startHasCap: low?.hasCap ?? false,
              endHasCap: high?.hasCap ?? false,
              isUpright: dimension == 1,
              value: colors.map { block[$0][index] } ?? .nan
            )
          )
        }
      }
    }
    return tally
  }

  /// Returns where an end is; nil for none.
  private func end(
    _ block: PlacedRows.Block,
    _ index: Int,
    _ row: Int,
    _ column: Int?,
    _ dimension: Int
  ) -> (place: Double, hasCap: Bool)? {
    guard let column else { return nil }
    let place = block[column][index]
    if place.isFinite { return (place, true) }
    guard rows.isDropped(row, columns: column..<column + 1) else { return nil }
    return (lowEnds[dimension], false)
  }
}
