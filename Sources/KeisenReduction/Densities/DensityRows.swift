import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The rows of a density and the cells that they are in: placed in blocks, whoever counts them.
package struct DensityRows: Sendable {
  /// Rows that are in no cell, whatever the view is.
  package struct Missing {
    var gaps = 0
    var dropped = 0
  }

  private let rows: LineRows
  private let shape: DensityShape
  private let values: ColumnSnapshot?
  private let categories: Int
  /// What the numbers in the cells hang on.
  package let key: DensityKey
  /// What values are relative to, in the unit of their column.
  package let anchor: DataValue
  /// What turns values into amounts, where a mean is wanted.
  package let amounts: FixedPoint?
  private let missing = Locked(Missing())

  /// Pins the columns.
  package init(
    _ columns: DensityColumns,
    in space: Space,
    _ shape: DensityShape,
    _ frame: FrameContext
  ) {
    var rows = LineRows(x: columns.x?.snapshot(), y: columns.y.snapshot(), in: space, frame)
    (rows.xMap, rows.yMap) = (shape.x.map, shape.y.map)
    values = columns.values?.snapshot()
    if let values { rows.looked = rows.rows.clamped(to: values.rows) }
    self.rows = rows
    self.shape = shape
    key = DensityKey(rows, values, columns.aggregation, shape)
    categories = columns.names?.count ?? 1
    if case .mean(let column) = columns.aggregation {
      let extent = column.extent()
      anchor = DataValue(0, origin: extent.anchor, unit: column.type.timeUnit)
      amounts = FixedPoint(extent, relativeTo: anchor.origin, sumOf: rows.looked.count)
    } else {
      anchor = DataValue(0)
      amounts = nil
    }
  }

  /// Number of rows that are looked at.
  package var count: Int { rows.looked.count }

  /// Counts the rows, and how many are gaps or have no place on a scale.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` where cells or rows are too many,
  ///   `.outOfMemory`.
  package func counts(
    by renderer: (any Renderer)?
  ) throws(KeisenError) -> (counts: CellCounts, missing: Missing) {
    let (cells, isTooLarge) = shape.count.multipliedReportingOverflow(by: categories)
    guard !isTooLarge, cells < UInt32.max else {
      throw KeisenError(
        .unsupported,
        "\(shape.columns) x \(shape.rows) cells of \(categories) are too many for a density"
      )
    }
    guard amounts == nil || count <= UInt32.max else {
      throw KeisenError(.unsupported, "\(count) rows are too many for means")
    }
    // Without cells there is nothing to place rows in.
    let looked = cells > 0 ? rows.looked : 0..<0
    let rows = CellRows(looked, cells: cells, hasAmounts: amounts != nil) { place($0, $1, $2) }
    let counts: CellCounts
    if let renderer {
      counts = try renderer.count(rows)
    } else {
      counts = try CellCounts(counting: rows)
    }
    return (counts, missing.withLock { $0 })
  }

  /// Writes the cells of some rows and their amounts; returns how many are in view.
  private func place(
    _ range: Range<Int>,
    _ cells: UnsafeMutablePointer<UInt32>,
    _ amounts: UnsafeMutablePointer<Int64>?
  ) -> Int {
    var part = rows
    part.looked = range
    var found = Missing()
    var kept = 0
    let bounds = CellBounds(shape)
    withUnsafeTemporaryAllocation(
      of: Double.self,
      capacity: values == nil ? 1 : LineRows.blockRows
    ) { scratch in
      part.forEachBlock { first, xs, ys, count in
        let block = PlacedBlock(first: first, xs: xs, ys: ys, count: count)
        guard let values else {
          keep(block, bounds, cells, &kept, &found)
          return
        }
        let range = first..<first + count
        values.withDoubles(range, relativeTo: anchor.origin, scratch: scratch) { values in
          if let amounts, let scale = self.amounts {
            keep(block, values, scale, bounds, cells, amounts, &kept, &found)
          } else {
            keep(block, codes: values, bounds, cells, &kept, &found)
          }
        }
      }
    }
    if found.gaps + found.dropped > 0 {
      missing.withLock { missing in
        missing.gaps += found.gaps
        missing.dropped += found.dropped
      }
    }
    return kept
  }

  /// Keeps the rows in view.
  @inline(never)
  private func keep(
    _ block: PlacedBlock,
    _ bounds: CellBounds,
    _ cells: UnsafeMutablePointer<UInt32>,
    _ total: inout Int,
    _ missing: inout Missing
  ) {
    var kept = total
    for index in 0..<block.count {
      let (x, y) = (block.xs[index], block.ys[index])
      if bounds.hold(x, y) {
        cells[kept] = bounds.cell(x, y)
        kept &+= 1
      } else {
        countOutside(block, index, &missing)
      }
    }
    total = kept
  }

  /// Keeps the rows in view with their amounts.
  @inline(never)
  private func keep(
    _ block: PlacedBlock,
    _ values: UnsafeBufferPointer<Double>,
    _ scale: FixedPoint,
    _ bounds: CellBounds,
    _ cells: UnsafeMutablePointer<UInt32>,
    _ amounts: UnsafeMutablePointer<Int64>,
    _ total: inout Int,
    _ missing: inout Missing
  ) {
    var kept = total
    for index in 0..<block.count {
      let (x, y, value) = (block.xs[index], block.ys[index], values[index])
      if value - value != 0 {
        missing.gaps &+= 1
      } else if bounds.hold(x, y) {
        cells[kept] = bounds.cell(x, y)
        amounts[kept] = scale.amount(of: value)
        kept &+= 1
      } else {
        countOutside(block, index, &missing)
      }
    }
    total = kept
  }

  /// Keeps the rows in view, each in the cell of its category.
  @inline(never)
  private func keep(
    _ block: PlacedBlock,
    codes: UnsafeBufferPointer<Double>,
    _ bounds: CellBounds,
    _ cells: UnsafeMutablePointer<UInt32>,
    _ total: inout Int,
    _ missing: inout Missing
  ) {
    var kept = total
    let maximum = Double(categories)
    for index in 0..<block.count {
      let (x, y, value) = (block.xs[index], block.ys[index], codes[index])
      let code = value >= 0 && value < maximum ? UInt32(value) : .max
      if Double(code) != value {
        missing.gaps &+= 1
      } else if bounds.hold(x, y) {
        cells[kept] = bounds.cell(x, y) &* UInt32(truncatingIfNeeded: categories) &+ code
        kept &+= 1
      } else {
        countOutside(block, index, &missing)
      }
    }
    total = kept
  }

  /// Counts a row out of view where it is none.
  @inline(__always)
  private func countOutside(_ block: PlacedBlock, _ index: Int, _ missing: inout Missing) {
    // One test for both: a difference with itself is 0 for finite numbers only.
    let (x, y) = (block.xs[index], block.ys[index])
    guard (x - x) + (y - y) != 0 else { return }
    countRest(block.first + index, &missing)
  }

  @inline(never)
  private func countRest(_ row: Int, _ missing: inout Missing) {
    switch rows.rest(row, within: .greatestFiniteMagnitude) {
    case .far: break
    case .gap: missing.gaps += 1
    case .dropped: missing.dropped += 1
    }
  }
}

