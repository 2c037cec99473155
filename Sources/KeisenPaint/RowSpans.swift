/// Runs of pixels in the rows of a layer, from the top down and from the left to the right; no two
/// of them touch.
package struct RowSpans: Sendable {
  /// A run of pixels in one row.
  package struct Span: Hashable, Sendable, BitwiseCopyable {
    /// The row.
    package var y: Int32
    /// The first pixel.
    package var start: Int32
    /// The pixel behind the last one.
    package var end: Int32

    /// Makes a run.
    package init(y: Int, start: Int, end: Int) {
      self.y = Int32(y)
      self.start = Int32(start)
      self.end = Int32(end)
    }

    /// Number of pixels.
    package var count: Int { Int(end - start) }
  }

  /// The runs.
  package private(set) var spans: [Span] = []
  /// Pixels of all runs.
  package private(set) var pixelCount = 0

  /// No pixels.
  package init() {}

  /// All pixels of a layer.
  init(width: Int, height: Int) {
    spans.reserveCapacity(height)
    for y in 0..<height { append(Span(y: y, start: 0, end: width)) }
  }

  /// Adds a run behind all others.
  package mutating func append(_ span: Span) {
    spans.append(span)
    pixelCount += span.count
  }
}
