import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The rows of a series in a polar space as columns of points of the picture, so that all that
/// draws and finds rows in a plot does it here too.
package struct PolarRows {
  /// The longest way along the angle that is drawn straight, in radians.
  private static let longestStep = Double.pi / 90

  /// Positions from the left; a gap where there is none.
  package let x: Column
  /// Positions from the top.
  package let y: Column
  /// The rows.
  package let rows: Range<Int>
  /// Rows without a place on a scale.
  package let dropped: Int
  /// Rows that are NaN, missing or infinite.
  package let gaps: Int
  /// The row of each position; empty where each row has one.
  private let places: GrowingBuffer<Int>

  /// Places the rows of two columns.
  ///
  /// - Parameters:
  ///   - x: Values of the angle; nil for row numbers.
  ///   - y: Values of the radius.
  ///   - space: A polar space.
  ///   - places: Its disc.
  ///   - frame: The frame.
  ///   - isJoined: Whether rows are joined as the space says, for which there may be more positions
  ///     than rows.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*).
  package init(
    _ x: Column?,
    _ y: Column,
    in space: Space,
    _ places: PolarPlaces,
    _ frame: FrameContext,
    isJoined: Bool
  ) throws(KeisenError) {
    let polar = space.polar ?? Space.Polar()
    let source = PlacedRows([MarkColumn("x", x, .x), MarkColumn("y", y, .y)], in: space, frame)
    let (xs, ys) = (GrowingBuffer<Double>(), GrowingBuffer<Double>())
    let numbers = GrowingBuffer<Int>()
    let isAlong = isJoined && polar.path == .alongAngle
    let keepsNumbers = isAlong || isJoined && polar.isClosed
    var (gaps, dropped) = (0, 0)
    var (first, last): (Step?, Step?) = (nil, nil)
    func append(_ place: SIMD2<Double>, _ row: Int) throws(KeisenError) {
      try xs.append(place.x)
      try ys.append(place.y)
      if keepsNumbers { try numbers.append(row) }
    }
    func join(_ from: Step, _ to: Step) throws(KeisenError) {
      let way = PolarPlaces.way(from: from.angle, to: to.angle)
      let steps = (abs(way) / Self.longestStep).rounded(.up)
      guard isAlong, steps > 1 else { return }
      for step in 1..<Int(steps) {
        let part = Double(step) / steps
        let radius = from.radius + (to.radius - from.radius) * part
        // Half of them are nearer to each end.
        let row = part < 0.5 ? from.row : to.row
        try append(places.place(from.angle + way * part, radius), row)
      }
    }
    try source.forEachBlock { (block) throws(KeisenError) in
      let (angles, radii) = (block[0], block[1])
      for index in 0..<block.count {
        let row = block.first + index
        let step = Step(row: row, angle: angles[index], radius: radii[index])
        guard step.isPlace else {
          if source.isDropped(row) { dropped += 1 } else { gaps += 1 }
          try append(SIMD2(.nan, .nan), row)
          last = nil
          continue
        }
        if let last { try join(last, step) }
        try append(places.place(step.angle, step.radius), row)
        if row == source.rows.lowerBound { first = step }
        last = step
      }
    }
    if isJoined, polar.isClosed, let first, let last, first.row != last.row {
      try join(last, first)
      try append(places.place(first.angle, first.radius), first.row)
    }
    self.x = try Column(taking: xs)
    self.y = try Column(taking: ys)
    (rows, self.gaps, self.dropped, self.places) = (source.rows, gaps, dropped, numbers)
  }

  /// A row, its angle in radians and its distance from the middle in points.
  private struct Step {
    let row: Int
    let angle: Double
    let radius: Double

    var isPlace: Bool { (angle - angle) + (radius - radius) == 0 }
  }

  /// Returns the row of a position.
  package func row(of position: Int) -> Int {
    guard position >= 0, position < places.count else { return rows.lowerBound + position }
    return places.elements[position]
  }

  /// Returns a column whose rows have the numbers of positions.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func aligned(_ column: Column?) throws(KeisenError) -> Column? {
    guard let column, rows.lowerBound != 0 || column.count != rows.count else { return column }
    let snapshot = column.snapshot()
    return try snapshot.copy(of: rows.clamped(to: snapshot.rows))
  }
}

extension PolarRows {
  /// Returns a selection whose rows have the numbers of positions, where each row has one.
  ///
  /// - Throws: Nothing but a defect of Keisen.
  package func aligned(_ selection: Selection?) throws(KeisenError) -> Selection? {
    guard let selection, rows.lowerBound != 0 else { return selection }
    var moved = RowSet()
    let (chosen, dimming, _) = selection.current
    chosen.forEachRun(in: rows) { run in
      moved.append(contentsOf: run.lowerBound - rows.lowerBound..<run.upperBound - rows.lowerBound)
    }
    // What is chosen beyond the rows dims them all the same.
    if moved.isEmpty, !chosen.isEmpty { moved = RowSet(rows.count..<rows.count + 1) }
    return try Selection(moved, dimming: dimming)
  }
}

extension Column {
  /// Makes a column of a buffer that nobody writes to any more.
  ///
  /// - Throws: Nothing but a defect of Keisen.
  fileprivate convenience init(taking buffer: GrowingBuffer<Double>) throws(KeisenError) {
    try self.init(
      borrowing: buffer.elements.baseAddress,
      type: .float64,
      count: buffer.count,
      release: { withExtendedLifetime(buffer) {} }
    )
  }
}

extension PolarRows {
  /// Returns all positions, NaN at gaps, each with its row.
  package func positions() -> [(row: Int, place: SIMD2<Double>)] {
    let (xs, ys) = (x.snapshot(), y.snapshot())
    var positions: [(row: Int, place: SIMD2<Double>)] = []
    let block = 1024
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * block) { scratch in
      guard let base = scratch.baseAddress else { return }
      var first = 0
      while first < x.count {
        let part = first..<min(first + block, x.count)
        xs.read(part, relativeTo: 0, in: nil, into: base)
        ys.read(part, relativeTo: 0, in: nil, into: base + block)
        for index in 0..<part.count {
          positions.append((row(of: first + index), SIMD2(base[index], base[block + index])))
        }
        first = part.upperBound
      }
    }
    return positions
  }
}
