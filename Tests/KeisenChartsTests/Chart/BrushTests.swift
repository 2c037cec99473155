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
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

@Suite("Brushing")
struct BrushTests {
  private let chosen = RowSet([0, 2, 3, 40, 41, 77])

  private func numbers(_ count: Int) -> [Double] {
    (0..<count).map { Double(($0 * 37) % 23) + 1 }
  }

  /// Numbers of the rows that are in a set, or of those that are not; the others are gaps.
  private func part(_ values: [Double], isInside: Bool) throws -> Column {
    try Column(values.indices.map { chosen.contains($0) == isInside ? values[$0] : .nan })
  }

  /// A chart of 90 rows whose range stays.
  private func chart() throws -> Chart {
    let chart = try Chart.whole(300, 200)
    try chart.space.x.setRange(min: -1, max: 91)
    try chart.space.y.setRange(min: 0, max: 30)
    return chart
  }

  private func text(_ chart: Chart, isExact: Bool = false) throws -> String {
    try chart.frame(isExact: isExact) { $0.text }
  }

  /// Expects a series with a selection to draw what one of the rows outside, dimmed, and one of
  /// those within draw above it.
  private func expect<Kind: Mark>(
    _ name: String,
    _ make: (Column, Double) throws -> Kind
  ) throws {
    let values = numbers(90)
    for directRows in [0, 1000] {
      let brushed = try chart()
      try brushed.setDirectRows(directRows)
      let series = try MarkSeries(try make(try Column(values), 1), in: brushed.space)
      brushed.add(series)
      let plain = try text(brushed)
      let selection = try Selection(dimming: 0.25)
      try series.setSelection(selection)
      #expect(try text(brushed) == plain, "\(name): an empty selection dims nothing")
      selection.rows = chosen
      let two = try chart()
      try two.setDirectRows(directRows)
      two.add(try MarkSeries(try make(try part(values, isInside: false), 0.25), in: two.space))
      two.add(try MarkSeries(try make(try part(values, isInside: true), 1), in: two.space))
      for isExact in [false, true] {
        let (found, wanted) = (try text(brushed, isExact: isExact), try text(two, isExact: isExact))
        #expect(found == wanted && found != plain, "\(name), direct rows \(directRows)")
      }
      let record = try #require(brushed.frameRecord?.series.first)
      #expect(record.gaps == 0 && record.rows > 20, "\(name): \(record)")
      selection.rows = RowSet(0..<90)
      try series.setSelection(Selection?.none)
      #expect(try text(brushed) == plain)
    }
  }

  private let color = Color(rgb: 0x336699)

  @Test("draws bars in two parts, those that are selected above")
  func bars() throws {
    try expect("bars") { value, alpha in
      BarMark(value: value, style: BarStyle(color: color, alpha: alpha, borderWidth: 1))
    }
    try expect("level bars") { value, alpha in
      BarMark(
        value: value,
        orientation: .horizontal,
        style: BarStyle(color: color, alpha: alpha)
      )
    }
  }

  @Test("draws stems, error bars, candlesticks, arrows and strips in two parts")
  func marks() throws {
    let values = numbers(90)
    try expect("stems") { value, alpha in
      StemMark(value: value, style: StemStyle(color: color, alpha: alpha, borderWidth: 1))
    }
    try expect("error bars") { value, alpha in
      ErrorBarMark(
        y: value,
        yLow: try Column(values.map { $0 - 1 }),
        yHigh: try Column(values.map { $0 + 1 }),
        style: ErrorBarStyle(color: color, alpha: alpha)
      )
    }
    try expect("candlesticks") { value, alpha in
      CandlestickMark(
        open: try Column(values.map { $0 + 2 }),
        high: try Column(values.map { $0 + 3 }),
        low: try Column(values.map { $0 - 1 }),
        close: value,
        style: CandlestickStyle(alpha: alpha)
      )
    }
    try expect("arrows") { value, alpha in
      QuiverMark(
        x: try Column((0..<90).map { Double($0) }),
        y: value,
        u: try Column(values),
        v: try Column(values),
        style: QuiverStyle(scale: 0.5, color: color, alpha: alpha)
      )
    }
  }

  @Test("draws points in two parts, borders too")
  func points() throws {
    let values = numbers(90)
    let columns = PointColumns(x: nil, y: try Column(values), size: try Column(values))
    let style = PointStyle(color: color, borderWidth: 1)
    let brushed = try chart()
    let points = try brushed.addPoints(columns, style: style)
    try points.setSelection(try Selection(chosen))
    let two = try chart()
    var outside = style
    outside.alpha = 0.15
    for (isInside, style) in [(false, outside), (true, style)] {
      var own = columns
      own.y = try part(values, isInside: isInside)
      try two.addPoints(own, style: style)
    }
    #expect(try text(brushed) == text(two))
    let record = try #require(brushed.frameRecord?.series.first)
    #expect(record.gaps == 0 && record.rows == 90)
  }

