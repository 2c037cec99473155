import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Axis labels")
struct AxisLabelTests {
  /// A chart whose x axis shows hours of two days.
  private func hours(_ side: Side, style: Axis.Style) throws -> (Chart, Axis) {
    let chart = try Chart.whole(640, 300)
    let x = try Projection(scale: .time(TimeScale(unit: .seconds)))
    try x.setRange(origin: 1_709_240_400, min: 0, max: 100_000)
    let axis = try Axis(side, of: Space(x: x, y: chart.space.y), style: style)
    chart.add(axis, to: .above)
    return (chart, axis)
  }

  // MARK: Backgrounds

  @Test("have all backgrounds behind all texts, one for each line", arguments: [0.0, 50])
  func backgrounds(inset: Double) throws {
    let box = Color(rgb: 0xdce6f0)
    for side in [Side.bottom, .top] {
      let (chart, axis) = try hours(side, style: Axis.Style(labelBackground: box))
      // Room for the boxes: what has none is left out.
      try chart.setPadding(.fixed(Insets(110)))
      axis.labelHook = { $0.insets = Insets(inset) }
      let list = try chart.frame { $0 }
      let records = try #require(chart.frameRecord).labels
      #expect(records.contains { $0.text.contains(", 2024") })
      let kinds = list.commands.compactMap { command -> String? in
        switch command.primitive {
        case .rectangle(let one): one.fill == .color(box) ? "box" : nil
        case .glyphRun: "text"
        default: nil
        }
      }
      #expect(kinds == records.map { _ in "box" } + records.map { _ in "text" })
    }
  }

  @Test("have boxes that cover no other label, and end half way to their contexts")
  func boxes() throws {
    let box = Color(rgb: 0xdce6f0)
    let (chart, _) = try hours(.bottom, style: Axis.Style(labelBackground: box))
    let list = try chart.frame { $0 }
    let records = try #require(chart.frameRecord).labels
    let boxes = list.rectangles.filter { $0.fill == .color(box) }.map(\.rect)
    #expect(boxes.count == records.count)
    for (index, one) in boxes.enumerated() {
      for other in boxes[..<index] {
        let common = one.intersection(other)
        #expect(common.width < 1e-6 || common.height < 1e-6, "\(one) \(other)")
      }
      #expect(records.count { one.contains($0.center) } == 1)
    }
  }

  // MARK: Lines

