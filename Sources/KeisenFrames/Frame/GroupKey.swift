import KeisenPrimitives

/// What groups hang on: their columns as they are, what numbers are relative to, and a choice of
/// the caller's.
package struct GroupKey<Choice: Hashable & Sendable>: Hashable, Sendable {
  private let columns: [ObjectIdentifier]
  private let change: Change
  private let bases: [NumberBase]
  private let choice: Choice

  package init(
    _ columns: GroupColumns,
    _ values: NumberBase,
    _ positions: NumberBase,
    _ choice: Choice
  ) {
    let all = [columns.values, columns.positions].compactMap(\.self)
    self.columns = all.map { ObjectIdentifier($0) }
    // Each change is another one, so a column in the memory of an old one is told from it.
    change = all.map(\.latestChange).max() ?? .none
    (bases, self.choice) = ([values, positions], choice)
  }
}
