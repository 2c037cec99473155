/// A number of a style that can be animated.
public enum AnimatedNumber: Int32, CaseIterable, Hashable, Sendable {
  /// Width of a line, a rule or an arrow, in points.
  case width = 0
  /// Size of points, or of the text of an annotation, in points.
  case size = 1
  /// Opacity of points, of a heat map or a density, in 0...1.
  case alpha = 2
  /// Width of the borders of points, bars or a span, or of the box of a text annotation, in points.
  case borderWidth = 3
  /// Radius of the corners of bars, or of the box of an annotation, in points.
  case cornerRadius = 4
  /// Width of bars, as a part of the way from bar to bar.
  case barWidth = 5
  /// Where bars begin, in the units of the values.
  case baseline = 6
  /// Turn of an annotation, in degrees.
  case angle = 7

  /// What messages call it: `bar width`.
  package var words: String {
    "\(self)".reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }
}

/// A colour that can be animated.
public enum AnimatedColor: Int32, CaseIterable, Hashable, Sendable {
  /// The colour of a line, of points, bars, a rule, a span, an arrow or a text annotation.
  case main = 0
  /// That of the borders of points, bars or a span, or of the box of a text annotation.
  case border = 1
  /// What is behind a chart, or behind the text of an annotation.
  case background = 2
}
