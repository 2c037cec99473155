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

@Suite("Category bars")
struct CategoryBarSeriesTests {
  /// A chart without anything around its plot, and bars in it.
  private func chart(
    _ values: [Double],
    names: [String]? = nil,
    _ style: CategoryBarStyle = CategoryBarStyle(),
    width: Double = 320,
    height: Double = 240
  ) throws -> Chart {
    let chart = try Chart.whole(width, height)
    let names = names ?? values.indices.map { "n\($0)" }
    try chart.addBars(names: names, values: Column(values), style: style)
    return chart
  }

  private func bars(_ chart: Chart) throws -> [Rectangle] { try chart.frame { $0.rectangles } }

  private let plain = CategoryBarStyle(baselineWidth: 0, showsValueLabels: false)

  @Test("are 2W/(3n+1) wide, half of that apart")
  func places() throws {
    let one = try bars(try chart([3], plain, width: 100))
    #expect(one.map(\.rect.x) == [25] && one.map(\.rect.width) == [50])
    let five = try bars(try chart([7, 1, 2, 6, 3], plain, width: 320))
    #expect(five.map(\.rect.x) == [20, 80, 140, 200, 260])
    #expect(five.map(\.rect.width) == [40, 40, 40, 40, 40])
  }

  @Test("stand within a device pixel of where they belong, all equally wide, at any size")
  func manySizes() throws {
    for (count, width) in [(1, 37.5), (2, 100), (5, 333), (7, 199.25), (40, 640), (400, 640)] {
      let chart = try chart([Double](repeating: 1, count: count), plain, width: width)
      let bars = try bars(chart)
      #expect(bars.count == count)
      let exact = 2 * width / Double(3 * count + 1)
      for (index, bar) in bars.enumerated() {
        #expect(abs(bar.rect.x - exact * (0.5 + 1.5 * Double(index))) <= 1)
        #expect(abs(bar.rect.width - exact) <= 0.5)
        #expect(abs(bar.rect.width - bars[0].rect.width) < 1e-9)
      }
    }
  }

  @Test("leave the top quarter of the height free")
  func headroom() throws {
    let bars = try bars(try chart([7, 1, 2, 6, 3], plain, height: 240))
    #expect(bars[0].rect.minY == 60 && bars[0].rect.maxY == 240)
    #expect(bars.allSatisfy { $0.rect.maxY == 240 })
    #expect(bars[3].rect.height == (6.0 / 7 * 180).rounded())
    for headroom in [0.0, 0.1, 0.5, 0.9] {
      var style = plain
      style.headroom = headroom
      let top = try self.bars(try chart([7, 1], style, height: 240))[0].rect.minY
      #expect(abs(top - 240 * headroom) <= 0.5)
    }
  }

  @Test("that go down leave the bottom free, those that go both ways half as much there")
  func negative() throws {
    let down = try bars(try chart([-7, -1], plain, height: 240))
    #expect(down[0].rect.minY == 0 && down[0].rect.maxY == 180)
    let both = try chart([5, -5], plain, height: 240)
    let bars = try bars(both)
    let range = try both.space.y.range()
    #expect(abs(range.max - 9) < 1e-9 && abs(range.min + 7) < 1e-9)
    #expect(bars[0].rect.minY == 60 && bars[0].rect.maxY == 135)
    #expect(bars[1].rect.minY == 135 && bars[1].rect.maxY == 210)
  }

  @Test("of the maximum stand out where that is asked for, however many there are")
  func highlight() throws {
    let (blue, orange) = (Theme.light.cycle[0], Theme.light.highlight)
    func colors(_ values: [Double], _ style: CategoryBarStyle) throws -> [Fill?] {
      try bars(try chart(values, style)).map(\.fill)
    }
    #expect(CategoryBarStyle().highlight == .none)
    #expect(try colors([7, 1], plain) == [blue, blue].map(Fill.color))
    var style = plain
    style.highlight = .automatic
    #expect(try colors([7, 1, 7, 6], style) == [orange, blue, orange, blue].map(Fill.color))
    #expect(try colors([-7, -1], style) == [blue, orange].map(Fill.color))
    #expect(try colors([3], style) == [.color(orange)])
    style.highlight = .color(.black)
    style.colors = [.white]
    #expect(try colors([7, 1, 7], style) == [.white, blue, .black].map(Fill.color))
  }

