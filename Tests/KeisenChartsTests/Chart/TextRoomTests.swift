import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Room for texts")
struct TextRoomTests {
  /// Checks that the plot has 40 % of each side of the picture.
  private func expectRoom(_ chart: Chart, _ what: @autoclosure () -> String = "") throws {
    try chart.frame { _ in }
    let plot = try #require(chart.frameRecord?.plot)
    #expect(plot.width >= 0.4 * chart.size.width, "\(what()): \(plot) of \(chart.size)")
    #expect(plot.height >= 0.4 * chart.size.height, "\(what()): \(plot) of \(chart.size)")
  }

  @Test("keeps the plot of 320 x 120 points with every title, and says what is left out")
  func everyTitle() throws {
    let chart = try Chart(size: Size(width: 320, height: 120))
    try chart.setTitle("A title")
    try chart.setSubtitle("A subtitle")
    try chart.setCaption("A caption")
    try chart.setXTitle("x")
    try chart.setYTitle("y")
    try chart.addLine(x: nil, y: Column([1.0, 3, 2]))
    try expectRoom(chart)
    let record = try #require(chart.frameRecord)
    // The caption goes first.
    let roles = Set(record.labels.map(\.role))
    #expect(roles == [.title, .subtitle, .axisTitle, .tick])
    #expect(record.omittedParts == 1 && record.shortenedTexts == 0)
    try chart.setSize(Size(width: 160, height: 120))
    try chart.setTitle(String(repeating: "A title ", count: 9))
    try expectRoom(chart)
    #expect(chart.frameRecord?.shortenedTexts == 1)
    // Where there is room nothing gives way.
    try chart.setTitle("A title")
    try chart.setSize(Size(width: 320, height: 480))
    try expectRoom(chart)
    let whole = try #require(chart.frameRecord)
    #expect(whole.omittedParts == 0)
    #expect(whole.labels.first { $0.role == .title }?.text == "A title")
  }

  @Test("keeps the plot under a legend of 60 names, which says how many more there are")
  func manyNames() throws {
    let chart = try Chart(size: Size(width: 400, height: 300))
    for number in 0..<60 {
      try chart.addLine(x: nil, y: Column([1.0, 2]), label: "a name of some length \(number)")
    }
    let legend = try Legend(style: Legend.Style(place: .outsideTop))
    chart.add(legend, to: .above)
    try expectRoom(chart)
    let record = try #require(chart.frameRecord)
    let names = record.labels.filter { $0.role == .legend }.map(\.text)
    #expect(names.count > 5)
    #expect(names.last == "… and \(60 - names.count + 1) more")
    #expect(record.omittedParts == 0 && record.shortenedTexts >= 1)
    chart.language = .japanese
    try expectRoom(chart)
    #expect(chart.frameRecord?.labels.last { $0.role == .legend }?.text.hasSuffix("件") == true)
  }

  @Test("shortens names of 80 letters at ticks, and counts them")
  func longNames() throws {
    let chart = try Chart(size: Size(width: 200, height: 150))
    let names = (0..<4).map { "\($0)" + String(repeating: "m", count: 80) }
    try chart.space.y.setScale(.category(CategoryScale(names)))
    try chart.space.y.setRange(min: -0.5, max: 3.5)
    try chart.setYTitle("y")
    try expectRoom(chart)
    let record = try #require(chart.frameRecord)
    let shown = record.labels.filter { $0.role == .tick && $0.text.hasSuffix("…") }.count
    #expect(shown > 0 && record.shortenedTexts == shown)
  }

  @Test("lets padding by hand have its way")
  func padding() throws {
    let chart = try Chart(size: Size(width: 200, height: 150))
    try chart.setTitle("title")
    try chart.setPadding(.fixed(Insets(70)))
    try chart.frame { _ in }
    #expect(chart.frameRecord?.plot == Rect(x: 70, y: 70, width: 60, height: 10))
  }

  @Test("cuts the room of parts that are no texts")
  func glutton() throws {
    let chart = try Chart(size: Size(width: 400, height: 300))
    let scale = try ColorScale(.viridis, min: 0, max: 1e7)
    chart.add(try ColorBar(scale, style: ColorBar.Style(width: 900)), to: .above)
    let axis = try #require(chart.axis(.left))
    try axis.change { $0.tickLength = 500 }
    try expectRoom(chart)
  }

