import Keisen
import KeisenTestSupport

/// A chart drawn by randomMarks, of everything that a caller may choose.
struct RandomChart {
  /// Device pixels per point, from 0.5 to 3.
  let pixelRatio: Double
  /// The chart, from 60 x 40 to 400 x 300 points.
  let chart: Chart
  /// Colour of the empty picture.
  var background: Color { chart.background ?? chart.theme.background }
  private let size: Size
  private var random: SeededGenerator

  /// Makes the chart that belongs to a seed.
  init(seed: Int) throws {
    random = SeededGenerator(seed: UInt64(seed))
    pixelRatio = .random(in: 0.5...3, using: &random)
    size = Size(
      width: .random(in: 60...400, using: &random),
      height: .random(in: 40...300, using: &random)
    )
    chart = try Chart(bare: size)
    try chart.setTheme([.light, .light, .dark, .print].randomElement(using: &random) ?? .light)
    if chance(0.4) { chart.background = color() }
    chart.add(try PlotArea(style: plotAreaStyle()), to: .below)
    if chance(0.6) {
      let style = Grid.Style(
        showsX: chance(0.7),
        showsY: chance(0.7),
        width: number(0.3...3),
        color: chance(0.5) ? color() : nil
      )
      chart.add(try Grid(in: chart.space, style: style), to: .below)
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) { try addLine() }
    // Drawn by a randomMarks of its own, so that all else of a seed stays.
    let randomMarks = random
    random = SeededGenerator(seed: UInt64(seed) + 1_000)
    if chance(0.5) { try addArea() }
    if chance(0.5) { try addLine(isVaried: true) }
    random = randomMarks
    try addAxes()
    try setRanges()
    if chance(0.4) {
      let insets = Insets(
        top: number(0...15),
        left: number(0...25),
        bottom: number(0...15),
        right: number(0...25)
      )
      try chart.setPadding(.fixed(insets))
    }
  }

  private mutating func plotAreaStyle() -> PlotArea.Style {
    var gradient: PlotArea.Style.Gradient?
    if chance(0.4) {
      gradient = PlotArea.Style.Gradient(
        startColor: color(),
        endColor: color(),
        start: Point(x: number(-0.2...1.2), y: number(-0.2...1.2)),
        end: Point(x: number(-0.2...1.2), y: number(-0.2...1.2))
      )
    }
    var radii = CornerRadii.zero
    if chance(0.6) {
      radii = CornerRadii(
        topLeft: number(0...40),
        topRight: chance(0.3) ? 0 : number(0...10),
        bottomRight: number(0...20),
        bottomLeft: chance(0.1) ? 1000 : number(0...40)
      )
    }
    return PlotArea.Style(
      color: chance(0.6) ? color() : nil,
      gradient: gradient,
      radii: radii,
      borderWidth: chance(0.5) ? number(0.2...6) : 0,
      borderColor: chance(0.5) ? color() : nil
    )
  }

