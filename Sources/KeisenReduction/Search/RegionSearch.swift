import KeisenData
import KeisenFrames
import KeisenPrimitives

/// Looks for the rows of two columns that stand in a part of the plot: blocks of rows that can't be
/// in it are not read.
struct RegionSearch {
  /// Rows that are read at once.
  private static let leafRows = 1024
  /// Parts of a run of rows.
  private static let fanOut = 4

  private let rows: LineRows
  private let boxes: RowBoxes
  private let region: PlotRegion
  /// What was found.
  private(set) var found = RowSet()

  /// Starts looking.
  ///
  /// - Parameters:
  ///   - rows: The rows' places.
  ///   - boxes: Boxes around rows, by themselves.
  ///   - region: Where to look.
  init(_ rows: LineRows, _ boxes: RowBoxes, _ region: PlotRegion) {
    (self.rows, self.boxes, self.region) = (rows, boxes, region)
  }

  /// Looks at all rows of a run but those whose box does not meet the region's.
  ///
  /// - Complexity: O(log *n*) and the rows of blocks that meet it: where x goes one way those
  ///   between its sides.
  mutating func search(_ rows: Range<Int>) {
    guard !rows.isEmpty, boxes.box(around: rows).meets(region.box) else { return }
    guard rows.count > Self.leafRows else { return appearance(at: rows) }
    // Parts begin on borders of blocks, of which more is known.
    var step = Self.leafRows
    while step < rows.count / Self.fanOut { step *= Self.fanOut }
    var first = rows.lowerBound
    while first < rows.upperBound {
      let border = first - first % step
      let end = border < .max - step ? min(border + step, rows.upperBound) : rows.upperBound
      search(first..<end)
      first = end
    }
  }

  private mutating func appearance(at rows: Range<Int>) {
    withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: 2 * rows.count) { memory in
      guard let places = memory.baseAddress else { return }
      (places + rows.count).withMemoryRebound(to: Double.self, capacity: 2 * rows.count) {
        self.rows.writePlaces(of: rows, within: LinePath.farthest, scratch: $0, to: places)
      }
      for (index, row) in rows.enumerated() where region.contains(places[index]) {
        found.append(row)
      }
    }
  }
}

extension LineRows {
  /// Returns the rows that stand in a part of the plot, by themselves.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: As `RegionSearch.search`, and O(*n*) for what is not known of the columns yet.
  package func rows(in region: PlotRegion, x: Column?, y: Column) throws(KeisenError) -> RowSet {
    let boxes = try RowBoxes(self, x: x, y: y, areConnected: false)
    var search = RegionSearch(self, boxes, region)
    search.search(boxes.known.clamped(to: looked))
    return search.found
  }
}

extension PlacedRows {
  /// Looks at those alone that stand between the sides of the box around a part; at all where they
  /// are in no order.
  package mutating func appearance(at view: RowsInView?, _ region: PlotRegion) {
    guard let view else { return }
    // A point more on both sides, as places are turned into values with an error: rows at one place
    // would be beside it together.
    let (low, high) = (region.box.low.x - 1, region.box.high.x + 1)
    looked = view.rows(rows, from: low, to: high, and: 1)
  }

  /// Returns the rows whose places a part of the plot holds.
  ///
  /// - Parameters:
  ///   - region: Where to look.
  ///   - place: Returns where a row of a block stands; NaN for nowhere.
  /// - Returns: The rows.
  package func rows(in region: PlotRegion, _ place: (Block, Int) -> SIMD2<Double>) -> RowSet {
    var found = RowSet()
    forEachBlock { block in
      for index in 0..<block.count where region.contains(place(block, index)) {
        found.append(block.first + index)
      }
    }
    return found
  }
}

extension RowSet {
  /// Returns the rows of a set whose value in a column is finite and above 0.
  package func positive(in column: ColumnSnapshot?) -> RowSet {
    guard let column else { return self }
    var found = RowSet()
    let block = 1024
    withUnsafeTemporaryAllocation(of: Double.self, capacity: block) { scratch in
      guard let values = scratch.baseAddress else { return }
      forEachRun(in: column.rows) { run in
        for first in stride(from: run.lowerBound, to: run.upperBound, by: block) {
          let some = first..<min(run.upperBound, first + block)
          column.read(some, relativeTo: 0, into: values)
          for (index, row) in some.enumerated() where values[index] > 0 && values[index] < .infinity
          {
            found.append(row)
          }
        }
      }
    }
    return found
  }
}
