import KeisenDrawing
import KeisenPrimitives
import KeisenRanges
import KeisenText

/// How the text of an annotation looks, and the box around it.
public struct TextBoxStyle: Hashable, Sendable {
  /// Size, in points.
  public var size: Double
  /// Whether strokes are heavy.
  public var isBold: Bool
  /// Whether letters slant.
  public var isItalic: Bool
  /// Whether `$...$` is a formula and `\$` a dollar.
  public var hasMarkup: Bool
  /// How the lines lie to each other; nil takes leading for a text, and for a label what suits its
  /// place.
  public var alignment: TextStyle.Alignment?
  /// The widest that a line may be, in points; nil for the room there is.
  public var wrapWidth: Double?
  /// Turn counter-clockwise as seen on screen, in degrees.
  public var angle: Double
  /// Colour of the text; nil takes one that is easy to read.
  public var color: Color?
  /// What fills the box; nil for nothing.
  public var background: Color?
  /// Full width of the line around the box in points, inside of it; 0 is none.
  public var borderWidth: Double
  /// Colour of the line around the box; nil takes the theme's.
  public var borderColor: Color?
  /// Radius of the box's corners, in points.
  public var radius: Double
  /// Distances from the sides of the box to the text in points; nil takes a little where the box is
  /// to be seen, else nothing.
  public var insets: Insets?

  /// Makes a style.
  public init(
    size: Double = 12,
    isBold: Bool = false,
    isItalic: Bool = false,
    hasMarkup: Bool = true,
    alignment: TextStyle.Alignment? = nil,
    wrapWidth: Double? = nil,
    angle: Double = 0,
    color: Color? = nil,
    background: Color? = nil,
    borderWidth: Double = 0,
    borderColor: Color? = nil,
    radius: Double = 0,
    insets: Insets? = nil
  ) {
    (self.size, self.isBold, self.isItalic, self.hasMarkup) = (size, isBold, isItalic, hasMarkup)
    (self.alignment, self.wrapWidth, self.angle, self.color) = (alignment, wrapWidth, angle, color)
    (self.background, self.borderWidth, self.borderColor) = (background, borderWidth, borderColor)
    (self.radius, self.insets) = (radius, insets)
  }

  /// Checks what a caller chose; `prefix` is what comes before the fields' names in messages.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate(_ prefix: String = "") throws(KeisenError) {
    try requireTextSize(size, prefix + "size")
    try requireFinite(angle, prefix + "angle")
    try requireLength(borderWidth, prefix + "border width")
    try requireLength(radius, prefix + "radius")
    if let wrapWidth {
      try requirePositive(wrapWidth, "\(prefix)wrap width")
    }
    if let insets { try requireLengths(of: insets, prefix) }
  }

  /// Whether more than the text is to be seen.
  var hasBox: Bool { background != nil || borderWidth > 0 }
}
