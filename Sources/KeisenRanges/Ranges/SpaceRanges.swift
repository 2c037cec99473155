/// The ranges of a space at one moment.
///
/// The space itself is an object that is shared and tells its observers of changes; this is the
/// value of it that moves.
public struct SpaceRanges: Hashable, Sendable {
  /// The range of the horizontal dimension.
  public var x: ProjectionRange
  /// The range of the vertical dimension.
  public var y: ProjectionRange

  /// Makes ranges.
  public init(x: ProjectionRange, y: ProjectionRange) {
    (self.x, self.y) = (x, y)
  }
}
