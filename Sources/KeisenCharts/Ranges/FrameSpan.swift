import KeisenPrimitives

/// When a frame began to look at its chart, and when it stored ranges.
struct FrameSpan: Sendable {
  /// Older changes are in the frame.
  let begin: Change
  /// The change that is the frame's own.
  let end: Change

  /// Whether a change is not in the frame.
  func misses(_ change: Change) -> Bool { change > begin && change != end }
}
