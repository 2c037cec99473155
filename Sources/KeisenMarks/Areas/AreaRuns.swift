import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// The rows of an area in one frame: runs of connected ones, each with both heights, in points.
struct AreaRuns {
  /// x, the height of y, that of the baseline or y2, and the row.
  typealias Place = LineCurve.Place

  /// Heights beyond this are taken to be here: the differences of two must not overflow.
  private static let farthest = 1e300

  /// The rows that are looked at.
  var rows: PlacedRows
  /// Those of which gaps are counted; nil for all.
  var counted: Range<Int>?
  private let baseline: Double
  private let hasSecond: Bool
  private let pixelRatio: Double
  private let right: Double
  private let lowEnd: Double
  /// The style's baseline, relative to the origin of y.
  private let baselineValue: Double

  /// Makes the runs of an area.
  init(_ mark: AreaMark, in space: Space, _ frame: FrameContext) {
    rows = PlacedRows(mark.columns, in: space, frame)
    baseline = mark.baseline(in: space, frame)
    hasSecond = mark.y2 != nil
    (pixelRatio, right) = (frame.pixelRatio, frame.plot.maxX)
    let range = frame.range(of: space.y)
    baselineValue = range.relative(DataValue(mark.style.baseline, unit: mark.y.type.timeUnit))
    lowEnd = range.min <= range.max ? frame.plot.maxY : frame.plot.minY
  }

  /// Calls `body` with each row's place, and with nil for a row that interrupts.
  ///
  /// - Returns: How many rows are gaps, and how many a scale has no place for.
  @discardableResult
  func forEachPlace<Failure: Error>(
    _ body: (Place?) throws(Failure) -> Void
  ) throws(Failure) -> (gaps: Int, dropped: Int) {
    var (gaps, dropped) = (0, 0)
    let far = Place(repeating: Self.farthest)
    try rows.forEachBlock { (block) throws(Failure) in
      let (xs, ys) = (block[0], block[1])
      let zs = hasSecond ? block[2] : nil
      for index in 0..<block.count {
        let row = block.first + index
        var place = Place(xs[index], ys[index], zs?[index] ?? baseline, Double(row))
        if place.y.isNaN || place.z.isNaN, place.x.isFinite { complete(&place, of: row) }
        if (place - place).sum() == 0 {
          try body(place.clamped(lowerBound: -far, upperBound: far))
        } else {
          if counted?.contains(row) != false {
            if rows.isDropped(row) { dropped += 1 } else { gaps += 1 }
          }
          try body(nil)
        }
      }
    }
    return (gaps, dropped)
  }

  /// Gives ends that a scale has no place for one at the end of the plot, where the other end has a
  /// place or is the same.
  private func complete(_ place: inout Place, of row: Int) {
    func isDropped(_ column: Int) -> Bool { rows.isDropped(row, columns: column..<column + 1) }
    guard hasSecond else {
      if isDropped(1), rows.value(of: row, column: 1) == baselineValue { place.y = place.z }
      return
    }
    let isEmpty =
      place.y.isNaN && place.z.isNaN
      && rows.value(of: row, column: 1) == rows.value(of: row, column: 2)
    guard isEmpty || place.y.isNaN != place.z.isNaN else { return }
    if place.y.isNaN, isDropped(1) { place.y = lowEnd }
    if place.z.isNaN, isDropped(2) { place.z = lowEnd }
  }

  /// Returns the ends of a row without neighbours: the sides of the column of device pixels that it
  /// is in.
  func widened(_ place: Place) -> (first: Place, last: Place) {
    guard abs(place.x) < 0x1p30 else { return (place, place) }
    var column = (place.x * pixelRatio).rounded(.down)
    if place.x == right { column = min(column, (right * pixelRatio).rounded(.up) - 1) }
    var (first, last) = (place, place)
    (first.x, last.x) = (column / pixelRatio, (column + 1) / pixelRatio)
    return (first, last)
  }

