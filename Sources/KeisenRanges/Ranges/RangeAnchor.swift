import KeisenPrimitives

/// What stands at values to which ranges that follow the data may go: an annotation.
package protocol RangeAnchor: Anchored {
  /// When its place or its look changed last.
  var latestChange: Change { get }

  /// The projection whose range, while it follows the data, may go to these values; nil for none.
  var extendedProjection: Projection? { get }

  /// Whether it does.
  var extendsRange: Bool { get }

  /// Width of its lines at these values, in points.
  var strokeWidth: Double { get }
}

extension RangeAnchor {
  /// None.
  package var extendedProjection: Projection? { nil }

  /// Only ranges that somebody decided show it for sure.
  package var extendsRange: Bool { false }

  /// Has none.
  package var strokeWidth: Double { 0 }
}
