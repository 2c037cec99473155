import Glibc
import KeisenDrawing
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// The disc of a polar space in one frame.
package struct PolarPlaces: Sendable {
  /// The middle, in points.
  package let center: SIMD2<Double>
  /// Radius of the hole, in points.
  package let innerRadius: Double
  /// Radius of the rim, in points.
  package let outerRadius: Double
  /// From values relative to the projection's origin to radians clockwise from 12 o'clock.
  package let angles: ScaleMap
  /// From values relative to the projection's origin to points from the middle.
  package let radii: ScaleMap

  /// Places a disc on the plot.
  package init(_ polar: Space.Polar, of space: Space, in frame: FrameContext) {
    center = frame.plotCenter
    outerRadius = min(frame.plot.width, frame.plot.height) / 2
    innerRadius = outerRadius * polar.innerRadius
    let range = frame.range(of: space.x)
    let turn = polar.isClockwise ? Sector.turn : -Sector.turn
    var start = (polar.start / 360).truncatingRemainder(dividingBy: 1) * Sector.turn
    if case .category = range.scale, range.max != range.min {
      // The first name stands in the middle of its band.
      start -= turn * 0.5 / abs(range.max - range.min)
    }
    angles = range.map(to: start, start + turn)
    radii = frame.range(of: space.y).map(to: innerRadius, outerRadius)
  }

  /// Returns a place by its angle and its distance from the middle, which is the hole's at least.
  package func place(_ angle: Double, _ radius: Double) -> SIMD2<Double> {
    center + Sector.direction(angle) * max(innerRadius, radius)
  }

  /// The square around the disc.
  package var square: Rect {
    Rect(
      x: center.x - outerRadius,
      y: center.y - outerRadius,
      width: 2 * outerRadius,
      height: 2 * outerRadius
    )
  }

  /// What is drawn of series.
  var clip: Clip { Clip(rect: square, radii: CornerRadii(outerRadius)) }

  /// Returns the way from one angle to another the nearer way around, in -π...π.
  package static func way(from start: Double, to end: Double) -> Double {
    remainder(end - start, Sector.turn)
  }
}

extension FrameContext {
  /// Returns the disc of a space, or nil where that is not polar.
  package func polar(_ space: Space) -> PolarPlaces? {
    space.polar.map { PolarPlaces($0, of: space, in: self) }
  }

  /// What series of a space are clipped to.
  package func clip(of space: Space) -> Clip { polar(space)?.clip ?? plotClip }

  /// Returns this frame with the square around a disc for its plot, and a space of which the values
  /// are points of the picture.
  package func flattened(_ places: PolarPlaces) throws(KeisenError) -> (
    frame: FrameContext, space: Space
  ) {
    var frame = self
    frame.plot = places.square
    frame.plotClip = places.clip
    frame.keepsColumns = false
    let square = places.square
    let space = Space(
      x: try Projection(min: square.minX, max: square.maxX),
      y: try Projection(min: square.maxY, max: square.minY)
    )
    try frame.ranges.take(space.x)
    try frame.ranges.take(space.y)
    return (frame, space)
  }
}
