import KeisenData
import KeisenJSON
import KeisenPaint
import KeisenPreferences
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Describable")
struct DescribeTests {
  private func chart() throws -> Chart {
    let chart = try Chart(size: Size(width: 320, height: 200), title: "t")
    let column = try Column([1.0, 3, 2])
    chart.add(try LineSeries(x: nil, y: column, in: chart.space, label: "first"))
    chart.add(try LineSeries(x: column, y: column, in: chart.space, style: LineStyle(width: 4)))
    return chart
  }

  @Test("tells a chart with its parts, each in full once")
  func tellsAChart() throws {
    let json = try reported(chart())
    #expect(json["kind"] == .string("chart"))
    #expect(json["id"] == .integer(1))
    #expect(json.at("size", "width") == .number(320))
    let series = json["series"]?.values ?? []
    #expect(series.map { $0["type"] } == [.string("line"), .string("line")])
    #expect(series.first?["label"] == .string("first"))
    #expect(series.last?.at("style", "width") == .number(4))
    #expect(series.first?["x"] == .null)
    // The column is told by the first line, and is one object in the second.
    let column = series.first?["y"]
    #expect(column?["first"] == .array([.number(1), .number(3), .number(2)]))
    #expect(series.last?["x"] == series.last?["y"])
    #expect(series.last?.at("x", "id") == column?["id"])
    #expect(series.last?.at("x", "count") == nil)
    #expect(json["space"]?["type"] == .string("cartesian"))
    #expect(series.first?.at("space", "id") == json.at("space", "id"))
  }

  @Test("has one full object for each number, and every number has one")
  func numbersAreWhole() throws {
    let chart = try chart()
    let updater = RangeUpdater(target: chart.space.x)
    try updater.attach(chart.series[0], within: chart.space.y)
    updater.append(
      try AspectRestriction(
        other: chart.space.y,
        viewport: .plot(of: chart, .x),
        otherViewport: .points(3)
      )
    )
    chart.add(updater)
    let objects: [any Describable] = [chart, updater, chart.space.x, chart.space]
    for object in objects {
      var full: [JSON: Int] = [:]
      var named: Set<JSON> = []
      for part in try reported(object).objects {
        guard let id = part["id"], part["kind"] != nil else { continue }
        named.insert(id)
        guard case .object(let members) = part, members.count > 2 else { continue }
        full[id, default: 0] += 1
      }
      #expect(full.values.allSatisfy { $0 == 1 })
      #expect(Set(full.keys) == named)
      #expect(named.contains(.integer(1)))
      #expect(named.contains(.integer(Int64(named.count))))
    }
  }

  @Test("gives the same text for the same state, and another one after a change")
  func isDeterministic() throws {
    let chart = try chart()
    let text = chart.describe()
    #expect(chart.describe() == text)
    #expect(try self.chart().describe() == text)
    let line = try #require(chart.series[0] as? LineSeries)
    try line.setStyle(LineStyle(alpha: 0.25))
    let changed = chart.describe()
    #expect(changed != text)
    try line.setStyle(LineStyle())
    #expect(chart.describe() == text)
    _ = try chart.frame { _ in }
    let other = try self.chart()
    _ = try other.frame { _ in }
    #expect(chart.describe() == other.describe())
  }

  @Test("fits nothing, and calls no code of the caller's")
  func changesNothing() throws {
    let chart = try chart()
    let calls = Locked(0)
    @Sendable func note() { calls.withLock { $0 += 1 } }
    chart.space.x.willUpdate = { _, _ in note() }
    _ = chart.space.x.observe { _ in note() }
    let axis = try Axis(.top, of: chart.space)
    axis.formatter = { tick in
      note()
      return tick.text
    }
    chart.add(axis, to: .above)
    let updater = RangeUpdater(target: chart.space.y)
    updater.append(BlockRestriction(name: "mine") { _, _ in note() })
    chart.add(updater)
    let json = try reported(chart)
    #expect(json.at("space", "x", "range") == .null)
    #expect(json.at("space", "x", "will_update") == .string("callback"))
    #expect(json.at("space", "x", "observers") == .integer(1))
    #expect(json.at("space", "y", "will_update") == .null)
    #expect(json["above"]?.values.last?["formatter"] == .string("callback"))
    #expect(json["above"]?.values.last?["locator"] == .null)
    #expect(chart.space.x.follows)
    #expect(chart.frameRecord == nil && json["frame_record"] == .null)
    #expect(calls.withLock { $0 } == 0)
  }

