import Glibc
import Keisen

extension GoldenChart {
  private static let months = (0..<25).map { Double($0) }

  private static func wave(_ month: Double, _ phase: Double = 0) -> Double {
    6 * sin(month / 3 + phase) + 2 * sin(month / 1.3)
  }

  /// Above a baseline in one gradient, below in another, with the line, two gaps and a lone row.
  static let areaBaseline = GoldenChart("AreaBaseline") {
    let chart = try Chart(size: size)
    let y = months.map { $0 == 9 || $0 == 17 || $0 == 19 ? .nan : wave($0) }
    let style = AreaStyle(
      alpha: 1,
      above: .gradient(
        AreaGradient(
          start: 0,
          end: 8,
          startColor: Color(rgb: 0xd62728, alpha: 0.1),
          endColor: Color(rgb: 0xd62728)
        )
      ),
      below: .gradient(
        AreaGradient(
          start: 0,
          end: -8,
          startColor: Color(rgb: 0x1f77b4, alpha: 0.1),
          endColor: Color(rgb: 0x1f77b4)
        )
      ),
      line: LineStyle(width: 1.5, color: Color(rgb: 0x333333))
    )
    try chart.add(AreaMark(x: Column(months), y: Column(y), style: style), label: "anomaly")
    chart.add(try Legend(), to: .above)
    return chart
  }

  /// A band that crosses itself, in steps, and one to the low end, on dark.
  static let areaBands = GoldenChart("AreaBands") {
    let chart = try Chart(size: size)
    try chart.setTheme(.dark)
    let x = try Column(months)
    try chart.add(
      AreaMark(
        x: x,
        y: Column(months.map { wave($0) + 8 }),
        y2: Column(months.map { wave($0 + 4, 2) + 8 }),
        style: AreaStyle(
          above: .color(Color(rgb: 0x2ca02c)),
          below: .color(Color(rgb: 0xff7f0e)),
          interpolation: .stepMiddle
        )
      ),
      label: "band"
    )
    let line = try chart.addLine(
      x: x,
      y: Column(months.map { wave($0, 1) - 6 }),
      label: "curve",
      variant: LineVariant(interpolation: .monotone)
    )
    try chart.add(
      AreaMark(
        x: x,
        y: line.columns.y,
        linkedLine: line,
        style: AreaStyle(baseline: -.infinity, interpolation: .monotone)
      )
    )
    chart.add(try Legend(), to: .above)
    return chart
  }

  /// A stack of three, and translucent curves upon each other.
  static let areaStack = GoldenChart("AreaStack") {
    let chart = try Chart(size: size)
    let series = try ["coal", "wind", "sun"].enumerated().map { index, name in
      (name, try Column(months.map { 9 + wave($0, Double(2 * index)) }))
    }
    try chart.addStack(series, x: Column(months))
    chart.add(try Legend(), to: .above)
    return chart
  }

  /// A stream of five.
  static let areaStream = GoldenChart("AreaStream") {
    let chart = try Chart(size: size)
    let series = try (0..<5).map { index in
      ("", try Column(months.map { max(0.5, 6 + 1.2 * wave($0, Double(index))) }))
    }
    try chart.addStack(
      series,
      x: Column(months),
      baseline: .weightedWiggle,
      styles: [AreaStyle(alpha: 0.8, interpolation: .monotone)]
    )
    return chart
  }
}
