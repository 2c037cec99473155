import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction

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

  @Test("has the colours that its series have on the plot: their alpha over the plot's fill")
  func alphas() throws {
    let chart = try Chart(size: Size(width: 200, height: 160))
    let scale = ColorScale(style: ColorScale.Style(below: .black))
    let values = try Column([1.0, 2, 3, 4])
    chart.add(try ColorBar(scale), to: .above)
    /// The fill below the strip, the colours of the strip and those of arrows.
    func bar() throws -> (fills: [Fill], colors: [UInt32], arrows: [Color]) {
      let list = try chart.frame { $0 }
      let strips = list.commands.compactMap { command -> Cells? in
        guard case .cells(let cells) = command.primitive, cells.rows == 256 else { return nil }
        return cells
      }
      let strip = try #require(strips.first)
      let fills = list.commands.compactMap { command -> Fill? in
        guard case .rectangle(let one) = command.primitive, let fill = one.fill,
          one.rect.minX == strip.columnEdges[0], one.rect.maxX == strip.columnEdges[1],
          one.rect.minY == strip.rowEdges[0], one.rect.maxY == strip.rowEdges[256]
        else { return nil }
        return fill
      }
      let arrows = list.polylines.filter { $0.vertices.count == 5 }.map(\.stroke.color)
      return (fills, Array(strip.colors.elements), arrows)
    }
    let map = Array(ColorMap.viridis.table.reversed())
    func faded(_ alpha: Float) -> [UInt32] {
      map.map { Color(bytes: $0).opacity(alpha).bytes }
    }
    #expect(try bar().colors == map)
    let opaque = try chart.addHeatmap(values: values, columns: 2, colorScale: scale)
    #expect(try bar() == ([], map, [.black]))
    chart.remove(opaque)
    try chart.addHeatmap(values: values, columns: 2, colorScale: scale, style: .init(alpha: 0.5))
    let fill = Fill.color(chart.theme.plotArea)
    let arrows = [chart.theme.plotArea, Color.black.opacity(0.5)]
    #expect(try bar() == ([fill], faded(0.5), arrows))
    // Of several the most opaque.
    let points = PointColumns(x: nil, y: values, color: values)
    chart.add(
      try PointSeries(points, in: chart.space, colorScale: scale, style: .init(alpha: 0.75))
    )
    let density = DensityColumns(x: nil, y: values, aggregation: .mean(values))
    try chart.addDensity(density, colorScale: scale, style: .init(alpha: 0.25))
    #expect(try bar().colors == faded(0.75))
    // One of another scale says nothing.
    try chart.addHeatmap(values: values, columns: 2)
    #expect(try bar().colors == faded(0.75))
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
