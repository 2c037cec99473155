/// A position in points: x to the right, y down, from the top left corner of the picture.
public struct Point: Hashable, Sendable {
  /// Distance from the left edge, in points.
  public var x: Double
  /// Distance from the top edge, in points.
  public var y: Double

  /// Makes a point from its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)
}
