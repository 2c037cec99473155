import KeisenData
import KeisenPrimitives
import KeisenRanges

/// The columns that points are drawn from, a row each.
public struct PointColumns: Sendable {
  /// Values of the horizontal dimension; nil takes row numbers from 0.
  public var x: Column?
  /// Values of the vertical dimension.
  public var y: Column
  /// The size of each marker in points, as `PointStyle.size`; nil takes that of the style.
  ///
  /// NaN is a gap; 0 and less is no marker.
  public var size: Column?
  /// What gives each marker its colour by the series' colour scale; nil takes that of the style.
  public var color: Column?
  /// What the alpha of each marker's colour is multiplied by, clamped to 0...1; NaN is a gap.
  public var alpha: Column?

  /// Makes a set of columns.
  public init(
    x: Column?,
    y: Column,
    size: Column? = nil,
    color: Column? = nil,
    alpha: Column? = nil
  ) {
    (self.x, self.y, self.size, self.color) = (x, y, size, color)
    self.alpha = alpha
  }

  /// Checks that all are equally long.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    let rows = y.count
    for (name, column) in [("x", x), ("size", size), ("color", color), ("alpha", alpha)] {
      guard let column, column.count != rows else { continue }
      throw .invalidArgument("\(name) has \(column.count) values, y has \(rows)")
    }
  }

  /// Returns the exact extents of x or y; of row numbers where there is no x.
  package func extent(in dimension: Dimension) -> Extent {
    guard let column = column(dimension) else { return Self.extent(ofRows: y.snapshot().rows) }
    return column.extent()
  }

  /// Returns the exact extents of x or y above 0; of row numbers where there is no x.
  package func positiveExtent(in dimension: Dimension) -> Extent {
    guard let column = column(dimension) else {
      let rows = y.snapshot().rows
      return Self.extent(ofRows: min(max(rows.lowerBound, 1), rows.upperBound)..<rows.upperBound)
    }
    return column.positiveExtent()
  }

  /// When what the columns hold changed last.
  package var latestChange: Change {
    [x, y, size, color, alpha].lazy.compactMap { $0?.latestChange }.max() ?? .none
  }

  /// The column of a dimension, nil for row numbers.
  package func column(_ dimension: Dimension) -> Column? { dimension == .x ? x : y }

  private static func extent(ofRows rows: Range<Int>) -> Extent {
    guard let first = rows.first, let last = rows.last else { return .empty }
    return Extent(min: .integer(Int64(first)), max: .integer(Int64(last)))
  }
}
