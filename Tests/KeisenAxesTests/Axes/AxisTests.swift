import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import KeisenText
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Axis")
struct AxisTests {
  @Test("stands on whole device pixels", arguments: [1, 1.25, 1.5, 2, 3])
  func snapping(ratio: Double) throws {
    for width in [0.1, 1, 1.5, 2.5] {
      let chart = try Chart.whole(301.7, 203.3)
      for side in Side.allCases {
        let style = Axis.Style(tickLength: 4.4, width: width)
        chart.add(try Axis(side, of: chart.space, style: style), to: .above)
      }
      let list = try chart.frame(pixelRatio: ratio) { $0 }
      #expect(list.rectangles.count > 12)
      for rule in list.rectangles.map(\.rect) {
        for side in [rule.minX, rule.maxX, rule.minY, rule.maxY] {
          #expect(abs(side * ratio - (side * ratio).rounded()) < 1e-9, "\(rule) at \(ratio)")
        }
        #expect(min(rule.width, rule.height) * ratio > 0.99)
      }
    }
  }

  @Test("has its ticks where the data is, within half a device pixel")
  func ticks() throws {
    let chart = try Chart.whole(300, 200)
    chart.add(try Axis(.bottom, of: chart.space), to: .above)
    try chart.space.x.setRange(min: 0, max: 3)
    let list = try chart.frame { $0 }
    let plot = try #require(chart.frameRecord?.plot)
    let middles = list.rectangles.dropFirst().map(\.rect.midX)
    #expect(middles.count == list.glyphRuns.count)
    for (middle, run) in zip(middles, list.glyphRuns) {
      let value = try #require(Double(run.text.source))
      let position = plot.minX + value / 3 * plot.width
      #expect(abs(middle - position) <= 0.5)
      #expect(abs(run.origin.x + run.text.width / 2 - position) < 1e-9)
    }
  }

  @Test("has neither line nor labels where their sizes are 0")
  func nothing() throws {
    let chart = try Chart.whole(300, 200)
    let style = Axis.Style(tickLength: 0, width: 0, labelSize: 0, titleSize: 0)
    chart.add(try Axis(.left, of: chart.space, title: "title", style: style), to: .above)
    let list = try chart.frame { $0 }
    #expect(list.rectangles.isEmpty)
    #expect(list.glyphRuns.allSatisfy { $0.text.glyphs.isEmpty })
  }

  @Test("turns the titles at its sides to read upwards")
  func titles() throws {
    let chart = try Chart.whole(300, 200)
    for side in Side.allCases {
      chart.add(try Axis(side, of: chart.space, title: "\(side)"), to: .above)
    }
    let runs = try chart.frame { $0 }.glyphRuns
    for (name, angle) in [("bottom", 0.0), ("top", 0), ("left", 90), ("right", 90)] {
      #expect(runs.first { $0.text.source == name }?.angle == angle)
    }
  }

  @Test("lays its title out once for a length, a style and a text")
  func titleCache() throws {
    let chart = try Chart.whole(300, 200)
    let text = String(repeating: "word ", count: 2_000_000)
    let axis = try Axis(.bottom, of: chart.space, title: text)
    chart.add(axis, to: .above)
    func titles() throws -> [String] {
      let list = try chart.frame { $0 }
      return list.labels.filter { $0.role == .axisTitle }.map(\.text)
    }
    func blocks() -> [TextBlock] { axis.state.withLock { $0.cache.titles.map(\.block) } }
    let shown = try #require(try titles().first)
    #expect(shown.hasPrefix("word word") && shown.hasSuffix("…") && shown.count < 500)
    let first = blocks()
    #expect(!first.isEmpty)
    #expect(try titles() == [shown])
    #expect(blocks().count == first.count && zip(blocks(), first).allSatisfy { $0 === $1 })
    axis.title = "other"
    #expect(try titles() == ["other"])
    #expect(blocks().count > first.count)
  }

  @Test("has finite places in a finite plot, however huge its style is")
  func huge() throws {
    var random = SeededGenerator(seed: 4)
    func length() -> Double {
      [0, 1, 5, 300, 1e9, 1e200, 1e308].randomElement(using: &random) ?? 0
    }
    func reach() -> Double { [-1000, -1, 0, 1, 1000].randomElement(using: &random) ?? 0 }
    for _ in 0..<300 {
      let chart = try Chart.whole(300, 200)
      for side in Side.allCases where Bool.random(using: &random) {
        let style = Axis.Style(
          tickLength: length(),
          tickStart: reach(),
          tickEnd: reach(),
          minor: .shown,
          minorLength: length(),
          minorStart: reach(),
          minorEnd: reach(),
          width: length(),
          labelSize: min(1000, length()),
          labelAngle: Bool.random(using: &random) ? 30 : nil,
          labelBackground: .white,
          labelRadius: length(),
          labelInsets: Insets(top: length(), left: length(), bottom: length(), right: length()),
          titleSize: min(1000, length())
        )
        chart.add(try Axis(side, of: chart.space, title: "title", style: style), to: .above)
      }
      if Bool.random(using: &random) { try chart.setPadding(.fixed(Insets(20))) }
      let list = try chart.frame { $0 }
      let plot = try #require(chart.frameRecord?.plot)
      for side in [plot.minX, plot.maxX, plot.minY, plot.maxY] {
        #expect(side >= 0 && side <= 300)
      }
      for rect in list.rectangles.map(\.rect) {
        let sides = [rect.x, rect.y, rect.width, rect.height]
        #expect(sides.allSatisfy { $0.isFinite }, "\(rect)")
      }
    }
  }

  @Test("refuses a style that is not allowed")
  func style() throws {
    let space = Space(x: Projection(), y: Projection())
    for bad in [-1, .nan, .infinity] {
      for style in [
        Axis.Style(tickLength: bad), Axis.Style(width: bad), Axis.Style(labelSize: bad),
        Axis.Style(titleSize: bad),
      ] {
        #expect(throws: KeisenError.self) { try Axis(.left, of: space, style: style) }
      }
    }
    for bad in [-1000.1, 1e308, .nan, .infinity] {
      for (style, name) in [
        (Axis.Style(tickStart: bad), "tick start"), (Axis.Style(tickEnd: bad), "tick end"),
        (Axis.Style(minorStart: bad), "minor start"), (Axis.Style(minorEnd: bad), "minor end"),
      ] {
        #expect(
          throws: KeisenError(.invalidArgument, "\(name) must be in -1000...1000, got \(bad)")
        ) { try Axis(.left, of: space, style: style) }
      }
    }
    #expect(throws: KeisenError(.invalidArgument, "tick count must not be negative, got -1")) {
      try Axis(.left, of: space, style: Axis.Style(tickCount: -1))
    }
  }
}
