import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// Looks for the marker that is nearest to a point, of those equally near for the last one.
package struct PointSearch: RowSearch {
  private let points: PointRows
  private let boxes: RowBoxes
  /// Bounds of the sizes, where each marker has its own.
  private let sizeBounds: ColumnBounds?
  private let mode: HitQuery.Mode
  private let point: SIMD2<Double>
  private let pixelRatio: Double
  private let plot: PlaceBox
  /// The outline of a marker, where all are alike.
  private let outline: MarkerOutline?
  package private(set) var best: HitRank
  /// What was found, and where it stands.
  package private(set) var found: (row: Int, place: SIMD2<Double>)?

  /// Starts looking.
  ///
  /// - Parameters:
  ///   - points: The rows.
  ///   - columns: What they come from.
  ///   - query: A point of the plot, and how far from it.
  ///   - frame: The frame.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init(
    _ points: PointRows,
    of columns: PointColumns,
    _ query: HitQuery,
    in frame: FrameContext
  ) throws(KeisenError) {
    self.points = points
    boxes = try RowBoxes(points.rows, x: columns.x, y: columns.y, areConnected: false)
    sizeBounds = try columns.size?.bounds()
    mode = query.mode
    point = SIMD2(query.point.x, query.point.y)
    pixelRatio = frame.pixelRatio
    plot = PlaceBox(frame.plot, grownBy: 0)
    let style = points.style
    outline =
      points.sizes == nil && style.size > 0
      ? style.outline(size: style.size, pixelRatio: frame.pixelRatio) : nil
    best = query.limit
  }

  /// The rows that there is something to know of: a ring may have dropped some meanwhile.
  package var rows: Range<Int> {
    let rows = boxes.known.clamped(to: points.rows.looked)
    return sizeBounds.map { rows.clamped(to: $0.snapshot.rows) } ?? rows
  }

  /// The outline of a marker of a size, nil for that of all; nil where there is nothing to see.
  private func outline(size: Double?) -> MarkerOutline? {
    guard let size else { return outline }
    return size > 0 && size.isFinite
      ? points.style.outline(size: size, pixelRatio: pixelRatio) : nil
  }

  package func rank(of rows: Range<Int>) -> HitRank {
    guard let largest = outline(size: sizeBounds?.bounds(of: rows, in: .unit).high) else {
      return .none
    }
    let box = boxes.box(around: rows)
    // What rounding may come to.
    let radius = largest.radius * (1 + 1e-12)
    guard box.grown(by: radius).meets(plot) else { return .none }
    let delta = box.distances(from: point)
    let last = 1 - rows.upperBound
    switch mode {
    case .x: return HitRank(distance: delta.x, second: delta.y, place: last)
    case .nearest:
      let distance = (delta * delta).sum().squareRoot()
      return HitRank(distance: max(0, distance - radius), second: 0, place: last)
    }
  }

  package mutating func appearance(at rows: Range<Int>) {
    let count = rows.count
    withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: 2 * count) { memory in
      guard let places = memory.baseAddress else { return }
      (places + count).withMemoryRebound(to: Double.self, capacity: 2 * count) { scratch in
        points.rows.writePlaces(
          of: rows,
          within: LinePath.farthest,
          scratch: scratch,
          to: places
        )
        let (sizes, alphas) = (scratch, scratch + count)
        points.sizes?.read(rows, relativeTo: 0, into: sizes)
        points.alphas?.read(rows, relativeTo: 0, into: alphas)
        for (index, row) in rows.enumerated()
        where points.alphas == nil || alphas[index] > 0 && alphas[index] < .infinity {
          appearance(at: row, places[index], size: points.sizes == nil ? nil : sizes[index])
        }
      }
    }
  }

  /// Takes a row where it is better; its place may be NaN.
  @inline(__always)
  private mutating func appearance(at row: Int, _ place: SIMD2<Double>, size: Double?) {
    let delta = point - place
    let square = (delta * delta).sum()
    // Most rows are told by the circle around their marker.
    if let outline, mode == .nearest {
      let near = best.distance + outline.radius
      guard square <= near * near * (1 + 1e-12) else { return }
    }
    guard let outline = outline(size: size), !square.isNaN,
      PlaceBox(low: place, high: place).grown(by: outline.radius).meets(plot)
    else { return }
    var rank = HitRank(distance: abs(delta.x), second: abs(delta.y), place: -row)
    if mode == .nearest {
      rank = HitRank(distance: outline.distance(to: delta), second: 0, place: -row)
    }
    guard rank < best, points.isVisible(row) else { return }
    best = rank
    found = (row, place)
  }
}
