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
@testable import KeisenRanges
@testable import KeisenReduction

@Suite("Hits of points")
struct PointHitTests {
  /// A marker that is in the plot, and what decides which one is found.
  private struct SlowMarker {
    var row: Int
    var place: SIMD2<Double>
    var distance: Double
    var second: Double
  }

  /// Points with columns of any kind.
  private struct Sample {
    var columns: PointColumns
    var style: PointStyle
    var sizes: [Double]?
    var alphas: [Double]?

    init(_ random: inout SeededGenerator) throws {
      let rows = try RandomRows(&random)
      let count = rows.y.count
      columns = PointColumns(x: rows.x, y: rows.y)
      style = PointStyle(
        marker: random.pick(MarkerShape.allCases),
        size: random.pick([0.3, 4, 40])
      )
      if Int.random(in: 0..<3, using: &random) == 0 {
        style.customMarker = try CustomMarker(
          contours: [
            [Point(x: 0, y: 0), Point(x: -1, y: -3), Point(x: 0, y: -2), Point(x: 1, y: -3)]
          ],
          anchor: random.pick([nil, Point(x: 0, y: 0)])
        )
      }
      if Bool.random(using: &random) {
        let maximum: Double = random.pick([3, 30, 300])
        let sizes = (0..<count).map { _ in
          random.pick([
            0, -1, .nan, .infinity, Double.random(in: 0...maximum, using: &random), maximum / 5,
          ])
        }
        self.sizes = sizes
        columns.size = try Column(sizes)
      }
      if Bool.random(using: &random) {
        let alphas = (0..<count).map { _ in random.pick([0, .nan, 0.5, 1, 2, -.infinity]) }
        self.alphas = alphas
        columns.alpha = try Column(alphas)
      }
      if Bool.random(using: &random) { columns.color = columns.y }
    }

    /// Returns the markers in a plot, looked at one by one.
    func markers(
      _ places: [SIMD2<Double>],
      _ query: HitQuery,
      in plot: Rect
    ) -> [SlowMarker] {
      let point = SIMD2(query.point.x, query.point.y)
      return places.enumerated().compactMap { row, place in
        let size = sizes?[row] ?? style.size
        let alpha = alphas?[row] ?? 1
        guard !place.x.isNaN, size > 0, size.isFinite, alpha > 0, alpha.isFinite else { return nil }
        let outline = style.outline(size: size, pixelRatio: 1)
        guard place.x >= plot.minX - outline.radius, place.x <= plot.maxX + outline.radius,
          place.y >= plot.minY - outline.radius, place.y <= plot.maxY + outline.radius
        else { return nil }
        let delta = point - place
        return query.mode == .x
          ? SlowMarker(row: row, place: place, distance: abs(delta.x), second: abs(delta.y))
          : SlowMarker(row: row, place: place, distance: outline.distance(to: delta), second: 0)
      }
    }
  }

  /// Expects a hit to be that of looking at each marker; returns whether there is one.
  private func expectSlow(
    _ chart: Chart,
    _ markers: [SlowMarker],
    _ query: HitQuery,
    _ name: String
  ) throws -> Bool {
    let hit = try chart.hit(at: query.point, within: query.reach, mode: query.mode, pixelRatio: 1)
    let slow = markers.filter { $0.distance <= query.reach }.min {
      ($0.distance, $0.second, -$0.row) < ($1.distance, $1.second, -$1.row)
    }
    let reported = (hit?.row, hit?.distance, slow?.row, slow?.distance)
    #expect(hit?.row == slow?.row, "\(name), \(query): \(reported)")
    #expect(hit?.distance == slow?.distance, "\(name), \(query): \(reported)")
    if let hit, let slow {
      #expect(SIMD2(hit.position.x, hit.position.y) == slow.place)
    }
    return hit != nil
  }

