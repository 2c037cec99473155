import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames

@Suite("Legend")
struct LegendTests {
  private func chart(
    _ names: [String],
    _ style: Legend.Style = Legend.Style(),
    title: String = "",
    size: Size = Size(width: 400, height: 300)
  ) throws -> Chart {
    let chart = try Chart(size: size)
    for (index, name) in names.enumerated() {
      try chart.addLine(x: nil, y: Column([0, Double(index % 100)]), label: name)
    }
    chart.add(try Legend(title: title, style: style), to: .above)
    return chart
  }

  private func names(_ list: DisplayList) -> [String] {
    list.labels.filter { $0.role == .legend }.map(\.text)
  }

  private func box(_ list: DisplayList) -> Rect? {
    list.rectangles.last { $0.radii.topLeft == 4 }?.rect
  }

  @Test("lists the series that have a name, in their order or the other way round")
  func order() throws {
    let chart = try chart(["a", "", "b", "c"], title: "title")
    #expect(try chart.frame { names($0) } == ["title", "a", "b", "c"])
    let reversed = try self.chart(["a", "", "b"], Legend.Style(isReversed: true))
    #expect(try reversed.frame { names($0) } == ["b", "a"])
  }

  @Test("is not drawn and takes no room without a name")
  func nothing() throws {
    let bare = try Chart(size: Size(width: 400, height: 300))
    try bare.addLine(x: nil, y: Column([0, 0.0]))
    let plain = try bare.frame { $0.commands.count }
    for place in Legend.Place.allCases {
      let chart = try chart([""], Legend.Style(place: place), title: "title")
      #expect(try chart.frame { $0.commands.count } == plain)
      #expect(chart.frameRecord?.plot == bare.frameRecord?.plot)
    }
  }