  @Test("tell large integers from their neighbours")
  func largeIntegers() throws {
    let chart = try Chart.whole(320, 240)
    let values: [Int64] = [9_007_199_254_740_993, 9_007_199_254_740_992]
    let style = CategoryBarStyle(highlight: .automatic)
    try chart.addBars(names: ["a", "b"], values: Column(values), style: style)
    let list = try chart.frame { $0 }
    #expect(
      list.labels.map(\.text) == ["9,007,199,254,740,993", "9,007,199,254,740,992"]
        || list.labels.count < 2
    )
    #expect(
      list.rectangles.map(\.fill) == [Theme.light.highlight, Theme.light.cycle[0]].map(Fill.color)
    )
  }

  @Test("of nothing, of zeros and of the baseline have a range and no height")
  func flat() throws {
    let none = try chart([])
    #expect(try bars(none).isEmpty)
    #expect(try none.space.y.range() == ProjectionRange(min: 0, max: 1))
    #expect(none.frameRecord?.series[0].rows == 0)
    let zeros = try chart([0, 0, 0])
    #expect(try bars(zeros).isEmpty)
    #expect(try zeros.space.y.range() == ProjectionRange(min: 0, max: 1))
    #expect(try zeros.frame { $0.labels.map(\.text) } == ["0", "0", "0"])
    var style = CategoryBarStyle()
    style.baseline = 5
    let based = try chart([5], style)
    #expect(try based.space.y.range() == ProjectionRange(min: 5, max: 6))
    #expect(based.series.count == 1)
  }

  @Test("are not there for NaN and infinities, and keep the others' places")
  func gaps() throws {
    let chart = try chart([.nan, 2, .infinity, 4, -.infinity], plain, width: 320)
    let bars = try bars(chart)
    #expect(bars.map(\.rect.x) == [80, 200])
    #expect(bars[1].rect.minY == 60)
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.rows == 5 && record.gaps == 3 && record.dropped == 0)
    let nothing = try self.chart([.nan, .nan])
    #expect(try self.bars(nothing).isEmpty)
    #expect(try nothing.space.y.range() == ProjectionRange(min: 0, max: 1))
  }

  @Test("reach from a baseline of the caller's choice, which a fit includes")
  func baseline() throws {
    var style = plain
    style.baseline = 10
    style.headroom = 0
    let chart = try chart([14, 8], style, height: 240)
    let bars = try bars(chart)
    #expect(try chart.space.y.range() == ProjectionRange(min: 8, max: 14))
    #expect(bars[0].rect.minY == 0 && bars[0].rect.maxY == 160)
    #expect(bars[1].rect.minY == 160 && bars[1].rect.maxY == 240)
    style.baselineWidth = 1
    let line = try #require(try self.bars(try self.chart([14, 8], style, height: 240)).last)
    #expect(line.rect.width == 320 && line.rect.height == 1 && abs(line.rect.midY - 160) <= 0.5)
  }

  @Test("take their names for the scale of x, and change them in the next frame")
  func names() throws {
    let chart = try chart([1, 2, 3], names: ["a", "b", "a"])
    #expect(chart.space.x.scale == .category(CategoryScale(["a", "b", "a"])))
    let range = try chart.space.x.range()
    #expect(abs(range.min + 2.0 / 3) < 1e-15 && abs(range.max - 2 - 2.0 / 3) < 1e-15)
    let series = try #require(chart.series.first as? CategoryBarSeries)
    try series.setData(names: ["x", "y"], values: Column([4.0, 5]))
    #expect(chart.space.x.scale == .category(CategoryScale(["x", "y"])))
    _ = try chart.frame { $0 }
    #expect(try chart.space.x.range().scale == .category(CategoryScale(["x", "y"])))
    #expect(abs(try chart.space.x.range().max - (range.max - 1)) < 1e-15)
    let wrong = "there must be as many names as values, got 1 and 2"
    #expect(throws: KeisenError.invalidArgument(wrong)) {
      try series.setData(names: ["x"], values: Column([4.0, 5]))
    }
    #expect(series.names == ["x", "y"])
  }

  @Test("stand at their names where several share a scale, or somebody chose it")
  func sharedNames() throws {
    let chart = try Chart.whole(400, 240)
    try chart.addBars(names: ["a", "b"], values: Column([1.0, 2]), style: plain)
    try chart.addBars(names: ["c", "b"], values: Column([3.0, 4]), style: plain)
    #expect(chart.space.x.scale == .category(CategoryScale(["a", "b", "c"])))
    let middles = try bars(chart).map(\.rect.midX)
    #expect(middles == [80, 200, 320, 200])
    try chart.space.x.setScale(.category(CategoryScale(["b", "c"])))
    try chart.space.x.fit()
    _ = try chart.frame { $0 }
    let records = try #require(chart.frameRecord?.series)
    #expect(records.map(\.dropped) == [1, 0])
    try chart.space.x.setScale(.linear)
    try chart.space.x.fit()
    #expect(try bars(chart).map(\.rect.midX).count == 4)
  }

  @Test("of one name stand apart, in every series")
  func equalNames() throws {
    let chart = try Chart.whole(400, 240)
    try chart.addBars(names: ["a", "b", "a"], values: Column([1.0, 2, 3]), style: plain)
    try chart.addBars(names: ["a", "a", "c"], values: Column([3.0, 4, 5]), style: plain)
    #expect(chart.space.x.scale == .category(CategoryScale(["a", "b", "a", "c"])))
    let middles = try bars(chart).map(\.rect.midX)
    #expect(middles.count == 6 && Set(middles).count == 4)
    #expect(middles[3] == middles[0] && middles[4] == middles[2])
    // Other bars with names tell their place too.
    try chart.addWaterfall([3, 3], names: ["a", "a"])
    _ = try chart.frame { $0 }
    let hit = try chart.hit(at: Point(x: middles[2], y: 100))
    #expect(hit?.row == 1 && hit?.x == DataValue(0, origin: 2))
    try chart.space.x.setScale(.category(CategoryScale(["a", "b"])))
    try chart.space.x.fit()
    _ = try chart.frame { $0 }
    let records = try #require(chart.frameRecord?.series)
    #expect(records.map(\.dropped) == [1, 2, 1])
  }

  @Test("are drawn as far as a page of them reaches")
  func pages() throws {
    let chart = try chart((1...1000).map(Double.init), plain, width: 320)
    try chart.space.x.setRange(min: 10 - 2.0 / 3, max: 15 - 1.0 / 3)
    let bars = try bars(chart).filter { $0.rect.maxX > 0 && $0.rect.minX < 320 }
    #expect(bars.map(\.rect.x) == [20, 80, 140, 200, 260])
    let rows = try #require(chart.frameRecord?.series.first?.rows)
    #expect(rows <= 7)
  }

  @Test("on a reversed range hang from the top, and on a log scale stand on the bottom")
  func otherScales() throws {
    let chart = try chart([1, 2], plain, height: 240)
    try chart.space.y.setRange(min: 4, max: 0)
    #expect(try bars(chart).map(\.rect.minY) == [0, 0])
    #expect(try bars(chart).map(\.rect.maxY) == [60, 120])
    try chart.space.y.setRange(min: 0.1, max: 10)
    try chart.space.y.setScale(.log())
    #expect(try bars(chart).map(\.rect.maxY) == [240, 240])
    #expect(try bars(chart).map(\.rect.minY) == [120, 84])
    let wild = try self.chart([1e300, -1e300, 5e-324, 0], plain)
    #expect(try bars(wild).count == 3)
    try wild.space.y.setRange(min: -1, max: 1)
    #expect(try bars(wild).allSatisfy { $0.rect.height < 1000 })
  }

  @Test("have a border within their edges and round corners at their tips")
  func shape() throws {
    var style = plain
    style.borderWidth = 2
    style.cornerRadius = 6
    let bars = try bars(try chart([5, -5], style, width: 320))
    #expect(bars[0].radii.topLeft == 5 && bars[0].radii.bottomLeft == 0)
    #expect(bars[1].radii.topLeft == 0 && bars[1].radii.bottomRight == 5)
    #expect(bars[0].border?.width == 2)
    let plainBars = try self.bars(try chart([5, -5], plain, width: 320))
    #expect(bars[0].rect == plainBars[0].rect.inset(by: Insets(1)))
  }

  @Test("refuse what no style may have")
  func badStyles() throws {
    func refused(_ change: (inout CategoryBarStyle) -> Void) -> Bool {
      var style = CategoryBarStyle()
      change(&style)
      return (try? chart([1], style)) == nil
    }
    #expect(refused { $0.baseline = .nan })
    #expect(refused { $0.headroom = -0.1 })
    #expect(refused { $0.headroom = .nan })
    #expect(refused { $0.headroom = 1 })
    #expect(refused { $0.barWidth = 0 })
    #expect(refused { $0.barWidth = 1.1 })
    #expect(refused { $0.borderWidth = -1 })
    #expect(refused { $0.cornerRadius = .infinity })
    #expect(refused { $0.baselineWidth = .nan })
    #expect(refused { $0.valueSize = -1 })
    #expect(refused { $0.valueFormat.decimals = 99 })
    let wrong = "there must be as many names as values, got 2 and 1"
    #expect(throws: KeisenError.invalidArgument(wrong)) {
      try chart([1], names: ["a", "b"])
    }
  }

  @Test("are told in words, in legends, and keep their grid horizontal")
  func furniture() throws {
    let chart = try Chart(size: Size(width: 400, height: 300))
    try chart.setTitle("T")
    let bars = try chart.addBars(
      names: ["a", "b", "c"],
      values: Column([3, 1.5, .nan]),
      label: "L"
    )
    #expect(chart.alt == "Bar chart \"T\": x a to c, y 0 to 3; a 3, b 1.5, c none.")
    chart.add(try Legend(), to: .above)
    let list = try chart.frame { $0 }
    #expect(list.labels.contains { $0.role == .legend && $0.text == "L" })
    #expect(list.textFaults == [])
    let plot = try #require(chart.frameRecord?.plot)
    let upright = list.rectangles.filter { $0.rect.height == plot.height && $0.rect.width <= 1 }
    #expect(upright.allSatisfy { $0.rect.minX <= plot.minX })
    bars.label = ""
    #expect(try chart.frame { $0.labels.allSatisfy { $0.role != .legend } })
  }
}
