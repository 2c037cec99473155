import KeisenPrimitives

extension Envelope {
  /// Discs that reach farther take the heights of all columns together.
  private static let mostReach = 0x1p14

  /// Returns for each column of pixels how far up and down the envelope may reach there, in device pixels.
  ///
  /// Where nothing is near enough, the first is above the second. They may be some pixels more than what is
  /// touched, never less. Costs a look at each column, and the logarithm of the disc's width for each pixel.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func heights(
    ofPixels pixels: Range<Int>,
    _ places: EnvelopePlaces
  ) throws(KeisenError) -> GrowingBuffer<SIMD2<Float>> {
    let isWide = places.reach > Self.mostReach
    let margin = isWide ? 0 : Int((places.reach - 0.5).rounded(.up))
    let total = isWide ? 1 : pixels.count + 2 * margin
    let buffer = GrowingBuffer<SIMD2<Float>>()
    let heights = try buffer.reserve(max(total, pixels.count))
    // The high ends are negative meanwhile, so that both are the least of all.
    heights.update(repeating: SIMD2(repeating: .infinity), count: total)
    let ratio = Float(places.pixelRatio)
    let origin = Double(pixels.lowerBound - margin)
    let columns =
      isWide
      ? 0..<places.count
      : places.columns(from: origin, to: origin + Double(total), margin: 0)
    withExtendedLifetime((columnStarts, intervals)) {
      guard let starts = columnStarts.elements.baseAddress,
        let intervals = intervals.elements.baseAddress
      else { return }
      // Columns of one pixel come one after another.
      var current = -1
      var ends = SIMD2<Float>(repeating: .infinity)
      for column in columns {
        let place = places.middle(column) - origin
        guard isWide || (place >= 0 && place < Double(total)) else { continue }
        let pixel = isWide ? 0 : Int(place)
        if pixel != current {
          if current >= 0 { heights[current] = ends }
          (current, ends) = (pixel, heights[pixel])
        }
        for index in Int(starts[column])..<Int(starts[column + 1]) {
          let low = intervals[index].x * ratio
          let high = intervals[index].y * ratio
          guard low <= high, low > -.infinity, high < .infinity else { continue }
          ends.x = low < ends.x ? low : ends.x
          ends.y = -high < ends.y ? -high : ends.y
        }
      }
      if current >= 0 { heights[current] = ends }
    }
    if isWide {
      (heights + 1).update(repeating: heights[0], count: pixels.count - 1)
    } else {
      Self.spread(heights, count: total, over: 2 * margin + 1)
    }
    let reach = Float(places.reach)
    for pixel in 0..<pixels.count {
      heights[pixel] = SIMD2(heights[pixel].x - reach, reach - heights[pixel].y)
    }
    buffer.commit(pixels.count)
    return buffer
  }

  /// Replaces each value by the least of it and those behind, `window` in all.
  private static func spread(
    _ values: UnsafeMutablePointer<SIMD2<Float>>,
    count: Int,
    over window: Int
  ) {
    var done = 1
    while done < window {
      let shift = min(done, window - done)
      for index in 0..<max(0, count - shift) {
        let (here, there) = (values[index], values[index + shift])
        values[index] = SIMD2(
          there.x < here.x ? there.x : here.x,
          there.y < here.y ? there.y : here.y
        )
      }
      done += shift
    }
  }
}