  @Test("keeps the places of a swarm, and the lengths of arrows")
  func swarm() throws {
    let chart = try chart()
    let groups = GroupColumns(values: try Column((0..<40).map { Double($0 % 4) + 10 }))
    let style = StripStyle(arrangement: .swarm, point: PointStyle(size: 4, color: color))
    let series = try MarkSeries(StripMark(groups, style: style), in: chart.space)
    chart.add(series)
    func positions() throws -> [SIMD2<Float>] {
      try chart.frame { list in
        list.commands.flatMap { command -> [SIMD2<Float>] in
          guard case .markers(let markers) = command.primitive else { return [] }
          return (0..<markers.positions.count).map { markers.positions.elements[$0] }
        }
      }
    }
    let all = try positions()
    try series.setSelection(try Selection(chosen))
    let found = try positions()
    #expect(found.count == all.count && found != all)
    #expect(Set(found.map { [$0.x, $0.y] }) == Set(all.map { [$0.x, $0.y] }))
  }

  @Test("shows a polygon as selected of which any corner is")
  func polygons() throws {
    let chart = try chart()
    let mark = PolygonMark(
      x: try Column([0.0, 10, 10, 20, 30, 30]),
      y: try Column([0.0, 0, 10, 0, 0, 10]),
      groups: try Column([1.0, 1, 1, 2, 2, 2]),
      style: PolygonStyle(color: color)
    )
    let series = try PolygonSeries(mark, in: chart.space)
    chart.add(series)
    try series.setSelection(try Selection(RowSet([4])))
    let alphas = try chart.frame { list in
      list.commands.compactMap { command -> Float? in
        guard case .path(let path) = command.primitive,
          case .fill(.color(let color), _) = path.paint
        else { return nil }
        return color.alpha
      }
    }
    #expect(alphas == [0.15, 1])
  }

  @Test("keeps which of category bars is the greatest, and their numbers in a ring")
  func categoryBars() throws {
    let ring = try Column(ring: .float64, capacity: 3)
    try ring.append([9.0, 5, 8, 3])
    let chart = try Chart.whole(300, 200)
    let bars = try CategoryBarSeries(names: ["a", "b", "c"], values: ring, in: chart.space)
    chart.add(bars)
    func fills() throws -> [Color] {
      try chart.frame { list in
        list.commands.compactMap { command -> Color? in
          guard case .rectangle(let rect) = command.primitive, rect.rect.width < 200,
            case .color(let color) = rect.fill
          else { return nil }
          return color
        }
      }
    }
    let plain = try fills()
    try bars.setSelection(try Selection(RowSet([2])))
    let found = try fills()
    let dimmed = plain.map { $0.opacity(0.15) }
    #expect(found == [dimmed[0], dimmed[1], plain[2]])
  }

  @Test("is for series whose rows have shapes of their own")
  func refused() throws {
    let chart = try chart()
    let y = try Column(numbers(9))
    let selection = try Selection()
    let line = try LineSeries(x: nil, y: y, in: chart.space)
    let message = "line can't dim rows: its rows have no shapes of their own"
    #expect(throws: KeisenError(.unsupported, message)) { try line.setSelection(selection) }
    try line.setSelection(Selection?.none)
    let area = try AreaSeries(AreaMark(x: nil, y: y), in: chart.space)
    #expect(
      throws: KeisenError(
        .unsupported,
        "area can't dim rows: its rows have no shapes of their own"
      )
    ) { try area.setSelection(selection) }
    try area.setSelection(Selection?.none)
    #expect(area.selection == nil && line.selection == nil)
  }

  @Test("leaves legends as they are, and follows columns and rows that change")
  func legends() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    try chart.space.x.setRange(min: 0, max: 5)
    let y = Column(growing: .float64)
    try y.append([1.0, 2, 3])
    let style = PointStyle(color: color)
    let points = try chart.addPoints(PointColumns(x: nil, y: y), style: style, label: "p")
    chart.add(try Legend(), to: .above)
    try points.setSelection(try Selection(RowSet([0, 3])))
    func counts() throws -> [(Int, Float)] {
      try chart.frame { list in
        list.commands.compactMap { command -> (Int, Float)? in
          guard case .markers(let markers) = command.primitive, case .one(let color) = markers.fill
          else { return nil }
          return (markers.positions.count, color.alpha)
        }
      }
    }
    var found = try counts()
    #expect(found.map(\.0) == [2, 1, 1] && found.map(\.1) == [0.15, 1, 1])
    try y.append([2.0])
    found = try counts()
    #expect(found.map(\.0) == [2, 2, 1])
  }

  @Test("dims rows on a disc")
  func polar() throws {
    let chart = try Chart.whole(100, 100)
    let space = try chart.addPolar(.degrees, radii: 0...1)
    let (x, y) = (try Column([0.0, 90, 180]), try Column([0.5, 0.5, 0.5]))
    let points = try PointSeries(PointColumns(x: x, y: y), in: space)
    chart.add(points)
    try points.setSelection(try Selection(RowSet([1])))
    let counts = try chart.frame { list in
      list.commands.compactMap { command -> Int? in
        guard case .markers(let markers) = command.primitive else { return nil }
        return markers.positions.count
      }
    }
    #expect(counts == [2, 1])
    let sectors = try SectorSeries(SectorMark(x: x, y: y), in: space)
    chart.add(sectors)
    try sectors.setSelection(try Selection(RowSet([7])))
    _ = try chart.frame { _ in }
  }
}
