/// The lengths of a marker's shape, in pixels.
///
/// `README.md` says how they make a picture.
package struct MarkerLengths: Hashable, Sendable {
  /// From the centre to the edges; half the length of bars, the middle radius of a ring.
  package var reach: Double
  /// Half the thickness of bars and of a ring; as `reach` for all others.
  package var half: Double
  /// How much of the colour there is: less than 1 where the shape is thinner than a pixel.
  package var opacity: Double

  /// Makes the lengths of a shape.
  ///
  /// - Parameters:
  ///   - shape: What it looks like.
  ///   - diameter: Of the circle that covers as much, in pixels; above 0.
  @inline(__always)
  package init(_ shape: MarkerShape, diameter: Double) {
    // Wider than any picture is wide enough, and leaves the arithmetic finite.
    let drawn = max(1, min(diameter, 0x1p40))
    let fade = min(diameter, 1)
    opacity = fade * fade
    reach = Self.reach(of: shape) * drawn
    half = reach
    let part = Self.thickness(of: shape)
    guard part < 1 else { return }
    half = reach * part
    opacity *= min(2 * half, 1)
    half = max(half, 0.5)
  }

  private init(reach: Double, half: Double, opacity: Double) {
    self.reach = reach
    self.half = half
    self.opacity = opacity
  }

  /// Returns the lengths of what is inside of a border of some pixels; with opacity 0 where that is
  /// nothing.
  @inline(__always)
  package func inside(border: Double, of shape: MarkerShape) -> MarkerLengths {
    let reach = shape == .ring ? reach : reach - border
    let half = half - border
    let fade = max(0, min(2 * min(reach, half), 1))
    return MarkerLengths(reach: max(reach, 0), half: max(half, 0), opacity: fade)
  }

  /// The farthest that anything of a shape is from its centre, left, right, above or below,
  /// antialiasing included, in pixels.
  @inline(__always)
  package func extent(of shape: MarkerShape) -> Double {
    switch shape {
    case .circle, .square, .verticalBar, .horizontalBar, .plus: max(reach, half) + 0.5
    case .ring: reach + half + 0.5
    case .cross: (reach + half + 1) * 0.7072
    case .diamond: (reach + 0.5) * 1.4143
    case .triangleUp, .triangleDown, .triangleLeft, .triangleRight: (reach + 0.5) * 2
    case .pentagon: (reach + 0.5) * 1.2361
    case .hexagon: (reach + 0.5) * 1.1548
    case .star: (reach + 0.5) * 3.2361
    }
  }

  /// Returns how far a shape of a diameter of one pixel or more reaches at most: so much a pixel,
  /// and so much besides.
  package static func extentBound(of shape: MarkerShape) -> (slope: Float, offset: Float) {
    func extent(_ diameter: Double) -> Double {
      MarkerLengths(shape, diameter: diameter).extent(of: shape)
    }
    // From 16 pixels on no shape is thinner than a pixel; below, what is thin is drawn thicker.
    let slope = (extent(48) - extent(16)) / 32
    return (Float(slope) * 1.0001, Float(max(extent(1) - slope, extent(16) - 16 * slope)) + 0.001)
  }

  /// How thick bars and rings are, as a part of their reach.
  @inline(__always)
  private static func thickness(of shape: MarkerShape) -> Double {
    switch shape {
    case .ring, .cross, .plus: 1.0 / 4
    case .verticalBar, .horizontalBar: 1.0 / 5
    default: 1
    }
  }

  /// The reach that makes the area that of a circle of diameter 1.
  @inline(__always)
  private static func reach(of shape: MarkerShape) -> Double {
    switch shape {
    case .circle, .ring: 0.5
    case .square, .diamond: squareReach
    case .triangleUp, .triangleDown, .triangleLeft, .triangleRight: triangleReach
    case .cross, .plus: crossReach
    case .star: starReach
    case .pentagon: pentagonReach
    case .hexagon: hexagonReach
    case .verticalBar, .horizontalBar: barReach
    }
  }

  // Square roots of a circle's area, π/4, over that of the shape with reach 1.

  /// Over 4.
  private static let squareReach = 0.44311346272637897
  /// Over √27.
  private static let triangleReach = 0.3887800753890535
  /// Over 7/4: two bars of 2 by 1/2, and their common square once.
  private static let crossReach = 0.6699245856906788
  /// Over 4/5: a bar of 2 by 2/5.
  private static let barReach = 0.9908318244015027
  /// Over 5 tan 36°.
  private static let pentagonReach = 0.4649748019993153
  /// Over √12.
  private static let hexagonReach = 0.4761564034319787
  /// Over 5 φ² tan 36° / cos 36°.
  private static let starReach = 0.25847622377546586
}
