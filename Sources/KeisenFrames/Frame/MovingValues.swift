import KeisenData

/// A series of which the values of columns can move.
package protocol MovingValues: Series {
  /// These columns, first the one that is its values.
  var movingColumns: [MovingColumn] { get }
}

/// A column of a series that an animation exchanges.
package struct MovingColumn: Sendable {
  /// What it is called.
  package let name: String
  /// Returns it; nil where the series is without.
  package let read: @Sendable () -> Column?
  /// Replaces it where it is still what is expected and the new one fits; returns whether it was.
  ///
  /// Whoever calls it keeps the old one until no lock is held.
  package let exchange: @Sendable (_ expected: Column, _ new: Column) -> Bool

  /// Takes its parts.
  package init(
    name: String,
    read: @escaping @Sendable () -> Column?,
    exchange: @escaping @Sendable (_ expected: Column, _ new: Column) -> Bool
  ) {
    (self.name, self.read, self.exchange) = (name, read, exchange)
  }
}
