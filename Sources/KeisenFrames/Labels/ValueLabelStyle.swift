import KeisenPrimitives
import KeisenScales

/// Which shapes of a series have their values as texts, and how these look.
public struct ValueLabelStyle: Hashable, Sendable {
  /// Where a text stands.
  public enum Place: Int32, Hashable, Sendable, CaseIterable {
    /// Nowhere: there are none.
    case none = 0
    /// In the middle of shapes that have a base of their own, as those of a stack do; else beyond
    /// the tip, or within the shape where there is no room beyond it.
    case automatic = 1
    /// Beyond the tip.
    case outside = 2
    /// Within the shape, at the tip or where the plot cuts that off.
    case inside = 3
    /// In the middle of what is seen of the shape.
    case center = 4
  }

  /// Where they stand.
  public var place: Place
  /// How values are written.
  ///
  /// Where it does not say how many digits there are, a number with a fraction and more than six
  /// digits is rounded to four, and never before the point.
  public var format: TickFormat
  /// Size of the texts, in points.
  public var size: Double
  /// Colour of the texts; nil takes the theme's, and within a shape what can be read there.
  public var color: Color?

  /// Makes a style.
  public init(
    place: Place = .none,
    format: TickFormat = TickFormat(),
    size: Double = 12,
    color: Color? = nil
  ) {
    (self.place, self.format, self.size, self.color) = (place, format, size, color)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try format.validate()
    try requireTextSize(size, "value size")
  }

  /// Whether there are any.
  package var isShown: Bool { place != .none && size > 0 }
}
