import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

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

  /// A chart with all three texts, and two axes with titles.
  private func full(_ size: Size) throws -> Chart {
    let chart = try Chart(size: size)
    try chart.setTitle("title")
    try chart.setSubtitle("subtitle")
    try chart.setCaption("caption")
    try chart.setXTitle("x")
    try chart.setYTitle("y")
    return chart
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
  }

  @Test("has its subtitle below, and the caption below everything")
  func roles() throws {
    let chart = try full(Size(width: 400, height: 300))
    let runs = try chart.frame { $0 }.glyphRuns
    func baseline(_ text: String) throws -> Double {
      try #require(runs.first { $0.text.source == text }).origin.y
    }
    let plot = try #require(chart.frameRecord?.plot)
    #expect(try baseline("title") < baseline("subtitle"))
    #expect(try baseline("subtitle") < plot.minY)
    #expect(try baseline("caption") > baseline("x"))
    let roles = try #require(chart.frameRecord?.labels).map(\.role)
    #expect(Set([.title, .subtitle, .caption]).isSubset(of: roles))
    #expect([chart.title, chart.subtitle, chart.caption] == ["title", "subtitle", "caption"])
  }

  @Test("changes the first of its role, and adds none for no text")
  func verbs() throws {
    let chart = try Chart.whole(100, 100)
    try chart.setTitle("")
    try chart.setSubtitle("")
    try chart.setCaption("")
    #expect(chart.attachments(.above).isEmpty && chart.subtitle.isEmpty)
    let caption = try Title("first", role: .caption)
    chart.add(caption, to: .below)
    try chart.setCaption("second")
    #expect(caption.text == "second" && chart.caption == "second" && chart.title.isEmpty)
    try chart.setTitle("title")
    #expect(caption.text == "second" && chart.attachments(.above).count == 1)
    try chart.setCaption("")
    #expect(caption.text.isEmpty)
  }

  @Test("keeps lines apart")
  func lines() throws {
    let chart = try full(Size(width: 400, height: 300))
    try chart.setTitle("one\ntwo")
    try chart.setCaption("three\nfour\nfive")
    let list = try chart.frame { $0 }
    let texts = list.glyphRuns.map(\.text.source)
    for text in ["one", "two", "three", "four", "five"] { #expect(texts.contains(text)) }
    #expect(list.textFaults == [])
  }

  @Test("is shortened after four lines")
  func maxLines() throws {
    let chart = try Chart(size: Size(width: 400, height: 600))
    try chart.setTitle("1st\n2nd\n3rd\n4th\n5th")
    let texts = try chart.frame { $0 }.glyphRuns.filter { $0.text.size == 17 }.map(\.text.source)
    #expect(texts == ["1st", "2nd", "3rd", "4th…"])
  }

  @Test("lies as its style says")
  func styles() throws {
    for alignment in [TitleAlignment.left, .center, .right] {
      let chart = try Chart(size: Size(width: 400, height: 300))
      let style = Title.Style(
        size: 20,
        alignment: alignment,
        isBold: false,
        isItalic: true,
        color: Color(rgb: 0x123456)
      )
      chart.add(try Title("text", role: .subtitle, style: style), to: .above)
      let run = try #require(try chart.frame { $0 }.glyphRuns.last)
      let plot = try #require(chart.frameRecord?.plot)
      #expect(run.text.size == 20 && run.color == Color(rgb: 0x123456))
      let place =
        switch alignment {
        case .left: plot.minX - run.origin.x
        case .center: plot.midX - (run.origin.x + run.text.width / 2)
        case .right: plot.maxX - (run.origin.x + run.text.width)
        }
      #expect(abs(place) < 1e-9)
    }
  }

  @Test("gives way where the picture is small: nothing overlaps and nothing leaves it")
  func small() throws {
    var random = SeededGenerator(seed: 5)
    for width in [20.0, 60, 100, 180, 320, 640, 1280] {
      for height in [20.0, 40, 60, 90, 150, 240, 720] {
        let chart = try full(Size(width: width, height: height))
        if Bool.random(using: &random) { try chart.setTitle("one\ntwo\nthree") }
        if Bool.random(using: &random) { try chart.setCaption("one\ntwo\nthree\nfour\nfive") }
        let size = Double.random(in: 4...60, using: &random)
        let title = try Title("other", role: .subtitle, style: Title.Style(size: size))
        if Bool.random(using: &random) { chart.add(title, to: .above) }
        let labelSize = Double.random(in: 4...40, using: &random)
        let style = Axis.Style(labelSize: labelSize)
        chart.add(try Axis(.right, of: chart.space, style: style), to: .above)
        let list = try chart.frame { $0 }
        let titles = list.glyphRuns.filter { run in
          list.labels.contains { $0.text.contains(run.text.source) }
        }
        for fault in list.textFaults
        where titles.contains(where: { fault.contains($0.text.source) }) {
          Issue.record("\(width) x \(height), labels of \(labelSize): \(fault)")
        }
        if width >= 320, height >= 240 {
          #expect(titles.contains { $0.text.source == "subtitle" }, "\(width) x \(height)")
        }
      }
    }
  }

  @Test("stays in the picture with padding by hand")
  func fixedPadding() throws {
    let chart = try full(Size(width: 300, height: 200))
    try chart.setPadding(.fixed(Insets(3)))
    #expect(try chart.frame { $0 }.textFaults.filter { $0.contains("itle") } == [])
    let labels = try chart.frame { $0 }.labels
    #expect(labels.filter { $0.role != .tick && $0.role != .legend } == [])
  }

  @Test("takes no room where there is no text")
  func empty() throws {
    let chart = try Chart.whole(100, 100)
    chart.add(try Title(""), to: .above)
    #expect(try chart.frame { $0 }.commands.isEmpty)
    #expect(chart.frameRecord?.plot.height == 100)
    for size in [.nan, -1, 1001, .infinity] {
      #expect(throws: KeisenError.self) { try Title("a", style: Title.Style(size: size)) }
    }
  }

  @Test("changes its style, or keeps it where the new one is not allowed")
  func restyles() throws {
    let chart = try Chart(size: Size(width: 400, height: 200))
    let title = try Title("source", role: .caption)
    chart.add(title, to: .above)
    let style = Title.Style(size: 18, color: .black)
    try title.setStyle(style)
    let run = try #require(try chart.frame { $0 }.glyphRuns.first { $0.text.source == "source" })
    #expect(run.color == .black && run.origin.y > 100)
    #expect(throws: KeisenError.self) { try title.setStyle(Title.Style(size: .nan)) }
    #expect(title.style == style && title.text == "source" && title.role == .caption)
  }

  @Test("lays its lines on the side of the page that is asked for, whichever way they read")
  func sides() throws {
    for (alignment, part) in [(TitleAlignment.left, 0.0), (.center, 0.5), (.right, 1)] {
      let chart = try Chart.whole(400, 300)
      let text = "א\nשורה ארוכה יותר"
      let title = try Title(text, style: Title.Style(alignment: alignment))
      chart.add(title, to: .above)
      let runs = try chart.frame { $0 }.glyphRuns
      let lines = Dictionary(grouping: runs, by: \.origin.y).values.map { runs in
        let left = runs.map(\.origin.x).min() ?? 0
        let right = runs.map { $0.origin.x + $0.text.width }.max() ?? 0
        return (1 - part) * left + part * right
      }
      try #require(lines.count == 2)
      #expect(abs(lines[0] - lines[1]) < 1, "\(alignment)")
    }
  }
}
