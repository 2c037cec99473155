/// Where an envelope's columns stand in device pixels: what renderers need to find those near a
/// pixel.
@usableFromInline
package struct EnvelopePlaces: BitwiseCopyable, Sendable {
  /// The position in x of the first column's middle.
  @usableFromInline package let firstMiddle: Double
  /// From one middle to the next.
  @usableFromInline package let step: Double
  /// Number of columns, at least 1.
  @usableFromInline package let count: Int
  /// Half the disc's width and the half pixel over which coverage fades; at most 2^20 and a half.
  @usableFromInline package let reach: Double
  /// Device pixels per point.
  @usableFromInline package let pixelRatio: Double
  /// What the colour's alpha is multiplied by: a disc smaller than a pixel fades.
  @usableFromInline package let opacity: Double

  /// Nil where there is nothing to draw: no columns or intervals, no width, or positions that are
  /// no numbers.
  package init?(_ envelope: Envelope, pixelRatio: Double) {
    self.pixelRatio = pixelRatio
    firstMiddle = envelope.firstMiddle * pixelRatio
    step = envelope.step * pixelRatio
    count = envelope.columnCount
    // 2^21 pixels are wider than any picture.
    let width = min(envelope.width * pixelRatio, 0x1p21)
    reach = max(width, 1) / 2 + 0.5
    opacity = min(width, 1)
    guard width > 0, count > 0, envelope.intervals.count > 0, step > 0, step.isFinite,
      firstMiddle.isFinite
    else { return nil }
  }

  /// The middle of a column.
  @inlinable
  @inline(__always)
  package func middle(_ column: Int) -> Double { firstMiddle + Double(column) * step }

  /// The column whose middle is nearest to a position.
  @inlinable
  @inline(__always)
  package func nearest(to x: Double) -> Int { clamped((x - firstMiddle) / step + 0.5) }

  /// The columns whose middles lie within `margin` of the pixels `left..<right`, and perhaps one
  /// more on each side.
  @inlinable
  @inline(__always)
  package func columns(from left: Double, to right: Double, margin: Double) -> Range<Int> {
    let first = clamped((left - margin - firstMiddle) / step)
    let last = clamped((right + margin - firstMiddle) / step + 1)
    return first..<max(first, last) + 1
  }

  /// The number of columns whose middles lie to the left of a position.
  package func columns(before x: Double) -> Int {
    let place = ((x - firstMiddle) / step).rounded(.up)
    return place > 0 ? (place < Double(count) ? Int(place) : count) : 0
  }

  /// The index of a column below a position in columns, clamped to those there are; NaN becomes 0.
  @inlinable
  @inline(__always)
  func clamped(_ place: Double) -> Int {
    let positive = place > 0 ? place : 0
    let maximum = Double(count - 1)
    return Int(positive < maximum ? positive : maximum)
  }
}
