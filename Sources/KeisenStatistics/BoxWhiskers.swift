/// How far the whiskers of a box plot reach: to the farthest value that is still within.
public enum BoxWhiskers: Hashable, Sendable {
  /// Within a number of interquartile ranges from the box; J. Tukey's is 1.5, infinity takes all
  /// values.
  case factor(Double)
  /// Within two percentiles, from 0 to 100.
  case percentiles(Double, Double)

  /// Tukey's.
  public static let standard = BoxWhiskers.factor(1.5)
  /// To the least and the greatest value.
  public static let extremes = BoxWhiskers.percentiles(0, 100)
}
