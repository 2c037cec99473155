import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Grid")
struct GridTests {
  @Test("follows the ticks of the first axis", arguments: [1, 1.25, 1.5, 2, 3])
  func follows(ratio: Double) throws {
    let chart = try Chart.whole(300, 200)
    chart.add(try Grid(in: chart.space, style: Grid.Style(showsY: false)), to: .below)
    chart.add(
      try Axis(.bottom, of: chart.space, style: Axis.Style(tickCount: 9)),
      to: .above
    )
    let list = try chart.frame(pixelRatio: ratio) { $0 }
    let plot = try #require(chart.frameRecord?.plot)
    let lines = list.rectangles.filter { $0.rect.height == plot.height }.map(\.rect)
    let ticks = list.rectangles.suffix(list.glyphRuns.count).map(\.rect.x)
    #expect(lines.count > 3)
    // A line at the plot's edge is moved inside, so that it is as wide as the others.
    #expect(lines.map(\.x) == ticks.map { max(plot.minX, min($0, plot.maxX - lines[0].width)) })
    #expect(lines.allSatisfy { $0.minX >= plot.minX && $0.maxX <= plot.maxX })
  }

  @Test("chooses its own ticks where there is no axis")
  func alone() throws {
    let chart = try Chart.whole(300, 200)
    chart.add(try Grid(in: chart.space), to: .below)
    #expect(try chart.frame { $0 }.rectangles.count > 4)
  }

  @Test("is cut to the shape of the plot area")
  func clip() throws {
    let chart = try Chart.whole(300, 200)
    let radii = CornerRadii(20)
    chart.add(try PlotArea(style: PlotArea.Style(radii: radii)), to: .below)
    chart.add(try Grid(in: chart.space), to: .below)
    let list = try chart.frame { $0 }
    let clips = list.commands.dropFirst().compactMap(\.clip).map { list.clips[$0] }
    #expect(clips.count > 4 && clips.allSatisfy { $0.radii == radii })
  }

  @Test("is not there where it shows nothing")
  func nothing() throws {
    for style in [Grid.Style(width: 0), Grid.Style(showsX: false, showsY: false)] {
      let chart = try Chart.whole(300, 200)
      chart.add(try Grid(in: chart.space, style: style), to: .below)
      #expect(try chart.frame { $0 }.commands.isEmpty)
    }
    let space = Space(x: Projection(), y: Projection())
    #expect(throws: KeisenError.self) { try Grid(in: space, style: Grid.Style(width: -1)) }
  }
}
