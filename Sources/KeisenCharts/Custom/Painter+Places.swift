import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

extension Painter {
  /// Returns the frame's range of a projection.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` after the call, `.invalidArgument` when
  ///   neither the part nor another one of the chart has such a projection.
  public func range(of projection: Projection) throws(KeisenError) -> ProjectionRange {
    try check()
    guard frame.ranges.has(projection) else {
      throw .invalidArgument("projection belongs to no part of the chart")
    }
    return frame.range(of: projection)
  }

  /// Returns where two values stand in the plot, in points; NaN where a scale has no place for one.
  ///
  /// - Parameters:
  ///   - x: The horizontal value, or the angle.
  ///   - y: The vertical value, or the radius.
  ///   - space: The space; nil for the part's own.
  /// - Returns: The position.
  /// - Throws: As `range(of:)`, and with code `.invalidArgument` when there is no space.
  public func position(
    x: DataValue,
    y: DataValue,
    in space: Space? = nil
  ) throws(KeisenError) -> Point {
    frame.place(x: x, y: y, in: try known(space)) ?? Point(x: .nan, y: .nan)
  }

  /// Returns where rows stand in the plot, in points; NaN for a gap and for what a scale has no
  /// place for.
  ///
  /// Reads the columns as marks of our own do: exact, in batches, relative to the origins of the
  /// ranges.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension, or angles; nil for row numbers.
  ///   - y: Values of the vertical dimension, or radii.
  ///   - space: The space; nil for the part's own.
  ///   - rows: Which rows; nil for all that both columns have.
  /// - Returns: A position for each of the rows.
  /// - Throws: As `position(x:y:in:)`, and with code `.invalidArgument` for rows that the columns
  ///   don't have.
  /// - Complexity: O(*n*).
  public func positions(
    x: Column?,
    y: Column,
    in space: Space? = nil,
    rows: Range<Int>? = nil
  ) throws(KeisenError) -> [Point] {
    let places = try RowPlaces(x: x, y: y, in: try known(space), frame, rows)
    return [Point](unsafeUninitializedCapacity: places.count) { buffer, count in
      if let start = buffer.baseAddress { places.write(to: start) }
      count = places.count
    }
  }

  /// The same, written to memory with room for as many as there are rows.
  package func writePositions(
    x: Column?,
    y: Column,
    in space: Space?,
    rows: Range<Int>,
    to target: UnsafeMutablePointer<Point>
  ) throws(KeisenError) {
    try RowPlaces(x: x, y: y, in: try known(space), frame, rows).write(to: target)
  }

  /// Returns where values of a column stand along one dimension of the plot, in points; NaN for a
  /// gap and for what the scale has no place for.
  ///
  /// - Parameters:
  ///   - column: The values.
  ///   - dimension: The dimension.
  ///   - space: The space, which is not polar; nil for the part's own.
  ///   - rows: Which rows; nil for all.
  /// - Returns: A position for each of the rows.
  /// - Throws: As `positions(x:y:in:rows:)`, and with code `.unsupported` for a polar space.
  public func positions(
    of column: Column,
    _ dimension: Dimension,
    in space: Space? = nil,
    rows: Range<Int>? = nil
  ) throws(KeisenError) -> [Double] {
    let places = try RowPlaces(of: column, dimension, in: try known(space), frame, rows)
    return [Double](unsafeUninitializedCapacity: places.count) { buffer, count in
      if let start = buffer.baseAddress { places.write(to: start) }
      count = places.count
    }
  }

  /// The same, written to memory with room for as many as there are rows.
  package func writePositions(
    of column: Column,
    _ dimension: Dimension,
    in space: Space?,
    rows: Range<Int>,
    to target: UnsafeMutablePointer<Double>
  ) throws(KeisenError) {
    try RowPlaces(of: column, dimension, in: try known(space), frame, rows).write(to: target)
  }

  /// Returns the values that stand at a point, as the frame's ranges have it: the inverse of
  /// `position(x:y:in:)`.
  ///
  /// Beyond the plot values are told where the scale goes on. Of instants they are in the scale's
  /// unit.
  ///
  /// - Parameters:
  ///   - point: In points of the picture.
  ///   - space: The space, which is not polar; nil for the part's own.
  /// - Returns: Both values.
  /// - Throws: As `positions(of:_:in:rows:)`.
  public func values(
    at point: Point,
    in space: Space? = nil
  ) throws(KeisenError) -> (x: DataValue, y: DataValue) {
    let space = try known(space)
    try space.requireCartesian(for: "values at a point")
    return frame.values(at: point, in: space)
  }

  private func known(_ space: Space?) throws(KeisenError) -> Space {
    guard let space = space ?? self.space else {
      throw .invalidArgument("an attachment has no space of its own, and none was given")
    }
    _ = try range(of: space.x)
    _ = try range(of: space.y)
    return space
  }
}

/// Some rows of one or two columns, to be placed.
private struct RowPlaces {
  private let rows: PlacedRows
  private let polar: PolarPlaces?

  /// Number of rows.
  var count: Int { rows.looked.count }

  /// Takes rows of two columns.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for rows that they don't have.
  init(
    x: Column?,
    y: Column,
    in space: Space,
    _ frame: FrameContext,
    _ part: Range<Int>?
  ) throws(KeisenError) {
    let columns = [MarkColumn("x", x, .x), MarkColumn("y", y, .y)]
    rows = try Self.rows(PlacedRows(columns, in: space, frame), part)
    polar = frame.polar(space)
  }

  /// Takes rows of one column.
  ///
  /// - Throws: As the other one, and with code `.unsupported` for a polar space.
  init(
    of column: Column,
    _ dimension: Dimension,
    in space: Space,
    _ frame: FrameContext,
    _ part: Range<Int>?
  ) throws(KeisenError) {
    try space.requireCartesian(for: "positions along one dimension")
    let columns = [MarkColumn("values", column, dimension)]
    rows = try Self.rows(PlacedRows(columns, in: space, frame), part)
    polar = nil
  }

  private static func rows(
    _ all: PlacedRows,
    _ part: Range<Int>?
  ) throws(KeisenError) -> PlacedRows {
    guard let part else { return all }
    guard part.isEmpty || part.clamped(to: all.rows) == part else {
      throw .invalidArgument("rows must be in \(all.rows), got \(part)")
    }
    var rows = all
    rows.looked = part
    return rows
  }

  /// Writes positions in two dimensions.
  func write(to target: UnsafeMutablePointer<Point>) {
    var target = target
    rows.forEachBlock { block in
      let (xs, ys) = (block[0], block[1])
      for index in 0..<block.count {
        var place = SIMD2(xs[index], ys[index])
        if let polar { place = polar.place(place.x, place.y) }
        // One test for both: a difference with itself is 0 for finite numbers only.
        let difference = place - place
        let isPlace = difference.x + difference.y == 0
        let point = isPlace ? Point(x: place.x, y: place.y) : Point(x: .nan, y: .nan)
        (target + index).initialize(to: point)
      }
      target += block.count
    }
  }

  /// Writes positions in one dimension.
  func write(to target: UnsafeMutablePointer<Double>) {
    var target = target
    rows.forEachBlock { block in
      target.initialize(from: block[0], count: block.count)
      target += block.count
    }
  }
}
