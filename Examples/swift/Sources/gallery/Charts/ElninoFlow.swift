import Keisen

/// El Niño comes and goes: where the sea off Peru moves from each state, as arrows.
enum ElninoFlow: GalleryChart {
  /// Sides of the cells whose moves are put together, in degrees.
  static let step = 0.5

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let rows = try data.table("elnino").numbersByRow()
    let cells = moves(departures(rows).flatMap(\.self)).filter { $0.moves.count >= 2 }
    let chart = try Chart(
      size: size,
      title: "El Niño and La Niña both fade",
      subtitle: "Where three months lead, 1950 to 2010",
      xTitle: "Warmer than usual (°C)",
      yTitle: "Warmer than three months before (°C)",
      theme: theme
    )
    let arrows = QuiverMark(
      x: try Column(cells.map(\.state.x)),
      y: try Column(cells.map(\.state.y)),
      u: try Column(cells.map { $0.moves.map(\.x).mean }),
      v: try Column(cells.map { $0.moves.map(\.y).mean }),
      style: QuiverStyle(pivot: .middle, keyUnit: "°C")
    )
    try chart.add(arrows, label: "Three months")
    try chart.space.x.setRange(min: -2.6, max: 3.9)
    try chart.space.y.setRange(min: -2.6, max: 2.9)
    try chart.addLegend()
    return chart
  }

  /// Returns the states of the sea, warmth and trend in x and y, on a grid, and what it did next in
  /// each.
  private static func moves(
    _ warmth: [Double]
  ) -> [(state: SIMD2<Double>, moves: [SIMD2<Double>])] {
    let states = (3..<warmth.count).map { SIMD2(warmth[$0], warmth[$0] - warmth[$0 - 3]) }
    let pairs = zip(states, states.dropFirst(3))
    let cells = Dictionary(grouping: pairs) { now, _ in
      (now / step).rounded(.toNearestOrEven) * step
    }
    return cells.map { state, pairs in (state, pairs.map { $0.1 - $0.0 }) }
      .sorted { ($0.state.x, $0.state.y) < ($1.state.x, $1.state.y) }
  }
}