  private mutating func addLine(isVaried: Bool = false) throws {
    var dash: [Double] = []
    if chance(0.4) {
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        dash += [chance(0.2) ? 0 : number(0...6), number(0.5...5)]
      }
    }
    let style = LineStyle(
      width: chance(0.3) ? number(0.2...1.5) : number(0.5...15),
      color: chance(0.7) ? color() : nil,
      dash: dash,
      join: [.round, .bevel, .mitre].randomElement(using: &random) ?? .round,
      cap: [.round, .butt, .square].randomElement(using: &random) ?? .round,
      mitreLimit: chance(0.5) ? 4 : number(1...12)
    )
    let y = values()
    var x: Column?
    if chance(0.5) {
      // Forward most of the time, in steps of any length, none among them.
      var place = number(-10...10)
      x = try Column(
        y.map { _ in
          place += chance(0.1) ? 0 : number(chance(0.1) ? -3...0 : 0...2)
          return chance(0.01) ? .nan : place
        }
      )
    }
    let label = ["", "one", "another, longer name"].randomElement(using: &random) ?? ""
    try chart.addLine(
      x: x,
      y: Column(y),
      style: style,
      label: label,
      variant: isVaried ? variant(y.count, isSolid: dash.isEmpty) : LineVariant()
    )
  }

  private mutating func interpolation() -> LineInterpolation {
    let all: [LineInterpolation] = [
      .linear, .stepBefore, .stepMiddle, .stepAfter, .monotone, .catmullRom(alpha: number(0...1)),
    ]
    return all.randomElement(using: &random) ?? .linear
  }

  /// What sets a line of so many rows apart.
  private mutating func variant(_ count: Int, isSolid: Bool) throws -> LineVariant {
    let rows = (0..<count).map { _ in number(-1...3).rounded() }
    let isColored = isSolid && chance(0.4)
    return LineVariant(
      interpolation: interpolation(),
      isSeparated: chance(0.2),
      order: chance(0.2) ? try Column(rows.map { $0 * Double(count) / 3 }) : nil,
      styles: [LineStyle(width: number(0...8), color: color()), LineStyle(dash: [2, 3])],
      styleIndices: !isColored && chance(0.5) ? try Column(rows) : nil,
      values: isColored ? try Column(rows) : nil,
      areValuesBlended: chance(0.5),
      marker: chance(0.4) ? PointStyle(size: number(0...12), borderWidth: number(0...2)) : nil
    )
  }

  /// An area to a baseline or a second line.
  private mutating func addArea() throws {
    let y = values()
    let gradient = AreaGradient(
      start: number(-40...40),
      end: number(-40...40),
      startColor: color(),
      endColor: color(),
      unit: chance(0.5) ? .data : .plot
    )
    let style = AreaStyle(
      color: chance(0.5) ? color() : nil,
      alpha: number(0...1),
      above: chance(0.3) ? .gradient(gradient) : nil,
      below: chance(0.3) ? .color(color()) : nil,
      baseline: [0, number(-50...50), -.infinity].randomElement(using: &random) ?? 0,
      interpolation: interpolation(),
      line: LineStyle(width: chance(0.5) ? number(0...4) : 0)
    )
    let y2 = chance(0.4) ? y.map { _ in number(-50...50) } : nil
    let mark = AreaMark(x: nil, y: try Column(y), y2: try y2.map { try Column($0) }, style: style)
    try chart.add(mark, label: chance(0.5) ? "area" : "")
  }

  private mutating func legend() throws -> Legend {
    let style = Legend.Style(
      place: Legend.Place.allCases.randomElement(using: &random) ?? .best,
      columns: Int.random(in: 0...3, using: &random),
      isReversed: chance(0.3),
      labelSize: number(4...14),
      swatchWidth: number(0...30),
      background: chance(0.3) ? color() : nil,
      borderWidth: chance(0.3) ? number(0...3) : 0,
      radius: number(0...10)
    )
    return try Legend(title: chance(0.3) ? "legend" : "", style: style)
  }

  /// A walk with gaps, lone points, duplicates and values far off.
  private mutating func values() -> [Double] {
    let count = Int.random(in: chance(0.2) ? 1...3 : 2...300, using: &random)
    let gaps = chance(0.5) ? number(0...0.4) : 0
    let duplicates = chance(0.3) ? number(0...0.9) : 0
    let far = chance(0.3) ? number(0...0.1) : 0
    let step = chance(0.5) ? 1 : number(0...10)
    var level = number(-50...50)
    return (0..<count).map { _ in
      if !chance(duplicates) { level += number(-step...step) }
      if chance(gaps) { return chance(0.9) ? .nan : .infinity }
      if chance(far) { return [1e4, -1e7, 1e30, -1e300].randomElement(using: &random) ?? 0 }
      return level
    }
  }

  private mutating func addAxes() throws {
    for side in Side.allCases where chance(0.5) {
      let style = Axis.Style(
        tickCount: chance(0.7) ? 0 : Int.random(in: 1...20, using: &random),
        tickLength: number(0...8),
        width: number(0...3),
        labelSize: number(4...14),
        titleSize: number(6...16),
        color: chance(0.4) ? color() : nil,
        textColor: chance(0.4) ? color() : nil
      )
      // Titles of a small chart would leave its plot no room.
      let room = side.dimension == .x ? size.height : size.width
      let title = room > 150 && chance(0.6) ? "\(side), title (m/s²)" : ""
      chart.add(
        try Axis(side, of: chart.space, title: title, style: style),
        to: chance(0.8) ? .above : .below
      )
    }
    if size.height > 150, chance(0.3) { try chart.setTitle("Random chart") }
    guard min(size.width, size.height) > 150 else { return }
    if chance(0.2) { try chart.setSubtitle("drawn by lot, H$_2$O") }
    if chance(0.2) { try chart.setCaption("Source: a seed\nand a rule") }
    if chance(0.4) { chart.add(try legend(), to: .above) }
  }

  /// Leaves ranges to the data, or sets them: forward, reversed or of no length.
  private mutating func setRanges() throws {
    for projection in [chart.space.x, chart.space.y] where chance(0.7) {
      let min = number(-60...60)
      let length = chance(0.1) ? 0 : number(-200...200)
      try projection.setRange(min: min, max: min + length)
    }
  }

  private mutating func color() -> Color {
    Color(
      red: Float(number(0...1)),
      green: Float(number(0...1)),
      blue: Float(number(0...1)),
      alpha: chance(0.4) ? 1 : Float(number(0...1))
    )
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &random)
  }

  private mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}
