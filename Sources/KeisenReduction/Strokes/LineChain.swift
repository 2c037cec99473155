import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The rows of a line with a variant in one frame, in the order in which they are joined.
///
/// Memory is some doubles for each row that is looked at.
package struct LineChain {
  /// x and y in points, y again in place of a second height, and the place in the chain.
  package typealias Place = LineCurve.Place

  /// Positions beyond this are taken to be here: the differences of two must not overflow.
  private static let farthest = 1e300

  /// The rows that have places.
  package private(set) var places: [Place] = []
  /// Where among these each run of connected rows ends; a lone row is a dot.
  private var runEnds: [Int] = []
  /// The row of each place in the chain.
  package private(set) var rows: [Int] = []
  /// The style of each place, -1 for the line's own; empty where all have that.
  package private(set) var styles: [Int] = []
  /// The value of each place; empty where there are none.
  package private(set) var values: [Double] = []
  /// Rows that are gaps.
  package private(set) var gaps = 0
  /// Rows that a scale has no place for.
  package private(set) var dropped = 0
  /// Rows that were read.
  package let rowsRead: Int

  /// What is known of a row.
  private struct Row {
    var place: SIMD2<Double>
    var style = -1
    var value = Double.nan
  }

  /// Reads the rows of a line.
  ///
  /// - Parameters:
  ///   - x: Values of the horizontal dimension; nil for row numbers.
  ///   - y: Values of the vertical dimension.
  ///   - variant: What sets the line apart.
  ///   - colorScale: What its values are turned into colours by.
  ///   - space: The space that it is drawn in.
  ///   - frame: The ranges.
  ///   - part: The part of the picture along x whose rows are wanted; nil for all rows.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init(
    x: Column?,
    y: Column,
    _ variant: LineVariant,
    _ colorScale: ColorScale?,
    in space: Space,
    _ frame: FrameContext,
    part: ClosedRange<Double>?
  ) throws(KeisenError) {
    var columns = [MarkColumn("x", x, .x), MarkColumn("y", y, .y)]
    let styleColumn = variant.styleIndices == nil ? nil : columns.count
    if let indices = variant.styleIndices { columns.append(MarkColumn("style indices", indices)) }
    let valueColumn = variant.values == nil ? nil : columns.count
    if let values = variant.values { columns.append(MarkColumn("values", values, of: colorScale)) }
    var placed = PlacedRows(columns, in: space, frame)
    let all = placed.rows
    if let part { placed.looked = try variant.rows(all, x, in: part, of: space, frame) }
    let first = placed.looked.lowerBound
    rowsRead = placed.looked.count
    var known: [Row] = []
    known.reserveCapacity(rowsRead)
    let far = SIMD2(repeating: Self.farthest)
    placed.forEachBlock { block in
      for index in 0..<block.count {
        let place = SIMD2(block[0][index], block[1][index])
        var row = Row(place: place.clamped(lowerBound: -far, upperBound: far))
        // A clamped NaN may be a number.
        if (place - place).sum() != 0 { row.place = SIMD2(repeating: .nan) }
        if let column = styleColumn {
          let number = Int(exactly: block[column][index]) ?? -1
          row.style = variant.styles.indices.contains(number) ? number : -1
        }
        if let column = valueColumn { row.value = block[column][index] }
        known.append(row)
      }
    }
    func end() {
      if places.count > runEnds.last ?? 0 { runEnds.append(places.count) }
    }
    func add(_ number: Int?) {
      // Row numbers may be any integer.
      guard let number, number >= first, number - first < known.count else {
        gaps += 1
        rows.append(-1)
        if styleColumn != nil { styles.append(-1) }
        if valueColumn != nil { values.append(.nan) }
        return end()
      }
      let row = known[number - first]
      rows.append(number)
      if styleColumn != nil { styles.append(row.style) }
      if valueColumn != nil { values.append(row.value) }
      // Of rows in a chosen order pairs count in it, else they count by row numbers.
      let position = variant.order == nil ? number : rows.count - 1
      if variant.isSeparated, position.isMultiple(of: 2) { end() }
      guard !row.place.x.isNaN else {
        if placed.isDropped(number) { dropped += 1 } else { gaps += 1 }
        return end()
      }
      places.append(Place(row.place.x, row.place.y, row.place.y, Double(rows.count - 1)))
    }
    if let order = variant.order {
      Self.forEach(order) { add(Int(exactly: $0)) }
    } else {
      rows.reserveCapacity(rowsRead)
      places.reserveCapacity(rowsRead)
      for row in placed.looked { add(row) }
    }
    end()
  }

  /// Calls `body` with each run of connected rows.
  package func forEachRun<Failure: Error>(
    _ body: (ArraySlice<Place>) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    for end in runEnds {
      try body(places[start..<end])
      start = end
    }
  }

  /// Calls `body` with each value of a column, NaN for a missing one.
  private static func forEach(_ column: Column, _ body: (Double) -> Void) {
    let snapshot = column.snapshot()
    let scratch = UnsafeMutablePointer<Double>.allocate(capacity: PlacedRows.blockRows)
    defer { scratch.deallocate() }
    var first = snapshot.rows.lowerBound
    while first < snapshot.rows.upperBound {
      let end = min(snapshot.rows.upperBound, first + PlacedRows.blockRows)
      snapshot.read(first..<end, relativeTo: 0, in: nil, into: scratch)
      for index in 0..<end - first { body(scratch[index]) }
      first = end
    }
  }
}
