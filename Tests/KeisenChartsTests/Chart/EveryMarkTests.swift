import KeisenData
import KeisenDrawing
import KeisenJSON
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

/// Draws marks by randomMarks: what a caller may pass is drawn or refused in one line, and never
/// traps.
@Suite("Every mark")
struct EveryMarkTests {
  @Test(
    "is drawn or refused whatever its numbers and ranges are",
    arguments: RandomMarks.Kind.allCases
  )
  func lots(kind: RandomMarks.Kind) throws {
    var randomMarks = RandomMarks(seed: 77)
    var drawn = 0
    for round in 0..<80 {
      // Every other time with numbers that are allowed, so that enough is drawn.
      randomMarks.isNasty = round % 2 == 0
      do {
        let chart = try randomMarks.chart()
        try randomMarks.add(kind, to: chart)
        chart.add(try Legend(), to: .above)
        try randomMarks.changeRanges(of: chart)
        let ratio = [1, 1.5, 3][round % 3]
        _ = try chart.frame(pixelRatio: ratio, isExact: round % 5 == 0) { $0.commands.count }
        let point = Point(x: randomMarks.number(), y: randomMarks.number())
        for place in [point, Point(x: 40, y: 30)] {
          _ = try chart.hit(at: place, within: .greatestFiniteMagnitude)
        }
        try expectSelected(chart, splitAt: randomMarks.number())
        let selection = try Selection(RowSet([0, 2, 3]))
        for series in chart.series { try? series.setSelection(selection) }
        _ = try chart.frame(pixelRatio: ratio, isExact: round % 5 == 0) { $0.commands.count }
        for language in Language.allCases {
          chart.language = language
          #expect(!chart.alt.isEmpty && !chart.alt.contains("\n"))
          #expect(!chart.description.isEmpty)
          let csv = try chart.dataTable(maxRows: 8)
          #expect(csv.isEmpty || csv.hasSuffix("\n"))
          #expect(!(try chart.dataTable(as: .html).contains("nan")))
          _ = try JSON(reading: chart.sonification())
        }
        drawn += 1
      } catch let error as KeisenError {
        #expect(!error.message.isEmpty && !error.message.contains("\n"))
      }
    }
    #expect(drawn > 10, "\(kind) was drawn \(drawn) times")
  }

  /// Expects two parts of a picture to hold the rows that all of it holds, and a lasso no others
  /// than the box that it is.
  private func expectSelected(_ chart: Chart, splitAt split: Double) throws {
    let split = max(1, min(79, split.isNaN ? 40 : split))
    func rows(_ box: Rect) throws -> [RowSet] { try chart.select(in: box).map(\.rows) }
    let all = try rows(Rect(x: 0, y: 0, width: 80, height: 60))
    let left = try rows(Rect(x: 0, y: 0, width: split, height: 60))
    let right = try rows(Rect(x: 80, y: 60, width: split - 80, height: -60))
    let lasso = try chart.select(
      within: [
        Point(x: 0, y: 0), Point(x: split, y: 0), Point(x: split, y: 60), Point(x: 0, y: 60),
      ]
    )
    for index in all.indices {
      #expect(left[index].union(right[index]) == all[index])
      #expect(lasso[index].rows.subtracting(left[index]).isEmpty)
    }
  }
}

/// What is drawn by randomMarks.
struct RandomMarks {
  /// The marks.
  enum Kind: CaseIterable {
    case area, bars, boxes, calendar, candlesticks, contours, errorBars, hexagons, image, arrows
    case pie, polygons, sectors, stems, strip, treemap, violins
  }

  /// Whether numbers are taken that are not allowed, or at the end of what is.
  var isNasty = true
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns a number of any size.
  mutating func number() -> Double {
    let mild = [0, 1, 0.5, 3, -2, 12, 40, 7]
    let nasty = [
      .leastNonzeroMagnitude, 1e-300, -1e-300, 1e6, 1e12, -1e12, 1e18, 9.3e18, 1e300, -1e300,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]
    return pick(isNasty && Bool.random(using: &random) ? nasty : mild)
  }

