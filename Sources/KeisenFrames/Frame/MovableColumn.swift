import KeisenData

/// A column of a mark that animations may move: what it is called, and where it is.
public struct MovableColumn<Kind>: Sendable {
  /// As C calls it in the mark's columns: `y_low`.
  public let name: String
  /// Returns it; nil where the mark is without.
  let read: @Sendable (Kind) -> Column?
  /// Replaces it.
  let replace: @Sendable (inout Kind, Column) -> Void

  /// Makes it of a column that the mark always has.
  public init(_ name: String, _ path: WritableKeyPath<Kind, Column> & Sendable) {
    self.name = name
    read = { $0[keyPath: path] }
    replace = { $0[keyPath: path] = $1 }
  }

  /// Makes it of a column that the mark can be without.
  public init(_ name: String, _ path: WritableKeyPath<Kind, Column?> & Sendable) {
    self.name = name
    read = { $0[keyPath: path] }
    replace = { $0[keyPath: path] = $1 }
  }
}
