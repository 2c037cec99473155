import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension Axis: Anchored {
  package static var kindName: String { "an axis, in its place, bounds or ticks," }

  /// Where it crosses the plot, its bounds, and its ticks where they are values of the projection.
  package var anchors: [(projection: Projection, value: DataValue)] {
    let (style, ticks) = state.withLock { ($0.style, $0.ticks) }
    var own = style.bounds.map { [$0.from, $0.to] } ?? []
    if style.conversion == nil, let ticks = ticks?.values {
      // Of thousands one of each kind tells.
      own += [ticks.first { $0.unit == nil }, ticks.first { $0.unit != nil }].compactMap(\.self)
    }
    var anchors = own.map { (space.projection(side.dimension), $0) }
    if case .value(let value) = style.place {
      anchors.append((space.projection(side.dimension.other), value))
    }
    return anchors
  }
}
