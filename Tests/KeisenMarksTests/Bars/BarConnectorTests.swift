import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Lines between bars")
struct BarConnectorTests {
  private static let color = Color(rgb: 0xff00ff)

  /// Returns the lines between bars in a frame that draws bars one by one up to some rows in view.
  private func lines(_ chart: Chart, directRows: Int, pixelRatio: Double) throws -> [Rect] {
    try chart.setDirectRows(directRows)
    return try chart.frame(pixelRatio: pixelRatio) { list in
      list.rectangles.filter { $0.fill == .color(Self.color) }.map(\.rect)
    }
  }

  private func chart(_ mark: BarMark) throws -> Chart {
    let chart = try Chart.whole(200, 150)
    chart.add(try BarSeries(mark, in: chart.space))
    return chart
  }

  private func style(_ width: Double, _ unit: BarStyle.WidthUnit) -> BarStyle {
    BarStyle(width: width, widthUnit: unit, connectorWidth: 1, connectorColor: Self.color)
  }

  @Test("are the same where bars are drawn together as one by one", arguments: 0..<20)
  func together(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1500 + seed))
    var found = 0
    for number in 0..<20 {
      let rows = try RandomRows(&random)
      let mark = BarMark(
        position: rows.x,
        value: rows.y,
        orientation: random.pick([.vertical, .horizontal]),
        style: style(random.pick([0.05, 0.5, 3]), random.pick([.distance, .points]))
      )
      let chart = try chart(mark)
      try chart.setScales(using: &random)
      let pixelRatio = random.pick([1, 1.5, 2])
      let slow = try lines(chart, directRows: .max, pixelRatio: pixelRatio)
      let fast = try lines(chart, directRows: 0, pixelRatio: pixelRatio)
      // Thousands of them, or of wide bars, are painted on pixels.
      if chart.frameRecord?.series.first?.tier == .coverage { continue }
      let isSame = fast == slow
      #expect(isSame, "chart \(number): \(fast.count) lines, not \(slow.count)")
      found += slow.count
    }
    #expect(found > 20)
  }

  @Test("lead from cluster to cluster of many thin bars, in an exact frame too")
  func clusters() throws {
    let (count, clusters) = (70_000, 10)
    let position = (0..<count).map { row in
      Double(row / (count / clusters) * 20) + Double(row % (count / clusters)) / 1e4
    }
    let tips = (0..<count).map { Double($0 % 9 + 1) }
    let mark = BarMark(
      position: try Column(position),
      value: try Column(tips),
      style: style(0.5, .distance)
    )
    let chart = try chart(mark)
    try chart.space.x.setRange(min: 0, max: 200)
    try chart.space.y.setRange(min: 0, max: 15)
    for directRows in [0, 20_000, .max] {
      let lines = try lines(chart, directRows: directRows, pixelRatio: 1)
      #expect(lines.count == clusters - 1)
      for (index, line) in lines.enumerated() {
        // From the tip of a cluster's last bar.
        let last = (index + 1) * (count / clusters) - 1
        #expect(line.minX == Double(index * 20 + 1) && line.maxX == Double(index * 20 + 20))
        #expect(abs(line.midY - (150 - tips[last] * 10)) <= 1)
      }
    }
  }
}
