/// How far from an envelope the pixels of one column are where the intervals near it touch each other.
///
/// Intervals are met from the nearest outwards. What those up to some distance cover is then one interval, and the square
/// of a pixel's distance is the least, over the distances at which this interval grew, of the square of that distance
/// and the square of what is missing to the interval. So above the nearest interval the upward growth alone counts, and
/// below it the downward growth.
struct EnvelopeFringes: BitwiseCopyable {
  /// Bytes of memory that are needed.
  static let bytes = 2 * most * MemoryLayout<SIMD2<Float>>.stride

  /// Growths of each end at most.
  private static let most = 64

  /// The low end after each of its growths, and the square of the distance.
  private let lows: UnsafeMutablePointer<SIMD2<Float>>
  /// The high end after each of its growths, and the square of the distance.
  private let highs: UnsafeMutablePointer<SIMD2<Float>>
  private var lowCount = 0
  private var highCount = 0
  private var reach: Float = 0

  /// Takes memory of `bytes`.
  init(memory: UnsafeMutableRawPointer) {
    lows = memory.assumingMemoryBound(to: SIMD2<Float>.self)
    highs = lows + Self.most
  }

  /// Looks at the intervals near a column.
  ///
  /// - Parameters:
  ///   - envelope: The envelope.
  ///   - x: The middle of the column.
  ///   - index: An interval that is about the nearest.
  /// - Returns: Whether they touch each other, and are not too many.
  mutating func find(_ envelope: PixelEnvelope, x: Float, from index: Int) -> Bool {
    let (intervals, used) = (envelope.intervals, envelope.used)
    reach = Float(envelope.places.reach)
    var right = index
    while right < used, intervals[right].z < x { right &+= 1 }
    while right > 0, intervals[right &- 1].z >= x { right &-= 1 }
    var left = right &- 1
    var (low, high) = (Float.infinity, -Float.infinity)
    (lowCount, highCount) = (0, 0)
    while true {
      let toRight = right < used ? intervals[right].z - x : .infinity
      let toLeft = left >= 0 ? x - intervals[left].z : .infinity
      let isLeft = toLeft < toRight
      let distance = isLeft ? toLeft : toRight
      guard distance < reach else { return lowCount > 0 }
      let interval = intervals[isLeft ? left : right]
      left &-= isLeft ? 1 : 0
      right &+= isLeft ? 0 : 1
      let touches = interval.x <= high && interval.y >= low
      guard touches || (lowCount == 0 && interval.x < .infinity) else { return false }
      let square = distance * distance
      let (isLower, isHigher) = (interval.x < low, interval.y > high)
      low = isLower ? interval.x : low
      high = isHigher ? interval.y : high
      lows[lowCount] = SIMD2(low, square)
      highs[highCount] = SIMD2(high, square)
      lowCount &+= isLower ? 1 : 0
      highCount &+= isHigher ? 1 : 0
      guard lowCount < Self.most, highCount < Self.most else { return false }
    }
  }

  /// Returns the coverage of four pixels of the column, of which the first is in row `y`.
  @inline(__always)
  func coverage(y: Float) -> SIMD4<Float> {
    let centers = SIMD4<Float>(0.5, 1.5, 2.5, 3.5) + SIMD4(repeating: y)
    let (low, high) = (lows[0].x, highs[0].x)
    var squares = SIMD4(repeating: lows[0].y)
    if y + 0.5 < low { squares = above(centers) }
    if y + 3.5 > high { squares = squares.greater(below(centers)) }
    return (SIMD4(repeating: reach) - squares.squareRoot()).saturated
  }

  /// The squares of the distances of four pixels as far as they do not lie below the nearest interval.
  ///
  /// Growths that end too far below all of them change nothing, and neither do those after one that reaches them all.
  @inline(never)
  private func above(_ y: SIMD4<Float>) -> SIMD4<Float> {
    var squares = SIMD4(repeating: reach * reach)
    var index = 0
    while index < lowCount, lows[index].x - y.w >= reach { index &+= 1 }
    while index < lowCount {
      let low = lows[index]
      let beyond = SIMD4<Float>.zero.greater(SIMD4(repeating: low.x) - y)
      squares = squares.lesser(beyond * beyond + SIMD4(repeating: low.y))
      if low.x <= y.x { break }
      index &+= 1
    }
    return squares
  }

  /// The squares of the distances of four pixels as far as they do not lie above the nearest interval.
  @inline(never)
  private func below(_ y: SIMD4<Float>) -> SIMD4<Float> {
    var squares = SIMD4(repeating: reach * reach)
    var index = 0
    while index < highCount, y.x - highs[index].x >= reach { index &+= 1 }
    while index < highCount {
      let high = highs[index]
      let beyond = SIMD4<Float>.zero.greater(y - SIMD4(repeating: high.x))
      squares = squares.lesser(beyond * beyond + SIMD4(repeating: high.y))
      if high.x >= y.w { break }
      index &+= 1
    }
    return squares
  }
}
