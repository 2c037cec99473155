/// An axis-parallel rectangle in points, y down.
public struct Rect: Hashable, Sendable {
  /// The left side.
  public var x: Double
  /// The top side.
  public var y: Double
  /// Extent to the right; not negative in a rectangle of ours.
  public var width: Double
  /// Extent downwards; not negative in a rectangle of ours.
  public var height: Double

  /// Makes a rectangle from its top left corner and its extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from its four sides.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// An empty rectangle in the top left corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left side.
  public var minX: Double { x }
  /// The right side.
  public var maxX: Double { x + width }
  /// The top side.
  public var minY: Double { y }
  /// The bottom side.
  public var maxY: Double { y + height }
  /// Half way between the left and the right side.
  public var midX: Double { x + width / 2 }
  /// Half way between the top and the bottom side.
  public var midY: Double { y + height / 2 }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Returns the rectangle with its sides moved inwards by `insets`.
  ///
  /// Where opposite insets meet, the result is empty, in the rectangle between the two, and never
  /// reversed. Of a finite rectangle it is finite whatever the insets; one that is NaN moves
  /// nothing.
  public func inset(by insets: Insets) -> Rect {
    let (x0, x1) = Self.inset(minX, maxX, by: insets.left, insets.right)
    let (y0, y1) = Self.inset(minY, maxY, by: insets.top, insets.bottom)
    return Rect(left: x0, top: y0, right: x1, bottom: y1)
  }

  private static func inset(
    _ low: Double,
    _ high: Double,
    by first: Double,
    _ last: Double
  ) -> (Double, Double) {
    // Of these the differences are finite too.
    let maximum = Double.greatestFiniteMagnitude / 4
    func bounded(_ side: Double) -> Double { Swift.min(maximum, Swift.max(-maximum, side)) }
    let start = first.isNaN ? low : bounded(low + first)
    let end = last.isNaN ? high : bounded(high - last)
    if start <= end { return (start, end) }
    let middle = Swift.min(high, Swift.max(low, (start + end) / 2))
    return (middle, middle)
  }

  /// Returns the common part of two rectangles, empty where there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left,
      y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top)
    )
  }

  /// Whether the point is inside or on a side.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
