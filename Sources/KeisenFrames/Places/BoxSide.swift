import KeisenRanges
import KeisenScales

/// One dimension of boxes around rows: between which positions the values between two others stand.
package struct BoxSide {
  /// What rounding of positions may come to, for one of 1 point.
  private static let slack = 1e-9

  private let map: ScaleMap
  /// Where lesser and lesser values stand at last.
  private let lowEnd: Double

  package init(_ map: ScaleMap, _ range: ProjectionRange) {
    self.map = map
    let rises = map.position(of: range.min) <= map.position(of: range.max)
    lowEnd = rises == (range.min <= range.max) ? -.infinity : .infinity
  }

  /// Returns where a value stands: infinitely far away where it is less than all that the scale has
  /// a place for.
  package func position(of value: Double) -> Double {
    let position = map.position(of: value)
    return position.isNaN ? lowEnd : position
  }

  /// Returns where edges of cells in order stand, and the cells of which one edge alone has a
  /// place.
  ///
  /// The other edge of these stands at the end of the plot, or beyond the first one where that is
  /// outside.
  package func edges(
    _ values: [Double],
    in plot: ClosedRange<Double>
  ) -> (places: [Double], open: [Int]) {
    var places = values.map(map.position(of:))
    var open: [Int] = []
    guard let first = places.firstIndex(where: { !$0.isNaN }),
      let last = places.lastIndex(where: { !$0.isNaN })
    else { return (places, open) }
    for (cell, edge, neighbour) in [(first - 1, first - 1, first), (last, last + 1, last)] {
      guard values.indices.contains(edge), values[edge].isFinite else { continue }
      let isLow = (values[edge] < values[neighbour]) == (lowEnd < 0)
      places[edge] =
        isLow
        ? min(plot.lowerBound, places[neighbour] - 1) : max(plot.upperBound, places[neighbour] + 1)
      open.append(cell)
    }
    return (places, open)
  }

  /// Returns the ends of where the values between two may stand, the lesser first; the other way
  /// round where none of them has a place.
  package func positions(_ low: Double, _ high: Double) -> (Double, Double) {
    var (first, last) = (map.position(of: low), map.position(of: high))
    guard !first.isNaN || !last.isNaN else { return (.infinity, -.infinity) }
    // A scale that has no place for the lesser values has places for those just above.
    if first.isNaN { first = lowEnd }
    if last.isNaN { last = -lowEnd }
    (first, last) = (min(first, last), max(first, last))
    return (first - Self.slack * (1 + abs(first)), last + Self.slack * (1 + abs(last)))
  }
}