  /// The left and the right end of each line.
  private func ends(_ runs: [GlyphRun]) -> [(left: Double, right: Double)] {
    var lines: [Double: (left: Double, right: Double)] = [:]
    for run in runs {
      let line = lines[run.origin.y] ?? (.infinity, -.infinity)
      lines[run.origin.y] = (
        min(line.left, run.origin.x), max(line.right, run.origin.x + run.text.width)
      )
    }
    return lines.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test(
    "of several lines are flush towards the axis, whichever way they read",
    arguments: ["a\nlonger line", "א\nשורה ארוכה יותר", "short\nשורה ארוכה יותר", "א\nlonger line"]
  )
  func lines(text: String) throws {
    for side in Side.allCases {
      let chart = try Chart.whole(400, 300)
      for projection in [chart.space.x, chart.space.y] { try projection.setRange(min: 0, max: 2) }
      let axis = try Axis(side, of: chart.space)
      try axis.setTicks([DataValue(1)], labels: [text])
      chart.add(axis, to: .above)
      let lines = ends(try chart.frame { $0 }.glyphRuns)
      try #require(lines.count == 2)
      let part = side == .left ? 1.0 : side == .right ? 0 : 0.5
      let ends = lines.map { (1 - part) * $0.left + part * $0.right }
      // A box grows to the ink, so a line may begin a little within it.
      #expect(abs(ends[0] - ends[1]) < 0.6, "\(side) \(lines)")
    }
  }

  @Test("of several lines are flush towards an axis that turned over")
  func turnedOver() throws {
    let chart = try Chart.whole(400, 300)
    for projection in [chart.space.x, chart.space.y] { try projection.setRange(min: 1, max: 3) }
    let style = Axis.Style(place: .value(DataValue(0)))
    let axis = try Axis(.left, of: chart.space, style: style)
    try axis.setTicks([DataValue(2)], labels: ["a\nlonger line"])
    chart.add(axis, to: .above)
    let runs = try chart.frame { $0 }.glyphRuns
    try #require(runs.count == 2)
    #expect(abs(runs[0].origin.x - runs[1].origin.x) < 0.01)
  }

  // MARK: Contexts

  @Test("have contexts between the ends of the axis or of their own label")
  func contexts() throws {
    var random = SeededGenerator(seed: 12)
    var moved = 0
    for _ in 0..<300 {
      let chart = try Chart.whole(Double.random(in: 60...700, using: &random), 200)
      let length =
        Double.random(in: 0.5...9, using: &random)
        * Double(sign: .plus, exponent: Int.random(in: 1...40, using: &random), significand: 1)
      let isReversed = Bool.random(using: &random)
      let x = try Projection(scale: .time(TimeScale(unit: .nanoseconds)))
      try x.setRange(
        origin: 1_773_453_566_536_397_000,
        min: isReversed ? length : 0,
        max: isReversed ? 0 : length
      )
      let side = Bool.random(using: &random) ? Side.bottom : .top
      chart.add(try Axis(side, of: Space(x: x, y: chart.space.y)), to: .above)
      try chart.frame { _ in }
      let record = try #require(chart.frameRecord)
      var label: LabelRecord?
      for one in record.labels {
        guard one.context.isEmpty, let own = label else {
          label = one
          continue
        }
        let left = min(record.plot.minX, own.center.x - own.width / 2)
        let right = max(record.plot.maxX, own.center.x + own.width / 2)
        let (start, end) = (one.center.x - one.width / 2, one.center.x + one.width / 2)
        if one.width <= right - left {
          #expect(start > left - 1e-6 && end < right + 1e-6, "\(one.text)")
        }
        if abs(one.center.x - own.center.x) > 1e-6 { moved += 1 }
      }
    }
    #expect(moved > 20)
  }

  @Test("leave the room at the sides to the plot, however long a context is")
  func room() throws {
    let chart = try Chart.whole(640, 300)
    let x = try Projection(scale: .time(TimeScale(unit: .nanoseconds)))
    try x.setRange(origin: 1_773_453_566_536_397_000, min: 0, max: 40)
    chart.add(try Axis(.bottom, of: Space(x: x, y: chart.space.y)), to: .above)
    try chart.frame { _ in }
    let record = try #require(chart.frameRecord)
    let first = try #require(record.labels.first)
    let context = try #require(record.labels.dropFirst().first)
    #expect(context.text == "Mar 14, 2026 01:59:26.536397")
    #expect(record.plot.minX <= 20 + first.width / 2)
    #expect(abs(context.center.x - context.width / 2 - (first.center.x - first.width / 2)) < 1e-6)
  }

  // MARK: Names of the caller's

  @Test("are turned where they do not keep the distance of numbers side by side, only there")
  func turns() throws {
    var random = SeededGenerator(seed: 6)
    var turned = 0
    for _ in 0..<300 {
      let chart = try Chart.whole(Double.random(in: 100...900, using: &random), 300)
      let count = Int.random(in: 2...12, using: &random)
      try chart.space.x.setRange(min: -0.5, max: Double(count) - 0.5)
      let names = (0..<count).map { index in
        String(repeating: "n", count: Int.random(in: 1...6, using: &random)) + "\(index)"
      }
      let axis = try Axis(.bottom, of: chart.space)
      try axis.setTicks((0..<count).map { DataValue(Double($0)) }, labels: names)
      chart.add(axis, to: .above)
      let runs = try chart.frame { $0 }.glyphRuns
      let plot = try #require(chart.frameRecord).plot
      let pace = plot.width / Double(count)
      let fits =
        runs.count == count
        && zip(runs, runs.dropFirst()).allSatisfy {
          pace - ($0.text.width + $1.text.width) / 2 >= 0.75 * 12
        }
      // Those that have no room even when they are turned are thinned.
      let isThinned = runs.count < count
      #expect(isThinned || runs.map(\.text.source) == names)
      #expect(isThinned ? !fits : runs.allSatisfy { ($0.angle == 0) == fits }, "\(names)")
      if !fits { turned += 1 }
    }
    #expect((50...250).contains(turned))
  }
}
