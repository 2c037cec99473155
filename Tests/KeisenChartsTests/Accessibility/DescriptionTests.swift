import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

@Suite("Chart description")
struct DescriptionTests {
  private func chart(_ title: String = "") throws -> Chart {
    let chart = try Chart(size: Size(width: 400, height: 300))
    try chart.setTitle(title)
    return chart
  }

  /// The lines behind title and axes, in both languages.
  private func reported(_ chart: Chart) -> (english: String, japanese: String) {
    defer { chart.language = .english }
    func last() -> String { String(chart.description.split(separator: "\n").last ?? "") }
    chart.language = .english
    let english = last()
    chart.language = .japanese
    return (english, last())
  }

  @Test("tells ranges without the room around data, up to the rules that they go to")
  func rules() throws {
    let chart = try chart()
    try chart.addLine(x: Column([1.0, 2]), y: Column([3.0, 4]))
    func axes() -> String { String(chart.description.split(separator: "\n")[1]) }
    #expect(axes() == "The x axis shows 1 to 2, the y axis shows 3 to 4.")
    let rule = try chart.addRule(.y, at: 10)
    try chart.addSpan(.x, from: 0, to: 1.5)
    #expect(axes() == "The x axis shows 0 to 2, the y axis shows 3 to 10.")
    try rule.setStyle(Rule.Style(extendsRange: false))
    #expect(axes() == "The x axis shows 0 to 2, the y axis shows 3 to 4.")
    // An end that is decided is told as it is, wherever the data ends.
    try chart.space.y.setMin(DataValue(3.5))
    #expect(axes() == "The x axis shows 0 to 2, the y axis shows 3.5 to 4.")
    try chart.space.y.setEnds(nil, DataValue(6))
    #expect(axes() == "The x axis shows 0 to 2, the y axis shows 3 to 6.")
  }

  @Test("tells ranges beside data that is as far away as can be")
  func far() throws {
    let maximum = 1.7e308
    for (values, set) in [
      ([-maximum, maximum], { try $0.setMin(DataValue(1e9)) }),
      ([-maximum, maximum], { try $0.setMax(DataValue(-1e9)) }),
      ([0, -maximum], { try $0.setMin(DataValue(1e308)) }),
      ([0, maximum], { try $0.setMax(DataValue(-1e308)) }),
    ] as [([Double], (Projection) throws -> Void)] {
      let chart = try chart()
      try set(chart.space.y)
      try chart.addLine(x: nil, y: Column(values))
      let range = try chart.space.y.range()
      #expect(range.min < range.max && (range.max - range.min).isFinite)
      #expect(chart.alt.contains("y") && chart.description.contains("y axis"))
      try chart.frame { _ in }
    }
  }

