import KeisenData
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction

@Suite("Parts that a chart makes")
struct ChartPartsTests {
  private func chart() throws -> Chart { try Chart(size: Size(width: 300, height: 200)) }

  private func last(_ chart: Chart, _ layer: Chart.Layer) -> (any KeisenFrames.Attachment)? {
    chart.attachments(layer).last
  }

  @Test("are series of marks in the chart's own space, or in another one")
  func marks() throws {
    let chart = try chart()
    let other = Space(x: Projection(), y: Projection())
    let mark = StemMark(value: try Column([1, 2]))
    let own = try chart.add(mark, label: "own")
    let second = try chart.add(mark, in: other)
    let line = try chart.addLine(x: nil, y: Column([1, 2]), in: other)
    let points = try chart.addPoints(PointColumns(x: nil, y: Column([1, 2])), in: other)
    #expect(own.space === chart.space && own.label == "own")
    #expect([second.space, line.space, points.space].allSatisfy { $0 === other })
    #expect(chart.series.count == 4)
    // Stems are not drawn on a disc.
    let disc = try chart.addPolar()
    #expect(throws: KeisenError.self) { try chart.add(mark, in: disc) }
    #expect(chart.series.count == 4)
  }

  @Test("are found again: the first axis on a side, wherever it lies")
  func axes() throws {
    let chart = try chart()
    #expect(chart.axis(.left)?.side == .left && chart.axis(.bottom)?.side == .bottom)
    #expect(chart.axis(.top) == nil && chart.axis(.right) == nil)
    let below = try Axis(.left, of: chart.space)
    chart.add(below, to: .below)
    #expect(chart.axis(.left) === below)
    #expect(try Chart(bare: Size(width: 1, height: 1)).axis(.left) == nil)
  }

  @Test("are axes that change in parts, or stay as they are where a part is wrong")
  func change() throws {
    let axis = try Axis(.left, of: try chart().space, style: Axis.Style(labelSize: 9))
    try axis.change { $0.format = TickFormat(.percent) }
    let style = Axis.Style(labelSize: 9, format: TickFormat(.percent))
    #expect(axis.style == style)
    #expect(throws: KeisenError.self) {
      try axis.change {
        $0.width = 3
        $0.labelSize = .nan
      }
    }
    #expect(axis.style == style)
  }

  @Test("are a legend at the place that was asked for, or at that of its style")
  func legend() throws {
    let chart = try chart()
    let style = Legend.Style(place: .bottomLeft, columns: 2)
    #expect(try chart.addLegend().style.place == .best)
    #expect(try chart.addLegend(style: style).style == style)
    let legend = try chart.addLegend(.outsideRight, title: "Kinds", style: style)
    #expect(legend.style.place == .outsideRight && legend.style.columns == 2)
    #expect(legend.title == "Kinds" && last(chart, .above) === legend)
    let count = chart.attachments(.above).count
    #expect(throws: KeisenError.self) {
      try chart.addLegend(.top, style: Legend.Style(labelSize: .nan))
    }
    #expect(chart.attachments(.above).count == count)
  }

  @Test("are a colour bar of a scale, or of a series that has one")
  func colorBar() throws {
    let chart = try chart()
    let scale = try ColorScale(.magma, min: 10, max: 2)
    let bar = try chart.addColorBar(of: scale, side: .top, title: "°C")
    #expect(bar.scale === scale && bar.side == .top && bar.title == "°C")
    let points = try chart.addPoints(
      PointColumns(x: nil, y: Column([1, 2]), color: Column([1, 2])),
      colorScale: scale
    )
    #expect(try chart.addColorBar(of: points).scale === scale)
    let line = try chart.addLine(x: nil, y: Column([1]))
    let count = chart.attachments(.above).count
    #expect(throws: KeisenError(.invalidArgument, "series has no color scale")) {
      try chart.addColorBar(of: line)
    }
    #expect(chart.attachments(.above).count == count)
  }

  @Test("are colour scales of a map, over a range or to be fitted")
  func colorScale() throws {
    let scale = try ColorScale(.magma, min: 10, max: 2)
    #expect(scale.style == ColorScale.Style(map: .magma))
    #expect(try scale.projection.range() == ProjectionRange(min: 10, max: 2))
    #expect(ColorScale(.plasma).style.map == .plasma && ColorScale(.plasma).projection.follows)
    #expect(throws: KeisenError.self) { try ColorScale(.magma, min: .nan, max: 1) }
  }

  @Test(
    "are annotations in the layer that was asked for, in the chart's own space or in another one"
  )
  func notes() throws {
    let chart = try chart()
    let other = Space(x: Projection(), y: Projection())
    let text = try chart.addText("peak", at: Position(x: 4, y: 16), layer: .below)
    #expect(text.space === chart.space && last(chart, .below) === text && text.text == "peak")
    let rule = try chart.addRule(.y, at: 10, in: other, label: "limit")
    #expect(rule.space === other && last(chart, .above) === rule && rule.value == 10)
    #expect(rule.label == "limit" && rule.dimension == .y)
    let span = try chart.addSpan(.x, from: 1, to: 2.5, label: "there")
    #expect(span.values.start == 1 && span.values.end == 2.5 && last(chart, .below) === span)
    let open = try chart.addSpan(.x, from: nil, to: 3, layer: .above)
    #expect(open.values.start == nil && open.values.end == 3 && last(chart, .above) === open)
    let (start, end) = (Position(x: 0, y: 0), Position(x: .plot(1), y: .picture(2)))
    let arrow = try chart.addArrow(from: start, to: end, in: other)
    #expect(arrow.positions.start == start && arrow.positions.end == end)
    #expect(arrow.space === other && last(chart, .above) === arrow)
  }

  @Test("are its titles, theme and background, of which empty ones leave nothing behind")
  func titles() throws {
    let size = Size(width: 300, height: 200)
    let chart = try Chart(
      size: size,
      title: "t",
      subtitle: "s",
      caption: "c",
      xTitle: "x",
      yTitle: "y",
      theme: .dark,
      background: .black
    )
    #expect([chart.title, chart.subtitle, chart.caption] == ["t", "s", "c"])
    #expect(chart.xTitle == "x" && chart.yTitle == "y")
    #expect(chart.theme == .dark && chart.background == .black)
    let empty = try Chart(size: size)
    #expect(empty.attachments(.above).count == 2 && empty.background == nil)
    var theme = Theme.light
    theme.cycle = []
    #expect(throws: KeisenError.self) { try Chart(size: size, theme: theme) }
    #expect(throws: KeisenError.self) { try Chart(size: Size(width: .nan, height: 1), title: "t") }
  }
}