  @Test("tells the record of the last frame without its milliseconds")
  func tellsTheRecord() throws {
    let chart = try chart()
    _ = try chart.frame(at: 2) { _ in }
    let record = try #require(try reported(chart)["frame_record"])
    #expect(record["time"] == .number(2))
    #expect(record["series"]?.values.first?["rows"] == .integer(3))
    #expect(record["series"]?.values.first?["tier"] == .string("direct"))
    #expect(!chart.describe().contains("illiseconds"))
    #expect(try reported(chart).at("space", "x", "range") == .null)
    try chart.space.x.fit()
    #expect(try reported(chart).at("space", "x", "range", "min") != nil)
  }

  @Test("tells texts as they are")
  func tellsTexts() throws {
    let chart = try Chart(bare: Size(width: 10, height: 10))
    for text in ["", "\"quoted\" \\ back", "\u{1}\n\t\u{7f}", "日本\u{2028}🜚", "isClosed"] {
      chart.alt = text
      #expect(try reported(chart)["alt"] == .string(text))
    }
    let titled = try Chart(size: Size(width: 99, height: 99), title: "a \"b\"\u{2}")
    let titles = try reported(titled)["above"]?.values.compactMap { $0["text"] }
    #expect(titles == [.string("a \"b\"\u{2}")])
  }

  @Test("tells long lists by their ends, and lists of objects as a whole")
  func shortensLists() throws {
    let chart = try Chart(bare: Size(width: 10, height: 10))
    let names = (0..<65).map { "n\($0)" }
    let values = try Column((0..<65).map(Double.init))
    chart.add(try CategoryBarSeries(names: names, values: values, in: chart.space))
    let few = try CategoryBarSeries(
      names: Array(names.prefix(64)),
      values: Column((0..<64).map(Double.init)),
      in: chart.space
    )
    for _ in 0..<100 { chart.add(try Title("t"), to: .above) }
    chart.add(few)
    let json = try reported(chart)
    let series = json["series"]?.values ?? []
    #expect(series.first?.at("names", "count") == .integer(65))
    #expect(series.first?.at("names", "first")?.values.count == 4)
    #expect(series.first?.at("names", "last")?.values.last == .string("n64"))
    #expect(series.last?["names"]?.values.count == 64)
    #expect(json["above"]?.values.count == 100)
  }

  @Test("ends where objects refer to each other")
  func endsInCycles() throws {
    let chart = try chart()
    let space = Space(x: chart.space.y, y: chart.space.x)
    let area = try MarkSeries(
      AreaMark(x: nil, y: Column([1.0, 2, 3]), linkedLine: chart.series[0] as? LineSeries),
      in: space
    )
    chart.add(area)
    let updaters = [chart.space.x, chart.space.y].map { RangeUpdater(target: $0) }
    for updater in updaters {
      updater.append(BlockRestriction(projections: [chart.space.x, chart.space.y]) { _, _ in })
      chart.add(updater)
    }
    let json = try reported(area)
    #expect(json["type"] == .string("area"))
    #expect(json.at("linked_line", "label") == nil)
    let line = json["objects"]?.values.first { $0["type"] == .string("line") }
    #expect(line?["id"] == json.at("linked_line", "id"))
    #expect(line?["label"] == .string("first"))
    #expect(try reported(chart)["updaters"]?.values.count == 2)
  }

  @Test("tells a thousand charts that share projections in turn without depth")
  func isFlat() throws {
    let last = Projection()
    var before = last
    var charts: [Chart] = []
    for _ in 0..<1000 {
      let next = Projection()
      let chart = try Chart(
        bare: Size(width: 9, height: 9),
        space: Space(x: before, y: next)
      )
      chart.add(try LineSeries(x: nil, y: Column([1.0]), in: chart.space))
      charts.append(chart)
      before = next
    }
    let json = try reported(charts[500])
    #expect(json.objects.count { $0["type"] == .string("line") } == 1000)
  }

