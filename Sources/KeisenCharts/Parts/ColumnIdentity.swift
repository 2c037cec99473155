import KeisenData

/// A column as it is compared: by identity.
struct ColumnIdentity: Equatable, Sendable {
  let column: Column

  static func == (left: ColumnIdentity, right: ColumnIdentity) -> Bool {
    left.column === right.column
  }
}
