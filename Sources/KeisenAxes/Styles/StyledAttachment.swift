import KeisenFrames
import KeisenPrimitives

/// An attachment whose look is a plain value.
public protocol StyledAttachment: Attachment {
  /// What it looks like is told by.
  associatedtype Style: Hashable & Sendable

  /// How it looks.
  var style: Style { get }

  /// Changes how it looks.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when something is not allowed; then the
  ///   old style stays.
  func setStyle(_ style: Style) throws(KeisenError)
}
