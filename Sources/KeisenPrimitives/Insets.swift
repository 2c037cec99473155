/// Distances from the four sides of a rectangle, in points.
///
/// Positive values go inwards.
public struct Insets: Hashable, Sendable {
  /// Distance from the top side.
  public var top: Double
  /// Distance from the left side.
  public var left: Double
  /// Distance from the bottom side.
  public var bottom: Double
  /// Distance from the right side.
  public var right: Double

  /// Makes insets from the four distances.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Makes four equal insets.
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// Four distances of nothing.
  public static let zero = Insets(0)
}
