import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Layout of figures")
struct FigureLayoutTests {
  /// The places of all charts at a pixel ratio, in device pixels.
  private func places(
    _ figure: Figure,
    _ ratio: Double
  ) throws -> [(cell: Figure.Cell, place: Rect, plot: Rect)] {
    func pixels(_ rect: Rect) -> Rect {
      Rect(
        left: (rect.minX * ratio).rounded(),
        top: (rect.minY * ratio).rounded(),
        right: (rect.maxX * ratio).rounded(),
        bottom: (rect.maxY * ratio).rounded()
      )
    }
    return try figure.cells.map { cell in
      let found = try #require(try figure.place(of: cell.chart, pixelRatio: ratio))
      return (cell, pixels(found.place), pixels(found.plot))
    }
  }

  @Test("plots of a column share their sides, plots of a row theirs, with spans, by lot")
  func aligned() throws {
    var random = SeededGenerator(seed: 8)
    for round in 0..<60 {
      let (rows, columns) = (
        Int.random(in: 1...4, using: &random), Int.random(in: 1...4, using: &random)
      )
      let figure = try Figure(
        size: Size(
          width: Double.random(in: 300...1600, using: &random),
          height: Double.random(in: 200...1200, using: &random)
        ),
        rows: rows,
        columns: columns,
        title: round % 3 == 0 ? "Title" : ""
      )
      for row in 0..<rows {
        for column in 0..<columns where figure[row, column] == nil {
          guard Int.random(in: 0..<8, using: &random) > 0 else { continue }
          let chart = try Chart.ofAxes(using: &random)
          let isFree = column + 1 < columns && figure[row, column + 1] == nil
          let span = isFree && Bool.random(using: &random) ? 2 : 1
          try figure.add(chart, row: row, column: column, columnSpan: span)
        }
      }
      let ratio: Double = [1.0, 2, 1.5].randomElement(using: &random) ?? 1
      let found = try places(figure, ratio)
      for one in found {
        #expect(one.plot.minX >= one.place.minX && one.plot.maxX <= one.place.maxX)
        for other in found where !other.plot.isEmpty && !one.plot.isEmpty {
          if one.cell.columns.lowerBound == other.cell.columns.lowerBound {
            #expect(one.plot.minX == other.plot.minX, "round \(round)")
          }
          if one.cell.columns.upperBound == other.cell.columns.upperBound {
            #expect(one.plot.maxX == other.plot.maxX, "round \(round)")
          }
        }
        for other in found where !other.plot.isEmpty && !one.plot.isEmpty {
          if one.cell.rows.lowerBound == other.cell.rows.lowerBound {
            #expect(one.plot.minY == other.plot.minY, "round \(round)")
          }
          if one.cell.rows.upperBound == other.cell.rows.upperBound {
            #expect(one.plot.maxY == other.plot.maxY, "round \(round)")
          }
        }
      }
    }
  }

  @Test(
    "plots of equal weight are equally large, whatever their axes need",
    arguments: [1, 2, 1.5]
  )
  func equal(ratio: Double) throws {
    let figure = try Figure(size: Size(width: 913, height: 641), rows: 2, columns: 3, title: "T")
    for place in 0..<6 {
      let chart = try Chart(size: Size(width: 10, height: 10), title: place == 4 ? "more" : "")
      try chart.addLine(x: nil, y: Column([0, pow10(place)]))
      if place == 2 { try chart.setYTitle("a title") }
      try figure.add(chart, row: place / 3, column: place % 3)
    }
    let found = try places(figure, ratio)
    #expect(Set(found.map(\.plot.width)).count == 1)
    #expect(Set(found.map(\.plot.height)).count == 1)
    try figure.setColumn(2, .weight(2))
    let wide = try places(figure, ratio)
    #expect(abs(wide[2].plot.width - 2 * wide[0].plot.width) <= 2)
    figure.isAligned = false
    let own = try places(figure, ratio)
    #expect(Set(own.map { $0.plot.minX - $0.place.minX }).count > 1)
  }

  private func pow10(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }

