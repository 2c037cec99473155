/// A segment's own axes, as seen from a tile.
///
/// Whatever depends on the ends, which may be any distance away, is worked out in double; floats
/// only walk through the tile.
struct SegmentFrame: BitwiseCopyable {
  /// The segment's ends, in pixels from the tile's top left corner.
  let a: SIMD2<Double>
  let b: SIMD2<Double>
  /// Its direction; along x for a point.
  let direction: SIMD2<Double>
  /// Its length.
  let length: Double
  /// Distance across, and along from either end, of the tile's top left corner.
  private let acrossOrigin: Float
  private let startOrigin: Float
  private let endOrigin: Float
  private let along: SIMD2<Float>

  @inline(__always)
  init(from a: SIMD2<Double>, to b: SIMD2<Double>) {
    self.a = a
    self.b = b
    let vector = b - a
    length = (vector.x * vector.x + vector.y * vector.y).squareRoot()
    direction = length > 0x1p-100 ? vector * (1 / length) : SIMD2(1, 0)
    acrossOrigin = Float(a.y * direction.x - a.x * direction.y)
    startOrigin = Float(-(a.x * direction.x + a.y * direction.y))
    endOrigin = Float(-(b.x * direction.x + b.y * direction.y))
    along = SIMD2(Float(direction.x), Float(direction.y))
  }

  /// Signed distance across the segment of four pixel centres in a row.
  @inline(__always)
  func across(_ x: SIMD4<Float>, _ y: Float) -> SIMD4<Float> {
    x * along.y + SIMD4(repeating: acrossOrigin - y * along.x)
  }

  /// Distance along the segment from its start, and from its end, of four pixel centres in a row.
  @inline(__always)
  func position(
    _ x: SIMD4<Float>,
    _ y: Float
  ) -> (afterStart: SIMD4<Float>, afterEnd: SIMD4<Float>) {
    let sideways = x * along.x
    return (
      sideways + SIMD4(repeating: startOrigin + y * along.y),
      sideways + SIMD4(repeating: endOrigin + y * along.y)
    )
  }

  /// The part of each row within `reach` of the segment's line.
  @inline(__always)
  func strip(reach: Double) -> CoveragePlane.Strip {
    var strip = CoveragePlane.Strip()
    let low = a.x < b.x ? a.x : b.x
    let high = a.x < b.x ? b.x : a.x
    // Where a row's strip is longer than a tile anyway, its limits would only lose precision.
    if abs(direction.y) > 1.0 / 64 {
      let slope = direction.x / direction.y
      strip.slope = Float(slope)
      strip.middle = Float(a.x - a.y * slope)
      strip.half = Float(reach / abs(direction.y)) + 1.0 / 64
    }
    // This far from an end, all that is near the segment's line lies before that end.
    let slack = reach * abs(direction.y)
    let side = Double(Tile.side)
    strip.innerFirst = Int(min(max(low + slack + 3.5, 0), side)) / 4
    strip.innerEnd = Int(min(max(high - slack + 0.5, 0), side)) / 4
    return strip
  }
}

extension SIMD2<Double> {
  /// The position with x and y exchanged.
  @inline(__always)
  var mirrored: SIMD2<Double> { SIMD2(y, x) }
}