  /// Calls `body` with each run of connected rows; one without neighbours is as wide as a device
  /// pixel.
  ///
  /// - Returns: How many rows are gaps, and how many a scale has no place for.
  @discardableResult
  func forEachRun<Failure: Error>(
    _ body: ([Place]) throws(Failure) -> Void
  ) throws(Failure) -> (gaps: Int, dropped: Int) {
    var run: [Place] = []
    func end() throws(Failure) {
      guard let first = run.first else { return }
      if run.count == 1 {
        let ends = widened(first)
        run = [ends.first, ends.last]
      }
      try body(run)
      run.removeAll(keepingCapacity: true)
    }
    let missing = try forEachPlace { (place) throws(Failure) in
      if let place { run.append(place) } else { try end() }
    }
    try end()
    return missing
  }
}

/// What an area covers of one side, as an outline.
struct AreaOutline {
  private let box: PlaceBox
  private let isSplit: Bool
  private let above = PathOutline()
  private let below = PathOutline()
  private var upper: [SIMD2<Double>] = []
  private var lower: [SIMD2<Double>] = []
  private var side = 0.0
  private var last: LineCurve.Place?

  /// Makes an empty one; what it is given is cut to a box, and both sides are apart where it
  /// `isSplit`.
  init(within box: PlaceBox, isSplit: Bool) {
    (self.box, self.isSplit) = (box, isSplit)
  }

  /// What is covered where y is above, or everywhere where nothing is split; nil for nothing.
  var aboveOutline: PathOutline? { above.verbs.count == 0 ? nil : above }
  /// What is covered where y is below; nil for nothing.
  var belowOutline: PathOutline? { below.verbs.count == 0 ? nil : below }

  /// Goes on to a vertex of the run.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func add(_ place: LineCurve.Place) throws(KeisenError) {
    let now = Self.side(place)
    if let last, side * now < 0 {
      // Halves, as heights may be far apart.
      let (before, behind) = (last.y / 2 - last.z / 2, place.y / 2 - place.z / 2)
      let part = before / (before - behind)
      var crossing = last * (1 - part) + place * part
      // Of a steep line a height says little.
      let isSteep = abs(place.y / 2 - last.y / 2) > abs(place.z / 2 - last.z / 2)
      (crossing.y, crossing.z) =
        isSteep ? (crossing.z, crossing.z) : (crossing.y, crossing.y)
      append(crossing)
      try end(side)
      append(crossing)
      side = now
    }
    if side == 0 { side = now }
    append(place)
    last = place
  }

  /// Ends the run.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  mutating func endRun() throws(KeisenError) {
    try end(side)
    (side, last) = (0, nil)
  }

  /// 1 where y is above in the picture, -1 where it is below.
  private static func side(_ place: LineCurve.Place) -> Double {
    place.y < place.z ? 1 : place.y > place.z ? -1 : 0
  }

  private mutating func append(_ place: LineCurve.Place) {
    upper.append(SIMD2(place.x, place.y))
    let count = lower.count
    // A level line needs no more than its ends.
    if count > 1, lower[count - 1].y == place.z, lower[count - 2].y == place.z {
      lower[count - 1].x = place.x
    } else {
      lower.append(SIMD2(place.x, place.z))
    }
  }

  private mutating func end(_ side: Double) throws(KeisenError) {
    defer {
      upper.removeAll(keepingCapacity: true)
      lower.removeAll(keepingCapacity: true)
    }
    guard side != 0, upper.count > 1 else { return }
    // All wind around in one direction, so that what parts cover of one pixel is added up.
    let ring = box.cut(side > 0 ? upper + lower.reversed() : lower + upper.reversed())
    guard ring.count > 2 else { return }
    let outline = side > 0 || !isSplit ? above : below
    try outline.polygon(ring.lazy.map { Point(x: $0.x, y: $0.y) })
  }
}