  @Test("tells title, axes, and of a line the extremes, the trend and the last value")
  func line() throws {
    let chart = try chart("CO$_2$")
    try chart.setXTitle("year")
    try chart.setYTitle("ppm")
    let months = [("1958-03-01", 315.7), ("1958-04-01", .nan), ("1958-05-01", 313.2)]
    let times = try (months.map(\.0) + ["2001-04-01", "2001-05-01"]).map { try Timestamp($0) }
    try chart.addLine(
      x: Column(times),
      y: Column(months.map(\.1) + [374, 373.5]),
      label: "Mauna Loa"
    )
    #expect(
      chart.description == """
        Line chart "CO₂".
        The x axis (year) shows March 1958 to May 2001, the y axis (ppm) shows 313.2 to 374.
        Line "Mauna Loa": 5 values, 1 of them missing; lowest 313.2 in May 1958, \
        highest 374 in April 2001; no clear trend; last 373.5 in May 2001.
        """
    )
    chart.language = .japanese
    #expect(
      chart.description == """
        折れ線グラフ「CO₂」。
        横軸（year）は1958年3月から2001年5月、縦軸（ppm）は313.2から374。
        折れ線「Mauna Loa」：値5個（うち欠測1個）。最小は313.2（1958年5月）、\
        最大は374（2001年4月）。はっきりした傾向なし。最後は373.5（2001年5月）。
        """
    )
    #expect(
      chart.alt
        == "折れ線グラフ「CO₂」：x（year）は1958年3月から2001年5月、y（ppm）は313.2から374。"
    )
  }

  @Test("finds the first extremes of many rows as a slow search does")
  func extremes() throws {
    var random = SeededGenerator(seed: 3)
    for round in 0..<40 {
      let count = [1, 2, 3, 63, 64, 65, 500, 20_000][round % 8]
      let values = (0..<count).map { _ -> Double in
        switch Int.random(in: 0..<20, using: &random) {
        case 0: .nan
        case 1: .infinity
        default: Double(Int.random(in: -50...50, using: &random))
        }
      }
      let series = try LineSeries(
        x: nil,
        y: Column(values),
        in: Space(x: Projection(), y: Projection())
      )
      let reported = try #require(series.describedRows)
      let finite = values.filter(\.isFinite)
      #expect(reported.gaps == count - finite.count)
      let found = reported.extremes(low: 1, high: 1, onlyPositive: false)
      #expect(found?.low.row == finite.min().flatMap { values.firstIndex(of: $0) })
      #expect(found?.high.row == finite.max().flatMap { values.firstIndex(of: $0) })
      #expect(reported.last(reported.order) == values.lastIndex(where: \.isFinite))
      let positive = reported.extremes(low: 1, high: 1, onlyPositive: true)
      let above = finite.filter { $0 > 0 }
      #expect(positive?.low.row == above.min().flatMap { values.firstIndex(of: $0) })
    }
  }

  @Test("writes numbers as the axis does, and times by the clock of the zone")
  func formats() throws {
    let chart = try chart()
    let axes = chart.attachments(.above).compactMap { $0 as? Axis }
    let left = try #require(axes.first { $0.side == .left })
    try left.change { $0.format = TickFormat(.percent, decimals: 0) }
    let zone = try Zone.named("Asia/Tokyo")
    try chart.space.x.setScale(.time(TimeScale(zone: zone)))
    let times = try ["2024-03-31T00:30:00Z", "2024-03-31T01:00:00Z"].map { try Timestamp($0) }
    try chart.addLine(x: Column(times), y: Column([0.125, 0.25]))
    let reported = reported(chart)
    #expect(
      reported.english == """
        Line: 2 values; lowest 12.5\u{202F}% on March 31, 2024 09:30, \
        highest 25\u{202F}% on March 31, 2024 10:00; rising; \
        last 25\u{202F}% on March 31, 2024 10:00.
        """
    )
    #expect(
      reported.japanese == """
        折れ線：値2個。最小は12.5\u{202F}%（2024年3月31日9時30分）、\
        最大は25\u{202F}%（2024年3月31日10時）。増加傾向。\
        最後は25\u{202F}%（2024年3月31日10時）。
        """
    )
    #expect(chart.description.contains("Times are in Asia/Tokyo."))
  }

  @Test("says that a line is steady where it takes a twentieth of the range at most")
  func steady() throws {
    let chart = try chart()
    try chart.addLine(x: nil, y: Column([10.0, 10.2, 10.4, 10.5]))
    #expect(reported(chart).english.contains("rising"))
    try chart.space.y.setRange(min: 0, max: 20)
    #expect(reported(chart).english.contains("steady"))
    #expect(chart.alt.hasSuffix("; steady."))
  }

  @Test("tells all of a few names, and of many the extremes")
  func names() throws {
    let few = try chart()
    try few.addBars(names: ["a", "b", "c"], values: Column([3, 1.5, .nan]))
    #expect(reported(few).english == "Bars: 3 values, 1 of them missing; a 3, b 1.5 and c none.")
    #expect(reported(few).japanese == "棒：値3個（うち欠測1個）。a 3、b 1.5、c なし。")
    few.language = .japanese
    #expect(few.alt == "棒グラフ：xはaからc、yは0から3。a 3、b 1.5、c なし。")
    let many = try chart()
    try many.addBars(
      names: (0..<20).map { "n\($0)" },
      values: Column((0..<20).map { Double(($0 * 7) % 20) })
    )
    #expect(reported(many).english == "Bars: 20 values; lowest 0 for n0, highest 19 for n17.")
    #expect(reported(many).japanese == "棒：値20個。最小は0（n0）、最大は19（n17）。")
  }

  @Test("tells of stacked bars what each is long")
  func stacks() throws {
    let chart = try chart()
    try chart.addBarStack([("north", [1, 2]), ("south", [3, 4])], names: ["a", "b"])
    let lines = chart.description.split(separator: "\n")
    #expect(lines.contains("Bars \"south\": 2 values; a 3 and b 4."))
    #expect(chart.alt.hasSuffix("; north and south."))
  }

  @Test("tells parts, groups, bins, matrices and prices by what they are")
  func kinds() throws {
    let pie = try chart()
    try pie.add(PieMark(values: try Column([3.0, 1]), names: ["wind", "sun"]))
    #expect(
      reported(pie).english == "Pie: 2 values; wind 3 (75\u{202F}%) and sun 1 (25\u{202F}%)."
    )
    #expect(reported(pie).japanese == "円グラフ：値2個。wind 3（75\u{202F}%）、sun 1（25\u{202F}%）。")

    let boxes = try chart()
    try boxes.add(
      BoxMark(
        GroupColumns(
          values: try Column([1.0, 2, 3, 10, 20, .nan]),
          positions: try Column([0.0, 0, 0, 1, 1, 1])
        ),
        style: BoxStyle()
      )
    )
    try boxes.space.x.setScale(.category(CategoryScale(["a", "b"])))
    #expect(
      reported(boxes).english == """
        Boxes: 6 values, 1 of them missing; lowest 1 for a, highest 20 for b; \
        medians of 2 groups: a 2 and b 15.
        """
    )
    #expect(reported(boxes).japanese.contains("2グループの中央値はa 2、b 15"))

    let bins = try chart()
    try bins.add(
      BarMark(
        position: try Column([0.0, 1, 2]),
        end: try Column([1.0, 2, 3]),
        value: try Column([4.0, 9, 2])
      )
    )
    #expect(
      reported(bins).english == "Bars: 3 values; lowest 2 from 2 to 3, highest 9 from 1 to 2."
    )

    let map = try chart()
    _ = try map.addHeatmap(values: try Column([1.0, 2, 3, .nan, 5, 6]), columns: 3)
    #expect(
      reported(map).english
        == "Heat map: 3 columns by 2 rows, 1 of them missing; lowest 1 at x 0, y 0, highest 6 at x 2, y 1."
    )

    let prices = try chart()
    try prices.add(
      CandlestickMark(
        x: nil,
        open: try Column([2.0, 4]),
        high: try Column([5.0, 6]),
        low: try Column([1.0, 3]),
        close: try Column([4.0, 5]),
        style: CandlestickStyle()
      )
    )
    #expect(
      reported(prices).english
        == "Candlesticks: 2 values; lowest 1 at x 0, highest 6 at x 1; rising; last 5 at x 1."
    )

    let points = try chart()
    try points.addPoints(PointColumns(x: Column([3.0, 1, 2, 0]), y: Column([3.0, 1, 2, 0])))
    #expect(
      reported(points).english
        == "Points: 4 points; lowest 0 at x 0, highest 3 at x 3; y rises with x."
    )
    #expect(reported(points).japanese.contains("xが大きいほどyも大きい傾向"))
  }

  @Test("tells of eight series each, and of all others the extremes")
  func many() throws {
    let chart = try chart()
    for index in 0..<11 {
      try chart.addLine(x: nil, y: Column([Double(index), Double(2 * index)]), label: "s\(index)")
    }
    let lines = chart.description.split(separator: "\n")
    #expect(lines.count == 2 + 1 + 8 + 1)
    #expect(lines.contains("11 series."))
    #expect(lines.last == "3 more series: lowest 8 (\"s8\"), highest 20 (\"s10\").")
    #expect(chart.alt.hasSuffix("; 11 series."))
    chart.language = .japanese
    #expect(chart.description.hasSuffix("ほかに系列3個：最小は8（s8）、最大は20（s10）。"))
  }

  @Test("tells the texts of annotations")
  func notes() throws {
    let chart = try chart()
    try chart.addLine(x: nil, y: Column([1.0, 2]))
    chart.add(try Rule(.y, at: 1.5, in: chart.space, label: "limit"), to: .above)
    chart.add(try Rule(.y, at: 1.6, in: chart.space), to: .above)
    #expect(reported(chart).english == "Notes: \"limit\".")
    #expect(reported(chart).japanese == "注記：「limit」。")
  }

  @Test("has something to say of nothing")
  func nothing() throws {
    let empty = try chart()
    #expect(empty.description == "Empty chart.")
    empty.language = .japanese
    #expect(empty.description == "空のグラフ。")
    #expect(empty.alt == "空のグラフ。")
    let line = try chart()
    try line.addLine(x: nil, y: Column([Double]()))
    #expect(reported(line).english == "Line: 0 values; no values.")
    let gaps = try chart()
    try gaps.addLine(x: nil, y: Column([Double.nan, .nan]))
    #expect(reported(gaps).english == "Line: 2 values, 2 of them missing; no values.")
    let one = try chart()
    try one.addLine(x: nil, y: Column([7.0]))
    #expect(reported(one).english == "Line: 1 value; all values are 7.")
  }

  @Test("keeps a short text short")
  func short() throws {
    let chart = try chart()
    let name = String(repeating: "long ", count: 20)
    try chart.addBars(names: (0..<6).map { name + "\($0)" }, values: Column([1.0, 2, 3, 4, 5, 6]))
    #expect(!chart.alt.contains(";"))
    chart.alt = "own"
    chart.language = .japanese
    #expect(chart.alt == "own")
    #expect(chart.language == .japanese)
  }

  @Test("tells a way of a custom series only where its rows go one way")
  func customOrder() throws {
    let rising = (0..<20).map { Double($0) }
    var mixed = rising
    mixed.swapAt(3, 12)
    for (positions, way) in [
      (rising, "rising; last 19 "), (Array(rising.reversed()), "falling; last 0 "), (mixed, ""),
    ] as [([Double], String)] {
      let chart = try chart()
      let values = try Column(rising)
      chart.add(CustomSeries(CustomStems(x: try Column(positions), y: values), in: chart.space))
      let english = reported(chart).english
      if way.isEmpty {
        #expect(english.contains("20 points; lowest 0 ") && !english.contains("last"), "\(english)")
        #expect(!chart.alt.contains("rising"), "\(chart.alt)")
      } else {
        #expect(english.contains("20 values; ") && english.contains(way), "\(english)")
      }
    }
  }

  @Test("tells a custom series at names by its names")
  func customNames() throws {
    let chart = try chart()
    try chart.space.x.setScale(.category(CategoryScale(["a", "b", "c"])))
    let stems = CustomStems(x: try Column([2.0, 0, 1]), y: try Column([5.0, 6, 7]))
    chart.add(CustomSeries(stems, in: chart.space))
    let english = reported(chart).english
    #expect(english.hasSuffix("3 values; c 5, a 6 and b 7."), "\(english)")
  }
}
