import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import Testing

@testable import KeisenAxes
@testable import KeisenCharts

@Suite("PlotArea")
struct PlotAreaTests {
  @Test("gives series its shape")
  func clip() throws {
    let chart = try Chart.whole(100, 50)
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    chart.add(try PlotArea(style: PlotArea.Style(radii: radii)), to: .below)
    try chart.addLine(x: nil, y: Column([1.0, 2]))
    let list = try chart.frame { $0 }
    let clip = try #require(list.commands.last?.clip)
    #expect(list.polylines.count == 1 && list.commands.count == 2)
    #expect(list.clips[clip] == Clip(rect: Rect(x: 0, y: 0, width: 100, height: 50), radii: radii))
  }

  @Test("places its gradient by fractions of the plot")
  func gradient() throws {
    let chart = try Chart.whole(100, 50)
    let gradient = PlotArea.Style.Gradient(
      startColor: .black,
      endColor: .white,
      start: Point(x: 0.5, y: 0),
      end: Point(x: 1, y: 2)
    )
    chart.add(try PlotArea(style: PlotArea.Style(gradient: gradient)), to: .below)
    let fill = try #require(try chart.frame { $0 }.rectangles.first?.fill)
    let placed = Gradient(
      start: Point(x: 50, y: 0),
      end: Point(x: 100, y: 100),
      startColor: .black,
      endColor: .white
    )
    #expect(fill == .gradient(placed))
  }

  @Test("refuses lengths that are negative or not finite, and gradients that stand nowhere")
  func validation() {
    for bad in [-1, .nan, .infinity] {
      #expect(throws: KeisenError.self) { try PlotArea(style: PlotArea.Style(borderWidth: bad)) }
      #expect(throws: KeisenError.self) {
        try PlotArea(style: PlotArea.Style(radii: CornerRadii(bottomLeft: bad)))
      }
    }
    let gradient = PlotArea.Style.Gradient(
      startColor: .black,
      endColor: .white,
      end: Point(x: .nan, y: 0)
    )
    #expect(throws: KeisenError.self) { try PlotArea(style: PlotArea.Style(gradient: gradient)) }
  }

  @Test("changes its style, or keeps it where the new one is not allowed")
  func styles() throws {
    let chart = try Chart.whole(100, 50)
    let area = try PlotArea()
    chart.add(area, to: .below)
    let style = PlotArea.Style(color: .black, borderWidth: 3)
    try area.setStyle(style)
    #expect(try chart.frame { $0 }.rectangles.first?.fill == .color(.black))
    #expect(throws: KeisenError.self) { try area.setStyle(PlotArea.Style(borderWidth: -1)) }
    #expect(area.style == style)
  }
}
