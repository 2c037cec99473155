import KeisenScales

/// One dimension of boxes around rows: between which positions the values between two others stand.
struct BoxSide {
  /// What rounding of positions may come to, for one of 1 point.
  private static let slack = 1e-9

  private let map: ScaleMap
  /// Where lesser and lesser values stand at last.
  private let lowEnd: Double

  init(_ map: ScaleMap, _ range: ProjectionRange) {
    self.map = map
    let rises = map.position(of: range.min) <= map.position(of: range.max)
    lowEnd = rises == (range.min <= range.max) ? -.infinity : .infinity
  }

  /// Returns where a value stands: infinitely far away where it is less than all that the scale has a place for.
  func position(of value: Double) -> Double {
    let position = map.position(of: value)
    return position.isNaN ? lowEnd : position
  }

  /// Returns where edges in order stand; one without a place beside one that has one stands at the end of the plot, or beyond
  /// its neighbour where that is outside.
  func edges(_ values: [Double], in plot: ClosedRange<Double>) -> [Double] {
    var places = values.map(map.position(of:))
    guard let first = places.firstIndex(where: { !$0.isNaN }),
      let last = places.lastIndex(where: { !$0.isNaN })
    else { return places }
    func end(beside neighbour: Double) -> Double {
      lowEnd < 0
        ? min(plot.lowerBound, neighbour - 1) : max(plot.upperBound, neighbour + 1)
    }
    if first > 0 { places[first - 1] = end(beside: places[first]) }
    if last + 1 < places.count { places[last + 1] = end(beside: places[last]) }
    return places
  }

  /// Returns the ends of where the values between two may stand, the lesser first; the other way round where
  /// none of them has a place.
  func positions(_ low: Double, _ high: Double) -> (Double, Double) {
    var (first, last) = (map.position(of: low), map.position(of: high))
    guard !first.isNaN || !last.isNaN else { return (.infinity, -.infinity) }
    // A scale that has no place for the lesser values has places for those just above.
    if first.isNaN { first = lowEnd }
    if last.isNaN { last = -lowEnd }
    (first, last) = (min(first, last), max(first, last))
    return (first - Self.slack * (1 + abs(first)), last + Self.slack * (1 + abs(last)))
  }
}