  @Test("tells columns by type, exact, with their extents and both ends")
  func tellsColumns() throws {
    let large = try Column([Int64.min, 9_007_199_254_740_993, .max])
    var json = try reported(large)
    #expect(json["type"] == .string("int64"))
    #expect(json["storage"] == .string("copied"))
    #expect(
      json["first"]?.values == [
        .integer(.min), .integer(9_007_199_254_740_993), .integer(.max),
      ]
    )
    #expect(json.at("extent", "max") == .integer(.max))
    json = try reported(Column([UInt64.max, 1]))
    #expect(json["first"]?.values == [.string("18446744073709551615"), .integer(1)])
    json = try reported(Column([0.1, .nan, .infinity, -.infinity, 5e-324, -0.0]))
    #expect(
      json["first"]?.values == [
        .number(0.1), .string("NaN"), .string("Infinity"), .string("-Infinity"),
      ]
    )
    #expect(json["last"]?.values == [.number(5e-324), .number(-0.0)])
    #expect(json.at("extent", "min") == .number(0))
    #expect(try Column([Float(0.1)]).describe().contains("[0.1]"))
    json = try reported(Column([Timestamp]()))
    #expect(json["type"] == .string("timestamp"))
    #expect(json["extent"] == .null)
    let ring = try Column(ring: .float64, capacity: 10)
    try ring.append((0..<100).map(Double.init))
    json = try reported(ring)
    #expect(json.at("storage", "ring", "capacity") == .integer(10))
    #expect(json["first_row"] == .integer(90))
    #expect(json["first"]?.values == [.number(90), .number(91), .number(92), .number(93)])
    #expect(json["last"]?.values == [.number(96), .number(97), .number(98), .number(99)])
    json = try reported(Column(growing: .uint8))
    #expect(json["storage"] == .string("growing"))
    #expect(json["count"] == .integer(0))
    json = try reported(Column([Int32](0..<8)))
    #expect(json["first"]?.values.count == 4)
    #expect(json["last"]?.values.count == 4)
  }

  @Test("tells colours as text, and by components where bytes can't")
  func tellsColors() throws {
    let scale = ColorScale()
    #expect(try reported(scale).at("style", "map") == .null)
    scale.style.map = try ColorMap("rdbu_r")
    scale.style.missing = Color(rgb: 0x0a0b0c)
    scale.style.below = Color(rgb: 0xffffff, alpha: 0)
    scale.style.above = Color(red: 0.1, green: 0.2, blue: 0, alpha: 1)
    let style = try #require(try reported(scale)["style"])
    #expect(style["map"] == .string("rdbu_r"))
    #expect(style["missing"] == .string("#0a0b0c"))
    #expect(style["below"] == .string("#ffffff00"))
    #expect(style.at("above", "red") == .number(0.1))
    scale.style.map = try ColorMap([.black, Color(rgb: 0xff0000)])
    let map = try reported(scale).at("style", "map")
    #expect(map?["count"] == .integer(256))
    #expect(map?["first"]?.values.first == .string("#000000"))
    #expect(map?["last"]?.values.last == .string("#ff0000"))
  }

  @Test("tells scales with what they hold")
  func tellsScales() throws {
    let projection = try Projection(min: 1, max: 9, scale: .symlog(base: 2, threshold: 0.5))
    var json = try reported(projection)
    #expect(json.at("scale", "symlog", "threshold") == .number(0.5))
    #expect(json.at("range", "max") == .number(9))
    try projection.setScale(.squareRoot)
    #expect(try reported(projection)["scale"] == .string("square_root"))
    try projection.setScale(.category(CategoryScale(["a", "b"])))
    json = try reported(projection)
    #expect(json.at("scale", "category", "names") == .array([.string("a"), .string("b")]))
    try projection.setScale(.time(TimeScale(unit: .milliseconds)))
    json = try reported(projection)
    #expect(json.at("scale", "time", "zone") == .string("UTC"))
    #expect(json.at("scale", "time", "given_unit") == .string("milliseconds"))
  }

  @Test("stays whole while another thread appends")
  func readsWhileAppending() async throws {
    let chart = try Chart(bare: Size(width: 100, height: 100))
    let column = Column(growing: .float64)
    chart.add(try LineSeries(x: nil, y: column, in: chart.space))
    async let appended: Void = Task.detached {
      for row in 0..<2000 { try column.append([Double(row), Double(row) + 0.5]) }
    }.value
    for _ in 0..<200 {
      let line = try #require(try reported(chart)["series"]?.values.first)
      let count = try #require(line.at("y", "count")?.double)
      #expect(count.truncatingRemainder(dividingBy: 2) == 0)
      if count > 8 {
        #expect(line.at("y", "last")?.values.last == .number(count / 2 - 0.5))
      }
    }
    try await appended
    #expect(try reported(column)["count"] == .integer(4000))
  }
}
