import KeisenFrames

/// Names and values of bars, the latter compared by identity.
package struct BarData: Equatable, Sendable {
  package let names: [String]
  package let values: ColumnIdentity

  /// Takes its parts.
  package init(names: [String], values: ColumnIdentity) {
    (self.names, self.values) = (names, values)
  }
}
