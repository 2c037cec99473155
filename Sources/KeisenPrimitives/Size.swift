/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Extent to the right, in points.
  public var width: Double
  /// Extent downwards, in points.
  public var height: Double

  /// Makes a size from its two extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
}
