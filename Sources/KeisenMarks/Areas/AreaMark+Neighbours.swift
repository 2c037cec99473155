import KeisenFrames
import KeisenRanges
import KeisenReduction

extension AreaMark {
  /// How many edges lie between an area and the farthest one that is added up with it: of more in
  /// one pixel nobody tells the colours.
  private static let maxEdges = 2

  /// An area and its place among the series.
  typealias Placed = (index: Int, mark: AreaMark)

  /// Returns this area and those of the chart that abut on it, or on one that does, and so on, in
  /// the order in which they are drawn; areas that are clear do not count.
  func abutting(in space: Space, _ frame: FrameContext) -> [Placed] {
    // Knots hang on each area's own y, so that edges are not the same curve.
    guard !interpolation.overshoots else { return [(frame.seriesIndex, self)] }
    var others: [Placed] = []
    for (index, series) in frame.series.enumerated() where index != frame.seriesIndex {
      guard let series = series as? AreaSeries, series.space === space else { continue }
      let mark = series.mark
      guard mark.x === x, mark.interpolation == interpolation else { continue }
      others.append((index, mark))
    }
    var found: [Placed] = [(frame.seriesIndex, self)]
    var next = 0
    while next < found.count, !others.isEmpty {
      let mark = found[next].mark
      next += 1
      let sharing = others.filter { mark.shares(with: $0.mark) }
      guard !sharing.isEmpty else { continue }
      others.removeAll { mark.shares(with: $0.mark) }
      found += sharing.filter { other in
        var part = frame
        part.seriesIndex = other.index
        return !other.mark.paints(in: space, part).areClear
      }
    }
    return found.sorted { $0.index < $1.index }
  }

  /// Returns of each of some areas which of those that are drawn later abut on it, or on one that
  /// does.
  static func later(_ areas: [Placed]) -> [[Int]] {
    let sharing = areas.map { area in
      areas.indices.filter {
        areas[$0].index != area.index && area.mark.shares(with: areas[$0].mark)
      }
    }
    return areas.indices.map { index in
      var found: Set<Int> = [index]
      var edge = [index]
      for _ in 0..<Self.maxEdges {
        edge = edge.flatMap { sharing[$0] }.filter { found.insert($0).inserted }
      }
      return found.filter { $0 > index }.sorted()
    }
  }

  /// Whether an edge of one is the other edge of the other.
  private func shares(with other: AreaMark) -> Bool { other.y2 === y || y2 === other.y }
}
