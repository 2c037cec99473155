import KeisenPrimitives

/// Two projections over a chart's plot rectangle: x to the right, y up.
///
/// Which projections they are is fixed. Sharing one with another space links the two.
public final class Space: Sendable {
  /// The horizontal dimension.
  public let x: Projection
  /// The vertical dimension.
  public let y: Projection

  /// Makes a space.
  public init(x: Projection, y: Projection) {
    self.x = x
    self.y = y
  }

  /// Returns the ranges of both projections; an unset one is fitted.
  ///
  /// - Throws: As `Projection.range()`.
  public func ranges() throws(KeisenError) -> SpaceRanges {
    SpaceRanges(x: try x.range(), y: try y.range())
  }

  /// Returns the projection of a dimension.
  public func projection(_ dimension: Dimension) -> Projection {
    dimension == .x ? x : y
  }
}

/// One of the two dimensions of a space.
public enum Dimension: Hashable, Sendable {
  /// Horizontal.
  case x
  /// Vertical.
  case y
}
