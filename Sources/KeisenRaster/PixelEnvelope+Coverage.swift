extension PixelEnvelope {
  /// Works out the coverage of eight pixels of a column, from row `y` on; false where it is 0.
  ///
  /// Bundles are met from the nearest outwards, until no farther one can change a pixel: all have nearer intervals,
  /// or all are covered wholly.
  @inline(never)
  func cover(
    _ place: UnsafeMutablePointer<SIMD4<Float>>,
    x: Float,
    y: Float,
    from bundle: Int
  ) -> Bool {
    let reach = Float(places.reach)
    let full = reach - Coverage.full
    let enough = full > 0 ? full * full : 0
    let y0 = SIMD4<Float>(0.5, 1.5, 2.5, 3.5) + SIMD4(repeating: y)
    place[0] = SIMD4(repeating: reach * reach)
    place[1] = SIMD4(repeating: reach * reach)
    var greatest = reach * reach
    var isTouched = false
    var right = bundle
    var left = bundle &- 1
    while true {
      let toRight = right < count ? bundles[right].z - x : .infinity
      let toLeft = left >= 0 ? x - bundles[left].w : .infinity
      let isLeft = toLeft < toRight
      let nearer = isLeft ? toLeft : toRight
      let distance = nearer > 0 ? nearer : 0
      guard distance * distance < greatest else { break }
      let index = isLeft ? left : right
      left = isLeft ? left &- 1 : left
      right = isLeft ? right : right &+ 1
      let above = bundles[index].x - (y + 7.5)
      let below = (y + 0.5) - bundles[index].y
      let beyond = above > below ? above : below
      let apart = beyond > 0 ? beyond : 0
      guard distance * distance + apart * apart < greatest else { continue }
      Self.lower(place, to: intervals + index &* Self.bundle, x, y0)
      greatest = Self.greatest(place[0], place[1])
      isTouched = true
      if greatest <= enough { break }
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

  /// Lowers the squares of the distances of eight pixels of a column to those to the intervals of a bundle.
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
    for offset in 0..<bundle {
      let interval = intervals[offset]
      let across = interval.z - x
      let square = SIMD4(repeating: across * across)
      let low = SIMD4(repeating: interval.x)
      let high = SIMD4(repeating: interval.y)
      let beyond = SIMD4<Float>.zero.greater(low - upper).greater(upper - high)
      let beyondLower = SIMD4<Float>.zero.greater(low - lower).greater(lower - high)
      upperSquares = upperSquares.lesser(beyond * beyond + square)
      lowerSquares = lowerSquares.lesser(beyondLower * beyondLower + square)
    }
    squares[0] = upperSquares
    squares[1] = lowerSquares
  }

  /// The greatest of eight numbers.
  @inline(never)
  private static func greatest(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> Float {
    let four = first.greater(second)
    let one = four.x > four.y ? four.x : four.y
    let two = four.z > four.w ? four.z : four.w
    return one > two ? one : two
  }
}
