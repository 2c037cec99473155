import Glibc

/// The outline of a marker around its centre, in points, as it is drawn without its antialiasing.
///
/// A ring is filled: what is inside of it is inside of the marker.
package struct MarkerOutline: Sendable {
  private let shape: MarkerShape
  /// The outline itself where it is the caller's own; whoever asks holds the style that holds it.
  private unowned(unsafe) let custom: CustomMarker?
  /// From the centre to the edges.
  private let reach: Double
  /// Half the thickness of bars.
  private let half: Double
  /// What no point of the outline is farther from the centre than.
  package let radius: Double

  /// Makes the outline of a marker.
  ///
  /// - Parameters:
  ///   - shape: What it looks like.
  ///   - size: The diameter of the circle that covers as much, in points; above 0.
  ///   - pixelRatio: Device pixels per point; no marker is smaller than a pixel.
  package init(_ shape: MarkerShape, size: Double, pixelRatio: Double) {
    self.shape = shape
    custom = nil
    let lengths = MarkerLengths(shape, diameter: size * pixelRatio)
    let outer = shape == .ring ? lengths.reach + lengths.half : lengths.reach
    (reach, half) = (outer / pixelRatio, lengths.half / pixelRatio)
    radius =
      switch shape {
      case .circle, .ring: reach
      case .square, .diamond: reach * 2.0.squareRoot()
      case .triangleUp, .triangleDown, .triangleLeft, .triangleRight: reach * 2
      case .cross, .plus, .verticalBar, .horizontalBar: hypot(reach, half)
      case .star: reach * Self.tip
      case .pentagon: reach * Self.tangents(5).over
      case .hexagon: reach * Self.tangents(6).over
      }
  }

  /// Makes the outline of a marker of the caller's own, which must outlive it; else as those of
  /// shapes.
  package init(_ marker: CustomMarker, size: Double, pixelRatio: Double) {
    shape = .circle
    custom = marker
    reach = max(size, 1 / pixelRatio)
    half = reach
    radius = reach * marker.reach
  }

  /// Returns how far a place is from the marker; 0 inside and on its outline.
  ///
  /// - Parameter place: The place minus the marker's centre, y down.
  /// - Returns: The distance in points.
  package func distance(to place: SIMD2<Double>) -> Double {
    if let custom { return custom.distance(to: place / reach) * reach }
    return switch shape {
    case .circle, .ring: max(0, hypot(place.x, place.y) - reach)
    case .square: Self.box(place, reach, reach)
    case .diamond: Self.box(Self.turned(place), reach, reach)
    case .plus: min(Self.box(place, reach, half), Self.box(place, half, reach))
    case .cross:
      min(
        Self.box(Self.turned(place), reach, half),
        Self.box(Self.turned(place), half, reach)
      )
    case .verticalBar: Self.box(place, half, reach)
    case .horizontalBar: Self.box(place, reach, half)
    case .triangleUp: polygon(SIMD2(place.x, place.y), 3)
    case .triangleDown: polygon(SIMD2(place.x, -place.y), 3)
    case .triangleLeft: polygon(SIMD2(place.y, place.x), 3)
    case .triangleRight: polygon(SIMD2(place.y, -place.x), 3)
    case .pentagon: polygon(place, 5)
    // An edge is at its side.
    case .hexagon: polygon(SIMD2(place.y, place.x), 6)
    case .star: star(place)
    }
  }

  /// The distance to a rectangle around the centre.
  private static func box(_ place: SIMD2<Double>, _ width: Double, _ height: Double) -> Double {
    hypot(max(0, abs(place.x) - width), max(0, abs(place.y) - height))
  }

  /// The place seen from a marker turned by 45 degrees.
  private static func turned(_ place: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(place.x + place.y, place.x - place.y) * 0.5.squareRoot()
  }

  /// How long half an edge of a regular polygon is, and how far its corners, for edges at distance
  /// 1.
  private static func tangents(_ sides: Int) -> (half: Double, over: Double) {
    let angle = Double.pi / Double(sides)
    return (tan(angle), 1 / cos(angle))
  }

  /// The distance to a regular polygon with an edge below: to the edge whose sector the place is
  /// in.
  private func polygon(_ place: SIMD2<Double>, _ sides: Int) -> Double {
    let sector = 2 * Double.pi / Double(sides)
    let angle = atan2(place.x, place.y)
    let rest = angle - (angle / sector).rounded() * sector
    let length = hypot(place.x, place.y)
    let (along, across) = (length * cos(rest), length * abs(sin(rest)))
    guard along > reach else { return 0 }
    return hypot(along - reach, max(0, across - reach * Self.tangents(sides).half))
  }

  /// How far the tips of a star are from its centre whose edges are at distance 1.
  private static let tip = 1 / cos(2 * Double.pi / 5)

  /// The distance to a star, point up: to the edge from the tip to the notch whose sector the place
  /// is in.
  private func star(_ place: SIMD2<Double>) -> Double {
    let sector = 2 * Double.pi / 5
    let angle = atan2(place.x, -place.y)
    let rest = angle - (angle / sector).rounded() * sector
    let length = hypot(place.x, place.y)
    let own = SIMD2(length * cos(rest), length * abs(sin(rest)))
    let tip = SIMD2(reach * Self.tip, 0)
    let notch = reach / cos(Double.pi / 5) * SIMD2(cos(sector / 2), sin(sector / 2))
    let edge = notch - tip
    let way = own - tip
    // Inside is where the centre is.
    guard edge.x * way.y - edge.y * way.x < 0 else { return 0 }
    let part = max(0, min(1, (way * edge).sum() / (edge * edge).sum()))
    let gap = way - edge * part
    return hypot(gap.x, gap.y)
  }
}