  @Test("are those of looking at each marker", arguments: 0..<12)
  func bruteForce(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(2000 + seed))
    var found = 0
    for number in 0..<60 {
      let sample = try Sample(&random)
      let chart =
        try Bool.random(using: &random)
        ? Chart.whole(300, 200) : Chart(size: Size(width: 300, height: 200))
      try chart.addPoints(
        sample.columns,
        colorScale: sample.columns.color == nil
          ? nil : ColorScale(style: ColorScale.Style(missing: .black)),
        style: sample.style
      )
      try chart.setScales(using: &random)
      let (plot, places) = try chart.places(x: sample.columns.x, y: sample.columns.y)
      guard !plot.isEmpty else { continue }
      for _ in 0..<20 {
        let point = plot.point(near: places, using: &random)
        let mode: HitQuery.Mode = Int.random(in: 0..<3, using: &random) == 0 ? .x : .nearest
        let query = HitQuery(point, mode: mode, within: random.pick([0, 3, 10, 1000, .infinity]))
        let markers = sample.markers(places, query, in: plot)
        if try expectSlow(chart, markers, query, "chart \(number)") { found += 1 }
      }
    }
    #expect(found > 120)
  }

  @Test("are the rows of a million, in order or not")
  func many() throws {
    let count = 1_000_000
    var random = SeededGenerator(seed: 78)
    let noise = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }
    let sizes = try Column(noise.map { Float($0 * 4) })
    for (x, size) in [
      (nil, nil), (try Column(noise.sorted()), sizes), (try Column(noise.reversed()), nil),
    ] as [(Column?, Column?)] {
      let chart = try Chart(size: Size(width: 640, height: 400))
      let columns = PointColumns(x: x, y: try Column(noise.map { $0 * $0 }), size: size)
      try chart.addPoints(columns, style: PointStyle(size: 1))
      let (plot, places) = try chart.places(x: x, y: columns.y)
      for mode in [HitQuery.Mode.nearest, .x] {
        let point = plot.point(near: places, using: &random)
        let query = HitQuery(point, mode: mode, within: random.pick([5, .infinity]))
        let hit = try #require(try chart.hit(at: point, within: query.reach, mode: mode))
        let outlines = { (row: Int) in
          MarkerOutline(
            .circle,
            size: size == nil ? 1 : Double(Float(noise[row] * 4)),
            pixelRatio: 1
          )
        }
        func distance(_ row: Int) -> Double {
          let delta = SIMD2(point.x, point.y) - places[row]
          return mode == .x ? abs(delta.x) : outlines(row).distance(to: delta)
        }
        let nearest = (0..<count).map(distance).min()
        #expect(hit.distance == nearest && distance(hit.row) == nearest)
      }
    }
  }

  /// Points in a picture of 90 by 100 points, whose coordinates are their values.
  private func chart(_ columns: PointColumns, _ style: PointStyle = PointStyle()) throws -> Chart {
    let chart = try Chart.whole(90, 100)
    try chart.addPoints(columns, style: style)
    try chart.space.x.setRange(min: 0, max: 90)
    try chart.space.y.setRange(min: 100, max: 0)
    return chart
  }

  @Test("tell row, exact values, the colour's value, and the distance from the marker's edge")
  func answer() throws {
    var columns = PointColumns(x: try Column([10.0, 50]), y: try Column([20, UInt64(60)]))
    let plain = try chart(columns, PointStyle(size: 8))
    let hit = try #require(try plain.hit(at: Point(x: 50, y: 70)))
    #expect(hit.row == 1 && hit.x == DataValue(50) && hit.y == DataValue(0, origin: 60))
    #expect(hit.position == Point(x: 50, y: 60) && hit.distance == 6)
    #expect(hit.column == 0 && hit.value.offset.isNaN)
    #expect(try plain.hit(at: Point(x: 53, y: 61))?.distance == 0)
    #expect(try plain.hit(at: Point(x: 50, y: 75)) == nil)
    #expect(try plain.hit(at: Point(x: 50, y: 100), within: .infinity)?.row == 1)
    columns.color = try Column([Int64.max, 7])
    let colored = try chart(columns)
    #expect(try colored.hit(at: Point(x: 10, y: 20))?.value == DataValue(0, origin: .max))
  }

  @Test("are of the marker on top, of those that cover the point")
  func covered() throws {
    let columns = PointColumns(
      x: try Column([40.0, 44, 42, 80]),
      y: try Column([50.0, 50, 50, 50]),
      size: try Column([60.0, 20, 4, 2])
    )
    let chart = try chart(columns)
    #expect(try chart.hit(at: Point(x: 42, y: 50))?.row == 2)
    #expect(try chart.hit(at: Point(x: 46, y: 50))?.row == 1)
    #expect(try chart.hit(at: Point(x: 20, y: 50))?.row == 0)
    // Nearer to a small marker than to a large one's edge.
    #expect(try chart.hit(at: Point(x: 76, y: 50))?.row == 3)
    #expect(try chart.hit(at: Point(x: 73, y: 50))?.row == 0)
  }

  @Test("are of markers in part in view, and not of those beside the plot")
  func cut() throws {
    let chart = try chart(
      PointColumns(x: try Column([-3.0, 95]), y: try Column([50.0, 50])),
      PointStyle(size: 8)
    )
    #expect(try chart.hit(at: Point(x: 0, y: 50))?.row == 0)
    #expect(try chart.hit(at: Point(x: 0, y: 50))?.distance == 0)
    #expect(try chart.hit(at: Point(x: 90, y: 50)) == nil)
  }

  @Test("are found in a ring whose rows have gone to the end of the integers")
  func farRing() throws {
    let x = try Column(ring: .float64, capacity: 300)
    let y = try Column(ring: .float64, capacity: 300)
    var zero = 0.0
    for column in [x, y] {
      try column.append(&zero, type: .float64, count: .max - 1 << 20, stride: 0)
      try column.append((0..<300).map { Double($0 * 7 % 300) })
    }
    let chart = try chart(PointColumns(x: x, y: y), PointStyle(size: 0.25))
    try chart.space.x.setRange(min: 0, max: 300)
    try chart.space.y.setRange(min: 300, max: 0)
    // Of markers thinner than a pixel a pixel is seen, so pixels are small here.
    let hit = try #require(try chart.hit(at: Point(x: 60, y: 200.0 / 3), pixelRatio: 16))
    let reported = (hit.row - x.snapshot().rows.lowerBound, hit.x, hit.distance)
    #expect(reported == (200, DataValue(200), 0))
  }

  @Test("are not of points that are not drawn")
  func invisible() throws {
    let places = PointColumns(x: nil, y: try Column([50.0]))
    for style in [PointStyle(size: 0), PointStyle(alpha: 0), PointStyle(color: .clear)] {
      #expect(try chart(places, style).hit(at: Point(x: 0, y: 50), within: .infinity) == nil)
    }
    let ringed = PointStyle(color: .clear, borderWidth: 1)
    #expect(try chart(places, ringed).hit(at: Point(x: 0, y: 50))?.row == 0)
    // A colour that is missing is clear, unless the scale says otherwise.
    var columns = PointColumns(x: nil, y: try Column([50.0, 50]))
    columns.color = try Column([1, Double.nan])
    #expect(try chart(columns).hit(at: Point(x: 1, y: 50))?.row == 0)
  }
}