  /// Returns a number for an option, more often an allowed one.
  private mutating func option() -> Double {
    isNasty ? number() : abs(pick([0, 0.25, 0.5, 1, 0.75]))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func flag() -> Bool { Bool.random(using: &random) }

  private mutating func column(_ count: Int) throws -> Column {
    try Column((0..<count).map { _ in number() })
  }

  private mutating func perhaps(_ count: Int) throws -> Column? {
    flag() ? try column(count) : nil
  }

  /// Returns a small chart that reduces rows or does not.
  mutating func chart() throws -> Chart {
    let chart = try Chart(size: Size(width: 80, height: 60))
    try chart.setDirectRows(pick([0, 3, 100]))
    return chart
  }

  /// Gives a chart's space scales and ranges, or leaves them to be fitted.
  mutating func changeRanges(of chart: Chart) throws {
    for projection in [chart.space.x, chart.space.y] {
      try change(projection)
    }
  }

  private mutating func change(_ projection: Projection) throws {
    let scales: [Scale] = [
      .linear, .linear, .log(), .symlog(threshold: 1), .squareRoot,
      .category(CategoryScale(["a", "b", "c"])), .time(TimeScale(unit: .nanoseconds)),
    ]
    do {
      if flag() { try projection.setScale(pick(scales)) }
      let ranges = [
        (-1e300, 1e300), (1e-300, 2e-300), (5, 5), (10, -10), (0, .leastNonzeroMagnitude),
        (1e15, 1e15 + 1),
        (1, 1e300), (-3, 12),
      ]
      if flag() {
        let (low, high) = pick(ranges)
        try projection.setRange(min: low, max: high)
      }
    } catch {
      // A scale that shows no such range leaves it as it was.
    }
  }

  /// Adds a mark by randomMarks.
  mutating func add(_ kind: Kind, to chart: Chart) throws {
    let count = pick([0, 1, 2, 5, 12])
    let values = try column(count)
    let label = "some"
    switch kind {
    case .area:
      var style = AreaStyle(alpha: option(), baseline: number())
      style.interpolation = pick([.linear, .stepBefore, .stepMiddle, .monotone, .catmullRom()])
      style.line.width = option()
      try chart.add(
        AreaMark(x: perhaps(count), y: values, y2: perhaps(count), style: style),
        label: label
      )
    case .bars:
      let style = BarStyle(
        width: option(),
        widthUnit: pick([.distance, .data, .points]),
        snapsEdges: flag(),
        offset: option(),
        baseline: number(),
        angle: flag() ? 0 : number(),
        anchor: number(),
        alpha: flag() ? 1 : option(),
        borderWidth: option(),
        radii: BarRadii(tipLeft: option(), rootRight: option()),
        connectorWidth: option()
      )
      let mark = BarMark(
        position: try perhaps(count),
        width: flag() ? nil : try column(count),
        value: values,
        base: try perhaps(count),
        orientation: pick([.vertical, .horizontal]),
        style: style
      )
      try chart.add(mark, label: label)
    case .boxes:
      let style = BoxStyle(
        valueDimension: pick([.x, .y]),
        width: option(),
        isNotched: flag(),
        showsMean: flag(),
        alpha: flag() ? 0.5 : option(),
        lineWidth: option(),
        capWidth: option(),
        outlierSize: option()
      )
      try chart.add(BoxMark(groups(values, count), style: style), label: label)
    case .calendar:
      let style = CalendarStyle(
        firstWeekday: isNasty ? pick([0, 6, -1, .max]) : 1,
        gap: option(),
        labelSize: flag() ? 8 : option(),
        borderWidth: option()
      )
      let days = flag() ? try Column((0..<count).map { Int64($0) * 86_400 }) : try column(count)
      try chart.add(CalendarMark(days: days, values: values, style: style), label: label)
    case .candlesticks:
      let style = CandlestickStyle(
        shape: pick([.candle, .hollow, .bars]),
        width: option(),
        widthUnit: pick([.distance, .data, .points]),
        lineWidth: option(),
        alpha: flag() ? 1 : option()
      )
      let mark = CandlestickMark(
        x: try perhaps(count),
        open: values,
        high: try column(count),
        low: try column(count),
        close: try column(count),
        style: style
      )
      try chart.add(mark, label: label)
    case .contours:
      let style = ContourStyle(
        levels: flag()
          ? .count(isNasty ? pick([0, 1, 300, .max]) : 8) : .values([number(), number()]),
        isFilled: flag(),
        width: option(),
        labelSize: flag() ? 0 : option()
      )
      let mark = ContourMark(
        x: flag() ? try Column([0.0, 1, 2]) : try column(3),
        y: flag() ? try Column([0.0, 1, 2, 3]) : try column(4),
        values: try column(12),
        style: style
      )
      try chart.add(mark, label: label)
    case .errorBars:
      let style = ErrorBarStyle(
        width: option(),
        alpha: flag() ? 1 : option(),
        dash: flag() ? [] : [option(), option()],
        capLength: option()
      )
      let mark = ErrorBarMark(
        x: try perhaps(count),
        y: values,
        xLow: try perhaps(count),
        xHigh: try perhaps(count),
        yLow: try perhaps(count),
        yHigh: try column(count),
        style: style
      )
      try chart.add(mark, label: label)
    case .hexagons:
      let style = HexbinStyle(
        columnCount: isNasty ? pick([0, 1, 30, -1, .max]) : 5,
        rowCount: isNasty ? pick([0, 1, -1, .max]) : 0,
        minimumCount: pick([0, 1, 3]),
        isLogX: flag(),
        isLogY: flag(),
        borderWidth: option()
      )
      let mark = HexbinMark(
        x: try column(count),
        y: values,
        values: try perhaps(count),
        style: style
      )
      try chart.add(mark, label: label)
    case .image:
      let image = try Image(width: 2, height: 2, pixelRatio: 1)
      let mark = ImageMark(
        image,
        x: (left: number(), right: number()),
        y: (bottom: number(), top: number()),
        style: ImageStyle(interpolation: flag() ? .linear : .nearest)
      )
      try chart.add(mark, label: label)
    case .arrows:
      let style = QuiverStyle(
        scale: option(),
        units: flag() ? .points : .data,
        pivot: pick([.tail, .middle, .tip]),
        width: option()
      )
      let mark = QuiverMark(
        x: try column(count),
        y: values,
        u: try column(count),
        v: try column(count),
        color: try perhaps(count),
        style: style
      )
      try chart.add(mark, label: label)
    case .pie:
      let style = PieStyle(
        radius: flag() ? 1 : option(),
        innerRadius: flag() ? 0 : option(),
        gap: option(),
        startAngle: number(),
        isClockwise: flag(),
        order: pick([.given, .ascending, .descending]),
        labelPlace: pick([.outside, .inside, .automatic]),
        labelSize: flag() ? 8 : option()
      )
      let mark = PieMark(
        values: values,
        names: (0..<count).map { "name \($0)" },
        explode: try perhaps(count),
        outerRadii: try perhaps(count),
        innerRadii: try perhaps(count),
        style: style
      )
      try chart.add(mark, label: label)
    case .polygons:
      let mark = PolygonMark(
        x: try column(count),
        y: values,
        groups: try perhaps(count),
        style: PolygonStyle(borderWidth: option())
      )
      try chart.add(mark, label: label)
    case .sectors:
      let space = try Space(
        angle: Projection(),
        radius: Projection(),
        polar: Space.Polar(start: number(), isClockwise: flag(), innerRadius: option() / 2)
      )
      let mark = SectorMark(
        x: try perhaps(count),
        y: values,
        base: try perhaps(count),
        widths: try perhaps(count),
        style: SectorStyle(width: option(), gap: option())
      )
      chart.add(try MarkSeries(mark, in: space, label: label))
      chart.add(try Grid(in: space), to: .below)
      chart.add(try PolarAxis(of: space), to: .above)
      try change(space.x)
      try change(space.y)
    case .stems:
      let style = StemStyle(
        baseline: number(),
        width: option(),
        dash: flag() ? [] : [option(), option()],
        size: option(),
        borderWidth: option()
      )
      let mark = StemMark(
        position: try perhaps(count),
        value: values,
        orientation: pick([.vertical, .horizontal]),
        style: style
      )
      try chart.add(mark, label: label)
    case .strip:
      let style = StripStyle(
        valueDimension: pick([.x, .y]),
        width: option(),
        arrangement: flag() ? .swarm : .jitter(seed: 1),
        point: PointStyle(size: option(), borderWidth: option())
      )
      var columns = try groups(values, count)
      columns.size = try perhaps(count)
      try chart.add(StripMark(columns, style: style), label: label)
    case .treemap:
      let style = TreemapStyle(
        labels: (0..<count).map { "name \($0)" },
        labelSize: flag() ? 8 : option(),
        gap: option(),
        padding: option()
      )
      let mark = TreemapMark(values: values, parents: try perhaps(count), style: style)
      try chart.add(mark, label: label)
    case .violins:
      let style = ViolinStyle(
        valueDimension: pick([.x, .y]),
        width: option(),
        adjust: flag() ? 1 : option(),
        cut: option(),
        inner: pick([.none, .box, .quartiles]),
        scaling: pick([.area, .count, .width]),
        side: pick([.both, .low, .high]),
        lineWidth: option()
      )
      try chart.add(ViolinMark(groups(values, count), style: style), label: label)
    }
  }

  private mutating func groups(_ values: Column, _ count: Int) throws -> GroupColumns {
    GroupColumns(values: values, positions: try perhaps(count))
  }
}
