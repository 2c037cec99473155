import KeisenFrames
import KeisenPrimitives

/// An attachment that has a style.
public protocol StyledAttachment: Attachment {
  /// How it looks, as one value.
  associatedtype Style: Hashable & Sendable

  /// How it looks.
  var style: Style { get }

  /// Changes how it looks.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when something is not allowed; then the
  ///   old style stays.
  func setStyle(_ style: Style) throws(KeisenError)
}
