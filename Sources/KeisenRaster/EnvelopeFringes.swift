import KeisenDrawing

/// How far from an envelope the pixels of one column are where the intervals near it are joined.
///
/// Intervals are met from the nearest outwards. What those up to some distance cover is then one
/// interval, and the square of a pixel's distance is the least, over the distances at which this
/// interval grew, of the square of that distance and the square of what is missing to the interval.
/// So above the nearest interval the upward growth alone counts, and below it the downward growth,
/// which is the upward one of what is upside down.
struct EnvelopeFringes: BitwiseCopyable {
  /// Bytes of memory that are needed.
  static let bytes = 2 * JoinedIntervals.maximum * MemoryLayout<SIMD2<Float>>.stride

  /// The low end after each of its growths, and the square of the distance.
  private let lows: UnsafeMutablePointer<SIMD2<Float>>
  /// The high end, negative, after each of its growths, and the square of the distance.
  private let highs: UnsafeMutablePointer<SIMD2<Float>>
  private var lowCount = 0
  private var highCount = 0
  private var reach: Float = 0

  /// Takes memory of `bytes`.
  init(memory: UnsafeMutableRawPointer) {
    lows = memory.assumingMemoryBound(to: SIMD2<Float>.self)
    highs = lows + JoinedIntervals.maximum
  }

  /// Looks at the intervals near a column.
  ///
  /// - Parameters:
  ///   - intervals: The intervals.
  ///   - places: Where columns stand.
  mutating func find(_ intervals: JoinedIntervals, _ places: EnvelopePlaces) {
    reach = Float(places.reach)
    let nearest = intervals.nearest
    // Columns farther apart than any disc reaches are as good as these.
    let offset = Float(min(abs(intervals.offset), 0x1p40))
    let step = Float(min(intervals.step, 0x1p40))
    let (left, right) = intervals.count(within: places.reach)
    var growth = Growth(lows, highs, nearest[0], offset * offset, ratio: Float(places.pixelRatio))
    let side = intervals.offset < 0 ? -1 : 1
    let both = left < right ? left : right
    var distance: Float = 0
    for index in 1..<both &+ 1 {
      distance += step
      growth.add(nearest[side &* index], distance - offset)
      growth.add(nearest[0 &- side &* index], distance + offset)
    }
    // Mostly one side has one more, and at an end of the line many.
    let way = left < right ? 1 : -1
    let shift = way == side ? -offset : offset
    for index in both &+ 1..<(left < right ? right : left) &+ 1 {
      distance += step
      growth.add(nearest[way &* index], distance + shift)
    }
    (lowCount, highCount) = (growth.lowCount, growth.highCount)
  }

  /// What the intervals met so far cover, in points.
  private struct Growth {
    private let lows: UnsafeMutablePointer<SIMD2<Float>>
    private let highs: UnsafeMutablePointer<SIMD2<Float>>
    private let ratio: SIMD2<Float>
    private var ends: SIMD2<Float>
    private(set) var lowCount = 1
    private(set) var highCount = 1

    @inline(__always)
    init(
      _ lows: UnsafeMutablePointer<SIMD2<Float>>,
      _ highs: UnsafeMutablePointer<SIMD2<Float>>,
      _ nearest: SIMD2<Float>,
      _ square: Float,
      ratio: Float
    ) {
      (self.lows, self.highs) = (lows, highs)
      self.ratio = SIMD2(ratio, -ratio)
      ends = nearest
      lows[0] = SIMD2(nearest.x * ratio, square)
      highs[0] = SIMD2(-nearest.y * ratio, square)
    }

    /// Adds the next interval; whether an end grows is anybody's guess, so nothing branches on it.
    @inline(__always)
    mutating func add(_ interval: SIMD2<Float>, _ distance: Float) {
      let square = distance * distance
      let isLower = (interval.x - ends.x).bitPattern &>> 31
      let isHigher = (ends.y - interval.y).bitPattern &>> 31
      ends.x = interval.x < ends.x ? interval.x : ends.x
      ends.y = interval.y > ends.y ? interval.y : ends.y
      let scaled = ends * ratio
      lows[lowCount] = SIMD2(scaled.x, square)
      highs[highCount] = SIMD2(scaled.y, square)
      lowCount &+= Int(isLower)
      highCount &+= Int(isHigher)
    }
  }

  /// Returns the coverage of four pixels of the column, of which the first is in row `y`.
  @inline(__always)
  func coverage(y: Float) -> SIMD4<Float> {
    let centers = SIMD4<Float>(0.5, 1.5, 2.5, 3.5) + SIMD4(repeating: y)
    var squares = SIMD4(repeating: lows[0].y)
    if y + 0.5 < lows[0].x { squares = Self.squares(lows, lowCount, centers) }
    if -y - 3.5 < highs[0].x { squares = squares.greater(Self.squares(highs, highCount, -centers)) }
    return (SIMD4(repeating: reach) - squares.squareRoot()).saturated
  }

  /// The squares of the distances of four pixels as far as they do not lie beyond the other end of
  /// the nearest interval.
  @inline(__always)
  private static func squares(
    _ ends: UnsafePointer<SIMD2<Float>>,
    _ count: Int,
    _ y: SIMD4<Float>
  ) -> SIMD4<Float> {
    var squares = SIMD4<Float>(repeating: .infinity)
    for index in 0..<count {
      let end = ends[index]
      let beyond = SIMD4<Float>.zero.greater(SIMD4(repeating: end.x) - y)
      squares = squares.lesser(beyond * beyond + SIMD4(repeating: end.y))
    }
    return squares
  }
}
