import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenCharts
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

@Suite("Chart alt")
struct ChartAltTests {
  /// A chart with a line over two ranges.
  private func chart(
    x: (Double, Double) = (0, 1),
    y: (Double, Double) = (0, 1)
  ) throws -> Chart {
    let chart = try Chart(size: Size(width: 100, height: 80))
    try chart.addLine(x: .init([x.0, x.1]), y: .init([y.0, y.1]))
    return chart
  }

  @Test("tells kind, title, axes' titles and ranges")
  func whole() throws {
    let chart = try chart(x: (1958, 2001), y: (313, 374))
    #expect(chart.alt == "Line chart: x 1958 to 2001, y 313 to 374; rising.")
    try chart.setTitle("CO2")
    try chart.setXTitle("year")
    #expect(chart.alt == "Line chart \"CO2\": x (year) 1958 to 2001, y 313 to 374; rising.")
    chart.alt = "A rising line."
    #expect(chart.alt == "A rising line.")
    chart.alt = ""
    #expect(chart.alt == "Line chart \"CO2\": x (year) 1958 to 2001, y 313 to 374; rising.")
  }

  @Test("tells titles without markup, on one line")
  func titles() throws {
    let chart = try chart(x: (1958, 2001), y: (313, 374))
    try chart.setTitle("$CO_2$\nin the air")
    try chart.setYTitle("$\\mu\\mathrm{mol\\,mol^{-1}}$")
    #expect(
      chart.alt
        == "Line chart \"CO₂ in the air\": x 1958 to 2001, y (μmol mol⁻¹) 313 to 374; rising."
    )
  }

  @Test("fits nothing")
  func unset() throws {
    let chart = try chart(y: (3, 4))
    #expect(chart.alt == "Line chart: x 0 to 1, y 3 to 4; rising.")
    #expect(chart.space.x.follows)
    #expect(chart.space.y.follows)
    try chart.space.y.setRange(min: 9, max: -9)
    #expect(chart.alt == "Line chart: x 0 to 1, y 9 to −9; rising.")
  }

  @Test("tells no ranges without series, and of other series no kind")
  func kinds() throws {
    let chart = try Chart(size: Size(width: 100, height: 80))
    #expect(chart.alt == "Empty chart.")
    try chart.setTitle("None")
    #expect(chart.alt == "Empty chart \"None\".")
    _ = chart.addFixed(x: .real(0, 1), y: .real(2, 3))
    #expect(chart.alt == "Chart \"None\": x 0 to 1, y 2 to 3.")
  }

  @Test("tells heat maps and polygons by name, and nothing of a dimension of one empty name")
  func names() throws {
    let map = try Chart(size: Size(width: 100, height: 80))
    _ = try map.addHeatmap(values: try Column([1.0, 2, 3, 4]), columns: 2)
    #expect(map.alt == "Heat map: x 0 to 2, y 0 to 2.")
    let chart = try Chart(size: Size(width: 100, height: 80))
    try chart.add(
      PolygonMark(x: try Column([0.0, 0, 0]), y: try Column([2.0, 3, 4]))
    )
    try chart.space.x.setScale(.category(CategoryScale([""])))
    #expect(chart.alt == "Polygon chart: y 2 to 4.")
  }

  @Test("tells where data end, without the room that a fit leaves around markers")
  func room() throws {
    let chart = try Chart(size: Size(width: 100, height: 80))
    try chart.addPoints(PointColumns(x: nil, y: Column([1.0, 4, 2])))
    #expect(chart.alt == "Scatter chart: x 0 to 2, y 1 to 4.")
    try chart.frame { _ in }
    #expect(try chart.space.y.range().max > 4)
    #expect(chart.alt == "Scatter chart: x 0 to 2, y 1 to 4.")
    try chart.space.y.setRange(min: 0, max: 5)
    #expect(chart.alt == "Scatter chart: x 0 to 2, y 0 to 5.")
  }

  @Test("tells each projection once, in the order of the series")
  func several() throws {
    let chart = try chart(y: (3, 4))
    let other = Space(x: chart.space.x, y: try Projection(min: 7, max: 8))
    chart.add(try LineSeries(x: nil, y: .init([7.0, 8]), in: other))
    chart.add(try LineSeries(x: nil, y: .init([7.0, 8]), in: other))
    #expect(chart.alt == "Line chart: x 0 to 1, y 3 to 4 and 7 to 8; 3 series.")
  }

  @Test("leaves out a range that overflows")
  func overflow() throws {
    let chart = try chart(y: (-1.7e308, 1.7e308))
    #expect(chart.alt == "Line chart: x 0 to 1; rising.")
  }
}
