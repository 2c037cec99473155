import KeisenDrawing
import KeisenPrimitives

/// What became of the charts of a batch.
final class BatchOutcomes: Sendable {
  /// Of each its file, or why there is none.
  let outcomes: [Result<ByteBuffer, KeisenError>]
  /// How many have no file.
  let failureCount: Int

  init(_ outcomes: [Result<ByteBuffer, KeisenError>]) {
    self.outcomes = outcomes
    failureCount = outcomes.count { if case .failure = $0 { true } else { false } }
  }
}
