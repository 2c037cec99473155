import KeisenData
import KeisenFrames
import KeisenPrimitives

/// The values of rows and the positions of their groups, in blocks, as they are at one moment.
package struct GroupRows {
  /// Some rows in turn.
  package struct Block {
    /// Number of the first row.
    package let first: Int
    /// Number of rows.
    package let count: Int
    /// Relative to the base of values.
    package let values: UnsafePointer<Double>
    /// Relative to the base of positions.
    package let positions: UnsafePointer<Double>
  }

  /// Rows that are read at a time.
  private static let blockRows = 1 << 11

  /// The rows that all columns have.
  let rows: Range<Int>
  private let values: ColumnSnapshot
  private let positions: ColumnSnapshot?
  private let valueBase: NumberBase
  private let positionBase: NumberBase

  package init(_ columns: GroupColumns, _ valueBase: NumberBase, _ positionBase: NumberBase) {
    (values, positions) = (columns.values.snapshot(), columns.positions?.snapshot())
    (self.valueBase, self.positionBase) = (valueBase, positionBase)
    rows = positions?.rows.clamped(to: values.rows) ?? values.rows
  }

  /// Calls `body` with each block in turn.
  package func forEachBlock(_ body: (Block) -> Void) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * Self.blockRows) { scratch in
      guard let base = scratch.baseAddress else { return }
      let places = base + Self.blockRows
      places.initialize(repeating: -Double(positionBase.origin), count: Self.blockRows)
      for first in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.blockRows) {
        let block = first..<min(first + Self.blockRows, rows.upperBound)
        values.read(block, relativeTo: valueBase.origin, in: valueBase.unit, into: base)
        positions?.read(block, relativeTo: positionBase.origin, in: positionBase.unit, into: places)
        body(Block(first: first, count: block.count, values: base, positions: places))
      }
    }
  }
}

extension GroupColumns {
  /// Returns the least way from a group to the next, in the unit of positions; 1 where there is but
  /// one.
  ///
  /// - Complexity: O(*n*) where the columns have changed since it was asked for last.
  package func step() -> Double {
    guard positions != nil else { return 1 }
    let base = NumberBase()
    return keptStep.value(of: GroupKey(self, base, base, false)) {
      var numbers = GroupNumbers()
      GroupRows(self, base, base).forEachBlock { block in
        for index in 0..<block.count
        where block.values[index].isFinite && block.positions[index].isFinite {
          _ = numbers.number(of: block.positions[index])
        }
      }
      return numbers.step
    }
  }
}