  /// A text of random length in one of several scripts.
  private func text(_ random: inout SeededGenerator, longest: Int = 400) -> String {
    let words = [
      "word", "Überschrift", "情報処理", "グラフの題名", "مرحبا بالعالم", "שלום", "$x^2$", "🙂", "i", "a\nb",
      "Donaudampfschifffahrtsgesellschaftskapitän",
    ]
    let count = [0, 1, 1, 3, 10, 40, longest].randomElement(using: &random) ?? 1
    let separator = Bool.random(using: &random) ? " " : ""
    return (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
      .joined(separator: separator)
  }

  /// A chart of at least 160 x 120 points with many texts.
  private func chart(using random: inout SeededGenerator) throws -> Chart {
    func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }
    let large = chance(0.3)
    let chart = try Chart(
      bare: Size(
        width: Double.random(in: 160...(large ? 1400 : 420), using: &random),
        height: Double.random(in: 120...(large ? 900 : 330), using: &random)
      )
    )
    for projection in [chart.space.x, chart.space.y] {
      if chance(0.4) {
        let names = (0..<Int.random(in: 1...30, using: &random)).map {
          "\($0)\(text(&random, longest: 60))"
        }
        try projection.setScale(.category(CategoryScale(names)))
        try projection.setRange(min: -0.5, max: Double(names.count) - 0.5)
      } else {
        let range = Chart.nastyRanges.randomElement(using: &random) ?? SIMD2(0, 1)
        try projection.setRange(min: range.x, max: range.y)
      }
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let side = Side.allCases.randomElement(using: &random) ?? .bottom
      let style = Axis.Style(
        labelSize: chance(0.8) ? 12 : Double.random(in: 4...40, using: &random),
        labelAngle: chance(0.2) ? Double.random(in: -90...90, using: &random) : nil,
        titleSize: chance(0.8) ? 13 : Double.random(in: 4...60, using: &random)
      )
      let axis = try Axis(side, of: chart.space, title: text(&random), style: style)
      if chance(0.2) { try axis.change { $0.format = TickFormat(prefix: "a long prefix of ") } }
      chart.add(axis, to: .above)
    }
    for role in Title.Role.allCases where chance(0.7) {
      let style = Title.Style(
        size: chance(0.8) ? 0 : Double.random(in: 5...300, using: &random),
        alignment: [.left, .center, .right].randomElement(using: &random) ?? .left
      )
      chart.add(try Title(text(&random), role: role, style: style), to: .above)
    }
    if chance(0.6) {
      let count = [1, 2, 5, 20, 60, 200].randomElement(using: &random) ?? 1
      for _ in 0..<count {
        try chart.addLine(x: nil, y: Column([0.0, 1]), label: text(&random, longest: 60))
      }
      let style = Legend.Style(
        place: Legend.Place.allCases.randomElement(using: &random) ?? .best,
        columns: chance(0.7) ? 0 : Int.random(in: 1...9, using: &random),
        labelSize: chance(0.8) ? 12 : Double.random(in: 4...40, using: &random)
      )
      chart.add(try Legend(title: chance(0.3) ? text(&random) : "", style: style), to: .above)
    }
    if chance(0.2) {
      let scale = try ColorScale(.viridis, min: 0, max: 1e7)
      let side = Side.allCases.randomElement(using: &random) ?? .right
      chart.add(try ColorBar(scale, side: side, title: text(&random)), to: .above)
    }
    return chart
  }

  @Test(
    "keeps 40 % of each side for the plot of charts drawn by lot, the same when they are drawn again"
  )
  func using() throws {
    var random = SeededGenerator(seed: 42)
    var counts = (omitted: 0, shortened: 0, ample: 0)
    for index in 0..<160 {
      let chart = try chart(using: &random)
      try expectRoom(chart, "chart \(index)")
      let record = try #require(chart.frameRecord)
      let ratio = [1, 1.5, 2][index % 3]
      let first = try chart.frame(pixelRatio: ratio) { $0 }
      #expect(try chart.frame(pixelRatio: ratio) { $0.text } == first.text, "chart \(index)")
      counts.omitted += record.omittedParts
      counts.shortened += record.shortenedTexts
      counts.ample += record.omittedParts == 0 ? 1 : 0
    }
    #expect(counts.omitted > 40 && counts.shortened > 40 && counts.ample > 20, "\(counts)")
  }

  @Test("keeps something of the plot of small charts")
  func small() throws {
    for size in [
      Size(width: 40, height: 40), Size(width: 159, height: 60), Size(width: 90, height: 300),
    ] {
      let chart = try Chart(size: size)
      try chart.setTitle("A title")
      try chart.setSubtitle("A subtitle")
      try chart.setCaption("A caption")
      try chart.setXTitle("x")
      try chart.setYTitle("y")
      try chart.frame { _ in }
      let plot = try #require(chart.frameRecord?.plot)
      #expect(plot.width >= 0.19 * size.width && plot.height >= 0.19 * size.height, "\(size)")
    }
  }

  @Test("gives title and subtitle one left edge, whatever their lengths")
  func leftEdge() throws {
    let long = String(repeating: "a title that is long ", count: 4)
    for (title, subtitle) in [("a", "b"), (long, "short"), ("short", long), (long, long)] {
      let chart = try Chart(size: Size(width: 400, height: 300))
      try chart.setTitle(title)
      try chart.setSubtitle(subtitle)
      try chart.frame { _ in }
      let labels = try #require(chart.frameRecord?.labels)
      let edges = [LabelRecord.Role.title, .subtitle].compactMap { role in
        labels.first { $0.role == role }.map { $0.center.x - $0.width / 2 }
      }
      #expect(edges.count == 2 && abs(edges[0] - edges[1]) < 1e-9, "\(edges)")
    }
  }

  @Test("keeps the plots of a figure, per cell", arguments: [true, false])
  func figure(isAligned: Bool) throws {
    var random = SeededGenerator(seed: 9)
    for index in 0..<8 {
      let size = Size(
        width: Double.random(in: 500...900, using: &random),
        height: Double.random(in: 400...700, using: &random)
      )
      let figure = try Figure(size: size, rows: 2, columns: 2)
      figure.isAligned = isAligned
      for row in 0..<2 {
        for column in 0..<2 {
          try figure.add(try chart(using: &random), row: row, column: column)
        }
      }
      try figure.frame { _ in }
      for chart in figure.charts {
        let found = try #require(try figure.place(of: chart, pixelRatio: 1))
        guard found.place.width >= 160, found.place.height >= 120 else { continue }
        let parts = (
          found.plot.width / found.place.width, found.plot.height / found.place.height
        )
        // The plot ends at whole pixels.
        #expect(parts.0 >= 0.39 && parts.1 >= 0.39, "figure \(index): \(parts)")
      }
    }
  }
}
