/// The radii of a rectangle's four corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// Radius of the top left corner.
  public var topLeft: Double
  /// Radius of the top right corner.
  public var topRight: Double
  /// Radius of the bottom right corner.
  public var bottomRight: Double
  /// Radius of the bottom left corner.
  public var bottomLeft: Double

  /// Makes radii from the four corners, clockwise from the top left.
  public init(
    topLeft: Double = 0,
    topRight: Double = 0,
    bottomRight: Double = 0,
    bottomLeft: Double = 0
  ) {
    (self.topLeft, self.topRight, self.bottomRight) = (topLeft, topRight, bottomRight)
    self.bottomLeft = bottomLeft
  }

  /// Makes four equal radii.
  public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// Four square corners.
  public static let zero = CornerRadii(0)

  /// Whether no corner is rounded.
  public var isZero: Bool { self == .zero }

  /// Returns radii that fit a rectangle of the given size.
  ///
  /// Negative and NaN radii become 0, infinite ones as large as fits. Where two neighbours need
  /// more than their side has, all four shrink by one common factor, as CSS Backgrounds 3, section
  /// 4.5, has it.
  public func fitted(to size: Size) -> CornerRadii {
    // Beyond any rectangle, but two of them add up and are divided by without overflow.
    func clean(_ radius: Double) -> Double { radius > 0 ? min(radius, 1e150) : 0 }
    var radii = CornerRadii(
      topLeft: clean(topLeft),
      topRight: clean(topRight),
      bottomRight: clean(bottomRight),
      bottomLeft: clean(bottomLeft)
    )
    var factor = 1.0
    for (side, sum) in [
      (size.width, radii.topLeft + radii.topRight),
      (size.width, radii.bottomLeft + radii.bottomRight),
      (size.height, radii.topLeft + radii.bottomLeft),
      (size.height, radii.topRight + radii.bottomRight),
    ] where sum > side {
      factor = min(factor, max(0, side) / sum)
    }
    if factor < 1 {
      radii.topLeft *= factor
      radii.topRight *= factor
      radii.bottomRight *= factor
      radii.bottomLeft *= factor
    }
    return radii
  }

  /// Returns the radii with `amount` added to each rounded corner; square corners stay square and
  /// nothing falls below 0.
  public func grown(by amount: Double) -> CornerRadii {
    func grow(_ radius: Double) -> Double { radius > 0 ? max(0, radius + amount) : 0 }
    return CornerRadii(
      topLeft: grow(topLeft),
      topRight: grow(topRight),
      bottomRight: grow(bottomRight),
      bottomLeft: grow(bottomLeft)
    )
  }
}
