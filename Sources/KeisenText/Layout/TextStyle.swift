/// How a text is set.
public struct TextStyle: Hashable, Sendable {
  /// How the lines of a text lie to each other.
  public enum Alignment: Hashable, Sendable {
    /// Flush left; flush right for text that reads from right to left.
    case leading
    /// Centred.
    case center
    /// Flush right; flush left for text that reads from right to left.
    case trailing
    /// Flush left, whichever way the text reads.
    case left
    /// Flush right, whichever way the text reads.
    case right
  }

  /// Size of the face, in points.
  public var size: Double
  /// Whether strokes are heavy.
  public var isBold: Bool
  /// Whether letters slant.
  public var isItalic: Bool
  /// How lines lie to each other.
  public var alignment: Alignment
  /// A family that fontconfig knows, or the path of a font file; empty for the embedded font.
  public var family: String
  /// Whether `$...$` is math markup, or a text like any other.
  public var hasMarkup: Bool

  /// Makes a style.
  public init(
    size: Double,
    isBold: Bool = false,
    isItalic: Bool = false,
    alignment: Alignment = .leading,
    family: String = "",
    hasMarkup: Bool = false
  ) {
    (self.size, self.isBold, self.isItalic, self.alignment) = (size, isBold, isItalic, alignment)
    (self.family, self.hasMarkup) = (family, hasMarkup)
  }
}
