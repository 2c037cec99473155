extension Coverage {
  /// Adds all that is nearer to a segment than `reach`, fading over the last pixel.
  ///
  /// The ends are in pixels from the tile's top left corner, any distance away.
  @inline(__always)
  func addCapsule(from a: SIMD2<Double>, to b: SIMD2<Double>, reach: Double) {
    if abs(b.x - a.x) >= abs(b.y - a.y) {
      rows.addCapsule(from: a, to: b, reach: reach)
    } else {
      columns.addCapsule(from: a.mirrored, to: b.mirrored, reach: reach)
    }
  }
}

extension CoveragePlane {
  /// Adds all that is nearer to a flat segment than `reach`.
  func addCapsule(from a: SIMD2<Double>, to b: SIMD2<Double>, reach: Double) {
    let low = SIMD2(a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y) - reach
    let high = SIMD2(a.x > b.x ? a.x : b.x, a.y > b.y ? a.y : b.y) + reach
    let box = Box(low: low, high: high)
    guard isOpen(box) else { return }
    let frame = SegmentFrame(from: a, to: b)
    let limit = SIMD4(repeating: Float(reach))
    @inline(__always)
    func alongside(_ x: SIMD4<Float>, _ y: Float) -> SIMD4<Float> {
      (limit - frame.across(x, y).magnitudes).saturated
    }
    @inline(__always)
    func around(_ x: SIMD4<Float>, _ y: Float) -> SIMD4<Float> {
      let across = frame.across(x, y)
      let (afterStart, afterEnd) = frame.position(x, y)
      let beyond = SIMD4<Float>.zero.greater(afterEnd).greater(-afterStart)
      let distance = (across * across + beyond * beyond).squareRoot()
      return (limit - distance).saturated
    }
    // A strip would cost more than what it leaves out of a few groups.
    if box.right &- box.left <= 8 {
      add(box, Strip(), inner: around, around)
    } else {
      add(box, frame.strip(reach: reach), inner: alongside, around)
    }
  }
}
