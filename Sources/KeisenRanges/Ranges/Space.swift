import KeisenPrimitives

/// Two projections over a chart's plot rectangle: x to the right, y up; or an angle and a radius on
/// a disc.
///
/// Which projections they are is fixed. Sharing one with another space links the two.
public final class Space: Sendable {
  /// The horizontal dimension, or the angle.
  public let x: Projection
  /// The vertical dimension, or the radius.
  public let y: Projection
  /// How angles and radii become places; nil for x to the right and y up.
  public let polar: Polar?

  /// Makes a space.
  public init(x: Projection, y: Projection) {
    (self.x, self.y, polar) = (x, y, nil)
  }

  /// Makes a space of a disc.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number of `polar` is not allowed.
  public init(
    angle: Projection,
    radius: Projection,
    polar: Polar = Polar()
  ) throws(KeisenError) {
    try polar.validate()
    (x, y, self.polar) = (angle, radius, polar)
  }

  /// Returns the ranges of both projections.
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