  @Test("a chart alone is laid out as without a figure", arguments: [1, 2, 1.3])
  func alone(ratio: Double) throws {
    var random = SeededGenerator(seed: 91)
    for _ in 0..<40 {
      let chart = try Chart.ofAxes(using: &random)
      let figure = try Figure(size: chart.size)
      try figure.add(chart, row: 0, column: 0)
      let found = try #require(try figure.place(of: chart, pixelRatio: ratio))
      let own = try chart.plot(pixelRatio: ratio)
      #expect(found.place == Rect(x: 0, y: 0, width: chart.size.width, height: chart.size.height))
      #expect(found.plot == own)
    }
  }

  @Test("an inner axis shows labels where its neighbour is another one, or not all beside it")
  func innerLabels() throws {
    let (x, y) = (Projection(), Projection())
    let figure = try Figure(size: Size(width: 900, height: 700), rows: 2, columns: 2)
    func chart(_ space: Space) throws -> Chart {
      let chart = try Chart(size: Size(width: 10, height: 10), space: space)
      try chart.addLine(x: nil, y: Column([1.0, 2]))
      return chart
    }
    let wide = try chart(Space(x: x, y: y))
    let left = try chart(Space(x: x, y: y))
    let right = try chart(Space(x: Projection(), y: y))
    try figure.add(wide, row: 0, column: 0, columnSpan: 2)
    try figure.add(left, row: 1, column: 0)
    try figure.add(right, row: 1, column: 1)
    /// Ticks below and to the left of the plot.
    func counts(_ chart: Chart) throws -> (below: Int, left: Int) {
      let record = try #require(chart.frameRecord)
      let ticks = record.labels.filter { $0.role == .tick }
      return (
        // Not the lowest label of the left axis.
        ticks.count { $0.center.y > record.plot.maxY + 4 },
        ticks.count { $0.center.x < record.plot.minX }
      )
    }
    try figure.frame { _ in }
    // Only one of its two neighbours shows the same.
    #expect(try counts(wide).below > 0)
    #expect(try counts(left).below > 0)
    #expect(try counts(left).left > 0)
    #expect(try counts(right).left == 0)
    #expect(try counts(right).below > 0)
    right.remove(try #require(right.axis(.left)))
    left.remove(try #require(left.axis(.left)))
    try figure.frame { _ in }
    #expect(try counts(wide).left > 0)
    figure.remove(right)
    figure.remove(wide)
    let above = try chart(Space(x: x, y: y))
    try figure.add(above, row: 0, column: 0)
    try figure.frame { _ in }
    #expect(try counts(above).below == 0)
    #expect(try counts(above).left > 0)
    figure.showsInnerLabels = true
    try figure.frame { _ in }
    #expect(try counts(above).below > 0)
  }

  @Test("a picture too small for its charts is laid out all the same")
  func tiny() throws {
    for (width, height) in [(1.0, 1.0), (3, 200), (200, 3), (40, 40)] {
      let figure = try Figure(
        size: Size(width: width, height: height),
        rows: 5,
        columns: 5,
        title: "no room"
      )
      for place in 0..<25 {
        let chart = try Chart(size: Size(width: 10, height: 10), title: "title")
        try chart.addLine(x: nil, y: Column([1.0, 2]))
        try figure.add(chart, row: place / 5, column: place % 5)
      }
      try figure.addInset(
        Chart(size: Size(width: 1, height: 1)),
        in: figure.charts[0],
        at: Rect(x: -10, y: 10, width: 10, height: 1e-300)
      )
      try figure.frame { _ in }
      #expect(figure.frameRecord?.frame == 1)
    }
  }

  @Test("lines join corners of region and box so that they cross neither")
  func connections() {
    let box = Rect(x: 60, y: 10, width: 30, height: 20)
    // Below and to the left of the box: from corner to corner on the diagonal's sides.
    let region = Rect(x: 10, y: 70, width: 10, height: 10)
    let lines = InsetBox.connections(from: region, to: box)
    #expect(lines.count == 2)
    #expect(lines.contains { $0.0 == Point(x: 10, y: 70) && $0.1 == Point(x: 60, y: 10) })
    #expect(lines.contains { $0.0 == Point(x: 20, y: 80) && $0.1 == Point(x: 90, y: 30) })
    // Straight below it.
    let below = InsetBox.connections(from: Rect(x: 70, y: 70, width: 5, height: 5), to: box)
    #expect(Set(below.map(\.0.y)) == [75])
    #expect(Set(below.map(\.1.y)) == [30])
  }
}