  @Test("lies at its place, within the plot or beside it", arguments: Legend.Place.allCases)
  func places(place: Legend.Place) throws {
    let style = Legend.Style(place: place, insets: Insets(8), background: .white)
    let chart = try chart(["one", "two"], style)
    try chart.setXTitle("x")
    let list = try chart.frame { $0 }
    let box = try #require(self.box(list))
    let plot = try #require(chart.frameRecord?.plot)
    #expect(list.textFaults == [])
    func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 0.5 }
    switch place {
    case .best: #expect(plot.contains(Point(x: box.midX, y: box.midY)))
    case .topLeft: #expect(near(box.minX, plot.minX + 8) && near(box.minY, plot.minY + 8))
    case .top: #expect(near(box.midX, plot.midX) && near(box.minY, plot.minY + 8))
    case .topRight: #expect(near(box.maxX, plot.maxX - 8) && near(box.minY, plot.minY + 8))
    case .left: #expect(near(box.minX, plot.minX + 8) && near(box.midY, plot.midY))
    case .center: #expect(near(box.midX, plot.midX) && near(box.midY, plot.midY))
    case .right: #expect(near(box.maxX, plot.maxX - 8) && near(box.midY, plot.midY))
    case .bottomLeft: #expect(near(box.minX, plot.minX + 8) && near(box.maxY, plot.maxY - 8))
    case .bottom: #expect(near(box.midX, plot.midX) && near(box.maxY, plot.maxY - 8))
    case .bottomRight: #expect(near(box.maxX, plot.maxX - 8) && near(box.maxY, plot.maxY - 8))
    case .outsideRight:
      #expect(near(box.minX, plot.maxX + 12) && near(box.minY, plot.minY))
      #expect(near(box.maxX, 400 - 12))
    case .outsideLeft: #expect(box.maxX < plot.minX && near(box.minX, 12))
    case .outsideTop: #expect(near(box.maxY, plot.minY - 12) && near(box.minX, plot.minX))
    case .outsideBottom: #expect(box.minY > plot.maxY && near(box.maxY, 300 - 12))
    }
  }

  @Test("makes rows above and below the plot, as even as they can be")
  func rows() throws {
    let names = (1...5).map { "a longer name \($0)" }
    let chart = try chart(names, Legend.Style(place: .outsideBottom))
    let labels = try chart.frame { $0 }.labels.filter { $0.role == .legend }
    let lines = Dictionary(grouping: labels) { $0.center.y }.sorted { $0.key < $1.key }
    #expect(lines.map(\.value.count) == [2, 2, 1])
    #expect(lines[0].value.map(\.text) == Array(names[..<2]))
    let wide = try self.chart(
      names,
      Legend.Style(place: .outsideTop),
      size: Size(width: 900, height: 300)
    )
    let row = try wide.frame { $0 }.labels.filter { $0.role == .legend }
    #expect(Set(row.map(\.center.y)).count == 1)
  }

  @Test("makes columns where it is told to")
  func columns() throws {
    let chart = try chart(["a", "b", "c", "d", "e"], Legend.Style(place: .topLeft, columns: 2))
    let labels = try chart.frame { $0 }.labels.filter { $0.role == .legend }
    let columns = Dictionary(grouping: labels) { ($0.center.x / 20).rounded() }
    #expect(
      columns.sorted { $0.key < $1.key }.map { $0.value.map(\.text) } == [
        ["a", "b", "c"], ["d", "e"],
      ]
    )
    let many = try self.chart(["a", "b"], Legend.Style(columns: 1000))
    #expect(try many.frame { names($0) } == ["a", "b"])
  }

  @Test("shortens long names, and a long list")
  func short() throws {
    let long = String(repeating: "name ", count: 100)
    for place in Legend.Place.allCases {
      let chart = try chart([long, "short"], Legend.Style(place: place))
      let list = try chart.frame { $0 }
      #expect(names(list).first?.hasSuffix("…") == true && names(list).contains("short"))
      #expect(list.textFaults == [])
      let many = try self.chart((0..<1000).map { "series \($0)" }, Legend.Style(place: place))
      let shown = try many.frame { names($0) }
      let rest = try #require(shown.last)
      #expect(rest.hasPrefix("…") && rest.contains("\(1001 - shown.count)"))
      #expect(shown.first == "series 0" && shown.count > 3)
      #expect(try many.frame { $0.textFaults } == [])
    }
  }

  @Test("never leaves the picture, at any size")
  func sizes() throws {
    var random = SeededGenerator(seed: 8)
    for round in 0..<400 {
      let size = Size(
        width: .random(in: 10...600, using: &random),
        height: .random(in: 10...400, using: &random)
      )
      let style = Legend.Style(
        place: Legend.Place.allCases[round % Legend.Place.allCases.count],
        columns: .random(in: 0...4, using: &random),
        alignment: [.left, .center, .right][round % 3],
        labelSize: .random(in: 0...40, using: &random),
        swatchWidth: .random(in: 0...60, using: &random),
        background: .black
      )
      let count = Int.random(in: 1...30, using: &random)
      let chart = try chart(
        (0..<count).map { "name \($0 * $0 * $0)" },
        style,
        title: round % 2 == 0 ? "title" : "",
        size: size
      )
      try chart.setTitle("the chart's title")
      try chart.setCaption("its caption")
      if round % 4 == 0 { try chart.setPadding(.fixed(Insets(20))) }
      let list = try chart.frame { $0 }
      if let box = box(list) {
        #expect(box.minX >= 0 && box.minY >= 0)
        #expect(box.maxX <= size.width && box.maxY <= size.height, "\(style) in \(size)")
      }
      let own = list.labels.map(\.text)
      let faults = list.textFaults.filter { fault in own.contains { fault.contains($0) } }
      // Within the plot it may hide what it is told to hide, and with padding by hand anything.
      if style.place.side != nil, round % 4 != 0 { #expect(faults == [], "\(style) in \(size)") }
    }
  }

  @Test("shows a line as it is drawn")
  func swatch() throws {
    let chart = try Chart(size: Size(width: 400, height: 300))
    let styles = [
      LineStyle(width: 3, color: Color(rgb: 0x112233), dash: [2, 1]),
      LineStyle(width: 100, color: .black, cap: .butt),
      LineStyle(width: 2, color: .black, dash: [1000, 1000]), LineStyle(width: 0),
    ]
    for (index, style) in styles.enumerated() {
      try chart.addLine(x: nil, y: Column([0, 0.0]), style: style, label: "\(index)")
    }
    let bare = try chart.frame { $0 }.polylines.count
    chart.add(try Legend(style: Legend.Style(place: .topLeft)), to: .above)
    let swatches = try chart.frame { $0 }.polylines.dropFirst(bare)
    #expect(swatches.map(\.stroke.width) == [3, 10, 2])
    #expect(swatches.first?.stroke.color == Color(rgb: 0x112233))
    // Two marks are seen of a pattern that is longer than the sample.
    #expect(swatches.map(\.runCount) == [2, 1, 2])
    for swatch in swatches {
      for run in swatch.runs {
        let reach = swatch.stroke.cap == .butt ? 0 : Float(swatch.stroke.width / 2)
        let (left, right) = (run.map(\.x).min() ?? 0, run.map(\.x).max() ?? 0)
        let first = swatches.first?.runs[0].map(\.x).min() ?? 0
        #expect(left - reach >= first - 1.6 && right + reach <= first - 1.4 + 20)
      }
    }
  }

  @Test("names series by any text")
  func nasty() throws {
    let names = [
      "\u{202e}reversed", String(repeating: "e\u{301}", count: 500), "مرحبا", "日本語", "$x", "a\nb",
      " ", "\u{10ffff}",
    ]
    for place in Legend.Place.allCases {
      let chart = try chart(names, Legend.Style(place: place), title: "$\\alpha")
      #expect(try chart.frame { $0.textFaults } == [])
    }
  }

  @Test("changes its title")
  func title() throws {
    let legend = try Legend()
    legend.title = "another"
    #expect(legend.title == "another" && legend.style == Legend.Style())
  }

  @Test("refuses numbers that are not allowed")
  func refusals() {
    var styles = [Legend.Style(columns: -1), Legend.Style(labelSize: 1001)]
    for bad in [Double.nan, -1, .infinity] {
      styles += [
        Legend.Style(labelSize: bad), Legend.Style(swatchWidth: bad),
        Legend.Style(borderWidth: bad),
        Legend.Style(radius: bad), Legend.Style(insets: Insets(left: bad)),
      ]
    }
    for style in styles {
      #expect(throws: KeisenError.self, "\(style)") { try Legend(style: style) }
    }
  }

  @Test("changes its style, or keeps it where the new one is not allowed")
  func styles() throws {
    let chart = try chart(["a", "b"])
    let legend = try #require(chart.attachments(.above).last as? Legend)
    let style = Legend.Style(place: .outsideRight, isReversed: true)
    try legend.setStyle(style)
    #expect(try chart.frame { names($0) } == ["b", "a"])
    #expect(throws: KeisenError.self) { try legend.setStyle(Legend.Style(radius: .nan)) }
    #expect(legend.style == style)
  }
}
