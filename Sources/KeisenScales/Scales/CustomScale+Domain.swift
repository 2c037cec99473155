extension CustomScale {
  /// The part of a range by which an end moves in from an end of the domain that has no place.
  private static let inset = 1.0 / 1024

  /// Whether no value but those above 0 has a place.
  package var isPositive: Bool {
    domain.lowerBound > 0 || domain.lowerBound == 0 && !forward(0).isFinite
  }

  /// Returns what of a range has a place, or nil where nothing has.
  ///
  /// An end beyond the domain becomes the domain's; where `forward` is not finite there, it moves
  /// in by 1/1024 of the length.
  ///
  /// - Parameters:
  ///   - min: The least value, absolute.
  ///   - max: The greatest value, absolute.
  /// - Returns: The ends of what has a place.
  package func part(_ min: Double, _ max: Double) -> (min: Double, max: Double)? {
    var low = Swift.max(min, domain.lowerBound)
    var high = Swift.min(max, domain.upperBound)
    guard low <= high, low.isFinite, high.isFinite else { return nil }
    let length = high - low
    if !forward(low).isFinite { low += length * Self.inset }
    if !forward(high).isFinite { high -= length * Self.inset }
    return low <= high && forward(low).isFinite && forward(high).isFinite ? (low, high) : nil
  }

  /// A range where there is no data: (0, 1) or what of it has a place, else one at an end of the
  /// domain.
  package var emptyRange: (min: Double, max: Double) {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    let ranges = [(0, 1), (1, 10), (low, low + 1), (high - 1, high), (low, high)]
    let parts = ranges.lazy.compactMap { self.part($0.0, $0.1) }
    return parts.first { $0.min < $0.max } ?? (0, 1)
  }

  /// Whether an absolute value is in the domain.
  package func shows(_ value: Double) -> Bool { value.isFinite && domain.contains(value) }
}
