import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Axis places")
struct AxisPlaceTests {
  /// The middle of the axis line in a plot of 200 x 200 whose y goes from -10 to 10.
  private func line(_ place: Axis.Style.Place) throws -> Double {
    let chart = try Chart.whole(200, 200)
    try chart.setPadding(.fixed(.zero))
    try chart.space.x.setRange(min: 0, max: 1)
    try chart.space.y.setRange(min: -10, max: 10)
    let style = Axis.Style(place: place, width: 2, showsLabels: false)
    chart.add(try Axis(.bottom, of: chart.space, style: style), to: .above)
    return try #require(try chart.frame { $0 }.rectangles.first).rect.midY
  }

  @Test("are at values and fractions, and stick to the edge outside of the range")
  func places() throws {
    #expect(try line(.value(DataValue(0))) == 100)
    #expect(try line(.value(DataValue(0.5, origin: 4))) == 55)
    #expect(try line(.value(DataValue(1e9))) == 0)
    #expect(try line(.value(DataValue(-1e300))) == 200)
    #expect(try line(.fraction(0)) == 200)
    #expect(try line(.fraction(0.25)) == 150)
    #expect(try line(.fraction(1)) == 0)
  }

  @Test("need no band where they cross the plot, and leave out the labels on other lines")
  func crossing() throws {
    let chart = try Chart.whole(400, 300)
    for projection in [chart.space.x, chart.space.y] { try projection.setRange(min: -9, max: 9) }
    let style = Axis.Style(place: .value(DataValue(0)), tickCount: 9)
    chart.add(try Axis(.bottom, of: chart.space, style: style), to: .above)
    chart.add(try Axis(.left, of: chart.space, style: style), to: .above)
    try chart.frame { _ in }
    let record = try #require(chart.frameRecord)
    #expect(record.plot.width > 330 && record.plot.height > 270)
    #expect(record.labels.count > 8)
    #expect(!record.labels.contains { $0.text == "0" })
    for label in record.labels {
      #expect(record.plot.contains(label.center))
    }
  }

  @Test("turn their labels into the plot where they stick to its edge")
  func sticking() throws {
    let chart = try Chart.whole(400, 300)
    for projection in [chart.space.x, chart.space.y] { try projection.setRange(min: 1, max: 9) }
    for side in Side.allCases {
      let style = Axis.Style(place: .value(DataValue(0)))
      let axis = try Axis(side, of: chart.space, style: style)
      chart.add(axis, to: .above)
      try chart.frame { _ in }
      let record = try #require(chart.frameRecord)
      #expect(record.labels.count > 3, "\(side)")
      // The labels of both ends have their middles on the plot's sides.
      let plot = record.plot.inset(by: Insets(-3))
      #expect(record.labels.allSatisfy { plot.contains($0.center) }, "\(side)")
      chart.remove(axis)
    }
  }

  @Test("reach inwards, outwards and across, as their ticks' lengths say")
  func spans() throws {
    for (start, end, from, to) in [
      (0.0, 1.0, 201.0, 211.0), (-1, 0, 189, 199), (-1, 1, 189, 211), (0.5, 1, 206, 211),
      (-0.5, -1, 189, 194),
    ] {
      let chart = try Chart.whole(300, 300)
      try chart.setPadding(.fixed(Insets(100)))
      let style = Axis.Style(
        tickLength: 10,
        tickStart: start,
        tickEnd: end,
        width: 2,
        showsLabels: false
      )
      chart.add(try Axis(.bottom, of: chart.space, style: style), to: .above)
      let ticks = try chart.frame { $0 }.rectangles.dropFirst().map(\.rect)
      #expect(ticks.map(\.minY).min() == from, "\(start) \(end)")
      #expect(ticks.map(\.maxY).max() == to, "\(start) \(end)")
    }
  }

  @Test("serve two charts at once, with a grid in each")
  func shared() throws {
    let x = try Projection(min: 0, max: 10)
    let space = Space(x: x, y: try Projection(min: 0, max: 1))
    let axis = try Axis(.bottom, of: space, title: "shared")
    let charts = try [Chart.whole(400, 200), Chart.whole(700, 300)]
    for chart in charts {
      chart.add(try Grid(in: space, style: Grid.Style(showsY: false)), to: .below)
      chart.add(axis, to: .above)
    }
    for _ in 0..<2 {
      let counts = try charts.map { chart in
        let list = try chart.frame { $0 }
        let labels = try #require(chart.frameRecord).labels.filter { $0.role == .tick }
        let plot = try #require(chart.frameRecord?.plot)
        let lines = list.rectangles.filter { $0.rect.height == plot.height }
        #expect(lines.count == labels.count)
        return labels.count
      }
      #expect(counts[0] < counts[1])
    }
  }

  @Test("with a conversion tell a grid nothing")
  func conversion() throws {
    let chart = try Chart.whole(400, 200)
    try chart.space.x.setRange(min: 0, max: 100)
    let grid = try Grid(in: chart.space, style: Grid.Style(showsY: false))
    chart.add(grid, to: .below)
    let conversion = Axis.Style.Conversion(factor: 1.8, offset: 32)
    let style = Axis.Style(conversion: conversion, tickCount: 3)
    chart.add(try Axis(.top, of: chart.space, style: style), to: .above)
    let list = try chart.frame { $0 }
    let plot = try #require(chart.frameRecord?.plot)
    let lines = list.rectangles.filter { $0.rect.height == plot.height }
    #expect(chart.frameRecord?.labels.map(\.text) == ["50", "100", "150", "200"])
    // Those of the projection: 0, 20, ... 100.
    #expect(lines.count == 6)
  }
}
