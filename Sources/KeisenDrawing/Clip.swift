import KeisenPrimitives

/// A shape outside of which nothing is drawn.
///
/// Its edge is antialiased.
public struct Clip: Hashable, Sendable {
  /// The rectangle, in points.
  public var rect: Rect
  /// The radii of its corners, in points, fitted to the rectangle.
  public var radii: CornerRadii

  /// Makes a clip; the radii are fitted to the rectangle.
  public init(rect: Rect, radii: CornerRadii = .zero) {
    self.rect = rect
    self.radii = radii.fitted(to: Size(width: rect.width, height: rect.height))
  }
}
