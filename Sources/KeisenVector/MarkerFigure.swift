import Glibc
import KeisenDrawing
import KeisenPrimitives

/// The outlines of a marker around (0, 0).
struct MarkerFigure {
  /// Lengths are asked for at this many pixels a point: so none is lengthened to a pixel.
  private static let scale = 0x1p20

  let shape: MarkerShape
  /// The line along the inside of the outline.
  let border: Color?
  /// Whether the border is drawn as the whole shape below its inside, so that no seam shows.
  let isStacked: Bool
  private let outer: MarkerLengths
  private let inner: MarkerLengths?

  /// Makes the figure of a marker.
  ///
  /// - Parameters:
  ///   - shape: What it looks like.
  ///   - size: Diameter of the circle that covers as much, in points.
  ///   - border: The line along the inside of its outline, in points.
  ///   - isOpaque: Whether all that fills it is opaque.
  init(_ shape: MarkerShape, size: Double, border: Markers.Border?, isOpaque: Bool) {
    self.shape = shape
    let lengths = MarkerLengths(shape, diameter: size * Self.scale)
    outer = lengths
    guard let border, border.width > 0, border.color.alpha > 0 else {
      (self.border, inner, isStacked) = (nil, nil, false)
      return
    }
    self.border = border.color
    isStacked = isOpaque && border.color.alpha >= 1
    let inside = lengths.inside(border: min(border.width, 1e9) * Self.scale, of: shape)
    inner = inside.opacity > 0 ? inside : nil
  }

  /// Whether anything is left within the border.
  var hasInside: Bool { border == nil || inner != nil }

  /// Adds what is filled: all of the shape, or what is inside of the border.
  func addInside(to path: some PathTarget, at center: SIMD2<Double> = .zero) {
    guard border != nil else { return add(outer, to: path, center) }
    if let inner { add(inner, to: path, center) }
  }

  /// Adds what is filled with the border's colour, by the even-odd rule.
  func addBorder(to path: some PathTarget, at center: SIMD2<Double> = .zero) {
    add(outer, to: path, center)
    if !isStacked, let inner { add(inner, to: path, center) }
  }

  private func add(_ lengths: MarkerLengths, to path: some PathTarget, _ center: SIMD2<Double>) {
    let (reach, half) = (lengths.reach / Self.scale, lengths.half / Self.scale)
    func polygon(_ corners: [SIMD2<Double>]) { path.addPolygon(corners.map { $0 + center }) }
    switch shape {
    case .circle: path.addCircle(center, radius: reach)
    case .ring:
      path.addCircle(center, radius: reach + half)
      if reach > half { path.addCircle(center, radius: reach - half) }
    case .square: polygon(Self.box(reach, reach))
    case .diamond: polygon(Self.box(reach, reach).map(Self.turned))
    case .verticalBar: polygon(Self.box(half, reach))
    case .horizontalBar: polygon(Self.box(reach, half))
    case .plus: polygon(Self.plus(reach, half))
    case .cross: polygon(Self.plus(reach, half).map(Self.turned))
    case .triangleUp: polygon(Self.regular(3, reach).map { SIMD2($0.x, $0.y) })
    case .triangleDown: polygon(Self.regular(3, reach).map { SIMD2($0.x, -$0.y) })
    case .triangleLeft: polygon(Self.regular(3, reach).map { SIMD2($0.y, $0.x) })
    case .triangleRight: polygon(Self.regular(3, reach).map { SIMD2(-$0.y, $0.x) })
    case .pentagon: polygon(Self.regular(5, reach))
    case .hexagon: polygon(Self.regular(6, reach))
    case .star: polygon(Self.star(reach))
    }
  }

  private static func box(_ width: Double, _ height: Double) -> [SIMD2<Double>] {
    [
      SIMD2(-width, -height), SIMD2(width, -height), SIMD2(width, height), SIMD2(-width, height),
    ]
  }

  private static func plus(_ reach: Double, _ half: Double) -> [SIMD2<Double>] {
    [
      SIMD2(-half, -reach), SIMD2(half, -reach), SIMD2(half, -half), SIMD2(reach, -half),
      SIMD2(reach, half), SIMD2(half, half), SIMD2(half, reach), SIMD2(-half, reach),
      SIMD2(-half, half), SIMD2(-reach, half), SIMD2(-reach, -half), SIMD2(-half, -half),
    ]
  }

  /// Turned by 45 degrees.
  private static func turned(_ point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(point.x - point.y, point.x + point.y) * 0.5.squareRoot()
  }

  /// The corners of a regular polygon whose edges are at a distance, a tip up.
  private static func regular(_ sides: Int, _ reach: Double) -> [SIMD2<Double>] {
    let radius = reach / cos(Double.pi / Double(sides))
    return (0..<sides).map { corner in
      let angle = 2 * Double.pi * Double(corner) / Double(sides)
      return SIMD2(radius * sin(angle), -radius * cos(angle))
    }
  }

  /// The tips and notches of a star whose lines are at a distance, a tip up.
  private static func star(_ reach: Double) -> [SIMD2<Double>] {
    let (tip, notch) = (reach / cos(2 * Double.pi / 5), reach / cos(Double.pi / 5))
    return (0..<10).map { corner in
      let angle = Double.pi * Double(corner) / 5
      let radius = corner % 2 == 0 ? tip : notch
      return SIMD2(radius * sin(angle), -radius * cos(angle))
    }
  }
}
