import KeisenDrawing
import KeisenPrimitives
import KeisenRanges

/// What is in the cells of a density on one plot.
package struct DensityGrid: Sendable {
  /// The cells.
  package let shape: DensityShape
  /// Rows looked at, and those in no cell whatever the view is.
  package let rows: Int
  package let gaps: Int
  package let dropped: Int
  /// The categories.
  package let categories: Range<Int>
  /// Rows of each cell; those of its categories one after another where there are such.
  package let counts: GrowingBuffer<UInt32>
  /// Rows of each cell, of all categories.
  package let totals: GrowingBuffer<UInt32>
  /// The mean of each cell, relative to the anchor, NaN where it has no rows; nil where none is
  /// wanted.
  package let means: GrowingBuffer<Double>?
  /// What means are relative to, an integer in the unit of their column; 0 for counts.
  package let anchor: DataValue
  /// What is shown of cells with rows: least and greatest count or mean, as these are; nil where
  /// all are empty.
  package let extent: ClosedRange<Double>?

  /// How many cells show which value, once that was asked for.
  let knownValueCounts = Locked<ValueCounts?>(nil)

  /// Whether no row is in view.
  package var isEmpty: Bool { extent == nil }

  /// Makes sense of what was counted.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package init(
    _ shape: DensityShape,
    _ cells: CellCounts,
    categories: Int = 0,
    amounts: FixedPoint? = nil,
    anchor: DataValue = DataValue(0),
    rows: Int = 0,
    missing: DensityRows.Missing = DensityRows.Missing()
  ) throws(KeisenError) {
    self.shape = shape
    (self.rows, gaps, dropped) = (rows, missing.gaps, missing.dropped)
    self.categories = 0..<categories
    self.anchor = anchor
    counts = cells.counts
    totals = categories > 1 ? try Self.totals(cells.counts, categories) : cells.counts
    means = try Self.means(cells, amounts)
    extent =
      if let means { Self.extent(of: means) } else { Self.extent(of: totals) }
  }

  private static func totals(
    _ counts: GrowingBuffer<UInt32>,
    _ categories: Int
  ) throws(KeisenError) -> GrowingBuffer<UInt32> {
    let cells = counts.count / categories
    let totals = GrowingBuffer<UInt32>()
    let target = try totals.reserve(cells)
    if let source = counts.elements.baseAddress {
      for cell in 0..<cells {
        var sum: UInt64 = 0
        for place in cell &* categories..<(cell &+ 1) &* categories {
          sum &+= UInt64(source[place])
        }
        target[cell] = UInt32(clamping: sum)
      }
    }
    totals.commit(cells)
    return totals
  }

  private static func means(
    _ cells: CellCounts,
    _ amounts: FixedPoint?
  ) throws(KeisenError) -> GrowingBuffer<Double>? {
    guard let amounts, let sums = cells.sums else { return nil }
    let means = GrowingBuffer<Double>()
    let target = try means.reserve(sums.count)
    let (counts, values) = (cells.counts.elements, sums.elements)
    for cell in values.indices {
      target[cell] = counts[cell] > 0 ? amounts.mean(values[cell], counts[cell]) : .nan
    }
    means.commit(sums.count)
    return means
  }

  private static func extent(of counts: GrowingBuffer<UInt32>) -> ClosedRange<Double>? {
    var minimum = UInt32.max
    var maximum: UInt32 = 0
    defer { withExtendedLifetime(counts) {} }
    for count in counts.elements {
      // 0 is greater than all then.
      minimum = min(minimum, count &- 1)
      maximum = max(maximum, count)
    }
    return maximum > 0 ? Double(minimum) + 1...Double(maximum) : nil
  }

  private static func extent(of means: GrowingBuffer<Double>) -> ClosedRange<Double>? {
    var (minimum, maximum) = (Double.infinity, -Double.infinity)
    defer { withExtendedLifetime(means) {} }
    for mean in means.elements {
      minimum = mean < minimum ? mean : minimum
      maximum = mean > maximum ? mean : maximum
    }
    return minimum <= maximum ? minimum...maximum : nil
  }
}

/// From what a grid shows, counts or means, to values relative to the origin of a range, in its
/// unit.
package struct DensityValues {
  private let zero: Double
  private let factor: Double

  package init(of grid: DensityGrid, in range: ProjectionRange) {
    zero = range.relative(grid.anchor)
    factor =
      if let own = grid.anchor.unit, let unit = range.timeUnit {
        Double(unit.perSecond) / Double(own.perSecond)
      } else {
        1
      }
  }

  @inline(__always)
  package func relative(_ shown: Double) -> Double { zero + shown * factor }
}
