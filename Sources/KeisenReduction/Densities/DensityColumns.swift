import KeisenData
import KeisenPrimitives

/// The columns that a density is counted from, a row each, and what is made of the rows of a cell.
public struct DensityColumns: Sendable {
  /// What is made of the rows of a cell.
  public enum Aggregation: Sendable {
    /// Their number.
    case count
    /// The mean of their values, each within 2^-(60 - log2 n) of the extent of all n values, as
    /// doubles; a row whose value is NaN, missing or infinite is a gap.
    case mean(Column)
    /// Their number in each of some categories, by codes that count the names, which differ, from
    /// 0; a row with any other code is a gap.
    case category(Column, names: [String])
  }

  /// Values of the horizontal dimension; nil takes row numbers from 0.
  public var x: Column?
  /// Values of the vertical dimension.
  public var y: Column
  /// What is made of the rows of a cell.
  public var aggregation: Aggregation

  /// The most categories.
  public static let maxCategories = 256

  /// Makes a set of columns.
  public init(x: Column?, y: Column, aggregation: Aggregation = .count) {
    self.x = x
    self.y = y
    self.aggregation = aggregation
  }

  /// Checks that all are equally long, and the categories.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try places.validate()
    if let values, values.count != y.count {
      throw .invalidArgument("values has \(values.count) values, y has \(y.count)")
    }
    guard case .category(_, let names) = aggregation else { return }
    guard !names.isEmpty, names.count <= Self.maxCategories else {
      throw .invalidArgument("categories must be 1 to \(Self.maxCategories), got \(names.count)")
    }
    var known: Set<String> = []
    for (index, name) in names.enumerated() where !known.insert(name).inserted {
      throw .invalidArgument("categories must differ, got \"\(name)\" again at \(index)")
    }
  }

  /// Where the rows stand.
  package var places: PointColumns { PointColumns(x: x, y: y) }

  /// Values or codes, where there are such.
  package var values: Column? {
    switch aggregation {
    case .count: nil
    case .mean(let values), .category(let values, _): values
    }
  }

  /// The values whose means are shown, where these are.
  package var averaged: Column? {
    if case .mean(let values) = aggregation { values } else { nil }
  }

  /// The names of the categories, where rows have such.
  package var names: [String]? {
    if case .category(_, let names) = aggregation { names } else { nil }
  }
}
