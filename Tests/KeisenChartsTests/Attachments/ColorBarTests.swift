import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenCharts

@Suite("ColorBar")
struct ColorBarTests {
  @Test(
    "lies on its side of the plot, outside of the axis, in the picture",
    arguments: [Side.left, .right, .top, .bottom]
  )
  func places(side: Side) throws {
    let chart = try Chart(size: Size(width: 400, height: 300))
    let scale = ColorScale(style: ColorScale.Style(below: .black, above: .white))
    try chart.addHeatmap(values: try Column([1.0, 2, 3, 4]), columns: 2, colorScale: scale)
    chart.add(try ColorBar(scale, side: side, title: "title"), to: .above)
    let list = try chart.frame { $0 }
    let record = try #require(chart.frameRecord)
    let strips = list.commands.compactMap { command -> Rect? in
      guard case .cells(let cells) = command.primitive, cells.columns * cells.rows == 256 else {
        return nil
      }
      return Rect(
        left: cells.columnEdges[0],
        top: cells.rowEdges[0],
        right: cells.columnEdges[cells.columns],
        bottom: cells.rowEdges[cells.rows]
      )
    }
    let strip = try #require(strips.first)
    #expect(strips.count == 1)
    switch side {
    case .right: #expect(strip.minX >= record.plot.maxX + 5 && strip.maxX < 400)
    case .left: #expect(strip.maxX <= record.plot.minX - 5 && strip.minX > 0)
    case .top: #expect(strip.maxY <= record.plot.minY - 5 && strip.minY > 0)
    case .bottom: #expect(strip.minY >= record.plot.maxY + 5 && strip.maxY < 300)
    }
    #expect(record.labels.contains { $0.text == "title" })
    #expect(try scale.projection.range() == ProjectionRange(min: 1, max: 4))
  }

  @Test("refuses lengths that are none")
  func refusals() throws {
    let scale = ColorScale()
    for length in [0, -1, 1.1, .nan] {
      #expect(throws: KeisenError.self) { try ColorBar(scale, style: .init(length: length)) }
    }
    for width in [-1, .nan, .infinity] {
      #expect(throws: KeisenError.self) { try ColorBar(scale, style: .init(width: width)) }
    }
  }
}
