/// Where a text lies, and its lines to each other.
public enum TitleAlignment: Int32, Hashable, Sendable {
  /// Flush with the plot's left side.
  case left = 0
  /// Centred about the plot's middle.
  case center = 1
  /// Flush with the plot's right side.
  case right = 2
}
