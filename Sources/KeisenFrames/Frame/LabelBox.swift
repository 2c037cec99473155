import KeisenDrawing
import KeisenPrimitives

/// A box that is turned about its middle.
package struct LabelBox: Hashable, Sendable {
  package let center: Point
  package let width: Double
  package let height: Double
  /// The box's own directions to the right and down, of length 1.
  private let right: Point
  private let down: Point

  /// Makes a box whose text reads in a direction.
  package init(center: Point, width: Double, height: Double, turn: Turn) {
    self.init(
      center: center,
      width: width,
      height: height,
      right: turn.applied(toX: 1, y: 0),
      down: turn.applied(toX: 0, y: 1)
    )
  }

  private init(center: Point, width: Double, height: Double, right: Point, down: Point) {
    (self.center, self.width, self.height, self.right) = (center, width, height, right)
    self.down = down
  }

  /// Makes a box that is not turned.
  init(_ rect: Rect) {
    self.init(
      center: Point(x: rect.midX, y: rect.midY),
      width: rect.width,
      height: rect.height,
      turn: Turn(degrees: 0)
    )
  }

  /// The box before its turn.
  package var unturned: Rect {
    Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The least upright rectangle around it.
  package var bounds: Rect {
    let x = (abs(right.x) * width + abs(down.x) * height) / 2
    let y = (abs(right.y) * width + abs(down.y) * height) / 2
    return Rect(left: center.x - x, top: center.y - y, right: center.x + x, bottom: center.y + y)
  }

  /// Returns the box with its sides moved outwards, far beyond any picture at most.
  package func outset(by insets: Insets) -> LabelBox {
    guard insets != .zero else { return self }
    let maximum = TextRoom.maxLength
    let insets = Insets(
      top: min(maximum, insets.top),
      left: min(maximum, insets.left),
      bottom: min(maximum, insets.bottom),
      right: min(maximum, insets.right)
    )
    let x = (insets.right - insets.left) / 2
    let y = (insets.bottom - insets.top) / 2
    return LabelBox(
      center: Point(
        x: center.x + right.x * x + down.x * y,
        y: center.y + right.y * x + down.y * y
      ),
      width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom,
      right: right,
      down: down
    )
  }

  /// How far below the middle of this box that of another lies, as this one reads.
  package func distanceDown(to other: LabelBox) -> Double {
    (other.center.x - center.x) * down.x + (other.center.y - center.y) * down.y
  }

  /// Whether the two have an area in common.
  ///
  /// - SeeAlso: S. Gottschalk, M. C. Lin, D. Manocha, “OBBTree”, SIGGRAPH 1996: convex shapes are
  ///   apart where a line along one of their sides parts them.
  func intersects(_ other: LabelBox) -> Bool {
    ![right, down, other.right, other.down].contains { axis in
      let distance = abs(
        (other.center.x - center.x) * axis.x + (other.center.y - center.y) * axis.y
      )
      return distance >= reach(along: axis) + other.reach(along: axis) - Self.slack
    }
  }

  /// What rounding may take from the distance of two boxes that touch, in points.
  private static let slack = 1e-6

  /// Half of its extent in a direction.
  private func reach(along axis: Point) -> Double {
    abs(right.x * axis.x + right.y * axis.y) * width / 2
      + abs(down.x * axis.x + down.y * axis.y) * height / 2
  }
}
