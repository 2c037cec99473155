import KeisenPrimitives

/// When a frame began to look at its chart, and when it stored ranges.
package struct FrameSpan: Sendable {
  /// Older changes are in the frame.
  package let begin: Change
  /// The change that is the frame's own.
  package let end: Change

  /// Takes its parts.
  package init(begin: Change, end: Change) {
    (self.begin, self.end) = (begin, end)
  }

  /// Whether a change is not in the frame.
  package func misses(_ change: Change) -> Bool { change > begin && change != end }
}
