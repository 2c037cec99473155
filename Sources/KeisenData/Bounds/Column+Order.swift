import KeisenPrimitives

/// Which way the values of a column go from row to row.
package struct ColumnOrder: Hashable, Sendable {
  /// Whether no value is below the one before it, and none is a gap.
  package var isAscending: Bool
  /// Whether no value is above the one before it, and none is a gap.
  package var isDescending: Bool

  /// Makes an order.
  package init(isAscending: Bool, isDescending: Bool) {
    self.isAscending = isAscending
    self.isDescending = isDescending
  }

  /// That of row numbers.
  package static let ascending = ColumnOrder(isAscending: true, isDescending: false)

  /// That of no values, or of equal ones.
  static let constant = ColumnOrder(isAscending: true, isDescending: true)
}

extension Column {
  /// Returns which way the values go, at least those of the rows that count.
  ///
  /// The answer is kept until values change; appended rows are looked at alone.
  ///
  /// - Complexity: O(*n*) in the rows not looked at yet, at the speed of the memory.
  package func order() -> ColumnOrder {
    let (rows, known, changed) = state.withLock { state in
      (self.moment(of: state).rows, state.order, state.bounds.changed)
    }
    if changed.isEmpty, known.end >= rows.upperBound, known.isSettled(from: rows.lowerBound) {
      return known.order
    }
    guard let survey = try? survey(building: false) else {
      return ColumnOrder(isAscending: false, isDescending: false)
    }
    return survey.order
  }
}
