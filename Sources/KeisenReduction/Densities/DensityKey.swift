import KeisenData
import KeisenRanges

/// All that the numbers in a density's cells hang on: with an equal key they are equal, whoever
/// counted them.
package struct DensityKey: Equatable, Sendable {
  /// A column as it was.
  private struct State: Equatable {
    var version: Int
    var rows: Range<Int>

    init(_ column: ColumnSnapshot) {
      version = column.version
      rows = column.rows
    }
  }

  /// What is made of rows, save the names of categories.
  private enum Aggregation: Equatable {
    case count
    case mean
    case category(count: Int)
  }

  private let x: State?
  private let y: State
  private let values: State?
  private let aggregation: Aggregation
  private let xRange: ProjectionRange
  private let yRange: ProjectionRange
  private let shape: DensityShape

  /// Takes what rows are counted from.
  init(
    _ rows: LineRows,
    _ values: ColumnSnapshot?,
    _ aggregation: DensityColumns.Aggregation,
    _ shape: DensityShape
  ) {
    x = rows.x.map(State.init)
    y = State(rows.y)
    self.values = values.map(State.init)
    switch aggregation {
    case .count: self.aggregation = .count
    case .mean: self.aggregation = .mean
    case .category(_, let names): self.aggregation = .category(count: names.count)
    }
    (xRange, yRange) = (rows.xRange, rows.yRange)
    self.shape = shape
  }
}
