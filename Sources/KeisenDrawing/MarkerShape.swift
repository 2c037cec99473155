import KeisenPrimitives

/// What a marker looks like.
///
/// Of one size all cover the same area: that of a circle of this diameter. So they look equally
/// heavy, and lean ones reach farther.
public enum MarkerShape: UInt32, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// A disc.
  case circle = 0
  /// A square on its side.
  case square = 1
  /// A square on its corner.
  case diamond = 2
  /// A triangle that points up.
  case triangleUp = 3
  /// A triangle that points down.
  case triangleDown = 4
  /// A triangle that points to the left.
  case triangleLeft = 5
  /// A triangle that points to the right.
  case triangleRight = 6
  /// Two bars across each other along the diagonals: ×.
  case cross = 7
  /// Two bars across each other, upright and level: +.
  case plus = 8
  /// A star of five points.
  case star = 9
  /// A hollow circle.
  case ring = 10
  /// Five equal sides, point up.
  case pentagon = 11
  /// Six equal sides, point up.
  case hexagon = 12
  /// An upright bar: |.
  case verticalBar = 13
  /// A level bar: —.
  case horizontalBar = 14
}
