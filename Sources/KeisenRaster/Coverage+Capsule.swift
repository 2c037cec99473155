extension Coverage {
  /// Adds all that is nearer to a segment than `reach`, fading over the last pixel.
  ///
  /// The ends are in pixels from the tile's top left corner, any distance away. Whatever depends on
  /// them is worked out in double; floats only walk through the tile.
  @inline(__always)
  func addCapsule(from a: SIMD2<Double>, to b: SIMD2<Double>, reach: Double) {
    let frame = SegmentFrame(from: a, to: b)
    let limit = Float(reach)
    add(frame.extent(reach: reach, padding: reach)) { x, y in
      let (across, afterStart, afterEnd) = frame.position(x, y)
      let beyond = SIMD4<Float>.zero.greater(afterEnd).greater(-afterStart)
      let distance = (across * across + beyond * beyond).squareRoot()
      return SIMD4<Float>.zero.greater(SIMD4(repeating: limit) - distance)
        .lesser(SIMD4(repeating: 1))
    }
  }
}

/// A segment's own axes, as seen from a tile.
struct SegmentFrame: BitwiseCopyable {
  /// The segment's ends, in pixels from the tile's top left corner.
  var a: SIMD2<Double>
  var b: SIMD2<Double>
  /// Its direction, and its length; zero for a point.
  var direction: SIMD2<Double>
  var length: Double
  /// Distance across, and along from either end, of the tile's top left corner.
  private var acrossOrigin: Float
  private var startOrigin: Float
  private var endOrigin: Float
  private var along: SIMD2<Float>

  @inline(__always)
  init(from a: SIMD2<Double>, to b: SIMD2<Double>) {
    self.a = a
    self.b = b
    let vector = b - a
    let square = vector.x * vector.x + vector.y * vector.y
    length = square.squareRoot()
    // A point has its distance "beyond the end" along x, and across it in y.
    direction = length > 0x1p-100 ? vector / length : SIMD2(1, 0)
    acrossOrigin = Float(a.y * direction.x - a.x * direction.y)
    startOrigin = Float(-(a.x * direction.x + a.y * direction.y))
    endOrigin = Float(-(b.x * direction.x + b.y * direction.y))
    along = SIMD2(Float(direction.x), Float(direction.y))
  }

  /// Signed distance across the segment, and distance along it from its start and from its end, of
  /// four pixel centres in a row.
  @inline(__always)
  func position(
    _ x: SIMD4<Float>,
    _ y: Float
  ) -> (across: SIMD4<Float>, afterStart: SIMD4<Float>, afterEnd: SIMD4<Float>) {
    let sideways = x * along.x
    return (
      x * along.y + SIMD4(repeating: acrossOrigin - y * along.x),
      sideways + SIMD4(repeating: startOrigin + y * along.y),
      sideways + SIMD4(repeating: endOrigin + y * along.y)
    )
  }

  /// The part of the plane within `reach` across the segment and within `padding` of its box.
  @inline(__always)
  func extent(reach: Double, padding: Double) -> Coverage.Extent {
    let low = SIMD2(a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y) - padding
    let high = SIMD2(a.x > b.x ? a.x : b.x, a.y > b.y ? a.y : b.y) + padding
    var extent = Coverage.Extent(low: low, high: high)
    // Flat segments cover long rows anyway.
    if abs(direction.y) > 1.0 / 64 {
      let inverse = 1 / direction.y
      let slope = direction.x * inverse
      extent.slope = Float(slope)
      extent.middle = Float(a.x - a.y * slope)
      extent.half = Float(abs(reach * inverse)) + 1.0 / 64
    }
    return extent
  }
}
