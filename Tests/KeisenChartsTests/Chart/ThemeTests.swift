import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames

@Suite("Theme")
struct ThemeTests {
  /// A theme whose colours are found nowhere else.
  static let odd = Theme(
    background: Color(rgb: 0x010000),
    plotArea: Color(rgb: 0x020000),
    grid: Color(rgb: 0x030000),
    axis: Color(rgb: 0x040000),
    label: Color(rgb: 0x050000),
    title: Color(rgb: 0x060000),
    cycle: [Color(rgb: 0x070000), Color(rgb: 0x080000)]
  )

  @Test("colours every part of a chart that was given no colour")
  func colors() throws {
    let chart = try Chart(size: Size(width: 400, height: 300))
    try chart.setTheme(Self.odd)
    #expect(chart.theme == Self.odd)
    try chart.setTitle("title")
    try chart.setSubtitle("subtitle")
    try chart.setCaption("caption")
    try chart.setXTitle("x")
    chart.add(try Legend(title: "legend"), to: .above)
    for index in 0..<3 {
      try chart.addLine(x: nil, y: Column([1.0, 2, Double(index)]), label: "line \(index)")
    }
    let list = try chart.frame { $0 }
    #expect(list.background == Self.odd.background)
    for rectangle in list.rectangles {
      guard case .color(var color)? = rectangle.fill else { continue }
      color.alpha = 1
      #expect([Self.odd.plotArea, Self.odd.grid, Self.odd.axis].contains(color))
    }
    let cycle = Self.odd.cycle
    // Three lines, then their samples.
    let colors = list.polylines.map(\.stroke.color)
    #expect(colors == [cycle[0], cycle[1], cycle[0], cycle[0], cycle[1], cycle[0]])
    let titles: Set = ["title", "x", "legend"]
    for run in list.glyphRuns {
      let isTitle = titles.contains(run.text.source)
      #expect(run.color == (isTitle ? Self.odd.title : Self.odd.label), "\(run.text.source)")
    }
  }

  @Test("gives way to a background of the chart's own, until that is taken back")
  func background() throws {
    let chart = try Chart.whole(10, 10)
    try chart.setTheme(.dark)
    #expect(chart.background == nil)
    #expect(try chart.frame { $0.background } == Theme.dark.background)
    chart.background = .clear
    #expect(try chart.frame { $0.background } == .clear)
    try chart.setTheme(.light)
    #expect(try chart.frame { $0.background } == .clear)
    chart.background = nil
    #expect(try chart.frame { $0.background } == .white)
  }

  @Test("gives a plot area's gradient its colours")
  func gradient() throws {
    let chart = try Chart.whole(10, 10)
    try chart.setTheme(Self.odd)
    let gradient = PlotArea.Style.Gradient(startColor: nil, endColor: .white)
    chart.add(try PlotArea(style: PlotArea.Style(gradient: gradient)), to: .below)
    let fill = try chart.frame { $0 }.rectangles.first?.fill
    guard case .gradient(let drawn) = fill else { return #expect(Bool(false)) }
    #expect(drawn.startColor == Self.odd.plotArea && drawn.endColor == .white)
  }

  @Test("is refused without a colour for series")
  func empty() throws {
    let chart = try Chart.whole(10, 10)
    #expect(throws: KeisenError(.invalidArgument, "cycle must have at least one colour, got none"))
    {
      try chart.setTheme(Theme(cycle: []))
    }
    #expect(chart.theme == .light)
  }

  @Test("is refused with a font that does not exist")
  func font() throws {
    let chart = try Chart.whole(10, 10)
    for font in ["No Such Family 7", "/no/such/file.otf"] {
      let error = #expect(throws: KeisenError.self) { try chart.setTheme(Theme(font: font)) }
      #expect(error?.message.contains(font) == true)
    }
    #expect(chart.theme == .light)
  }
}
