import KeisenPrimitives

extension ProposedRange {
  /// Returns a range of a length that keeps one value of this one in its place.
  ///
  /// - Parameters:
  ///   - length: Not negative.
  ///   - anchor: Which value: -1 the least, 0 the middle, 1 the greatest.
  /// - Returns: The range; nil where the value is not finite.
  func resized(to length: Double, anchor: Double) -> ProposedRange? {
    let kept: Double
    switch anchor {
    case -1: kept = min
    case 1: kept = max
    default: kept = middle + anchor * (max - middle)
    }
    guard kept.isFinite, !isEmpty else { return nil }
    return ProposedRange(
      min: kept - (anchor + 1) * length / 2,
      max: kept + (1 - anchor) * length / 2
    )
  }

  /// Checks an anchor that a caller gives.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is not from -1 to 1.
  static func requireAnchor(_ anchor: Double) throws(KeisenError) {
    guard anchor >= -1, anchor <= 1 else {
      throw .invalidArgument("anchor must be from -1 to 1, got \(anchor)")
    }
  }
}
