import KeisenData

/// A column as it is compared: by identity.
package struct ColumnIdentity: Equatable, Sendable {
  package let column: Column

  /// Takes its parts.
  package init(column: Column) {
    self.column = column
  }

  package static func == (left: ColumnIdentity, right: ColumnIdentity) -> Bool {
    left.column === right.column
  }
}
