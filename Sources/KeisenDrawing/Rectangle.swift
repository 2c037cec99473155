import KeisenPrimitives

/// A rectangle with rounded corners, a fill and a border.
///
/// The fill is drawn first.
public struct Rectangle: Hashable, Sendable {
  /// The outline, in points.
  public var rect: Rect
  /// The radii of its corners, in points, fitted to the rectangle.
  public var radii: CornerRadii
  /// What fills it, or nil.
  public var fill: Fill?
  /// What is drawn along the outline, half inside and half outside, or nil.
  public var border: Border?

  /// Makes a rectangle; the radii are fitted to it.
  public init(rect: Rect, radii: CornerRadii = .zero, fill: Fill? = nil, border: Border? = nil) {
    self.rect = rect
    self.radii = radii.fitted(to: Size(width: rect.width, height: rect.height))
    self.fill = fill
    self.border = border
  }

  /// The line along a rectangle's outline.
  public struct Border: Hashable, Sendable {
    /// Full width, in points.
    public var width: Double
    /// Its colour.
    public var color: Color

    /// Makes a border.
    public init(width: Double, color: Color) {
      self.width = width
      self.color = color
    }
  }
}

/// What fills a shape.
public enum Fill: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A linear gradient.
  case gradient(Gradient)
}

/// A linear gradient between two points; beyond them the end colours go on.
///
/// Colours are mixed with alpha multiplied in. Equal points give the end colour.
public struct Gradient: Hashable, Sendable {
  /// Where the gradient starts, in points.
  public var start: Point
  /// Where it ends, in points.
  public var end: Point
  /// Colour at and before the start.
  public var startColor: Color
  /// Colour at and beyond the end.
  public var endColor: Color

  /// Makes a gradient.
  public init(start: Point, end: Point, startColor: Color, endColor: Color) {
    (self.start, self.end, self.startColor, self.endColor) = (start, end, startColor, endColor)
  }
}
