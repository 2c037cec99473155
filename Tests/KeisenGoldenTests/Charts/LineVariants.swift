import Glibc
import Keisen

extension GoldenChart {
  private static let heights = [1.0, 3, 2.5, 2.5, 0.5, .nan, 2, 3.5, 1.5, 2]

  /// One line above the other: steps before, in the middle and behind, and both curves, with
  /// markers.
  static let lineSteps = GoldenChart("LineSteps") {
    let chart = try Chart(size: size)
    let kinds: [(String, LineInterpolation)] = [
      ("before", .stepBefore), ("middle", .stepMiddle), ("after", .stepAfter),
      ("monotone", .monotone), ("Catmull-Rom", .catmullRom()),
    ]
    for (index, (label, interpolation)) in kinds.enumerated() {
      try chart.addLine(
        x: nil,
        y: Column(heights.map { $0 + 4 * Double(index) }),
        label: label,
        variant: LineVariant(interpolation: interpolation, marker: PointStyle(size: 5))
      )
    }
    chart.add(try Legend(style: Legend.Style(place: .outsideRight, isReversed: true)), to: .above)
    return chart
  }

  /// Pairs of rows, a chosen order, and styles by row.
  static let lineParts = GoldenChart("LineParts") {
    let chart = try Chart(size: size)
    let y = heights.map { $0.isNaN ? 1 : $0 }
    try chart.addLine(x: nil, y: Column(y), label: "pairs", variant: LineVariant(isSeparated: true))
    try chart.addLine(
      x: nil,
      y: Column(y.map { $0 + 4 }),
      label: "order",
      variant: LineVariant(order: Column([0.0, 2, 1, 3, .nan, 9, 7, 8, 5]))
    )
    try chart.addLine(
      x: nil,
      y: Column(y.map { $0 + 8 }),
      style: LineStyle(width: 2),
      label: "styles",
      variant: LineVariant(
        styles: [
          LineStyle(width: 2, dash: [0, 2]), LineStyle(width: 5, color: Color(rgb: 0xd62728)),
        ],
        styleIndices: Column([-1.0, 0, 0, 1, -1, -1, 1, 1, 0, 0])
      )
    )
    chart.add(try Legend(style: Legend.Style(place: .outsideRight)), to: .above)
    return chart
  }

  /// A spiral in the colours of a value, with a bar, and one whose segments have one colour each.
  static let lineColors = GoldenChart("LineColors") {
    let chart = try Chart(size: size)
    let turns = (0...200).map { Double($0) / 20 }
    let line = try chart.addLine(
      x: Column(turns.map { $0 * cos($0) }),
      y: Column(turns.map { $0 * sin($0) }),
      style: LineStyle(width: 4),
      variant: LineVariant(values: Column(turns.map { $0 == 5 ? .nan : $0 }))
    )
    let bars = [-8.0, -4, 0, 4, 8]
    try chart.addLine(
      x: Column(bars),
      y: Column([-13, -12, -13, -12, -13]),
      style: LineStyle(width: 4),
      variant: LineVariant(
        values: Column([0.0, 3, 6, 9, 9]),
        areValuesBlended: false,
        marker: PointStyle(size: 8, borderWidth: 1)
      ),
      colorScale: line.colorScale
    )
    if let scale = line.colorScale { chart.add(try ColorBar(scale, title: "turn"), to: .above) }
    return chart
  }
}
