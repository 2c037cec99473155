import KeisenPrimitives

/// One face, at any size.
///
/// Immutable and safe to use from any thread.
public final class Font: Sendable {
  init() {}

  /// The default text face, embedded in the library: it is always there.
  public static let regular = Font()
  /// The heavier companion of `regular`, for titles.
  public static let semibold = Font()

  /// A short name for text dumps: `regular` or `semibold`.
  package var name: String { self === Font.semibold ? "semibold" : "regular" }

  /// Distances of the face at `size` points.
  package func metrics(size: Double) -> FontMetrics {
    FontMetrics(ascent: size, descent: size / 4, capHeight: size * 0.7, xHeight: size / 2)
  }
}

/// Vertical distances of a face at one size, in points, all positive.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the tallest common glyph.
  package var ascent: Double
  /// From the baseline down to the lowest common glyph.
  package var descent: Double
  /// Height of a capital letter.
  package var capHeight: Double
  /// Height of a lower-case x.
  package var xHeight: Double
}
