import KeisenPrimitives

/// What numbers are relative to: an integer, in a unit where they are times.
struct NumberBase: Hashable, Sendable {
  /// What is subtracted.
  var origin: Int64 = 0
  /// What timestamps are converted to; nil leaves them in their column's unit.
  var unit: TimeUnit?
}

extension NumberBase {
  /// Takes that of a range.
  init(_ range: ProjectionRange) { self.init(origin: range.origin, unit: range.timeUnit) }
}
