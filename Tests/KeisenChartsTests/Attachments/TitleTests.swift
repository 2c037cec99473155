import KeisenDrawing
import KeisenPrimitives
import Testing

@testable import KeisenCharts

@Suite("Title")
struct TitleTests {
  private func run(_ text: String, width: Double) throws -> (run: GlyphRun, plot: Rect) {
    let chart = try Chart(size: Size(width: width, height: 200))
    try chart.setTitle(text)
    let runs = try chart.frame { $0 }.glyphRuns
    return (
      try #require(runs.first { $0.text.source == text }), try #require(chart.frameRecord?.plot)
    )
  }

  @Test("is flush with the plot")
  func flush() throws {
    let (run, plot) = try run("title", width: 400)
    #expect(run.origin.x == plot.minX && run.origin.y < plot.minY && run.angle == 0)
  }

  @Test("begins farther to the left where it would leave the picture")
  func long() throws {
    let text = "a title that is longer than its plot"
    let width = try self.run(text, width: 400).run.text.width + 30
    let (run, plot) = try run(text, width: width)
    #expect(run.text.width > plot.width && run.origin.x < plot.minX)
    #expect(run.origin.x + run.text.width <= width && run.origin.x >= 12)
    #expect(try self.run(text, width: 200).run.origin.x == 12)
  }

  @Test("takes no room where there is no text")
  func empty() throws {
    let chart = try Chart.whole(100, 100)
    chart.add(try Title(""), to: .above)
    chart.add(try Title("no size", style: Title.Style(size: 0)), to: .above)
    #expect(try chart.frame { $0 }.commands.isEmpty)
    #expect(chart.frameRecord?.plot.height == 100)
    for size in [.nan, -1, 1001, .infinity] {
      #expect(throws: KeisenError.self) { try Title("a", style: Title.Style(size: size)) }
    }
  }
}
