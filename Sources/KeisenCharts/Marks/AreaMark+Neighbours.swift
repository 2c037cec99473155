extension AreaMark {
  /// How many edges lie between an area and the farthest one that is added up with it: of more in one pixel
  /// nobody tells the colours.
  private static let mostEdges = 2

  /// Returns the areas of the chart that abut on this one, or on one that does, and are drawn over it, with their places
  /// among the series, and whether any abuts, drawn later or not.
  func neighbours(
    in space: Space,
    _ frame: FrameContext
  ) -> (later: [(index: Int, mark: AreaMark)], abuts: Bool) {
    // Knots hang on each area's own y, so that edges are not the same curve.
    guard !interpolation.overshoots else { return ([], false) }
    var others: [(index: Int, mark: AreaMark)] = []
    for (index, series) in frame.series.enumerated() where index != frame.seriesIndex {
      guard let series = series as? AreaSeries, series.space === space else { continue }
      let mark = series.mark
      guard mark.x === x, mark.interpolation == interpolation else { continue }
      others.append((index, mark))
    }
    var found: [(index: Int, mark: AreaMark)] = []
    var edge = [self]
    for _ in 0..<Self.mostEdges {
      let next = others.filter { other in edge.contains { $0.shares(with: other.mark) } }
      others.removeAll { other in next.contains { $0.index == other.index } }
      found += next
      edge = next.map(\.mark)
    }
    return (found.filter { $0.index > frame.seriesIndex }, !found.isEmpty)
  }

  /// Whether an edge of one is the other edge of the other.
  private func shares(with other: AreaMark) -> Bool { other.y2 === y || y2 === other.y }
}