/// Some rows with their positions, in cells.
private struct PlacedBlock {
  let first: Int
  let xs: UnsafePointer<Double>
  let ys: UnsafePointer<Double>
  let count: Int
}

/// Which positions are in which cell.
private struct CellBounds {
  private let x: ClosedRange<Double>
  private let y: ClosedRange<Double>
  private let lastColumn: Int32
  private let lastRow: Int32
  private let columns: UInt32

  init(_ shape: DensityShape) {
    (x, y) = (shape.x.reach, shape.y.reach)
    lastColumn = Int32(clamping: shape.columns - 1)
    lastRow = Int32(clamping: shape.rows - 1)
    columns = UInt32(clamping: shape.columns)
  }

  /// Whether a position is in any cell; NaN is in none.
  @inline(__always)
  func hold(_ x: Double, _ y: Double) -> Bool {
    x >= self.x.lowerBound && x <= self.x.upperBound
      && y >= self.y.lowerBound && y <= self.y.upperBound
  }

  /// The cell of a position that they hold.
  @inline(__always)
  func cell(_ x: Double, _ y: Double) -> UInt32 {
    // Those in front of the first cell are less than a cell away.
    let column = UInt32(bitPattern: min(Int32(x), lastColumn))
    let row = UInt32(bitPattern: min(Int32(y), lastRow))
    return row &* columns &+ column
  }
}
