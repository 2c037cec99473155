import KeisenPrimitives
import KeisenRanges

/// What numbers are relative to: an integer, in a unit where they are times.
package struct NumberBase: Hashable, Sendable {
  /// What is subtracted.
  package var origin: Int64 = 0
  /// What timestamps are converted to; nil leaves them in their column's unit.
  package var unit: TimeUnit?

  /// Takes its parts.
  package init(origin: Int64 = 0, unit: TimeUnit? = nil) {
    (self.origin, self.unit) = (origin, unit)
  }
}

extension NumberBase {
  /// Takes that of a range.
  package init(_ range: ProjectionRange) { self.init(origin: range.origin, unit: range.timeUnit) }
}
