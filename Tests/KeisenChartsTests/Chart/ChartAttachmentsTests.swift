import KeisenChartsTestSupport
import KeisenPrimitives
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Chart's attachments")
struct ChartAttachmentsTests {
  private func ids(_ attachments: [any KeisenFrames.Attachment]) -> [ObjectIdentifier] {
    attachments.map { ObjectIdentifier($0) }
  }

  @Test("are a plot area and a grid below and two axes above in a new chart")
  func ready() throws {
    let chart = try Chart(size: Size(width: 100, height: 100))
    let (below, above) = (chart.attachments(.below), chart.attachments(.above))
    #expect(below.count == 2 && below[0] is PlotArea && below[1] is Grid)
    #expect(above.compactMap { ($0 as? Axis)?.side } == [.bottom, .left])
    #expect(try Chart.whole(100, 100).attachments(.below).isEmpty)
  }

  @Test("are in one place only")
  func once() throws {
    let chart = try Chart.whole(10, 10)
    let (first, second) = (try PlotArea(), try Title("second"))
    chart.add(first, to: .below)
    chart.add(second, to: .below)
    chart.add(first, to: .below)
    chart.add(first, to: .above)
    try chart.insert(second, to: .above, at: 0)
    #expect(ids(chart.attachments(.below)) == ids([first, second]))
    #expect(chart.attachments(.above).isEmpty)
  }

  @Test("are inserted anywhere from the bottom to the top, and nowhere else")
  func insert() throws {
    let chart = try Chart.whole(10, 10)
    let parts = try (0..<4).map { try Title("\($0)") }
    try chart.insert(parts[0], to: .above, at: 0)
    try chart.insert(parts[1], to: .above, at: 1)
    try chart.insert(parts[2], to: .above, at: 0)
    #expect(ids(chart.attachments(.above)) == ids([parts[2], parts[0], parts[1]]))
    for index in [-1, 4, Int.min, Int.max] {
      #expect(throws: KeisenError(.invalidArgument, "index must be in 0...3, got \(index)")) {
        try chart.insert(parts[3], to: .above, at: index)
      }
    }
    #expect(chart.attachments(.above).count == 3)
  }

  @Test("are removed from whichever layer they are in")
  func remove() throws {
    let chart = try Chart.whole(10, 10)
    let (below, above) = (try PlotArea(), try Title("above"))
    chart.add(below, to: .below)
    chart.add(above, to: .above)
    chart.remove(below)
    chart.remove(above)
    chart.remove(above)
    #expect(chart.attachments(.below).isEmpty && chart.attachments(.above).isEmpty)
  }

  @Test("hold the chart's titles")
  func titles() throws {
    let chart = try Chart(size: Size(width: 100, height: 100))
    #expect(chart.title == "" && chart.xTitle == "" && chart.yTitle == "")
    try chart.setTitle("")
    #expect(chart.attachments(.above).count == 2)
    try chart.setTitle("one")
    try chart.setTitle("two")
    #expect(chart.title == "two" && chart.attachments(.above).count == 3)
    try chart.setXTitle("x")
    try chart.setYTitle("y")
    #expect(chart.xTitle == "x" && chart.yTitle == "y")
  }

  @Test("have no place for a title where there is no axis")
  func noAxis() throws {
    let chart = try Chart.whole(100, 100)
    #expect(chart.xTitle == nil && chart.yTitle == nil)
    #expect(throws: KeisenError.self) { try chart.setXTitle("x") }
    #expect(throws: KeisenError.self) { try chart.setYTitle("y") }
    chart.add(try Axis(.top, of: chart.space), to: .below)
    chart.add(try Axis(.right, of: chart.space), to: .above)
    try chart.setXTitle("top")
    try chart.setYTitle("right")
    #expect(chart.xTitle == "top" && chart.yTitle == "right")
    let bottom = try Axis(.bottom, of: chart.space, title: "bottom")
    chart.add(bottom, to: .above)
    #expect(chart.xTitle == "bottom")
  }
}
