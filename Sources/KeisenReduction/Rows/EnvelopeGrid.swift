import KeisenPrimitives
import KeisenScales

/// Where the columns of an envelope stand: in the data, so that they move with it.
///
/// Column k reaches from `(k - 1/2) width` to `(k + 1/2) width` in the coordinate in which the
/// scale is straight, and counts in the order in which rows reach the columns. The width is
/// rounded, so that ranges of equal length up to rounding have the same columns.
struct EnvelopeGrid: Hashable, Sendable {
  /// What positions are straight in.
  let coordinate: ScaleCoordinate
  /// Width of a column.
  let width: Double
  /// Where column 0 stands.
  let phase: Double
  /// Whether rows reach columns of greater coordinates later.
  let isAscending: Bool

  /// Columns of a picture at most.
  private static let maxColumns = 1 << 21
  /// Numbers of columns at most.
  private static let farthestColumn = 0x1p50

  /// The columns of a part of a picture.
  struct Part {
    let grid: EnvelopeGrid
    let columns: Range<Int>
    /// Position of the middle of the column that is leftmost.
    let firstMiddle: Double
    /// Distance from one to the next.
    let step: Double
    /// Whether the column with the least number is rightmost.
    let isReversed: Bool
  }

  /// Finds the columns between two positions.
  ///
  /// - Parameters:
  ///   - map: From values to positions.
  ///   - isAscending: Whether the values of x ascend from row to row.
  ///   - reach: The positions.
  ///   - step: Width of a column in points.
  /// - Returns: The columns, or nil where they are too many, or have no places.
  static func part(
    _ map: ScaleMap,
    isAscending: Bool,
    reach: ClosedRange<Double>,
    step: Double
  ) -> Part? {
    let (coordinate, line) = map.straight
    if let line {
      guard !line.isFlat else { return nil }
      let grid = EnvelopeGrid(
        coordinate: coordinate,
        width: width(line, step: step),
        phase: 0,
        isAscending: isAscending
      )
      if let part = grid.part(reach, line) { return part }
    }
    // Where a value stands that does not move with the range: 0, or 1 where 0 has no place.
    let anchor = [0, 1].lazy.map(map.position(of:)).first { abs($0) < 0x1p40 } ?? reach.lowerBound
    var ends = [reach.lowerBound, reach.upperBound]
    ends.withUnsafeMutableBufferPointer { ends in
      guard let base = ends.baseAddress else { return }
      map.values(at: UnsafeBufferPointer(ends), into: base)
    }
    guard ends[0] != ends[1], !ends[0].isNaN, !ends[1].isNaN else { return nil }
    let grid = EnvelopeGrid(
      coordinate: .position(map),
      width: step,
      phase: anchor,
      isAscending: isAscending == (ends[0] < ends[1])
    )
    return grid.part(reach, nil)
  }

  /// Returns the width of a column of `step` points, with a mantissa of 24 bits: over all columns
  /// of a picture that is less than a hundredth of one.
  static func width(_ line: LinearMap, step: Double) -> Double {
    rounded(line.length(ofStep: step))
  }

  /// Returns a width with a mantissa of 24 bits.
  static func rounded(_ width: Double) -> Double {
    Double(bitPattern: (width.bitPattern &+ 1 << 27) & ~(1 << 28 &- 1))
  }

  /// Returns the columns between two positions.
  private func part(_ reach: ClosedRange<Double>, _ line: LinearMap?) -> Part? {
    guard width.isNormal else { return nil }
    let inverse = line?.inverse
    let ends = [reach.lowerBound, reach.upperBound].map { position in
      let coordinate = inverse?.position(of: position) ?? position
      return ((isAscending ? 1 : -1) * (coordinate - phase) / width + 0.5).rounded(.down)
    }
    let (first, last) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
    guard abs(first) < Self.farthestColumn, abs(last) < Self.farthestColumn,
      last - first < Double(Self.maxColumns)
    else { return nil }
    let columns = Int(first)..<Int(last) + 1
    func middle(_ column: Int) -> Double {
      let coordinate = self.coordinate(ofMiddle: Double(column))
      return line?.position(of: coordinate) ?? coordinate
    }
    let (start, end) = (middle(columns.lowerBound), middle(columns.upperBound - 1))
    guard start.isFinite, end.isFinite else { return nil }
    // Of one column either way is as good.
    let step = columns.count > 1 ? abs(end - start) / Double(columns.count - 1) : 1
    return Part(
      grid: self,
      columns: columns,
      firstMiddle: min(start, end),
      step: step,
      isReversed: start > end
    )
  }

  /// The coordinate of a column's middle, or between columns.
  @inline(__always)
  private func coordinate(ofMiddle column: Double) -> Double {
    phase + (isAscending ? 1 : -1) * column * width
  }

  /// Turns coordinates into distances from a column's front border, in columns.
  ///
  /// They are less than 2^1000, so that the difference of two is finite; NaN and infinities are
  /// NaN.
  func distances(
    of coordinates: UnsafeMutableBufferPointer<Double>,
    from column: Int
  ) {
    let sign: Double = isAscending ? 1 : -1
    let (phase, width, first) = (phase, width, Double(column))
    for index in coordinates.indices {
      let coordinate = coordinates[index]
      let place = sign * (coordinate - phase) / width + 0.5 - first
      let distance = place > 0x1p1000 ? 0x1p1000 : place < -0x1p1000 ? -0x1p1000 : place
      coordinates[index] = coordinate - coordinate == 0 ? distance : .nan
    }
  }

  /// Writes the coordinates of the borders in front of some columns and behind the last.
  func borders(of columns: Range<Int>, into coordinates: UnsafeMutablePointer<Double>) {
    for index in 0...columns.count {
      coordinates[index] = coordinate(ofMiddle: Double(columns.lowerBound + index) - 0.5)
    }
  }
}
