/// How far an envelope reaches in a column of pixels, in device pixels.
package struct EnvelopeReach: BitwiseCopyable, Sendable {
  /// How far up; above `high` where nothing is near enough.
  package let low: Float
  /// How far down.
  package let high: Float
  /// Whether each of the envelope's columns that may reach the pixels has one interval, which
  /// touches that of the column before.
  package let isJoined: Bool
}
