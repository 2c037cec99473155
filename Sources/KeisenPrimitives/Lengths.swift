/// Checks a length that a caller chose.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is NaN, infinite or negative.
package func requireLength(_ length: Double, _ name: String) throws(KeisenError) {
  guard length.isFinite, length >= 0 else {
    throw .invalidArgument("\(name) must be finite and not negative, got \(length)")
  }
}

/// Checks insets that a caller chose; `prefix` is what comes before the sides in messages.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when one is NaN, infinite or negative.
package func requireLengths(of insets: Insets, _ prefix: String = "") throws(KeisenError) {
  try requireLength(insets.top, prefix + "top inset")
  try requireLength(insets.left, prefix + "left inset")
  try requireLength(insets.bottom, prefix + "bottom inset")
  try requireLength(insets.right, prefix + "right inset")
}

/// Checks a size of text that a caller chose.
///
/// Glyphs are drawn up to 4,096 device pixels: 1,000 points at a pixel ratio of 4.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is NaN, negative or above 1,000.
package func requireTextSize(_ size: Double, _ name: String) throws(KeisenError) {
  guard size >= 0, size <= 1000 else {
    throw .invalidArgument("\(name) must be in 0...1000 points, got \(size)")
  }
}

/// Checks a number that a caller chose.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is NaN or infinite.
package func requireFinite(_ number: Double, _ name: String) throws(KeisenError) {
  guard number.isFinite else {
    throw .invalidArgument("\(name) must be finite, got \(number)")
  }
}

/// Checks a point that a caller chose.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when a coordinate is NaN or infinite.
package func requireFinite(_ point: Point) throws(KeisenError) {
  try requireFinite(point.x, "x")
  try requireFinite(point.y, "y")
}

/// Checks a number that a caller chose.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when it is NaN, infinite or not above 0.
package func requirePositive(_ number: Double, _ name: String) throws(KeisenError) {
  guard number > 0, number.isFinite else {
    throw .invalidArgument("\(name) must be positive and finite, got \(number)")
  }
}

/// Checks a part of something that a caller chose: in 0...1.
///
/// - Throws: `KeisenError` with code `.invalidArgument`.
package func requireFraction(_ fraction: Double, _ name: String) throws(KeisenError) {
  guard fraction >= 0, fraction <= 1 else {
    throw .invalidArgument("\(name) must be in 0...1, got \(fraction)")
  }
}
