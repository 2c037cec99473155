import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

@Suite("Selecting rows")
struct SelectTests {
  /// Whether a polygon surrounds a place an odd number of times, edge by edge.
  private func surrounds(_ lasso: [Point], _ place: SIMD2<Double>) -> Bool {
    guard lasso.count > 2, var last = lasso.last else { return false }
    var isInside = false
    for corner in lasso {
      defer { last = corner }
      let (top, bottom) = corner.y < last.y ? (corner, last) : (last, corner)
      guard top.y <= place.y, place.y < bottom.y else { continue }
      let part = (place.y - top.y) / (bottom.y - top.y)
      if place.x < top.x * (1 - part) + bottom.x * part { isInside.toggle() }
    }
    return isInside
  }

  private func lasso(
    in plot: Rect,
    near places: [SIMD2<Double>],
    _ random: inout SeededGenerator
  ) -> [Point] {
    let count = random.pick([0, 1, 2, 3, 4, 9, 40, 300])
    var lasso: [Point] = []
    for _ in 0..<count {
      var point = plot.point(near: places, using: &random)
      if Int.random(in: 0..<6, using: &random) == 0 { point.x += random.pick([-500, 500]) }
      if Int.random(in: 0..<6, using: &random) == 0, let last = lasso.last { point.y = last.y }
      lasso.append(point)
    }
    return lasso
  }

  private func box(
    in plot: Rect,
    near places: [SIMD2<Double>],
    _ random: inout SeededGenerator
  ) -> Rect {
    let first = plot.point(near: places, using: &random)
    let last = plot.point(near: places, using: &random)
    return Rect(left: first.x, top: first.y, right: last.x, bottom: last.y)
  }

  /// Rows that stand in a part of a plot, looked at one by one.
  private func slow(
    _ places: [SIMD2<Double>],
    _ plot: Rect,
    _ isIn: (SIMD2<Double>) -> Bool
  ) -> [Int] {
    places.indices.filter { row in
      let place = places[row]
      return place.x >= plot.minX && place.x <= plot.maxX && place.y >= plot.minY
        && place.y <= plot.maxY && isIn(place)
    }
  }

