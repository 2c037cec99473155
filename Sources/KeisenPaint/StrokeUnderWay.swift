import KeisenPrimitives

/// A stroke from its first point to its last.
struct StrokeUnderWay {
  /// What it paints with, as the brush was at its first point.
  let ink: Ink
  private let coverage: StrokeCoverage
  /// The last pixel, in whole numbers of any size.
  private var last: Point

  /// Begins with a dot.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ brush: Brush, at pixel: Point, width: Int, height: Int) throws(KeisenError) {
    ink = Ink(brush)
    coverage = try StrokeCoverage(
      width: width,
      height: height,
      disc: BrushDisc(radius: brush.radius)
    )
    last = pixel
    if let dot = PixelLine(from: pixel, to: pixel) { coverage.add(dot) }
  }

  /// Goes on to a pixel in a straight line.
  mutating func move(to pixel: Point) {
    if pixel == last { return }
    if let line = PixelLine(from: last, to: pixel) { coverage.add(line) }
    last = pixel
  }

  /// What it covers so far.
  var spans: RowSpans { coverage.spans }
}
