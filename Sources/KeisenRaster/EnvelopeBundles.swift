import KeisenDrawing
import KeisenPrimitives

/// The intervals of an envelope in device pixels, whatever they are.
///
/// They stand in bundles of eight, each with its extent, so that a bundle too far away costs one
/// look.
struct EnvelopeBundles: BitwiseCopyable {
  /// Intervals of a bundle.
  private static let size = 8

  /// Low y, high y, negative, and x of each interval near enough, from the left; at the end as many
  /// that cover nothing as fill up a bundle.
  let intervals: UnsafePointer<SIMD4<Float>>
  /// Least low y, greatest high y, negative, first x and last x of each bundle.
  private let bundles: UnsafePointer<SIMD4<Float>>
  /// Number of bundles.
  private let count: Int
  /// Number of intervals that cover something.
  let used: Int
  /// The index in the envelope of the first interval.
  let firstIndex: Int
  private let reach: Float

  /// Takes the intervals of some columns, of which there is at least one.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - envelope: The envelope.
  ///   - places: Where its columns stand.
  ///   - memory: Takes what is to live as long as this.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init?(
    _ columns: Range<Int>,
    of envelope: Envelope,
    _ places: EnvelopePlaces,
    memory: EnvelopeMemory
  ) throws(KeisenError) {
    let starts = envelope.columnStarts.elements
    let source = envelope.intervals.elements
    firstIndex = Int(starts[columns.lowerBound])
    used = Int(starts[columns.upperBound]) - firstIndex
    count = (used + Self.size - 1) / Self.size
    guard used > 0 else { return nil }
    let base = try memory.intervals.reserve((Self.size + 1) * count)
    let ratio = Float(places.pixelRatio)
    for column in columns {
      let x = Float(places.middle(column))
      for index in Int(starts[column])..<Int(starts[column + 1]) {
        base[index - firstIndex] = Self.interval(source[index] * ratio, x)
      }
    }
    let last = base[used - 1].z
    for index in used..<Self.size * count { base[index] = SIMD4(.infinity, .infinity, last, 0) }
    for index in 0..<count {
      base[Self.size * count + index] = Self.extent(base + Self.size * index)
    }
    intervals = UnsafePointer(base)
    bundles = UnsafePointer(base + Self.size * count)
    reach = Float(places.reach)
  }

  /// An interval's ends and its place; one without numbers is infinitely far away.
  @inline(__always)
  private static func interval(_ ends: SIMD2<Float>, _ x: Float) -> SIMD4<Float> {
    guard ends.x <= ends.y, ends.x > -.infinity, ends.y < .infinity else {
      return SIMD4(.infinity, .infinity, x, 0)
    }
    return SIMD4(ends.x, -ends.y, x, 0)
  }

  /// The extent of a bundle.
  @inline(__always)
  private static func extent(_ intervals: UnsafePointer<SIMD4<Float>>) -> SIMD4<Float> {
    var minimum = intervals[0]
    for index in 1..<size { minimum = minimum.lesser(intervals[index]) }
    return SIMD4(minimum.x, minimum.y, intervals[0].z, intervals[size - 1].z)
  }

  /// Works out the coverage of eight pixels of a column, from row `y` on; false where it is 0.
  ///
  /// Bundles are met from that of interval `index`, about the nearest, outwards, until no farther
  /// one can change a pixel: all have nearer intervals, or all are covered wholly.
  @inline(never)
  func cover(
    _ place: UnsafeMutablePointer<SIMD4<Float>>,
    x: Float,
    y: Float,
    from index: Int
  ) -> Bool {
    let full = reach - Coverage.full
    let enough = full > 0 ? full * full : 0
    let y0 = SIMD4<Float>(0.5, 1.5, 2.5, 3.5) + SIMD4(repeating: y)
    place[0] = SIMD4(repeating: reach * reach)
    place[1] = SIMD4(repeating: reach * reach)
    var maximum = reach * reach
    var isTouched = false
    var right = min(index / Self.size, count &- 1)
    var left = right &- 1
    while true {
      let toRight = right < count ? bundles[right].z - x : .infinity
      let toLeft = left >= 0 ? x - bundles[left].w : .infinity
      let isLeft = toLeft < toRight
      let nearer = isLeft ? toLeft : toRight
      let distance = nearer > 0 ? nearer : 0
      guard distance * distance < maximum else { break }
      let index = isLeft ? left : right
      left = isLeft ? left &- 1 : left
      right = isLeft ? right : right &+ 1
      let above = bundles[index].x - (y + 7.5)
      let below = (y + 0.5) + bundles[index].y
      let beyond = above > below ? above : below
      let apart = beyond > 0 ? beyond : 0
      guard distance * distance + apart * apart < maximum else { continue }
      Self.lower(place, to: intervals + index &* Self.size, x, y0)
      maximum = Self.maximum(place[0], place[1])
      isTouched = true
      if maximum <= enough { break }
    }
    guard isTouched else {
      place.update(repeating: .zero, count: 2)
      return false
    }
    let limit = SIMD4<Float>(repeating: reach)
    place[0] = (limit - place[0].squareRoot()).saturated
    place[1] = (limit - place[1].squareRoot()).saturated
    return true
  }

  /// Lowers the squares of the distances of eight pixels of a column to those to the intervals of a
  /// bundle.
  ///
  /// A function of its own: beside a loop's exit the compiler halves the vectors.
  @inline(never)
  private static func lower(
    _ squares: UnsafeMutablePointer<SIMD4<Float>>,
    to intervals: UnsafePointer<SIMD4<Float>>,
    _ x: Float,
    _ upper: SIMD4<Float>
  ) {
    let lower = upper + SIMD4(repeating: 4)
    var upperSquares = squares[0]
    var lowerSquares = squares[1]
    for offset in 0..<size {
      let interval = intervals[offset]
      let across = interval.z - x
      let square = SIMD4(repeating: across * across)
      let low = SIMD4(repeating: interval.x)
      let high = SIMD4(repeating: interval.y)
      let beyond = SIMD4<Float>.zero.greater(low - upper).greater(upper + high)
      let beyondLower = SIMD4<Float>.zero.greater(low - lower).greater(lower + high)
      upperSquares = upperSquares.lesser(beyond * beyond + square)
      lowerSquares = lowerSquares.lesser(beyondLower * beyondLower + square)
    }
    squares[0] = upperSquares
    squares[1] = lowerSquares
  }

  /// The greatest of eight numbers.
  @inline(never)
  private static func maximum(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> Float {
    let four = first.greater(second)
    let one = four.x > four.y ? four.x : four.y
    let two = four.z > four.w ? four.z : four.w
    return one > two ? one : two
  }
}