  @Test("finds what looking at each place finds", arguments: 0..<8)
  func bruteForce(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(5000 + seed))
    var found = 0
    for number in 0..<40 {
      let rows = try RandomRows(&random)
      let chart =
        try Bool.random(using: &random)
        ? Chart.whole(300, 200) : Chart(size: Size(width: 300, height: 200))
      let x: Column
      if let own = rows.x { x = own } else { x = try Column((0..<rows.y.count).map { Double($0) }) }
      try chart.addPoints(PointColumns(x: rows.x, y: rows.y))
      chart.add(try LineSeries(x: rows.x, y: rows.y, in: chart.space))
      try chart.add(AreaMark(x: rows.x, y: rows.y))
      chart.add(try DensitySeries(DensityColumns(x: rows.x, y: rows.y), in: chart.space))
      try chart.add(ErrorBarMark(x: rows.x, y: rows.y, yLow: rows.y))
      try chart.add(QuiverMark(x: x, y: rows.y, u: rows.y, v: rows.y))
      try chart.add(StemMark(position: rows.x, value: rows.y))
      try chart.setScales(using: &random)
      let (plot, places) = try chart.places(x: rows.x, y: rows.y)
      guard !plot.isEmpty else { continue }
      let finite = try Set(rows.y.finiteRows)
      for _ in 0..<6 {
        let box = box(in: plot, near: places, &random)
        let slowBox = slow(places, plot) {
          $0.x >= min(box.minX, box.maxX) && $0.x <= max(box.minX, box.maxX)
            && $0.y >= min(box.minY, box.maxY) && $0.y <= max(box.minY, box.maxY)
        }
        let lasso = lasso(in: plot, near: places, &random)
        let slowLasso = slow(places, plot) { surrounds(lasso, $0) }
        for (name, all, slow) in [
          ("box", try chart.select(in: box, pixelRatio: 1), slowBox),
          ("lasso", try chart.select(within: lasso, pixelRatio: 1), slowLasso),
        ] {
          #expect(all.map(\.seriesIndex) == Array(0..<7))
          for one in all {
            // Arrows of which a value is missing are not there.
            let expected = one.seriesIndex == 5 ? slow.filter { finite.contains($0) } : slow
            #expect(
              one.rows.rows == expected,
              "\(name) of \(one.series), chart \(number): \(one.rows.count), \(expected.count)"
            )
            found += expected.count
          }
        }
      }
    }
    #expect(found > 1000)
  }

  @Test("finds the rows of many in order between the sides of a box")
  func many() throws {
    let count = 200_000
    var random = SeededGenerator(seed: 4)
    let noise = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }
    for x in [nil, try Column(noise.sorted()), try Column(noise.shuffled(using: &random))] {
      let chart = try Chart(size: Size(width: 640, height: 400))
      try chart.addPoints(PointColumns(x: x, y: try Column(noise)))
      let (plot, places) = try chart.places(x: x, y: try Column(noise))
      let box = Rect(x: plot.midX, y: plot.midY, width: 30, height: 40)
      let rows = try chart.select(in: box)[0].rows
      let slow = places.indices.filter {
        places[$0].x >= box.minX && places[$0].x <= box.maxX && places[$0].y >= box.minY
          && places[$0].y <= box.maxY
      }
      #expect(rows.rows == slow && !slow.isEmpty)
    }
  }

  /// A picture of 90 by 100 points, all of it the plot.
  private func small(_ x: ClosedRange<Double> = 0...90) throws -> Chart {
    let chart = try Chart.whole(90, 100)
    try chart.space.x.setRange(min: x.lowerBound, max: x.upperBound)
    try chart.space.y.setRange(min: 100, max: 0)
    return chart
  }

  private func rows(_ chart: Chart, _ box: Rect) throws -> [Int] {
    try chart.select(in: box).flatMap(\.rows.rows)
  }

  @Test("finds markers by their middle, where they are seen")
  func markers() throws {
    let chart = try small()
    let columns = PointColumns(
      x: try Column([10.0, 20, 30, 40, 50, 95]),
      y: try Column([10.0, 20, 30, 40, .nan, 10]),
      size: try Column([50.0, 0, 5, .nan, 5, 90]),
      alpha: try Column([1.0, 1, 0, 1, 1, 1])
    )
    let points = try chart.addPoints(columns)
    #expect(try rows(chart, Rect(x: 0, y: 0, width: 90, height: 100)) == [0])
    #expect(try rows(chart, Rect(x: 10, y: 10, width: 0, height: 0)) == [0])
    #expect(try rows(chart, Rect(x: 20, y: 30, width: -10, height: -20)) == [0])
    #expect(try rows(chart, Rect(x: 10.1, y: 0, width: 50, height: 50)).isEmpty)
    try points.setStyle(PointStyle(alpha: 0))
    #expect(try rows(chart, Rect(x: 0, y: 0, width: 90, height: 100)).isEmpty)
    #expect(
      try chart.select(in: .zero, of: LineSeries(x: nil, y: columns.y, in: chart.space)).isEmpty
    )
  }

  @Test("finds bars by the middle of what the plot shows")
  func bars() throws {
    let chart = try small()
    let values = try Column([40.0, -500, 80])
    try chart.add(BarMark(position: try Column([20.0, 40, 60]), value: values))
    // The second one goes up from 0 at the top and is not there.
    #expect(try rows(chart, Rect(x: 15, y: 19, width: 10, height: 2)) == [0])
    #expect(try rows(chart, Rect(x: 55, y: 39, width: 10, height: 2)) == [2])
    #expect(try rows(chart, Rect(x: 0, y: 0, width: 90, height: 15)).isEmpty)
    let names = try small(-0.5...2.5)
    let series = try CategoryBarSeries(names: ["a", "b", "c"], values: values, in: names.space)
    names.add(series)
    try names.space.x.setScale(.category(CategoryScale(["a", "b", "c"])))
    try names.space.x.setRange(min: -0.5, max: 2.5)
    #expect(try rows(names, Rect(x: 0, y: 15, width: 90, height: 10)) == [0])
    #expect(try rows(names, Rect(x: 60, y: 0, width: 30, height: 50)) == [2])
  }

  @Test("finds cells, pixels and values of a grid by their place among all")
  func cells() throws {
    let chart = try small(0...3)
    try chart.space.y.setRange(min: 2, max: 0)
    let values = try Column([1.0, 2, 3, 4, 5, 6])
    for (order, expected) in [(HeatmapSeries.Order.rows, [2, 5]), (.columns, [4, 5])] {
      let series = try HeatmapSeries(values: values, columns: 3, order: order, in: chart.space)
      chart.add(series)
      let box = Rect(x: 61, y: 0, width: 20, height: 100)
      #expect(try chart.select(in: box, of: series)[0].rows.rows == expected)
    }
    let image = try Image(width: 3, height: 2, pixelRatio: 1)
    let pixels = try ImageSeries(
      ImageMark(image, x: (0, 3), y: (2, 0)),
      in: chart.space
    )
    chart.add(pixels)
    let first = try chart.select(in: Rect(x: 0, y: 0, width: 50, height: 40), of: pixels)[0]
    #expect(first.rows.rows == [0, 1])
    let field = try ContourSeries(
      ContourMark(
        x: try Column([0.5, 1.5, 2.5]),
        y: try Column([0.5, 1.5]),
        values: values
      ),
      in: chart.space
    )
    chart.add(field)
    let last = try chart.select(in: Rect(x: 40, y: 60, width: 50, height: 40), of: field)[0]
    #expect(last.rows.rows == [4, 5])
  }

  @Test("finds polygons with all rows, and rows of groups by their values")
  func shapes() throws {
    let chart = try small()
    let polygons = try PolygonSeries(
      PolygonMark(
        x: try Column([0.0, 20, 20, 50, 90, 90, 50]),
        y: try Column([0.0, 0, 20, 50, 50, 90, 90]),
        groups: try Column([1.0, 1, 1, 2, 2, 2, 2])
      ),
      in: chart.space
    )
    chart.add(polygons)
    #expect(try rows(chart, Rect(x: 5, y: 5, width: 10, height: 10)) == [0, 1, 2])
    #expect(try rows(chart, Rect(x: 60, y: 60, width: 20, height: 20)) == [3, 4, 5, 6])
    #expect(try rows(chart, Rect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
    let groups = GroupColumns(
      values: try Column([10.0, 20, 30, 90, .nan]),
      positions: try Column([30.0, 30, 30, 60, 30])
    )
    for series in [
      try MarkSeries(BoxMark(groups), in: chart.space) as any Series,
      try MarkSeries(ViolinMark(groups), in: chart.space),
    ] {
      chart.add(series)
      let box = Rect(x: 25, y: 15, width: 10, height: 80)
      #expect(try chart.select(in: box, of: series)[0].rows.rows == [1, 2])
    }
    let strip = try MarkSeries(
      StripMark(groups, style: StripStyle(width: 0.5)),
      in: chart.space
    )
    chart.add(strip)
    let all = Rect(x: 0, y: 0, width: 90, height: 100)
    #expect(try chart.select(in: all, of: strip)[0].rows.rows == [0, 1, 2, 3])
  }

  @Test("finds slices, days and rectangles by their middle")
  func tiles() throws {
    let chart = try small()
    try chart.add(PieMark(values: try Column([1.0, 1, 1, 1])))
    // Clockwise from 12 o'clock.
    #expect(try rows(chart, Rect(x: 45, y: 0, width: 45, height: 50)) == [0])
    #expect(try rows(chart, Rect(x: 0, y: 0, width: 44, height: 100)) == [2, 3])
    let tiles = try small()
    try tiles.add(TreemapMark(values: try Column([1.0, 1])))
    let whole = Rect(x: 0, y: 0, width: 90, height: 100)
    #expect(try rows(tiles, whole) == [0, 1])
    #expect(try rows(tiles, Rect(x: 0, y: 0, width: 90, height: 40)).count == 1)
    let days = try small()
    try days.add(CalendarMark(days: try Column([0.0, 0.5, 1]), values: try Column([1.0, 2, 3])))
    #expect(try rows(days, whole) == [0, 1, 2])
    var found: Set<Int> = []
    for place in 0..<9000 {
      let point = Point(x: Double(place % 90) + 0.5, y: Double(place / 90) + 0.5)
      guard let hit = try days.hit(at: point) else { continue }
      let cell = Rect(x: hit.position.x, y: hit.position.y, width: 0, height: 0)
      let selected = try rows(days, cell)
      #expect(selected == (hit.row == 0 ? [0, 1] : [2]))
      found.formUnion(selected)
    }
    #expect(found == [0, 1, 2])
  }

  @Test("finds rows on a disc, and none beside it")
  func polar() throws {
    let chart = try Chart.whole(100, 100)
    let space = try chart.addPolar(.degrees, radii: 0...1)
    let (x, y) = (try Column([0.0, 90, 180, 45]), try Column([0.5, 0.5, 0.5, 1.5]))
    let series: [any Series] = [
      try PointSeries(PointColumns(x: x, y: y), in: space),
      try LineSeries(x: x, y: y, in: space),
      try MarkSeries(AreaMark(x: x, y: y), in: space),
    ]
    for one in series { chart.add(one) }
    let disc = try chart.plot()
    let middle = Point(x: disc.midX, y: disc.midY)
    let right = Rect(x: middle.x + 1, y: 0, width: 99, height: 100)
    for one in series {
      #expect(try chart.select(in: right, of: one)[0].rows.rows == [1])
      let all = Rect(x: 0, y: 0, width: 100, height: 100)
      #expect(try chart.select(in: all, of: one)[0].rows.rows == [0, 1, 2])
    }
    let sectors = try SectorSeries(SectorMark(x: x, y: y), in: space)
    chart.add(sectors)
    #expect(try chart.select(in: right, of: sectors)[0].rows.contains(1))
  }

  @Test("refuses numbers that are not finite, and changes nothing")
  func refused() throws {
    let chart = try small()
    try chart.addPoints(PointColumns(x: nil, y: try Column([1.0, 2])))
    let nan = Rect(x: .nan, y: 0, width: 1, height: 1)
    #expect(throws: KeisenError(.invalidArgument, "left of the box must be finite, got nan")) {
      try chart.select(in: nan)
    }
    #expect(throws: KeisenError(.invalidArgument, "right of the box must be finite, got inf")) {
      try chart.select(in: Rect(x: 0, y: 0, width: .infinity, height: 1))
    }
    let lasso = [Point(x: 0, y: 0), Point(x: 1, y: -.infinity)]
    let message = "points of the lasso must be finite, got (1.0, -inf) at 1"
    #expect(throws: KeisenError(.invalidArgument, message)) { try chart.select(within: lasso) }
    #expect(try chart.select(within: [])[0].rows.isEmpty)
    #expect(try Chart(size: Size(width: 5, height: 5)).select(in: .zero).isEmpty)
  }

  @Test("finds what a lasso that crosses itself goes around an odd number of times")
  func crossing() throws {
    let chart = try small()
    let columns = PointColumns(x: try Column([45.0, 45, 20]), y: try Column([50.0, 20, 50]))
    try chart.addPoints(columns)
    // A square, gone around twice, the second time smaller.
    let lasso: [Point] = [
      Point(x: 10, y: 10), Point(x: 80, y: 10), Point(x: 80, y: 90), Point(x: 10, y: 90),
      Point(x: 10, y: 10), Point(x: 30, y: 30), Point(x: 60, y: 30), Point(x: 60, y: 70),
      Point(x: 30, y: 70), Point(x: 30, y: 30),
    ]
    #expect(try chart.select(within: lasso)[0].rows.rows == [1, 2])
  }
}

extension Column {
  /// The rows whose values are finite.
  fileprivate var finiteRows: [Int] {
    get throws {
      let snapshot = snapshot()
      let values = [Double](unsafeUninitializedCapacity: snapshot.count) { values, count in
        if let base = values.baseAddress { snapshot.read(snapshot.rows, relativeTo: 0, into: base) }
        count = snapshot.count
      }
      return values.indices.filter { values[$0].isFinite }
    }
  }
}
