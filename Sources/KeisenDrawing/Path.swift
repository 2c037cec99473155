import KeisenPrimitives

/// An outline, filled or stroked: one blend.
public struct Path: Sendable {
  /// The lines and curves.
  public var outline: PathOutline
  /// What is done with them.
  public var paint: Paint

  /// Makes a path.
  public init(_ outline: PathOutline, _ paint: Paint) {
    self.outline = outline
    self.paint = paint
  }

  /// What is done with an outline.
  public enum Paint: Hashable, Sendable {
    /// What is inside is filled; open contours are closed for it.
    case fill(Fill, Rule)
    /// The outline is stroked; closed contours have a join where they close.
    case stroke(Stroke)
  }

  /// What is inside of an outline that crosses itself.
  public enum Rule: UInt32, Hashable, Sendable {
    /// What contours wind around in one direction more often than in the other.
    case nonzero = 0
    /// What is inside of an odd number of contours.
    case evenOdd = 1
  }
}
