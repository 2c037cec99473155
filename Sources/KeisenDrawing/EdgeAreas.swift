/// What edges of a filled shape add to pixels: signed areas, whose sums along a row are how much of
/// each pixel is wound around.
///
/// After R. Levien's font-rs: each row's part of an edge adds its height to the pixels on its
/// right, and to those that it crosses what is on its right in them.
package enum EdgeAreas {
  /// Adds an edge that goes down, row by row.
  ///
  /// - Parameters:
  ///   - start: Where it begins, in pixels from the corner of `values`; neither coordinate is below
  ///     0.
  ///   - end: Where it ends, not above its start.
  ///   - slope: How far it moves in x from row to row.
  ///   - sign: 1 for an edge that goes down, -1 for one that went up.
  ///   - rows: Rows of pixels; what is below them is left out.
  ///   - stride: Floats from one row to the next: two more than the greatest x at least.
  ///   - values: The areas.
  ///   - note: Takes each row that it passes and where in it, from the left to the right.
  @inlinable @inline(__always)
  package static func walk(
    from start: SIMD2<Float>,
    to end: SIMD2<Float>,
    slope: Float,
    sign: Float,
    rows: Int,
    stride: Int,
    _ values: UnsafeMutablePointer<Float>,
    _ note: (_ row: Int, _ low: Float, _ high: Float) -> Void
  ) {
    guard start.y < end.y else { return }
    let low = start.x < end.x ? start.x : end.x
    let high = start.x < end.x ? end.x : start.x
    var x = start.x
    var row = Int(start.y)
    while row < rows, Float(row) < end.y {
      let top = Float(row) > start.y ? Float(row) : start.y
      let bottom = Float(row + 1) < end.y ? Float(row + 1) : end.y
      let height = bottom - top
      let moved = x + slope * height
      let next = moved < low ? low : moved > high ? high : moved
      let (left, right) = x < next ? (x, next) : (next, x)
      add(height * sign, from: left, to: right, values + row &* stride)
      note(row, left, right)
      x = next
      row &+= 1
    }
  }

  /// Adds the part of an edge in one row.
  @inlinable @inline(__always)
  static func add(
    _ height: Float,
    from left: Float,
    to right: Float,
    _ pixels: UnsafeMutablePointer<Float>
  ) {
    let first = Int(left)
    let inFirst = left - Float(first)
    guard right > Float(first + 1) else {
      let middle = 0.5 * (left + right) - Float(first)
      pixels[first] += height - height * middle
      pixels[first + 1] += height * middle
      return
    }
    // The edge crosses pixels first...last; in each of those between, the area grows by `step`.
    let step = height / (right - left)
    let whole = Int(right)
    let last = Float(whole) < right ? whole : whole - 1
    let inLast = right - Float(last)
    let rest = 1 - inFirst
    var before = 0.5 * step * rest * rest
    pixels[first] += before
    var passed = step * rest
    for pixel in first + 1..<last {
      let area = passed + 0.5 * step
      pixels[pixel] += area - before
      before = area
      passed += step
    }
    let area = passed + step * inLast * (1 - 0.5 * inLast)
    pixels[last] += area - before
    pixels[last + 1] += height - area
  }
}
