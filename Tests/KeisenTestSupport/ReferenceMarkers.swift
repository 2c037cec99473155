import Glibc
import KeisenDrawing
import KeisenPrimitives

/// One marker, in pixels: the formulas of "Markers", one by one.
struct ReferenceMarker {
  private let shape: MarkerShape
  private let centre: SIMD2<Double>
  /// Diameter, at least 1.
  private let diameter: Double
  /// Width of the border, 0 for none.
  private let border: Double
  private let fill: ReferenceColor
  private let borderColor: ReferenceColor
  /// How much a marker thinner than a pixel fades.
  private let opacity: Double

  /// All markers of a primitive that draw anything.
  static func all(_ markers: Markers, _ ratio: Double) -> [ReferenceMarker] {
    (0..<markers.count).compactMap { ReferenceMarker(markers, $0, ratio) }
  }

  private init?(_ markers: Markers, _ index: Int, _ ratio: Double) {
    let place = markers.positions.vertices[index]
    centre = SIMD2(Double(place.x), Double(place.y)) * ratio
    let size =
      switch markers.size {
      case .one(let size): size * ratio
      case .each(let sizes): Double(sizes.elements[index]) * ratio
      }
    guard centre.x.isFinite, centre.y.isFinite, size > 0 else { return nil }
    shape = markers.shape
    diameter = min(max(size, 1), 0x1p40)
    border = max(0, (markers.border?.width ?? 0) * ratio)
    borderColor = ReferenceColor(markers.border?.color ?? .clear)
    fill =
      switch markers.fill {
      case .one(let color): ReferenceColor(color)
      case .each(let colors): ReferenceColor(color: colors.elements[index])
      }
    let fade = min(size, 1) * min(size, 1)
    opacity = fade * min(Self.thickness(shape, diameter) ?? 1, 1)
  }

  /// The colour over a pixel, alpha multiplied in.
  func color(at pixel: SIMD2<Double>) -> ReferenceColor {
    let q = pixel - centre
    // No shape reaches farther than this.
    guard (q * q).sum() < (diameter + 2) * (diameter + 2) else { return ReferenceColor(.clear) }
    let lengths = Self.lengths(shape, diameter)
    let outer = coverage(q, lengths)
    guard border > 0 else { return fill.scaled(by: outer * opacity) }
    var inside = lengths
    if shape != .ring { inside.reach -= border }
    inside.half -= border
    // What is inside of the border fades where it is thinner than a pixel.
    let room = saturated(2 * min(inside.reach, inside.half))
    let inner = room > 0 ? coverage(q, inside) * room : 0
    return fill.scaled(by: inner * opacity)
      .plus(borderColor.scaled(by: saturated(outer - inner) * opacity))
  }

  /// The thickness of bars and rings.
  private static func thickness(_ shape: MarkerShape, _ diameter: Double) -> Double? {
    switch shape {
    case .ring: diameter / 4
    case .plus, .cross: reach(shape) * diameter / 2
    case .verticalBar, .horizontalBar: reach(shape) * diameter * 2 / 5
    default: nil
    }
  }

  private static func lengths(
    _ shape: MarkerShape,
    _ diameter: Double
  ) -> (reach: Double, half: Double) {
    let reach = reach(shape) * diameter
    guard let thickness = thickness(shape, diameter) else { return (reach, reach) }
    return (reach, max(thickness, 1) / 2)
  }

  /// The reach for a diameter of 1: what makes the area π/4.
  private static func reach(_ shape: MarkerShape) -> Double {
    let area =
      switch shape {
      case .circle: Double.pi
      // Of outer radius 5/4 and inner radius 3/4.
      case .ring: Double.pi * (25.0 / 16 - 9.0 / 16)
      case .square, .diamond: 4.0
      case .triangleUp, .triangleDown, .triangleLeft, .triangleRight: 3 * 3.0.squareRoot()
      case .plus, .cross: 2.0 * (2 * 0.5) - 0.5 * 0.5
      case .verticalBar, .horizontalBar: 2 * 0.4
      case .pentagon: 5 * tan(Double.pi / 5)
      case .hexagon: 6 * tan(Double.pi / 6)
      // Ten triangles from the centre to a tip and a notch beside it.
      case .star:
        10 * 0.5 * sin(Double.pi / 5) * (1 / cos(Double.pi / 5)) * (1 / cos(2 * Double.pi / 5))
      }
    return (Double.pi / 4 / area).squareRoot()
  }

  private func coverage(_ q: SIMD2<Double>, _ lengths: (reach: Double, half: Double)) -> Double {
    let (r, h) = lengths
    let length = (q * q).sum().squareRoot()
    func edge(_ distance: Double) -> Double { saturated(0.5 - distance) }
    func bar(_ along: Double, _ across: Double) -> Double {
      edge(abs(along) - r) * edge(abs(across) - h)
    }
    /// The distances to edges whose normals point into some directions, clockwise from the right.
    func edges(_ degrees: [Double]) -> [Double] {
      degrees.map { angle in
        let turn = angle * Double.pi / 180
        return edge(q.x * cos(turn) + q.y * sin(turn) - r)
      }
    }
    let (down, up) = ((q.x + q.y) * 0.5.squareRoot(), (q.x - q.y) * 0.5.squareRoot())
    func polygon(_ degrees: [Double]) -> Double { edges(degrees).reduce(1, *) }
    switch shape {
    case .circle: return edge(length - r)
    case .ring: return edge(abs(length - r) - h)
    case .square: return edge(abs(q.x) - r) * edge(abs(q.y) - r)
    case .diamond: return edge(abs(down) - r) * edge(abs(up) - r)
    case .plus: return max(bar(q.x, q.y), bar(q.y, q.x))
    case .cross: return max(bar(down, up), bar(up, down))
    case .verticalBar: return bar(q.y, q.x)
    case .horizontalBar: return bar(q.x, q.y)
    case .triangleUp: return polygon([90, 210, 330])
    case .triangleDown: return polygon([30, 150, 270])
    case .triangleLeft: return polygon([0, 120, 240])
    case .triangleRight: return polygon([60, 180, 300])
    case .pentagon: return polygon([18, 90, 162, 234, 306])
    case .hexagon:
      return edge(abs(q.x) - r)
        * [60, -60].map { (angle: Double) in
          let turn = angle * Double.pi / 180
          return edge(abs(q.x * cos(turn) + q.y * sin(turn)) - r)
        }.reduce(1, *)
    case .star:
      let parts = edges([270, 342, 54, 126, 198])
      var result = parts.reduce(1, *)
      for index in parts.indices {
        var one = 1 - parts[index]
        for other in parts.indices where other != index { one *= parts[other] }
        result += one
      }
      return result
    }
  }
}
