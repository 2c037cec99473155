import KeisenPrimitives

/// How many rows fall into each cell, and what their values sum up to.
package final class CellSums: @unchecked Sendable {
  /// Cells that there may be at most.
  package static let maxCells = 1 << 24

  /// Rows of each cell.
  package let counts: RowBuffer<Int>
  /// The sums of their values; nil where there are none but counts.
  package private(set) var sums: RowBuffer<Double>?
  /// Rows in no cell, though they have numbers.
  package internal(set) var outside = 0
  /// Rows left out, because one of their numbers is NaN.
  package internal(set) var gaps = 0

  /// Makes cells without rows.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there are too many, `.outOfMemory`.
  init(columns: Int, rows: Int, hasValues: Bool) throws(KeisenError) {
    let (count, isTooLarge) = columns.multipliedReportingOverflow(by: rows)
    guard !isTooLarge, count <= Self.maxCells else {
      throw .invalidArgument(
        "there may be at most \(Self.maxCells) cells, got \(columns) by \(rows)"
      )
    }
    counts = try RowBuffer(repeating: 0, count: count, for: "cells")
    if hasValues { sums = try RowBuffer(repeating: 0, count: count, for: "cells") }
  }

  /// The greatest number of rows in one cell.
  package var maxCount: Int { counts.withValues { $0.max() ?? 0 } }

  /// Returns a number for each cell, in the order of `counts`; without values each row's is 1.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func reduced(by reduction: CellReduction) throws(KeisenError) -> RowBuffer<Double> {
    let result = try RowBuffer<Double>(count: counts.count, for: "cells")
    let (counts, target) = (counts.values, result.mutable)
    let sums = sums?.values
    for cell in counts.indices {
      let count = Double(counts[cell])
      target[cell] =
        switch reduction {
        case .count: count
        case .sum: sums?[cell] ?? count
        case .mean: count == 0 ? .nan : (sums?[cell] ?? count) / count
        }
    }
    extendLifetime(self)
    return result
  }

  /// Adds rows; `cell` tells which cell a point is in, nil for none.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the numbers of rows differ, or
  ///   values are missing or not expected.
  @inline(__always)
  func add(
    x: UnsafeBufferPointer<Double>,
    y: UnsafeBufferPointer<Double>,
    values: UnsafeBufferPointer<Double>?,
    cell: (Double, Double) -> Int?
  ) throws(KeisenError) {
    guard x.count == y.count, values == nil || values?.count == x.count else {
      let third = values.map { " and \($0.count)" } ?? ""
      throw .invalidArgument(
        "columns must be equally long, got \(x.count), \(y.count)\(third) rows"
      )
    }
    guard (values == nil) == (sums == nil) else {
      throw .invalidArgument(
        "cells \(sums == nil ? "without" : "with") values got rows \(values == nil ? "without" : "with") them"
      )
    }
    var (outside, gaps) = (0, 0)
    let counts = counts.mutable
    if let values, let sums = sums?.mutable {
      for row in x.indices {
        if x[row].isNaN || y[row].isNaN || values[row].isNaN {
          gaps &+= 1
        } else if let cell = cell(x[row], y[row]) {
          counts[cell] &+= 1
          sums[cell] += values[row]
        } else {
          outside &+= 1
        }
      }
    } else {
      for row in x.indices {
        if let cell = cell(x[row], y[row]) {
          counts[cell] &+= 1
        } else if x[row].isNaN || y[row].isNaN {
          gaps &+= 1
        } else {
          outside &+= 1
        }
      }
    }
    extendLifetime(self)
    self.outside += outside
    self.gaps += gaps
  }
}
