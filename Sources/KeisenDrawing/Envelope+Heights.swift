import KeisenPrimitives

extension Envelope {
  /// Discs that reach farther take the heights of all columns together.
  private static let maxReach = 0x1p14

  /// Returns for each column of pixels how far up and down the envelope may reach there.
  ///
  /// That may be some pixels more than what is touched, never less. Costs a look at each interval,
  /// and the logarithm of the disc's width for each pixel.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func heights(
    ofPixels pixels: Range<Int>,
    _ places: EnvelopePlaces
  ) throws(KeisenError) -> GrowingBuffer<EnvelopeReach> {
    let isWide = places.reach > Self.maxReach
    let margin = isWide ? 0 : Int((places.reach - 0.5).rounded(.up))
    let total = isWide ? 1 : pixels.count + 2 * margin
    let bins = GrowingBuffer<SIMD4<Float>>()
    let binsBase = try bins.reserve(total)
    let origin = Double(pixels.lowerBound - margin)
    var first = isWide ? 0 : places.columns(before: origin)
    for pixel in 0..<total {
      let end = isWide ? places.count : places.columns(before: origin + Double(pixel + 1))
      binsBase[pixel] = ends(ofColumns: first..<end)
      first = end
    }
    Self.spread(binsBase, count: total, over: isWide ? 1 : 2 * margin + 1)
    let heights = GrowingBuffer<EnvelopeReach>()
    let heightsBase = try heights.reserve(pixels.count)
    let (ratio, reach) = (Float(places.pixelRatio), Float(places.reach))
    let maximum = Float.greatestFiniteMagnitude
    for pixel in 0..<pixels.count {
      let bin = binsBase[isWide ? 0 : pixel]
      heightsBase[pixel] = EnvelopeReach(
        low: max(bin.x * ratio, -maximum) - reach,
        high: reach - max(bin.y * ratio, -maximum),
        isJoined: bin.z > 0
      )
    }
    heights.commit(pixels.count)
    withExtendedLifetime(bins) {}
    return heights
  }

  /// Returns the least low end of some columns' intervals, and the greatest high end, negative;
  /// infinite where there is none.
  ///
  /// So both are the least of all, and so is the third, which is 0 where columns are not joined,
  /// else infinite.
  private func ends(ofColumns columns: Range<Int>) -> SIMD4<Float> {
    defer { withExtendedLifetime((columnStarts, intervals)) {} }
    guard let starts = columnStarts.elements.baseAddress,
      let intervals = intervals.elements.baseAddress, !columns.isEmpty
    else { return SIMD4(repeating: .infinity) }
    let indices = Int(starts[columns.lowerBound])..<Int(starts[columns.upperBound])
    var areSingle = true
    for column in columns {
      let (first, end) = (starts[column], starts[column &+ 1])
      // Columns in front of all intervals, and behind them, part nothing.
      areSingle = areSingle && (end &- first == 1 || end == 0 || Int(first) == self.intervals.count)
    }
    if areSingle, let ends = Self.joinedEnds(intervals, indices) { return ends }
    var (minimum, maximum) = (Float.infinity, Float.infinity)
    for index in indices {
      let (low, high) = (intervals[index].x, intervals[index].y)
      guard low <= high, low > -.infinity, high < .infinity else { continue }
      minimum = low < minimum ? low : minimum
      maximum = -high < maximum ? -high : maximum
    }
    return SIMD4(minimum, maximum, 0, 0)
  }

  /// The same of intervals that are finite and touch each other and the one before; else nil.
  private static func joinedEnds(
    _ intervals: UnsafePointer<SIMD2<Float>>,
    _ indices: Range<Int>
  ) -> SIMD4<Float>? {
    // The first one of all touches whatever might be before it.
    var last = SIMD2(-Float.infinity, Float.infinity)
    if indices.lowerBound > 0 { last = intervals[indices.lowerBound &- 1] }
    var (minimum, maximum) = (Float.infinity, Float.infinity)
    for index in indices {
      let interval = intervals[index]
      guard interval.x <= interval.y, interval.x <= last.y, last.x <= interval.y else { return nil }
      minimum = interval.x < minimum ? interval.x : minimum
      maximum = -interval.y < maximum ? -interval.y : maximum
      last = interval
    }
    return minimum > -.infinity && maximum > -.infinity
      ? SIMD4(minimum, maximum, .infinity, 0) : nil
  }

  /// Replaces each value by the least of it and those behind, `window` in all.
  private static func spread(
    _ values: UnsafeMutablePointer<SIMD4<Float>>,
    count: Int,
    over window: Int
  ) {
    var done = 1
    while done < window {
      let shift = min(done, window - done)
      for index in 0..<max(0, count - shift) {
        let (here, there) = (values[index], values[index + shift])
        values[index] = SIMD4(
          there.x < here.x ? there.x : here.x,
          there.y < here.y ? there.y : here.y,
          there.z < here.z ? there.z : here.z,
          0
        )
      }
      done += shift
    }
  }
}
